import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';
import { severityOf } from '../problems/kinds.ts';
import { errorsOfSyntax, improved } from './improved.ts';
import { safeEdits } from './safeEdits.ts';

/** A fix may reveal a problem with another fix; after so many rounds the rest is left. */
const maximumRounds = 20;

/** A document with its safe fixes made. */
export interface Repaired {
  /** The document before, and the new one in its place. */
  readonly before: Document;
  readonly after: Document;
  /** The number of problems that were repaired. */
  readonly count: number;
}

/** The results of all repairs. */
interface Repairs {
  readonly repaired: readonly Repaired[];
  /** Documents with fixes that cannot be read as XML even with all of them: they stay as they are. */
  readonly leftBroken: readonly Document[];
}

/**
 * Makes all safe fixes of the documents, in rounds, and puts the new documents into the workspace. A round that makes a document worse, with
 * more errors or unreadable XML, is not made, and a document that would not be well-formed at the end stays as it is.
 *
 * @param findingsOf the problems that may be repaired, in the order of the text.
 */
export function repair(
  workspace: Workspace,
  documents: readonly Document[],
  findingsOf: (document: Document) => readonly Finding[],
): Repairs {
  const states = documents.map((before) => ({ before, after: before, count: 0 }));
  let hasChanged = true;
  // A fix in one document may reveal a problem in another: a slip in a translation is a copy until that in its source is repaired.
  for (let round = 0; round < maximumRounds && hasChanged; round++) {
    hasChanged = false;
    for (const state of states) {
      const next = nextOf(workspace, state.after, findingsOf);
      if (!next) continue;
      hasChanged = true;
      state.after = next.document;
      state.count += next.count;
    }
  }
  const changed = states.filter(({ before, after }) => before !== after);
  const broken = changed.filter(({ after }) => errorsOfSyntax(after) > 0);
  for (const { before } of broken) workspace.put(before);
  return {
    repaired: changed.filter((state) => !broken.includes(state)),
    leftBroken: broken.map(({ before }) => before),
  };
}

/** The document after one round, in the workspace; undefined without a fix, or if the fixes do harm. */
function nextOf(
  workspace: Workspace,
  document: Document,
  findingsOf: (document: Document) => readonly Finding[],
): { readonly document: Document; readonly count: number } | undefined {
  const before = findingsOf(document);
  const { edits, repaired } = safeEdits(before);
  if (edits.length === 0) return undefined;
  const next = improved(document, edits);
  if (!next) return undefined;
  workspace.put(next);
  const isBetter = errorsIn(findingsOf(next)) <= errorsIn(before);
  if (isBetter) return { document: next, count: repaired.length };
  workspace.put(document);
  return undefined;
}

function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({ code }) => severityOf(code) === 'error').length;
}
