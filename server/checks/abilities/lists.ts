import { announcedCells, announcingWords } from '../../abilities/mentions/announcements.ts';
import { flatten } from '../../abilities/names/flatten.ts';
import { rememberedText, shortTexts } from '../../queries/remembered.ts';
import { blankLine } from '../../text/paragraphs.ts';
import { sentenceEnd } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';

/** Longer brackets are asides. */
const maximumListLength = 400;

/** A list, with its introduction. */
interface AbilityList extends Span {
  /** Whether each line is an item. */
  readonly isByLines?: true;
}

/**
 * The places where a text may list abilities, with their introductions: `(Fear 5, Fly)`, `Special rules: Fly; Poison`. In order, without
 * overlaps. The items are not looked at.
 */
export const abilityListsIn = rememberedText(shortTexts, (text): readonly AbilityList[] => {
  const found: AbilityList[] = [
    ...cells(text),
    ...enclosed(text),
    ...announced(text),
    ...separated(text),
    ...lined(text),
    ...counted(text),
  ];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((list) => {
    if (list.start < end) return false;
    end = list.end;
    return true;
  });
});

const bracketMarks = new RegExp(`[(),;]|${blankLine.source}`, 'g');

/** Brackets with a comma or a semicolon in them, and without a blank line. */
function* enclosed(text: string): Iterable<Span> {
  let open: number[] = [];
  let lastMark = -1;
  for (const { 0: found, index } of text.matchAll(bracketMarks)) {
    if (found === '(') open.push(index);
    else if (found === ',' || found === ';') lastMark = index;
    else if (found !== ')') open = [];
    else {
      const start = open.pop();
      const isList = start !== undefined && lastMark > start && index - start < maximumListLength;
      if (isList) yield { start, end: index + 1 };
    }
  }
}

const announcement = new RegExp(`(?<!\\p{L})${announcingWords}[*_"'”»]{0,3} ?:[*_]{0,3}[^\\S\\n]*[^\\n]{0,400}`, 'giu');

function* announced(text: string): Iterable<Span> {
  for (const { 0: found, index } of text.matchAll(announcement)) {
    const end = sentenceEnd.exec(found)?.index ?? found.length;
    yield { start: index, end: index + end };
  }
}

const sentenceEnds = new RegExp(`${sentenceEnd.source}|$`, 'g');

/** A line, or a sentence of one, with marks that are rare in sentences: `Dodge 6+; Hate Elves`, `Fly & Break`. */
function* separated(text: string): Iterable<Span> {
  if (!/[;·•&]/.test(text)) return;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (!/[;·•&]/.test(line) || /^ *\|/.test(line)) continue;
    let start = 0;
    for (const { 0: mark, index: at } of line.matchAll(sentenceEnds)) {
      const sentence = line.slice(start, at);
      if (sentence.length <= maximumListLength && /[;·•&]/.test(sentence.replace(/\([^()]*\)/g, ''))) {
        yield { start: index + start, end: index + at };
      }
      start = at + mark.length;
    }
  }
}

/** The cells of tables below a head that announces abilities. */
function* cells(text: string): Iterable<Span> {
  if (!text.includes('|')) return;
  for (const { start, end } of announcedCells(flatten(text))) if (end - start < maximumListLength) yield { start, end };
}

const shortLine =
  /^[^\S\n]*(?:(?:[-*+•]|\d{1,2}[.)])[^\S\n]+)?[^\n.,;:|()]{2,60}(?:\([^(),;\n]{1,30}\))?[.;]?[^\S\n]*$/u;
/** Lists of more are read in pieces. */
const maximumLines = 40;

/** Short lines one after the other, with or without the marks of a list: one ability on each. */
function* lined(text: string): Iterable<AbilityList> {
  let start = -1;
  let end = -1;
  let count = 0;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const isShort = line.length <= 80 && shortLine.test(line);
    if (count > 1 && (!isShort || index > end + 1 || count === maximumLines)) yield { start, end, isByLines: true };
    if (!isShort || index > end + 1 || count === maximumLines) count = 0;
    if (!isShort) continue;
    if (count++ === 0) start = index;
    end = index + line.length;
  }
  if (count > 1) yield { start, end, isByLines: true };
}

const counting =
  /(?<!\p{L})(?:have|has|having|with|gains?|gets?|immune to|the abilities|tienen?|con|gana|ganan|inmunes? a|las habilidades)[ *_]{1,4}[^\n.;:()]{5,200}/giu;

/** `the Fear 5 or Fly abilities`, and a line such as `6 Goblins - Fear 5, Fly`. */
const named = /(?<!\p{L})the [^\n.;:(),]{5,60} (?:special )?abilit(?:y|ies)(?!\p{L})/giu;
const labelled = /^[^\n:,;()|]{2,60}(?::| [-–—]) [^\n.;:()|]{5,200}/gmu;

/** Abilities joined in a sentence or behind a name: `They have Fear 5 and Fly.` */
function* counted(text: string): Iterable<Span> {
  for (const pattern of [counting, named, labelled]) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (joint.test(found) || found.includes(',')) yield { start: index, end: index + found.length };
    }
  }
}

/** The word before the last item. */
const joint = /[\s*_](?:and|or|y|o|e|u)[\s*_]/iu;
const joints = new RegExp(joint.source, 'giu');

/** An item of a list, without the marks around it. */
export interface Item {
  readonly text: string;
  readonly start: number;
}

/**
 * The items between the marks of a list, without its introduction.
 *
 * @param text of the list.
 * @param whole places in it that are one item whatever marks they have: `Ambush, Magic 5+`.
 */
export function itemsOf(text: string, whole: readonly Span[], isByLines = false): readonly Item[] {
  const items: Item[] = [];
  const start = introduction.exec(text)?.[0].length ?? 0;
  const isEnclosed = text.startsWith('(');
  const end = isEnclosed ? text.length - 1 : text.length;
  let depth = 0;
  let from = start;
  for (let at = start; at <= end; at++) {
    const character = at === end ? ',' : text[at];
    if (character === '(') depth++;
    if (character === ')') depth--;
    const isMark = at === end || ',;·•&|'.includes(character ?? ' ') || (isByLines && character === '\n');
    const isInside = at < end && (depth > 0 || whole.some((span) => span.start < at && at < span.end));
    if (!isMark || isInside) continue;
    items.push(...itemsAt(text, from, at, whole));
    from = at + 1;
  }
  return items.filter((item) => item.text !== '');
}

/** The item between two marks, or the items there that `and` joins. */
function itemsAt(text: string, from: number, to: number, whole: readonly Span[]): readonly Item[] {
  const items: Item[] = [];
  let start = from;
  for (const { index, 0: found } of text.slice(from, to).matchAll(joints)) {
    const at = from + index;
    const isInside = whole.some((span) => span.start < at && at + found.length < span.end);
    const isInBrackets =
      (text.slice(from, at).match(/\(/g)?.length ?? 0) > (text.slice(from, at).match(/\)/g)?.length ?? 0);
    if (isInside || isInBrackets) continue;
    items.push(itemAt(text, start, at));
    start = at + found.length;
  }
  return [...items, itemAt(text, start, to)];
}

const introduction = /^\(|^[^:;,()\n]{0,60}(?::[*_]{0,3}| [-–—])\s*/u;
const behind = /(?: (?:special )?abilit(?:y|ies))?[\s*_"'”».]+$| (?:special )?abilit(?:y|ies)$/iu;
const before =
  /^(?:[\s*_>"'“«+-]|\d{1,2}[.)]\s|(?:and|or|y|e|o|u|with|con|have|has|having|gains?|gets?|immune to|the abilities|the|tienen?|gana|ganan|inmunes? a|las habilidades)\s)*/iu;

function itemAt(text: string, from: number, to: number): Item {
  const written = text.slice(from, to);
  const skipped = before.exec(written)?.[0].length ?? 0;
  return { text: written.slice(skipped).replace(behind, ''), start: from + skipped };
}
