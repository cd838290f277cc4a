import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import { proseOf } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Located } from '../../workspace/index/documentOrder.ts';
import { entityKeyIn, fileLanguage } from '../../workspace/index/translation.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { CopyPlace } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';
import type { SlipCode } from '../problems/kinds.ts';
import { ocrProblems } from './ocr.ts';

type SlipFinding = Extract<Finding, { readonly code: SlipCode }>;

/** A problem, and the start of its section, in whose coordinates its span is. */
interface Placed {
  readonly problem: Finding;
  readonly start: number;
}

/**
 * The same problems, with one for each slip that was copied from a text into its translations: it stays with the text, where it has the places
 * of the copies, and is left out of the translations. A slip of a translation alone stays there.
 */
export function withoutCopies<Item extends Placed>(
  workspace: Workspace,
  document: Document,
  placed: readonly Item[],
): readonly Item[] {
  if (!placed.some(({ problem }) => isSlip(problem))) return placed;
  const isOfTranslations = isTranslation(document.format);
  const counts = new Map<string, number>();
  return placed.flatMap((item): readonly Item[] => {
    const { problem, start } = item;
    if (!isSlip(problem)) return [item];
    const index = document.sectionIndexAt(start);
    const section = document.sections[index];
    // A finding about the whole document has no section.
    if (!section || document.startOf(index) !== start) return [item];
    const alike = `${start} ${keyOf(problem)}`;
    const number = counts.get(alike) ?? 0;
    counts.set(alike, number + 1);
    if (isOfTranslations) {
      const base = baseOf(workspace, document, section);
      return base && twinOf(problem, number, base) ? [] : [item];
    }
    const copies = copiesOf(workspace, section, problem, number);
    return copies.length === 0 ? [item] : [{ ...item, problem: withCopies(problem, copies) }];
  });
}

function isSlip({ code, facts }: Finding): boolean {
  return code !== 'curly-quotes' && code !== 'missing-prefix' && 'written' in facts && 'repaired' in facts;
}

function withCopies(problem: Finding, copies: readonly CopyPlace[]): Finding {
  const slip = problem as SlipFinding;
  return { ...slip, facts: { ...slip.facts, copies } };
}

/** The entry of the workspace that a translation belongs to; undefined for one of a bundled rule. */
function baseOf({ index }: Workspace, document: Document, section: Section): Located | undefined {
  const key = entityKeyIn(document, section);
  return key && index.entities.ownWithId(key.entity, key.id)[0];
}

/** The places of the same slip in the translations of an entry. */
function copiesOf(
  { index: { entities } }: Workspace,
  section: Section,
  problem: Finding,
  number: number,
): readonly CopyPlace[] {
  return entities.entitiesIn(section).flatMap(({ kind, id }) =>
    entities.referencesTo(kind, id).flatMap((reference): readonly CopyPlace[] => {
      const twin = reference.kind === 'translation' ? twinOf(problem, number, reference) : undefined;
      const start = twin && startOf(reference);
      return start === undefined || !twin ? [] : [copyPlace(reference, shift(twin.span, start))];
    }),
  );
}

function copyPlace({ document: { uri } }: Located, span: Span): CopyPlace {
  return { uri, file: fileNameOf(uri), span };
}

function startOf({ document, section }: Located): number | undefined {
  const index = document.sections.indexOf(section);
  return index < 0 ? undefined : document.startOf(index);
}

/** The same slip in another text: of several alike the one with that number, in the order of the text. */
function twinOf(problem: Finding, number: number, { document, section }: Located): Finding | undefined {
  return slipsIn(section, document).get(keyOf(problem))?.[number];
}

/** The same for slips of one kind that are written alike. */
function keyOf({ code, facts }: Finding): string {
  return `${code} ${'written' in facts ? facts.written : ''}`;
}

/** The slips of a section by their keys. Few sections belong to others with slips, so they are read a second time, and once only. */
const slipsIn = remembered((section: Section, document: Document): ReadonlyMap<string, readonly Finding[]> => {
  const { format } = document;
  const found = format
    ? ocrProblems(
        format,
        section,
        document.rootFor(document.sections.indexOf(section)),
        proseOf(section),
        fileLanguage(document),
      )
    : [];
  const byKey = new Map<string, Finding[]>();
  for (const finding of found) {
    const alike = byKey.get(keyOf(finding));
    if (alike) alike.push(finding);
    else byKey.set(keyOf(finding), [finding]);
  }
  return byKey;
});
