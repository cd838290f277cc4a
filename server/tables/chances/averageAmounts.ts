/** The gold and the Wounds that one roll on a whole table comes to on average, where its rows say them plainly. */
import { evaluate } from '../../dice/evaluation/evaluate.ts';
import { addFractions, type Fraction, fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { mean } from '../../dice/evaluation/statistics.ts';
import { namedDiceIn } from '../../dice/prose/chances/namedDice.ts';
import type { Span } from '../../text/span.ts';
import { fitsExactly, outcomesOf } from '../outcomes.ts';
import type { RollRow, RollTable } from '../rollTable.ts';
import { isAgainRow, rowChances } from './rowChances.ts';

type AmountUnit = 'gold' | 'wounds';

/** What rows of a table say of a unit. */
interface UnitWords {
  /** The unit itself, wherever it stands. */
  readonly named: RegExp;
  /** Directly behind a number or dice. */
  readonly behind: RegExp;
  /** What stands directly before an amount that counts, and before one that is taken from the others. */
  readonly more: RegExp;
  readonly less: RegExp;
}

const units: Readonly<Record<AmountUnit, UnitWords>> = {
  gold: {
    named: /(?<!\p{L})(?:gold\p{L}*|oro|monedas?|coronas?|GC|MO|crowns?|coins?)(?!\p{L})/giu,
    behind:
      /^ ?(?:pieces of |monedas de |coronas de |de )?(?:gold(?: pieces| crowns| coins)?|oro|GC|MO|monedas)(?!\p{L})/iu,
    more: /(?<!\p{L})(?:finds?|gains?|receives?|gets?|wins?|earns?|worth|encuentras?|encuentran|ganas?|ganan|recibes?|reciben|vale|valen|valor de)\s*$/iu,
    less: /(?<!\p{L})(?:loses?|pays?|must pay|costs?|pierdes?|pierden|pagas?|pagan|cuesta)\s*$/iu,
  },
  wounds: {
    named: /(?<!\p{L})(?:wounds?|wounded|heridas?)(?!\p{L})/giu,
    behind: /^ ?(?:wounds?|heridas?)(?!\p{L})/iu,
    more: /(?<!\p{L})(?:suffers?|takes?|loses?|sufres?|sufren|pierdes?|pierden|recibes?)\s*$/iu,
    less: /(?<!\p{L})(?:heals?|regains?|recovers?|curas?|curan|recuperas?|recuperan)\s*$/iu,
  },
};

/** Words that make an amount that of some, or of more than one. */
const open =
  /(?<!\p{L})(?:if|unless|or|each|every|per|all|may|can|could|half|twice|double|both|apiece|for (?:a|the|his|her)|on an?|si|o|u|cada|por cada|puede|pueden|mitad|doble|todos?|todas?|ambos)(?!\p{L})/iu;

/**
 * The averages of one roll for each unit of which at least two rows plainly say an amount; rows without the unit count as 0. Nothing where
 * the chances are open, or where any row speaks of the unit in another way: half of his gold, 10 gold for each Warrior.
 *
 * @param source the text that the spans of the table count in.
 */
export function averageAmounts(
  source: string,
  table: RollTable,
): readonly { readonly unit: AmountUnit; readonly average: Fraction }[] {
  return (['gold', 'wounds'] as const).flatMap((unit) => {
    const found = averageOf(source, table, unit);
    return found && found.amounts > 1 ? [{ unit, average: found.average }] : [];
  });
}

interface Average {
  readonly average: Fraction;
  /** In so many rows an amount is written. */
  readonly amounts: number;
}

function averageOf(source: string, table: RollTable, unit: AmountUnit): Average | undefined {
  const outcomes = table.die?.expression && outcomesOf(table.die.expression);
  const chances = outcomes && fitsExactly(outcomes, table.rows) ? rowChances(source, table) : undefined;
  if (!chances) return undefined;
  let average = fraction(0n, 1n);
  let amounts = 0;
  for (const { row, chance, inTheEnd } of chances) {
    if (isAgainRow(source, row)) continue;
    const found = amountOfRow(source, row, unit);
    if (!found) return undefined;
    average = addFractions(average, multiplyFractions(inTheEnd ?? chance, found.average));
    amounts += found.amounts;
  }
  return { average, amounts };
}

/** The amount in a row with those of the tables in it. */
function amountOfRow(source: string, row: RollRow, unit: AmountUnit): Average | undefined {
  const text = withoutTables(source, row);
  const own = amountIn(text, unit);
  if (!own || (row.tables.length === 0 && namedDiceIn(text).some(({ isRolled }) => isRolled))) return undefined;
  let { average, amounts } = own;
  for (const table of row.tables) {
    const inner = averageOf(source, table, unit);
    if (!inner) return undefined;
    average = addFractions(average, inner.average);
    amounts += inner.amounts;
  }
  return { average, amounts };
}

/** The text of a row with blanks for markup and for the tables in it. */
function withoutTables(source: string, { text, tables }: RollRow): string {
  let written = '';
  let at = text.start;
  for (const { span } of tables) {
    written += source.slice(at, Math.max(at, span.start));
    at = Math.max(at, span.end);
  }
  return `${written} ${source.slice(at, text.end)}`
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*_]+|\s+/g, ' ')
    .trim();
}

const nothing: Average = { average: fraction(0n, 1n), amounts: 0 };

/** The one amount of a unit in a text; 0 if the text has no such word; undefined if it says anything else of the unit. */
function amountIn(text: string, unit: AmountUnit): Average | undefined {
  const words = units[unit];
  const named = [...text.matchAll(words.named)];
  if (named.length === 0) return nothing;
  const [amount, second] = valuesIn(text).filter(({ span }) => words.behind.test(text.slice(span.end)));
  if (!amount || second) return undefined;
  const end = amount.span.end + (words.behind.exec(text.slice(amount.span.end))?.[0].length ?? 0);
  if (named.some(({ index }) => index < amount.span.start || index >= end)) return undefined;
  const before = text.slice(0, amount.span.start);
  const sentence = /[^.!?:;]*$/.exec(before)?.[0] ?? '';
  const rest = /^[^.!?;]*/.exec(text.slice(end))?.[0] ?? '';
  if (open.test(sentence) || open.test(rest)) return undefined;
  if (words.less.test(before)) return { average: multiplyFractions(amount.average, fraction(-1n, 1n)), amounts: 1 };
  const isAlone = /^[^\p{L}\d]*$/u.test(before) || /[(:,–—] ?$/.test(before);
  return isAlone || words.more.test(before) ? { average: amount.average, amounts: 1 } : undefined;
}

/** The numbers and dice in a text with their averages. */
function valuesIn(text: string): readonly { readonly span: Span; readonly average: Fraction }[] {
  const dice = namedDiceIn(text);
  const rolled = dice.flatMap(({ span, plain }) => {
    const odds = evaluate(plain, new Map(), { steps: maximumAmountSteps });
    return odds.kind === 'distribution' && !odds.truncated ? [{ span, average: mean(odds.distribution) }] : [];
  });
  const plain = [...text.matchAll(/(?<![\p{L}\p{N}.,+x-])\d{1,5}(?![\p{L}\p{N}])/gu)].flatMap(
    ({ 0: written, index }) => {
      const span = { start: index, end: index + written.length };
      const isInDice = dice.some((one) => one.span.start < span.end && span.start < one.span.end);
      return isInDice ? [] : [{ span, average: fraction(BigInt(written), 1n) }];
    },
  );
  return [...rolled, ...plain];
}

const maximumAmountSteps = 5000;
