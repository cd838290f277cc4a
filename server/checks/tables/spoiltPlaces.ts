/** Places in a table where the scores of a row stand that nobody can read. */
import type { RollRow, RollTable } from '../../tables/rollTable.ts';
import type { Span } from '../../text/span.ts';
import { likeDigits, looksLikeScore } from './signs.ts';

export interface SpoiltPlace {
  readonly span: Span;
  readonly written: string;
  /** Whether nothing but scores stands at such a place: the first cell of a row. */
  readonly isCell: boolean;
  /** Whether the signs may be a word or a number of the text, so that only a mark which reads as missing scores is one. */
  readonly isDoubtful: boolean;
}

/** The rows around a place; undefined before the first row and behind the last. */
interface Neighbours {
  readonly before: RollRow | undefined;
  readonly after: RollRow | undefined;
}

/** Longer texts of rows are read up to here. */
const longest = 3000;

/** Behind the last row that could be read, a mark may stand on a line of its own. */
const longestNext = 40;

/** The marks between two rows that are no scores, in order. Takes time in proportion to the text between them. */
export function spoiltPlaces(source: string, table: RollTable, { before, after }: Neighbours): readonly SpoiltPlace[] {
  const start = before?.mark.end ?? table.die?.span.end ?? table.span.start;
  const behind = before ? Math.max(before.text.end, before.mark.end) + longestNext : start;
  const end = Math.min(after?.mark.start ?? behind, start + longest);
  if (end <= start) return [];
  if (table.layout === 'markup') return unreadCells(source, table, { start, end: after?.mark.start ?? table.span.end });
  const text = source.slice(start, end);
  if (table.layout === 'cells') return placesIn(text, start, cell, before !== undefined);
  const isInText = table.rows.some(({ mark }) => !/^[^\p{L}\p{N}]*$/u.test(lineBefore(source, mark.start)));
  return placesIn(text, start, isInText ? anywhere : line, false);
}

function unreadCells(source: string, { unread = [] }: RollTable, within: Span): readonly SpoiltPlace[] {
  return unread.flatMap((span) => {
    const isWithin = within.start <= span.start && span.end <= within.end;
    return isWithin ? [{ span, written: source.slice(span.start, span.end), isCell: true, isDoubtful: false }] : [];
  });
}

const maximumPrefixLength = 60;

function lineBefore(source: string, offset: number): string {
  const before = source.slice(Math.max(0, offset - maximumPrefixLength), offset);
  return before.slice(before.lastIndexOf('\n') + 1).replace(/<[^>]*>/g, '');
}

/** The first cell of a line of a Markdown table, which is no word and no line below a head. */
const cell = /\n[ \t]*\|[ \t]*(?![-: ]+\|)(?!\S*\p{L}{3})([^\s|](?:[^\n|]{0,4}[^\s|])?)[ \t]*\|/dgu;

const sign = `[${likeDigits}?]{1,3}(?:[-–][${likeDigits}?]{0,3}|[ ]\\d{1,2}(?=[ \\t]{2}))?|\\d{1,2}[-–][^\\s\\d.,-]|[^\\s\\d.,–-][-–]\\d{1,2}|[-–][${likeDigits}]{1,2}|\\+[${likeDigits}L]`;
const behindSign =
  '[*_]{0,3}[.:)]?[*_]{0,3}(?=[ \\t]+(?:[-–—=][ \\t]+)?[*_"“¡¿]{0,3}\\p{Lu}|[ \\t]*\\r?\\n[ \\t]*[*_"“¡¿]{0,3}\\p{Lu})';
const bullet = '[ \\t]*(?:[*•–-][ \\t]+)?[*_]{0,3}';
const line = new RegExp(`(?:^|[\\n>])${bullet}(${sign})${behindSign}`, 'dgu');
const anywhere = new RegExp(`(?:^|[\\n>]|[.:!?][ ]{1,2})${bullet}(${sign})${behindSign}`, 'dgu');

/** Letters that are no word of their own, perhaps with a digit: certainly no words of a text. */
const certain = /^(?:\+[lLIiSBZGb\d]|[lIiSsBZGb|!íó?]{1,2}|[lISZbG]-\d|\d-[lISZbG])$/;

function placesIn(text: string, offset: number, pattern: RegExp, isBehindRow: boolean): readonly SpoiltPlace[] {
  const isCell = pattern === cell;
  return [...text.matchAll(pattern)].flatMap(({ 1: written = '', indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    if (isCell && !isBehindRow && !looksLikeScore(written)) return [];
    // The line of a Markdown table, or the one between its cells.
    if (written === '|' && (/^[^\n]*\|/.test(text.slice(end)) || !/\n[ \t]*$/.test(text.slice(0, start)))) return [];
    const isDoubtful = !isCell && !certain.test(written);
    return [{ span: { start: offset + start, end: offset + end }, written, isCell, isDoubtful }];
  });
}
