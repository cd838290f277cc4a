import { isTranslation, refersTo } from '../../formats/format.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import { textRuns } from '../../workspace/documents/textRuns.ts';
import type { Index } from '../../workspace/index/index.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { slipsInTexts } from './abilityLists.ts';

/**
 * The same as `abilityListProblems` for the texts of rules, Events and Warriors, where abilities have their values: `The guards have Fear 5 and
 * Regenrate 2.` Only then are the names of the packs needed, for which the check of a rules file does not wait otherwise. Spans count in the
 * document.
 */
export function* listsInTexts({ index }: Workspace, document: Document): Steps<readonly Finding[]> {
  const { format } = document;
  if (!format?.isXml || isTranslation(format) || refersTo(format, 'rule')) return [];
  const problems: Finding[] = [];
  for (const { index: at } of (yield* sectionsWithValues(document)).found) {
    yield () => {
      const section = document.sections[at];
      const start = document.startOf(at);
      for (const slip of section ? slipsOf(section, index) : []) problems.push(shiftFinding(slip, start));
    };
  }
  return problems;
}

/** An ability with its value, and the mark or word that joins it with another one. */
const valueInList =
  /(?<!\p{L})\p{Lu}\p{L}{2,30} \(?(?:\d{1,2}\+?|A)\)?(?:[,;·•&]|\s(?:and|or|[yoeu])\s)|(?:[,;·•&]|\s(?:and|or|[yoeu]))\s{1,9}(?:\p{Lu}\p{L}{2,30} ){1,3}\(?(?:\d{1,2}\+?|A)(?!\w)/u;

const sectionsWithValues = readBySection<boolean, []>({
  valueIn: (_, { text }) => valueInList.test(text),
  isFound: (hasValue) => hasValue,
});

const slipsOf = rememberedWith(
  (_: Section, { namesKey }: Index) => [namesKey],
  (section, index) => slipsInTexts(index, section, textRuns(section.nodes)),
);
