/** Tables in which one cell has the target and another the dice: `| Jump a pit | 1D6 | 3+ |`, `| Trap | Springs on (1D6) |`. */
import type { Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import type { Token } from '../words/token.ts';
import { signAt } from '../words/words.ts';

/** Tokens between two bars: the first, and the first behind them. */
interface Cell {
  readonly from: number;
  readonly to: number;
}

/**
 * The dice that the cells of some columns are for, by the first token of the cell. A column has targets where its head says so and has
 * the dice itself, or where it says so and another column has rolls.
 */
export function diceOfCells(
  text: string,
  tokens: readonly Token[],
  mentions: readonly TokenMention[],
): ReadonlyMap<number, Value> {
  const found = new Map<number, Value>();
  if (!text.includes('|')) return found;
  const diceIn = ({ from, to }: Cell): Value | undefined => {
    const [only, other] = mentions.filter((mention) => mention.from >= from && mention.to <= to);
    return only && !other && only.sign === undefined && only.alternative === undefined ? only.expression : undefined;
  };
  for (const { head, rows } of tablesIn(text, tokens)) {
    const written = head.map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
    const rollColumn = written.findIndex((each) => rollHeads.test(each));
    for (const [column, cell] of head.entries()) {
      const isOfHead = needHeadsWithDice.test(written[column] ?? '');
      const ofHead = isOfHead ? diceIn(cell) : undefined;
      if (!ofHead && (rollColumn < 0 || !needHeads.test(written[column] ?? ''))) continue;
      for (const row of rows) {
        const [need, roll] = [row[column], row[rollColumn]];
        const dice = ofHead ?? (roll && diceIn(roll));
        if (need && dice) found.set(need.from, dice);
      }
    }
  }
  return found;
}

interface Table {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The tables whose heads have a line of dashes below. */
function tablesIn(text: string, tokens: readonly Token[]): readonly Table[] {
  const tables: Table[] = [];
  let before: readonly Cell[] | undefined;
  let rows: (readonly Cell[])[] | undefined;
  for (const line of linesIn(text, tokens)) {
    const cells = cellsOf(tokens, line);
    const gap = text.slice(tokens[line.from - 1]?.end ?? 0, tokens[line.from]?.start);
    if (cells === undefined || gap.split('\n').length > 2) {
      before = cells;
      rows = undefined;
    } else if (before && !rows && isRule(tokens, line)) {
      rows = [];
      tables.push({ head: before, rows });
    } else if (rows) rows.push(cells);
    else before = cells;
  }
  return tables;
}

function* linesIn(text: string, tokens: readonly Token[]): Generator<Cell> {
  let from = 0;
  for (let to = 1; to <= tokens.length; to++) {
    const [before, token] = [tokens[to - 1], tokens[to]];
    if (before && token && !text.slice(before.end, token.start).includes('\n')) continue;
    yield { from, to };
    from = to;
  }
}

/** The cells of a line; undefined where no bar begins it. */
function cellsOf(tokens: readonly Token[], { from, to }: Cell): readonly Cell[] | undefined {
  if (signAt(tokens, from) !== '|') return undefined;
  const cells: Cell[] = [];
  let start = from + 1;
  for (let at = start; at < to; at++) {
    if (signAt(tokens, at) !== '|') continue;
    cells.push({ from: start, to: at });
    start = at + 1;
  }
  return cells;
}

/** `| --- | :-: |` */
function isRule(tokens: readonly Token[], { from, to }: Cell): boolean {
  for (let at = from; at < to; at++) if (!'|-:–—'.includes(signAt(tokens, at) ?? ' ')) return false;
  return true;
}

const rollHeads = /^(?:rolls?|dice|die|tests?|checks?|throw|tiradas?|dados?|pruebas?)$/i;
const needHeads =
  /^(?:success|needs?|needed|target|score|to pass|to succeed|pass|passed on|succeeds on|works on|éxito|necesita|objetivo|se supera con|se pasa con|puntuación|con)$/i;
/** With a word before the dice that a target stands behind. */
const needHeadsWithDice = /\b(?:on|with|needs?|needed|con|necesita)\b[ (]*\d*D\d+\)?$/i;
