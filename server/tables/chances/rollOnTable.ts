/** A roll on a table, with the tables and the dice of its result. */
import type { RolledDie } from '../../dice/evaluation/diceCup.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Value } from '../../dice/language/expression.ts';
import { namedDiceIn } from '../../dice/prose/chances/namedDice.ts';
import { roll } from '../../dice/roll.ts';
import { includesScore, type RollRow, type RollTable } from '../rollTable.ts';

/** One roll on the way. */
export interface TableStep {
  /** 0 on the table itself, 1 on a table in one of its rows. */
  readonly depth: number;
  readonly roll: Value;
  readonly dice: readonly RolledDie[];
  readonly score: number;
  /** Undefined if no row has the score. */
  readonly row: RollRow | undefined;
  /** The dice in the text of the row, without those of the tables in it: `1D6 x 50 gold`. */
  readonly amounts: readonly { readonly value: Value; readonly dice: readonly RolledDie[]; readonly total: number }[];
}

/** Rolls that are made again and again end here. */
const maximumSteps = 50;

/** The repeated roll on the same table, after the other effects of the row. */
const rollsAgain =
  /(?<!\p{L})(?:re-?roll|roll (?:the dice |it |another \d?D\d+ )?(?:again|on this)|another \d*D\d+ roll on this|(?:tira|tirad|tire) (?:otra vez|de nuevo)|(?:vuelve|volved|vuelva) a tirar)[^.]{0,40}(?:sub-?table|table|tabla|subtabla|again|vez|nuevo|tirar)/iu;

/**
 * Rolls on a table and follows its result: tables within the row, and rolls that are made again. Undefined if its roll needs a number
 * first.
 *
 * @param source the text that the spans of the table count in.
 * @param random numbers from 0 up to, but without, 1.
 */
export function rollOnTable(
  source: string,
  table: RollTable,
  bindings: Bindings,
  random: () => number,
): readonly TableStep[] | undefined {
  const steps: TableStep[] = [];
  return new TableRoller(source, bindings, random, steps).roll(table, 0) ? steps : undefined;
}

class TableRoller {
  readonly #source: string;
  readonly #bindings: Bindings;
  readonly #random: () => number;
  readonly #steps: TableStep[];

  constructor(source: string, bindings: Bindings, random: () => number, steps: TableStep[]) {
    this.#source = source;
    this.#bindings = bindings;
    this.#random = random;
    this.#steps = steps;
  }

  /** Returns whether the roll is known. */
  roll({ die, rows }: RollTable, depth: number): boolean {
    if (!die?.expression) return false;
    for (;;) {
      if (this.#steps.length >= maximumSteps) return true;
      const rolled = roll(die.expression, this.#bindings, this.#random);
      if (rolled.kind !== 'rolled' || typeof rolled.total !== 'number') return false;
      const score = rolled.total;
      const row = rows.find((one) => includesScore(one, score));
      const text = row ? ownText(this.#source, row) : '';
      this.#steps.push({ depth, roll: die.expression, dice: rolled.dice, score, row, amounts: this.#amountsIn(text) });
      if (!row) return true;
      for (const nested of row.tables) {
        // A table in a row that names no roll is left to the players; one that needs a number first ends it all.
        if (nested.die?.expression && !this.roll(nested, depth + 1)) return false;
      }
      if (row.tables.length > 0 || !rollsAgain.test(text)) return true;
    }
  }

  #amountsIn(text: string): TableStep['amounts'] {
    return namedDiceIn(text).flatMap(({ plain, isAmount, isRolled }) => {
      if (!isAmount || isRolled) return [];
      const rolled = roll(plain, this.#bindings, this.#random);
      if (rolled.kind !== 'rolled' || typeof rolled.total !== 'number') return [];
      return [{ value: plain, dice: rolled.dice, total: rolled.total }];
    });
  }
}

/** The text of a row up to the first table in it. */
export function ownText(source: string, { text, tables }: RollRow): string {
  return source.slice(text.start, Math.min(text.end, tables[0]?.span.start ?? text.end));
}
