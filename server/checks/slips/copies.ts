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

type Slip = Extract<Finding, { readonly code: SlipCode }>;

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
    const key = keyOf(problem);
    const number = counts.get(`${index} ${key}`) ?? 0;
    counts.set(`${index} ${key}`, number + 1);
    const base = isOfTranslations ? sourceSectionsOf(scope, document, section).base : undefined;
    if (base) return slipsIn(base.section, base.document).get(key)?.[number] ? [] : problem;
    const translations = isOfTranslations ? [] : translationsOf(scope, section);
    const copies = translations.flatMap((translation) => copyIn(translation, key, number));
    return copies.length > 0 ? { ...problem, facts: { ...problem.facts, copies } } : problem;
  });
}

function isSlip(problem: Finding): problem is Slip {
  const { code, facts } = problem;
  return code !== 'missing-prefix' && 'written' in facts && 'repaired' in facts;
}

/** The translations of the entities that a section defines. */
function translationsOf({ index: { entities } }: Package, section: Section): readonly Located[] {
  return entities
    .entitiesIn(section)
    .flatMap(({ kind, id }) => entities.referencesTo(kind, id).filter((reference) => reference.kind === 'translation'));
}

/** The place of the same slip in a translation: of several alike of the one with that number, in the order of the text. */
function copyIn({ document, section }: Located, key: string, number: number): CopyPlace | readonly [] {
  const { uri } = document;
  const index = document.sections.indexOf(section);
  const twin = index < 0 ? undefined : slipsIn(section, document).get(key)?.[number];
  return twin ? { uri, file: fileNameOf(uri), span: shift(twin.span, document.startOf(index)) } : [];
}

/** The same for slips of one kind that are written alike. */
function keyOf({ code, facts }: Finding): string {
  return `${code} ${'written' in facts ? facts.written : ''}`;
}

/** The slips of a section by their keys. Few sections belong to others with slips, so they are read a second time, and once only. */
const slipsIn = remembered((section: Section, document: Document): ReadonlyMap<string, readonly Finding[]> => {
  const root = document.rootFor(document.sections.indexOf(section));
  return grouped(document.format ? ocrProblems(section, root, proseOf(section), fileLanguage(document)) : [], keyOf);
});
