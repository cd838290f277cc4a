import { isTranslation } from '../../formats/format.ts';
import { inParts } from '../../queries/run.ts';
import { sourceSectionsOf } from '../../translations/model/sources.ts';
import { sourcedBySection } from '../../translations/model/staleEntries.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { foundInSection } from '../problems/listedProblems.ts';
import { keyProblems } from './keyProblems.ts';
import { problemsOfTranslation } from './problemsOfTranslation.ts';
import { sameTranslations } from './sameTranslations.ts';
import { staleProblems } from './stale.ts';
import { untranslatedEntries } from './untranslatedEntries.ts';

/**
 * The problems of translations beside the texts that they translate, and of their keys; none for other documents, and none while the
 * workspace is being read. Spans are in document coordinates.
 */
export function translationProblems(scope: Package, document: Document): readonly Finding[] {
  if (!isTranslation(document.format) || scope.isBeingRead) return [];
  return foundBeside(document, scope);
}

const families: readonly ((scope: Package, document: Document) => readonly Finding[])[] = [
  (scope, document) =>
    problemsBySection(document, scope).found.flatMap(({ index, value }) =>
      value.map((finding) => foundInSection(document, index, finding)),
    ),
  keyProblems,
  staleProblems,
  untranslatedEntries,
  sameTranslations,
];

const foundBeside = inParts(
  (_: Document, __: Package) => families.length,
  (index, document, scope: Package): readonly Finding[] => families[index]?.(scope, document) ?? [],
);

/** Those that an entry of a translation has beside its sources. Spans are in document coordinates. */
export function problemsOfEntry(scope: Package, document: Document, index: number): readonly Finding[] {
  if (!isTranslation(document.format) || scope.isBeingRead) return [];
  const found = problemsBySection.at(document, index, scope) ?? [];
  return found.map((finding) => foundInSection(document, index, finding));
}

const problemsBySection = bySection<readonly Finding[], [scope: Package]>({
  valueIn: (document, section, index, scope) => {
    // Another check asks for this soon. Now the trees of the sources are at hand.
    sourcedBySection.at(document, index, scope);
    return problemsOfTranslation(document, section, sourceSectionsOf(scope, document, section));
  },
  isFound: (findings) => findings.length > 0,
  keptAs: 'beside',
});
