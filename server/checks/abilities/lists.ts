import { blankLine } from '../../text/paragraphs.ts';
import { sentenceEnd } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';

/** Brackets with more in them are asides. */
const longestList = 400;

/**
 * Where a text may list abilities, with what introduces them: `(Fear 5, Fly)`, `Special rules: Fly; Poison`. In order and apart from one
 * another. What they list is not looked at.
 */
export function abilityListsIn(text: string): readonly Span[] {
  const found = [...enclosed(text), ...announced(text), ...separated(text)];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((list) => {
    if (list.start < end) return false;
    end = list.end;
    return true;
  });
}

const bracketMarks = new RegExp(`[(),;]|${blankLine.source}`, 'g');

/** What stands in brackets, has a comma or a semicolon, and goes over no blank line. */
function* enclosed(text: string): Iterable<Span> {
  let open: number[] = [];
  let lastMark = -1;
  for (const { 0: found, index } of text.matchAll(bracketMarks)) {
    if (found === '(') open.push(index);
    else if (found === ',' || found === ';') lastMark = index;
    else if (found !== ')') open = [];
    else {
      const start = open.pop();
      const isList = start !== undefined && lastMark > start && index - start < longestList;
      if (isList) yield { start, end: index + 1 };
    }
  }
}

const announcement =
  /(?:special +(?:rules?|abilit(?:y|ies))|abilit(?:y|ies)|reglas? +especial(?:es)?|habilidad(?:es)?(?: +especial(?:es)?)?)[*_"'”»]{0,3} ?:[*_]{0,3}[^\S\n]*[^\n]{0,400}/giu;

function* announced(text: string): Iterable<Span> {
  for (const { 0: found, index } of text.matchAll(announcement)) {
    const end = sentenceEnd.exec(found)?.index ?? found.length;
    yield { start: index, end: index + end };
  }
}

const sentenceEnds = new RegExp(`${sentenceEnd.source}|$`, 'g');

/** A line, or a sentence of one, with semicolons: `Dodge 6+; Hate Elves; Magic Weapon.` */
function* separated(text: string): Iterable<Span> {
  if (!text.includes(';')) return;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (!line.includes(';')) continue;
    let start = 0;
    for (const { 0: mark, index: at } of line.matchAll(sentenceEnds)) {
      const sentence = line.slice(start, at);
      if (sentence.length <= longestList && /;/.test(sentence.replace(/\([^()]*\)/g, ''))) {
        yield { start: index + start, end: index + at };
      }
      start = at + mark.length;
    }
  }
}

/** An item of a list, without the marks around it. */
export interface Item {
  readonly text: string;
  readonly start: number;
}

/**
 * The items between the commas and semicolons of a list, without its introduction.
 *
 * @param text of the list.
 * @param whole places in it that are one item whatever marks they have: `Ambush, Magic 5+`.
 */
export function itemsOf(text: string, whole: readonly Span[]): readonly Item[] {
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
    const isMark = character === ',' || character === ';';
    const isInside = at < end && (depth > 0 || whole.some((span) => span.start < at && at < span.end));
    if (!isMark || isInside) continue;
    items.push(itemAt(text, from, at));
    from = at + 1;
  }
  return items.filter((item) => item.text !== '');
}

const introduction = /^\(|^[^:;,()\n]{0,60}:[*_]{0,3}\s*/u;
const before = /^(?:[\s*_>"'“«-]|(?:and|y|e|with|con)\s)*/iu;

function itemAt(text: string, from: number, to: number): Item {
  const written = text.slice(from, to);
  const skipped = before.exec(written)?.[0].length ?? 0;
  return { text: written.slice(skipped).replace(/[\s*_"'”».]+$/u, ''), start: from + skipped };
}
