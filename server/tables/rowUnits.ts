import type { Span } from '../text/span.ts';
import type { RollRow, RollTable } from './rollTable.ts';

/**
 * The whole of each row, with its bullet, bars or tags, so that it can be moved or taken away; undefined where rows share their lines, or
 * where something stands between them.
 */
export function rowUnits(source: string, { rows, layout }: RollTable): readonly Span[] | undefined {
  const unitOf = layout === 'markup' ? elementUnit : layout === 'lines' || layout === 'cells' ? lineUnit : undefined;
  if (!unitOf || rows.some(({ isMisplaced }) => isMisplaced)) return undefined;
  const units = rows.flatMap((row) => unitOf(source, row) ?? []);
  const areApart = units.every(({ start }, index) => {
    const before = units[index - 1];
    return !before || (before.end <= start && /^\s*$/.test(source.slice(before.end, start)));
  });
  return units.length === rows.length && areApart ? units : undefined;
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
