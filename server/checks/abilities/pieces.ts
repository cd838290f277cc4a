import type { Span } from '../../text/span.ts';

/** A piece of a text between marks and words that stand around abilities. */
export interface AbilityPiece {
  readonly text: string;
  readonly span: Span;
  /** What stands before it: a verb such as `causes`, nothing but a bracket or the beginning, with an end behind it, or anything else. */
  readonly before: 'verb' | 'alone' | 'other';
}

/** A sentence, or a list that goes over several lines, with its pieces. */
interface Chunk extends Span {
  readonly pieces: readonly AbilityPiece[];
}

/** The end of a sentence, or of a paragraph, and not of the number of an item. */
const chunkEnd = /(?<!(?:^|\n)[^\S\n]*\d{1,2})[.!?](?=\s|$)|\n[^\S\n]*\r?\n/g;

const verbs = 'ha[sv]e?|having|causes?|gains?|gets?|with|immune to|tienen?|causan?|provocan?|ganan?|con|inmunes? a';
/** A value in brackets, `Fear (5)`, belongs to the name before it. */
const value = '(?:\\d{1,2}\\+?|\\d{0,2}D[36])';
const mark = new RegExp(
  `[,;:·•&|\\n]|\\((?!${value}\\))|(?<!\\(${value})\\)| [-–—] |(?<!\\p{L})(?:and|or|[yoeu]|${verbs})(?!\\p{L})`,
  'giu',
);
const isVerb = new RegExp(`^(?:${verbs})$`, 'i');
/** Marks of lists and of emphasis, and words that belong to no name. */
const leading = /^[\s*_>"'“«+-]*(?:\d{1,2}[.)]\s+)?[*_]*(?:the )?/i;
const trailing = /(?: (?:special )?abilit(?:y|ies))?[\s*_"'”»]*$/i;
const maximumPiece = 60;

/** The chunks of a text that have several pieces, or one that may be an ability. */
export function chunksOf(text: string): readonly Chunk[] {
  const ends = [...text.matchAll(chunkEnd)].map(({ 0: { length }, index }) => index + length);
  return [...ends, text.length].map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return { start, end, pieces: piecesIn(text, start, end) };
  });
}

function piecesIn(text: string, start: number, end: number): readonly AbilityPiece[] {
  const chunk = text.slice(start, end).replace(/[.!?]\s*$/, '');
  const marks = [...chunk.matchAll(mark)];
  return [...marks.map(({ index }) => index), chunk.length].flatMap((to, at) => {
    const last = marks[at - 1];
    const before = last?.[0] ?? '';
    const from = (last?.index ?? 0) + before.length;
    if (to - from > maximumPiece) return [];
    const written = chunk.slice(from, to);
    const inner = written.replace(leading, '').replace(trailing, '');
    if (inner === '') return [];
    const isAlone = (before === '(' && chunk[to] === ')') || (marks.length === 0 && end - start === text.length);
    const begin = start + from + written.lastIndexOf(inner);
    const stands = isVerb.test(before) ? 'verb' : isAlone ? 'alone' : 'other';
    return [{ text: inner, span: { start: begin, end: begin + inner.length }, before: stands }];
  });
}
