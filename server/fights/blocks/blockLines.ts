/** Lines of a text and the cells in them. */
import { type Span, shift, trimmed } from '../../text/span.ts';
import { maySkillStand, namePattern, type ValueName, valueNamed } from './valueNames.ts';
import type { WrittenValue } from './writtenBlock.ts';

export interface Line {
  readonly text: string;
  readonly start: number;
}

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    lines.push({ text: text.slice(start, end).replace(/\r$/, ''), start });
    start = end + 1;
  }
  return lines;
}

/** Whether a line is empty, in a quotation too. */
export function isBlank({ text }: Line): boolean {
  return /^[\s>]*$/.test(text);
}

/** What stands between the cells of a table; `blanks` where each value is a word. */
type Separator = '\t' | '|' | ',' | ';' | 'blanks';

/** The head of a table of values. */
export interface Head {
  readonly separator: Separator;
  /** The values of the columns; undefined for a column of something else. */
  readonly columns: readonly (ValueName | 'special' | undefined)[];
  /** Whether the first cell of a row is a name. */
  readonly hasNames: boolean;
  /** The first cell, if it is not the word for such a column: a name of all below. */
  readonly label: WrittenValue | undefined;
}

const fewestColumns = 5;

/** The head in a line; undefined if it is none: at least five values, the Weapon Skill among them. */
export function headOf(line: Line): Head | undefined {
  if (line.text.length > 300 || !maySkillStand(line.text)) return undefined;
  for (const separator of ['\t', '|', ',', ';'] as const) {
    const cells = lineCells(line, separator);
    const names = cells?.map(({ written }) => columnNamed(written));
    if (!cells || !names || !areColumns(names.filter((name) => name !== undefined))) continue;
    const first = names.findIndex((name) => name !== undefined);
    const label = cells[0];
    const hasNames = first > 0 && names[0] === undefined;
    // Only a name, and behind the values what else is listed, may stand beside them.
    if (first > 1 || names.slice(first).filter((name) => name === undefined).length > 2) continue;
    return {
      separator,
      columns: hasNames ? names.slice(1) : names,
      hasNames,
      label: hasNames && label && label.written !== '' && !generalLabels.test(label.written) ? label : undefined,
    };
  }
  return blankHead(line);
}

function columnNamed(written: string): ValueName | 'special' | undefined {
  return specialColumn.test(written) ? 'special' : valueNamed(written);
}

const specialColumn = /^(?:special|special rules|abilities|especial|especiales|reglas especiales|habilidades)$/i;

function areColumns(names: readonly (ValueName | 'special')[]): boolean {
  return names.length >= fewestColumns && new Set(names).size === names.length && names.includes('weapon-skill');
}

const generalLabels =
  /^(?:profile|name|monster|monsters|model|unit|creature|type|enemy|character|perfil|nombre|monstruo|monstruos|miniatura|unidad|criatura|tipo|enemigo|personaje)$/i;

/** Names of values and nothing else, perhaps behind a word or two. */
function blankHead({ text, start }: Line): Head | undefined {
  const found = [...text.matchAll(columnName)].map((match) => ({
    name: valueNamed(match[0]),
    index: match.index,
    end: match.index + match[0].length,
  }));
  // From the end backwards without a gap.
  let first = found.length;
  for (let end = text.replace(/[\s*_]+$/, '').length; first > 0; first--) {
    const one = found[first - 1];
    if (!one || /[^\s*_]/.test(text.slice(one.end, end)) || one.end > end) break;
    if (/^\p{Ll}$/u.test(text.slice(one.index, one.end))) break;
    end = one.index;
  }
  let columns = found.slice(first);
  let names = columns.flatMap(({ name }) => name ?? []);
  // `A WS BS …`: a letter before the first column is no second column of that name.
  while (
    columns.length > fewestColumns &&
    new Set(names).size < names.length &&
    names.indexOf(names[0] ?? 'wounds', 1) > 0
  ) {
    columns = columns.slice(1);
    names = names.slice(1);
  }
  if (!areColumns(names)) return undefined;
  const before = text.slice(0, columns[0]?.index ?? 0);
  const label = cleaned({ text: before, start });
  if (label && (label.written.split(/\s+/).length > 5 || /[.,;!?]/.test(label.written))) return undefined;
  const isGeneral = label === undefined || generalLabels.test(label.written);
  return { separator: 'blanks', columns: names, hasNames: true, label: isGeneral ? undefined : label };
}

const columnName = new RegExp(`(?<![\\p{L}\\d])(?:${namePattern})(?![\\p{L}\\d])`, 'giu');

/** The cells of a line; undefined if it has no such separator. Empty cells at its end count between bars only. */
export function lineCells(
  { text, start }: Line,
  separator: Exclude<Separator, 'blanks'>,
): readonly WrittenValue[] | undefined {
  if (!text.includes(separator)) return undefined;
  const inner =
    separator === '|' ? text.replace(/^\s*\|/, (bar) => ' '.repeat(bar.length)).replace(/\|\s*$/, '') : text;
  const cells: WrittenValue[] = [];
  let at = 0;
  // `Perfil: M, HA, HP`: the name of a row in running text.
  const parts =
    separator === ',' || separator === ';'
      ? inner.split(new RegExp(`${separator}|(?<=^[^,;:]{1,40}):(?= )`))
      : inner.split(separator);
  for (const cell of parts) {
    cells.push(
      cleaned({ text: cell, start: start + at }) ?? { written: '', span: { start: start + at, end: start + at } },
    );
    at += cell.length + 1;
  }
  while (separator !== '|' && cells.length > 0 && cells.at(-1)?.written === '') cells.pop();
  return cells.length > 1 ? cells : undefined;
}

/** A text without marks of Markdown and blanks at its ends; undefined without anything else. A `*` alone is a value. */
export function cleaned({ text, start }: Line): WrittenValue | undefined {
  const lead = leadingMarks.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > lead && trailingMark.test(text.charAt(end - 1))) end--;
  if (end > lead) return { written: text.slice(lead, end), span: { start: start + lead, end: start + end } };
  const sign = text.trim();
  const from = start + text.indexOf(sign);
  return sign === '*' || sign === '-' ? { written: sign, span: { start: from, end: from + 1 } } : undefined;
}

const leadingMarks = /^[\s>#*_`]*(?:(?:[-+•]|\d{1,2}[.)])\s+)?[\s*_`"“]*/;
const trailingMark = /[\s*_`"”]/;

/** The line below the head of a Markdown table, or a line drawn with signs. */
export function isRule({ text }: Line): boolean {
  return /^[\s|:+=-]*$/.test(text) && /[-=]{2,}/.test(text);
}

/** The last words of a line that may be values, and what stands before them. */
export function trailingValues(line: Line): {
  readonly name: WrittenValue | undefined;
  readonly cells: readonly WrittenValue[];
} {
  const words = [...line.text.matchAll(/\S+/g)];
  let first = words.length;
  while (first > 0 && valueWord.test(words[first - 1]?.[0] ?? '')) first--;
  const cells = words.slice(first).map(({ 0: written, index }) => {
    const from = line.start + index;
    return { written: written.replace(/,$/, ''), span: { start: from, end: from + written.length } };
  });
  const until = words[first]?.index ?? line.text.length;
  return { name: cleaned({ text: line.text.slice(0, until), start: line.start }), cells };
}

const valueWord = /^(?:[-–—−*]|\d[\ddD+/()x.-]*|[dD]\d[\d+-]*|[SA])$/;

/** A line without white space at its ends. */
export function lineSpan({ text, start }: Line): Span {
  return shift(trimmed(text, { start: 0, end: text.length }), start);
}
