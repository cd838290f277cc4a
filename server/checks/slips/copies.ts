import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import { proseOf } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Located } from '../../workspace/index/documentOrder.ts';
import { entityKeyIn } from '../../workspace/index/translation.ts';
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
  const slips = placed.filter(({ problem }) => isSlip(problem));
  if (slips.length === 0) return placed;
  const isOfTranslations = isTranslation(document.format);
  return placed.flatMap((item): readonly Item[] => {
    const { problem, start } = item;
    const index = isSlip(problem) ? document.sectionIndexAt(start) : -1;
    const section = document.sections[index];
    // A finding about the whole document has no section.
    if (!section || document.startOf(index) !== start) return [item];
    const alike = slips.filter((other) => other.start === start && isAlike(other.problem, problem));
    const number = alike.findIndex((other) => other.problem === problem);
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
  return slipsIn(section, document).filter((found) => isAlike(found, problem))[number];
}

function isAlike(found: Finding, other: Finding): boolean {
  return (
    found.code === other.code &&
    'written' in found.facts &&
    'written' in other.facts &&
    found.facts.written === other.facts.written
  );
}

/** Few sections belong to others with slips, so they are read a second time, and once only. */
const slipsIn = remembered((section: Section, document: Document): readonly Finding[] =>
  document.format
    ? ocrProblems(document.format, section, document.rootFor(document.sections.indexOf(section)), proseOf(section))
    : [],
);
