/** Notations of other tools (AnyDice, Roll20, Foundry, Troll, icepool) to the language of odds. */
import { ForeignReader } from './foreignReader.ts';
import type { Habit, Meaning } from './habit.ts';
import { maximumLength } from './limits.ts';
import { parseExpression } from './parse.ts';

/** A text in a notation of other tools, read. */
type ForeignReading =
  /** It can mean only one thing, which is `text` in the language of odds. */
  | { readonly kind: 'translated'; readonly text: string }
  /** Tools differ on what it means, or have a habit that is told otherwise here: what may be meant, in the language of odds. */
  | { readonly kind: 'otherwise'; readonly habit: Habit; readonly spellings: readonly string[] };

const meanings: readonly Meaning[] = ['first', 'second'];

/** `2d6+3 // hammer`. */
const remark = /\s*\/\/\s*\p{L}.*$/u;
/** `1d6 >= 5 ? 2d6 : 0`. */
const choice = /^([^?:]+)\?([^?:]+):([^?:]+)$/;

/** `1D6: 1-3/4-6`: the rows of a small table. */
const rows = /^\s*(\d{0,3}d\d{1,3})\s*:\s*(\d+(?:\s*[-–]\s*\d+)?(?:\s*[/,;|]\s*\d+(?:\s*[-–]\s*\d+)?)+)\s*$/i;

/** Reads a text in a notation of other tools. Undefined where it is none, or none that is known here. */
export function readForeign(written: string): ForeignReading | undefined {
  if (written.length > maximumLength) return undefined;
  const [, dice, list = ''] = rows.exec(written) ?? [];
  if (dice !== undefined) return { kind: 'translated', text: `roll = ${dice}; outcomes(${outcomesOf(list)})` };
  const text = written.replace(remark, '').replace(choice, 'if($1, $2, $3)');
  const readings = meanings.flatMap((meaning) => {
    const reading = new ForeignReader(text, meaning).read();
    return reading && isReadable(reading.text) ? [reading] : [];
  });
  const [first] = readings;
  if (!first) return undefined;
  if (first.habit === undefined) return { kind: 'translated', text: first.text };
  return { kind: 'otherwise', habit: first.habit, spellings: [...new Set(readings.map((reading) => reading.text))] };
}

function outcomesOf(list: string): string {
  const scores = list.split(/[/,;|]/).map((row) => row.replace(/\s/g, '').replace('–', '-'));
  return scores.map((row) => `${row}: roll in {${row}}`).join(', ');
}

function isReadable(text: string): boolean {
  return parseExpression(text).annotation !== undefined;
}
