import { hasEntities, isTranslation } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { errorsOfSyntax } from '../../workspace/documents/errorsOfSyntax.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Edit, Finding } from '../problems/finding.ts';
import { severityOf } from '../problems/kinds.ts';
import { inOwnLineEnds } from './improved.ts';
import { type Made, makeEdits } from './makeEdits.ts';
import { newProblems } from './newProblems.ts';
import { safeEdits } from './safeEdits.ts';

/** A fix may reveal a problem with another fix; after so many rounds the rest is left. */
const maximumRounds = 20;

/** A document with its safe fixes made. */
export interface Repaired {
  readonly document: Document;
  /** Its text before. */
  readonly before: string;
  /** The number of problems that were repaired. */
  readonly count: number;
}

/** The results of all repairs. */
interface Repairs {
  readonly repaired: readonly Repaired[];
  /** Documents with fixes that cannot be read as XML even with all of them: they stay as they are. */
  readonly leftBroken: readonly Document[];
}

/** A document, and what has been done to it. */
interface State {
  readonly document: Document;
  before: string | undefined;
  count: number;
}

/**
 * Makes all safe fixes in the documents of a workspace, in rounds. A fix that would leave a problem behind that was not there is not made, and
 * a document that would not be well-formed at the end stays as it is. The documents are edited where they are, so that only their changed
 * entries are checked again.
 *
 * @param findingsOf the problems that may be repaired, in the order of the text.
 */
export function repair(
  workspace: Workspace,
  documents: readonly Document[],
  findingsOf: (document: Document) => readonly Finding[],
): Repairs {
  const states = inOrder(documents).map((document): State => ({ document, before: undefined, count: 0 }));
  let hasChanged = true;
  // A fix in one document may reveal a problem in another.
  for (let round = 0; round < maximumRounds && hasChanged; round++) {
    hasChanged = false;
    for (const state of states) {
      const text = state.before ?? state.document.getText();
      const count = repairOnce(workspace, state.document, findingsOf);
      if (count === 0) continue;
      hasChanged = true;
      state.before = text;
      state.count += count;
    }
  }
  const changed = states.flatMap(({ document, before, count }): readonly Repaired[] =>
    before === undefined || document.hasText(before) ? [] : [{ document, before, count }],
  );
  const broken = changed.filter(({ document }) => errorsOfSyntax(document) > 0);
  for (const one of broken) restore(workspace, one);
  const wanted = new Map(changed.filter((one) => !broken.includes(one)).map((one) => [one.document, one]));
  return {
    repaired: documents.flatMap((document) => wanted.get(document) ?? []),
    leftBroken: broken.map(({ document }) => document),
  };
}

/** Gives a document its text from before. */
export function restore(workspace: Workspace, { document, before }: Repaired): void {
  workspace.update(document, [{ text: before }], document.version + 1);
}

/** Rules before what uses them, and translations last: a slip in one is a copy until that in its source is repaired. */
function inOrder(documents: readonly Document[]): readonly Document[] {
  return documents.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ format }: Document): number {
  if (isTranslation(format)) return 2;
  return hasEntities(format, 'rule') ? 0 : 1;
}

/** Makes the safe fixes that leave no new problem behind. Returns their number. */
function repairOnce(
  workspace: Workspace,
  document: Document,
  findingsOf: (document: Document) => readonly Finding[],
): number {
  const before = findingsOf(document);
  const wanted = safeEdits(before);
  if (wanted.edits.length === 0) return 0;
  const attempt = (edits: readonly Edit[]): readonly Finding[] | undefined =>
    harmOf(workspace, document, before, edits, findingsOf);
  const harm = attempt(wanted.edits);
  if (!harm) return wanted.repaired.length;
  // Those in the entries of the new problems are to blame, or else each of them may be.
  const blamed = wanted.repaired.filter((finding) => harm.some(({ span }) => isInSameEntry(document, finding, span)));
  const suspects = blamed.length > 0 ? blamed : wanted.repaired;
  const harmless: Finding[] = [];
  const text = document.getText();
  for (const one of suspects.length > maximumTried ? [] : suspects) {
    if (attempt(safeEdits(before.filter((other) => other === one || harmless.includes(other))).edits)) continue;
    harmless.push(one);
    restore(workspace, { document, before: text, count: 1 });
  }
  for (const good of [harmless, []]) {
    const { edits, repaired } = safeEdits(before.filter((one) => !suspects.includes(one) || good.includes(one)));
    if (edits.length === 0) continue;
    if (!attempt(edits)) return repaired.length;
  }
  return 0;
}

/** So many fixes are tried one by one. */
const maximumTried = 12;

/**
 * Makes the edits, and takes them back if they do harm: then the result is the new problems, with spans of the document as it was. It is empty
 * if the document could not be read as before.
 */
function harmOf(
  workspace: Workspace,
  document: Document,
  before: readonly Finding[],
  edits: readonly Edit[],
  findingsOf: (document: Document) => readonly Finding[],
): readonly Finding[] | undefined {
  const [format, errors] = [document.format, errorsOfSyntax(document)];
  const made: Made = makeEdits(workspace, document, inOwnLineEnds(document, edits));
  if (document.format !== format || errorsOfSyntax(document) > errors) {
    made.takeBack();
    return [];
  }
  const after = findingsOf(document);
  const found = newProblems(before, after, made.edits);
  if (found.length === 0 && errorsIn(after) <= errorsIn(before)) return undefined;
  made.takeBack();
  return found;
}

function isInSameEntry(document: Document, { fixes = [] }: Finding, { start }: Finding['span']): boolean {
  const index = document.sectionIndexAt(start);
  return fixes.some(({ edits }) => edits.some(({ span }) => document.sectionIndexAt(span.start) === index));
}

function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({ code }) => severityOf(code) === 'error').length;
}
