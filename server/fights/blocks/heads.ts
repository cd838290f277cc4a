/** The heads of tables of values, and the cells of their rows. */
import { cleaned, type Line } from './lines.ts';
import { type ColumnName, columnNamed, columnPattern, maySkillStand } from './valueNames.ts';
import type { WrittenValue } from './writtenBlock.ts';

/** The head of a table of values. */
export interface Head {
  /** What stands between the cells; absent where each value is a word. */
  readonly separator?: string;
  /** The values of the columns; undefined for a column of something else. */
  readonly columns: readonly (ColumnName | undefined)[];
  /** Whether the first cell of a row is a name. */
  readonly hasNames: boolean;
  /** The first cell, if it is not the word for such a column: a name of all below. */
  readonly label: WrittenValue | undefined;
  /** What stands behind the names of the values in the same line: the first row. */
  readonly rest?: Line;
}

const fewestColumns = 5;
const longestHead = 300;

/** The head in a line; undefined if it is none: at least five values, the Weapon Skill among them. */
export function headOf(line: Line): Head | undefined {
  if (!maySkillStand(line.text)) return undefined;
  for (const separator of line.text.length > longestHead ? [] : ['\t', '|', ',', ';']) {
    const cells = lineCells(line, separator) ?? [];
    const names = cells.map(({ written }) => columnNamed(written));
    const first = names.findIndex((name) => name !== undefined);
    const columns = names.slice(first);
    const known = columns.filter((name) => name !== undefined);
    // Only a name, and behind the values what else is listed, may stand beside them.
    if (first < 0 || first > 1 || columns.length > known.length + 2 || !areColumns(known)) continue;
    return { separator, columns, hasNames: first > 0, label: first > 0 ? ownLabel(cells[0]) : undefined };
  }
  return wordHead(line);
}

function areColumns(names: readonly (ColumnName | undefined)[]): boolean {
  return names.length >= fewestColumns && new Set(names).size === names.length && names.includes('weapon-skill');
}

function ownLabel(label: WrittenValue | undefined): WrittenValue | undefined {
  return label && label.written !== '' && !generalLabels.test(label.written) ? label : undefined;
}

const generalLabels =
  /^(?:profile|name|monster|monsters|model|unit|creature|type|enemy|character|perfil|nombre|monstruo|monstruos|miniatura|unidad|criatura|tipo|enemigo|personaje)$/i;

/** Names of values one behind the other, perhaps behind a word or two. */
function wordHead({ text, start }: Line): Head | undefined {
  const [, before = '', run = '', marks = '', rest = ''] = wordHeadPattern.exec(text.slice(0, longestHead)) ?? [];
  const names = [...run.matchAll(columnPattern)].map(([name]) => columnNamed(name));
  // `A WS BS …`: a letter before the first column is no second column of that name.
  const columns = names.slice(names.lastIndexOf(names[0]) > 0 ? 1 : 0);
  const label = cleaned({ text: before, start });
  const isName = !label || (label.written.split(/\s+/).length <= 5 && !/[.,;!?]/.test(label.written));
  if (!areColumns(columns) || !isName) return undefined;
  const row = { text: rest, start: start + before.length + run.length + marks.length };
  return { columns, hasNames: true, label: ownLabel(label), ...(rest !== '' && { rest: row }) };
}

const wordHeadPattern = new RegExp(
  `^(.*?)((?:${columnPattern.source}[\\s*_]+){${fewestColumns - 1},}${columnPattern.source})([\\s*_]*)(.*)$`,
  'iu',
);

/** The cells of a line; undefined if it has no such separator. Empty cells at its end count between bars only. */
export function lineCells({ text, start }: Line, separator: string): readonly WrittenValue[] | undefined {
  if (!text.includes(separator)) return undefined;
  const isBar = separator === '|';
  const inner = isBar ? text.replace(/^\s*\|/, (bar) => ' '.repeat(bar.length)).replace(/\|\s*$/, '') : text;
  let at = start;
  // `Profile: M, WS, BS`: the name of a row in running text.
  const between = /[,;]/.test(separator) ? new RegExp(`${separator}|(?<=^[^,;:]{1,40}):(?= )`) : separator;
  const cells = inner.split(between).map((cell) => {
    const from = at;
    at += cell.length + 1;
    return cleaned({ text: cell, start: from }) ?? { written: '', span: { start: from, end: from } };
  });
  while (!isBar && cells.at(-1)?.written === '') cells.pop();
  return cells.length > 1 ? cells : undefined;
}

/** A row below a head. */
export interface BlockRow {
  readonly name: WrittenValue | undefined;
  readonly cells: readonly WrittenValue[];
}

/** The row in a line below a head; undefined if most of its cells are no values. */
export function rowOf({ separator, columns, hasNames }: Head, line: Line): BlockRow | undefined {
  const cells = separator === undefined ? undefined : lineCells(line, separator);
  if (!cells) return separator === undefined || separator === '\t' ? wordRow(columns, line) : undefined;
  const [first] = cells;
  const isNamed = hasNames || (cells.length === columns.length + 1 && /\p{L}{2}/u.test(first?.written ?? ''));
  const values = isNamed ? cells.slice(1) : cells;
  const fits = values.filter(({ written }) => cellValue.test(written)).length;
  if (fits < fewest(Math.min(values.length, columns.length))) return undefined;
  return { name: isNamed && first?.written !== '' ? first : undefined, cells: values };
}

function fewest(columns: number): number {
  return Math.max(3, Math.ceil(columns / 2));
}

const cellValue = /^(?:[-–—−*]|[+-]?\d.{0,12}|[dD]\d\S{0,5}|[SA]|special|especial)$/i;
/** A name, a word for each value, and behind them only what a column of abilities has. */
function wordRow(columns: Head['columns'], { text, start }: Line): BlockRow | undefined {
  const [, before = '', run = '', behind = ''] = wordRowPattern.exec(text) ?? [];
  const count = columns.filter((column) => column !== 'special').length;
  const name = cleaned({ text: before, start });
  const cells = [...run.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const at = start + before.length + index;
    return { written: word.replace(/[,"”″]+$/, ''), span: { start: at, end: at + word.length } };
  });
  // The last word of a name may look like a value.
  if (cells.length === count + 1 && /^[SA]$/.test(run.slice(0, 1))) cells.shift();
  const hasSpecial = columns.at(-1) === 'special';
  // Abilities may begin with a number.
  const [first] = hasSpecial ? cells.splice(count) : [];
  const from = first ? first.span.start - start : text.length - behind.length;
  const special = cleaned({ text: text.slice(from), start: start + from });
  const isNamed = !name || (name.written.split(/\s+/).length <= 6 && !/[.;!?:]/.test(name.written));
  const isRow = isNamed && cells.length >= fewest(count) && cells.length <= count + 3;
  if (!isRow || (special && !hasSpecial)) return undefined;
  return { name, cells: special ? [...cells, special] : cells };
}

const wordRowPattern =
  /^(.*?)((?:(?<!\S)(?:[-–—−*]|\d[\ddD+/()x.-]*["”″]?|[dD]\d[\d+-]*|[SA]|[Ss]pecial|[Ee]special),?(?!\S)\s*){3,})(.*)$/;
