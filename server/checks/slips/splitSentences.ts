import type { Prose } from '../../workspace/documents/prose.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Texts that break off in the middle of a sentence, which goes on in the next one: flavour before rules, and paragraphs of a scenario. Headings,
 * items and rows of tables are no paragraphs. Spans count in the section.
 *
 * @param texts those of a section, in order.
 * @param source the text of the section: a cell of a table is no paragraph.
 * @param shortest shorter ones are labels, or lines of a verse.
 */
export function splitSentenceProblems(texts: readonly Prose[], source: string, shortest = 0): readonly Finding[] {
  return texts.flatMap((prose, index): readonly Finding[] => {
    const next = texts[index + 1];
    if (!next || prose.use === 'name' || next.use === 'name') return [];
    if (isCell.test(source.slice(Math.max(0, next.start - maximumEndLength), next.start))) return [];
    const [text, behind] = [prose.text.trimEnd(), next.text.trimStart()];
    if (text.length < shortest || behind.length < shortest || isPart.test(prose.text) || isPart.test(next.text))
      return [];
    const written = /[^\s*_]+[*_]{0,3}$/.exec(text.slice(-maximumEndLength))?.[0] ?? '';
    if (!/^[a-zß-ÿ,]+$/.test(written) || !goesOn(written, behind)) return [];
    const end = prose.start + text.length;
    return [
      { code: 'split-sentence', span: { start: end - written.length, end }, facts: { written, repaired: undefined } },
    ];
  });
}

/** A paragraph that begins with a mark is no sentence; one with a hidden part at an end may end or begin with anything. */
const isPart = /^(?:[ \t]*[#|>=~+•·–—\ufffc-]|[ \t]{2,}|[ \t]*\d+[.)])/;
const isCell = /<(?:td|th|li)(?:\s[^<>]*)?>$/;
const maximumEndLength = 40;

/** Whether a sentence goes on from the last word of one text to the next. */
function goesOn(ending: string, next: string): boolean {
  return opensMore.test(ending) || smallWord.test(next);
}

/** A comma, or a word that another one must follow. */
const opensMore = /^(?:.*,|the|an?|of|and|or|his|her|its|their|your|el|la|los|las|una?|del?|y|o|con|sus?|que)$/;
/** A small word, not the mark of an item as in `a) Rest`. */
const smallWord = /^[a-zß-ÿ][a-zß-ÿ'’-]*[\s,]/;
