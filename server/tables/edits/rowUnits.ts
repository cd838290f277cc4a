import type { Span } from '../../text/span.ts';
import type { RollRow, RollTable, TableLayout } from '../rollTable.ts';

/**
 * The whole of each row, with its bullet, bars or tags, so that it can be moved or taken away; undefined where something stands between
 * them, or where rows in a line are no sentences.
 */
export function rowUnits(source: string, { rows, layout }: RollTable): readonly Span[] | undefined {
  const unitOf = units[layout];
  if (!unitOf) return undefined;
  const whole = rows.flatMap((row) => unitOf(source, row) ?? []);
  const areApart = whole.every(({ start }, index) => {
    const before = whole[index - 1];
    return !before || (before.end <= start && /^\s*$/.test(source.slice(before.end, start)));
  });
  return whole.length === rows.length && areApart ? whole : undefined;
}

const units: Readonly<Record<TableLayout, ((source: string, row: RollRow) => Span | undefined) | undefined>> = {
  markup: elementUnit,
  lines: lineUnit,
  cells: lineUnit,
  inline: sentenceUnit,
  columns: undefined,
};

/** Whether nobody can tell where the last row ends: it is in a sentence, and more than one sentence follows its scores. */
export function hasOpenEnd(source: string, { rows, layout }: RollTable): boolean {
  const last = rows.at(-1);
  return layout === 'inline' && last !== undefined && twoSentences.test(source.slice(last.text.start, last.text.end));
}

const twoSentences = /[.!?…:][)”"’'»]*\s+(?:<[^<>]*>)*[¿¡"“«(]?[\p{Lu}\d]/u;

/** The scores and the sentences behind them. */
function sentenceUnit(source: string, { mark, text }: RollRow): Span | undefined {
  const written = source.slice(mark.start, text.end);
  const [opened, closed] = [written.match(/<[a-z]/gi)?.length ?? 0, written.match(/<\//g)?.length ?? 0];
  const isFree = /^(?:|[\s>])$/.test(source.slice(Math.max(0, mark.start - 1), mark.start));
  return isFree && opened === closed && /[.!?…][)”"’'»]*$/.test(written)
    ? { start: mark.start, end: text.end }
    : undefined;
}

/** From `<tr>` to `</tr>`. */
function elementUnit(source: string, { mark, text, span }: RollRow): Span | undefined {
  const isWhole =
    /^<tr\b/.test(source.slice(span.start, span.start + 4)) && source.slice(0, span.end).endsWith('</tr>');
  return isWhole && span.start < mark.start && text.end < span.end ? span : undefined;
}

/** From its bullet or bar to the end of its text or its last bar. */
function lineUnit(source: string, { mark, text }: RollRow): Span | undefined {
  const lineStart = source.lastIndexOf('\n', mark.start - 1) + 1;
  const before = source.slice(lineStart, mark.start);
  const [, indent = '', rest = ''] = /^([ \t>]*)(.*)$/.exec(before) ?? [];
  if (!/^(?:[*+•·–-][ \t]+|\|[ \t]*)?[*_]{0,3}$/.test(rest) || text.end <= text.start) return undefined;
  const lineEnd = source.indexOf('\n', text.end);
  const after = source.slice(text.end, lineEnd < 0 ? source.length : lineEnd);
  const [, bar] = /^([ \t]*\|)[ \t\r]*$/.exec(after) ?? [];
  // What follows a row in its line is the end tag of the element around the table, or nothing.
  if (bar === undefined && !/^[ \t\r]*(?:<.*)?$/.test(after)) return undefined;
  return { start: lineStart + indent.length, end: text.end + (bar?.length ?? 0) };
}
