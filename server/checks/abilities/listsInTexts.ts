import { isTranslation, refersTo } from '../../formats/format.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { textRuns } from '../../workspace/documents/textRuns.ts';
import type { Index } from '../../workspace/index/index.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { slipsInTexts } from './abilityLists.ts';

/**
 * The same as `abilityListProblems` for the texts of rules, Events and Warriors, where abilities have their values: `The guards have Fear 5 and
 * Regenrate 2.` Only then are the names of the packs needed, for which the check of a rules file does not wait otherwise. Spans count in the
 * document.
 */
export function listsInTexts({ index }: Package, document: Document): readonly Finding[] {
  const { format } = document;
  if (!format?.isXml || isTranslation(format) || refersTo(format, 'rule')) return [];
  const { found } = slipsBySection(document, index);
  return found.flatMap(({ index: at, value }) => value.map((slip) => shiftFinding(slip, document.startOf(at))));
}

/** An ability with its value, and the mark or word that joins it with another one. */
const valueInList =
  /(?<!\p{L})\p{Lu}\p{L}{2,30} \(?(?:\d{1,2}\+?|A)\)?(?:[,;·•&]|\s(?:and|or|[yoeu])\s)|(?:[,;·•&]|\s(?:and|or|[yoeu]))\s{1,9}(?:\p{Lu}\p{L}{2,30} ){1,3}\(?(?:\d{1,2}\+?|A)(?!\w)/u;

/** Few texts have such lists, and few of these a slip. */
const slipsBySection = bySection<readonly Finding[], [index: Index]>({
  valueIn: (_, section, __, index) =>
    valueInList.test(section.text) ? slipsInTexts(index, section, textRuns(section.nodes)) : none,
  isFound: (slips) => slips.length > 0,
});

const none: readonly Finding[] = [];
