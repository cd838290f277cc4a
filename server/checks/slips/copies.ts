import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import { grouped } from '../../text/grouped.ts';
import { shift } from '../../text/span.ts';
import { sourceSectionsOf } from '../../translations/model/sources.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import { proseOf } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Located } from '../../workspace/index/documentOrder.ts';
import { fileLanguage } from '../../workspace/index/translation.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { CopyPlace } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';
import type { SlipCode } from '../problems/kinds.ts';
import { originOf } from '../problems/listedProblems.ts';
import { ocrProblems } from './ocr.ts';

type SlipFinding = Extract<Finding, { readonly code: SlipCode }>;

/**
 * The same slips, with one for each that was copied from a text into its translations: it stays with the text, where it has the places of the
 * copies, and is left out of the translations. A slip of a translation alone stays there.
 */
export function withoutCopies(scope: Package, document: Document, found: readonly Finding[]): readonly Finding[] {
  const isOfTranslations = isTranslation(document.format);
  const counts = new Map<string, number>();
  return found.flatMap((problem): Finding | readonly [] => {
    const index = originOf(problem).section?.index ?? -1;
    const section = document.sections[index];
    if (!section || !isSlip(problem)) return problem;
    const base = isOfTranslations ? sourceSectionsOf(scope, document, section).base : undefined;
    const translations = isOfTranslations ? [] : translationsOf(scope, section);
    const alike = `${index} ${keyOf(problem)}`;
    const number = counts.get(alike) ?? 0;
    counts.set(alike, number + 1);
    if (base) return twinOf(problem, number, base) ? [] : problem;
    const copies = copiesIn(translations, problem, number);
    return copies.length > 0 ? withCopies(problem, copies) : problem;
  });
}

function isSlip({ code, facts }: Finding): boolean {
  return code !== 'missing-prefix' && 'written' in facts && 'repaired' in facts;
}

function withCopies(problem: Finding, copies: readonly CopyPlace[]): Finding {
  const slip = problem as SlipFinding;
  return { ...slip, facts: { ...slip.facts, copies } };
}

/** The translations of the entities that a section defines. */
function translationsOf({ index: { entities } }: Package, section: Section): readonly Located[] {
  const found: Located[] = [];
  for (const { kind, id } of entities.entitiesIn(section))
    for (const reference of entities.referencesTo(kind, id))
      if (reference.kind === 'translation') found.push(reference);
  return found;
}

/** The places of the same slip in translations. */
function copiesIn(translations: readonly Located[], problem: Finding, number: number): readonly CopyPlace[] {
  return translations.flatMap((translation): readonly CopyPlace[] => {
    const twin = twinOf(problem, number, translation);
    const { document, section } = translation;
    const index = twin ? document.sections.indexOf(section) : -1;
    if (!twin || index < 0) return [];
    const { uri } = document;
    return [{ uri, file: fileNameOf(uri), span: shift(twin.span, document.startOf(index)) }];
  });
}

/** The same slip in another text: of several alike the one with that number, in the order of the text. */
function twinOf(
  problem: Finding,
  number: number,
  { document, section }: Pick<Located, 'document' | 'section'>,
): Finding | undefined {
  return slipsIn(section, document).get(keyOf(problem))?.[number];
}

/** The same for slips of one kind that are written alike. */
function keyOf({ code, facts }: Finding): string {
  return `${code} ${'written' in facts ? facts.written : ''}`;
}

/** The slips of a section by their keys. Few sections belong to others with slips, so they are read a second time, and once only. */
const slipsIn = remembered((section: Section, document: Document): ReadonlyMap<string, readonly Finding[]> => {
  const found = document.format
    ? ocrProblems(
        section,
        document.rootFor(document.sections.indexOf(section)),
        proseOf(section),
        fileLanguage(document),
      )
    : [];
  return grouped(found, keyOf);
});
