import { isTranslation } from '../../formats/format.ts';
import { type Span, shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Prose } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Flavour and descriptions that break off in the middle of a sentence, which goes on in the rules after them: in an entry, and in two
 * entries of a translation. Spans count in the document.
 */
export function splitSentenceProblems(document: Document): readonly Finding[] {
  const problems: Finding[] = [];
  let last: EndsOfText | undefined;
  let lastStart = 0;
  for (const { index, value: texts } of textsBySection(document).found) {
    const start = document.startOf(index);
    for (const text of texts) {
      if (last?.isBefore && !text.isBefore && last.entry === text.entry && goesOn(last.ending, text.beginning)) {
        const span = shift(last.lastWord, lastStart);
        problems.push({ code: 'split-sentence', span, facts: { written: last.ending, repaired: undefined } });
      }
      last = text;
      lastStart = start;
    }
    // Only translations have the parts of an entry in sections of their own.
    if (!isTranslation(document.format)) last = undefined;
  }
  return problems;
}

/**
 * Paragraphs of a scenario that break off in the middle of a sentence, which goes on in the paragraph behind the empty line. Headings, items
 * and rows of tables are no paragraphs. Spans count in the section.
 */
export function splitParagraphProblems(texts: readonly Prose[]): readonly Finding[] {
  return texts.flatMap((prose, index): readonly Finding[] => {
    const next = texts[index + 1];
    if (!next || prose.text.length < minimumParagraphLength || next.text.length < minimumParagraphLength) return [];
    const end = prose.text.trimEnd().length;
    const ending = /[^\s*_]+[*_]{0,3}$/.exec(prose.text.slice(Math.max(0, end - maximumEndLength), end))?.[0] ?? '';
    if (isPart.test(prose.text) || isPart.test(next.text) || !/^[a-zß-ÿ,]+$/.test(ending)) return [];
    if (!goesOn(ending, next.text.slice(0, maximumEndLength))) return [];
    const span = { start: prose.start + end - ending.length, end: prose.start + end };
    return [{ code: 'split-sentence', span, facts: { written: ending, repaired: undefined } }];
  });
}

/** Shorter ones are labels, or lines of a verse. */
const minimumParagraphLength = 60;
/** A paragraph that begins with a mark is no sentence; one with a hidden part at an end may end or begin with anything. */
const isPart = /^(?:[ \t]*[#|>=~+•·–—\ufffc-]|[ \t]{2,}|[ \t]*\d+[.)])/;

/** A text of an entry that another one follows or is followed by. */
interface EndsOfText {
  /** `event.my-sword` in a translation; empty in the entry itself. */
  readonly entry: string;
  /** Flavour or description, and not rules. */
  readonly isBefore: boolean;
  /** The last word with the marks behind it, and its span. */
  readonly ending: string;
  readonly lastWord: Span;
  readonly beginning: string;
}

const beforeRules: ReadonlySet<string> = new Set(['flavor', 'description']);
const noTexts: readonly EndsOfText[] = [];

/** The ends of the texts in each section that others follow. */
export const textsBySection = bySection<readonly EndsOfText[], []>({
  valueIn: endsOfTextsIn,
  isFound: (texts) => texts.length > 0,
  keptAs: 'ends of texts',
});
const partKey = /^(\S+)\.(flavor|description|rules)$/;

function endsOfTextsIn(document: Document, section: Section): readonly EndsOfText[] {
  if (!/flavor|description|rules/.test(section.text)) return noTexts;
  const entry = entryOf(section, document.format);
  if (!entry) return noTexts;
  if (isTranslation(document.format)) {
    const key = attributeOf(entry, 'key')?.valueSpan;
    const [, of = '', part] = (key && partKey.exec(section.text.slice(key.start, key.end))) ?? [];
    return part === undefined ? noTexts : textIn(section.text, entry, of, part);
  }
  return entry.children.flatMap((child) =>
    child.kind === 'element' && /^(?:flavor|description|rules)$/.test(child.name)
      ? textIn(section.text, child, '', child.name)
      : noTexts,
  );
}

/** The text of an element, if it has text at both ends and markup at neither. */
function textIn(text: string, { children }: Element, entry: string, part: string): readonly EndsOfText[] {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.kind !== 'text' || last?.kind !== 'text') return noTexts;
  const beginning = text.slice(first.span.start, first.span.end).trimStart().slice(0, maximumEndLength);
  const end = last.span.start + text.slice(last.span.start, last.span.end).trimEnd().length;
  const tail = text.slice(Math.max(last.span.start, end - maximumEndLength), end);
  const ending = /\S+$/.exec(tail)?.[0] ?? '';
  if (beginning === '' || ending === '') return noTexts;
  return [{ entry, isBefore: beforeRules.has(part), ending, lastWord: { start: end - ending.length, end }, beginning }];
}

const maximumEndLength = 40;

/** Whether a sentence goes on from the end of one text to the beginning of the other. */
function goesOn(ending: string, beginning: string): boolean {
  return opensMore.test(ending) || (!endsSentence.test(ending) && smallWord.test(beginning));
}

/** A comma, or a word that another one must follow. */
const opensMore = /^(?:.*,|the|an?|of|and|or|his|her|its|their|your|el|la|los|las|una?|del?|y|o|con|sus?|que)$/;
const endsSentence = /[.!?…:;][)\]"'”’»*_]*$|[)\]"'”’»]$/;
/** A small word, not the mark of an item as in `a) Rest`. */
const smallWord = /^[a-zß-ÿ][a-zß-ÿ'’-]*[\s,]/;
