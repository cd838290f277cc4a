/** Notations of other tools (AnyDice, Roll20, Foundry, Troll) to the language of odds. */
import type { Habit } from './habit.ts';
import { maximumLength } from './limits.ts';
import { parseExpression } from './parse.ts';

/** A text in a notation of other tools, read. */
type ForeignReading =
  /** It can mean only one thing, which is `text` in the language of odds. */
  | { readonly kind: 'translated'; readonly text: string }
  /** Tools differ on what it means, or have a habit that is told otherwise here: what may be meant, in the language of odds. */
  | { readonly kind: 'otherwise'; readonly habit: Habit; readonly spellings: readonly string[] };

/** Reads a text in a notation of other tools. Undefined where it is none, or none that is known here. */
export function readForeign(written: string): ForeignReading | undefined {
  if (written.length > maximumLength || diceOfDice.test(written)) return undefined;
  const readings = [false, true].map((isSecond) => new Translation(isSecond).read(written));
  const [first, ...others] = readings.filter(({ text }) => parseExpression(text).annotation !== undefined);
  if (!first) return undefined;
  const { text, habit } = first;
  if (habit === undefined) return { kind: 'translated', text };
  return { kind: 'otherwise', habit, spellings: [...new Set([text, ...others.map((other) => other.text)])] };
}

/** `output 2d(2d2)`: for AnyDice two rolls of 2d2, and here dice whose number of sides is rolled. */
const diceOfDice = /^\s*output\s.*d\(/is;

type Groups = Readonly<Record<string, string | undefined>>;

/** Rewrites a text piece by piece. Whatever else there is stays as it is, so that only the reader of the language says what is right. */
class Translation {
  readonly #isSecond: boolean;
  #habit: Habit | undefined;

  /** @param isSecond which meaning is written down, where there are two. */
  constructor(isSecond: boolean) {
    this.#isSecond = isSecond;
  }

  read(written: string): { readonly text: string; readonly habit: Habit | undefined } {
    const plain = plainReplacements.reduce((text, [pattern, by]) => text.replace(pattern, by), written);
    const rewritten = (text: string, pattern: RegExp, by: (groups: Groups) => string | undefined): string =>
      text.replace(pattern, (whole: string, ...found) => by(found.at(-1)) ?? whole);
    const compared = rewritten(plain, versus, (groups) => this.#versus(groups));
    const rolled = rewritten(compared, dice, (groups) => this.#dice(groups));
    return { text: rewritten(rolled, division, (groups) => this.#division(groups)), habit: this.#habit };
  }

  /** Of a score alone, nobody says whether one that is just met is enough. */
  #versus({ sign, difficulty, score }: Groups): string | undefined {
    if (sign !== undefined && difficulty === undefined) return undefined;
    const isMet = sign === undefined && difficulty !== undefined;
    const isOpen = sign === '>' || (sign === undefined && !isMet && score !== undefined);
    if (isOpen) this.#habit ??= 'versus';
    const met = this.#isSecond ? '>' : '>=';
    return ` ${isOpen ? met : isMet ? '>=' : (sign ?? '>')} ${score ?? ''}`;
  }

  #dice({ count, sides, again, againSign, againScore, kept, keptCount, without, ...others }: Groups): string {
    const number = Number(count || 1);
    const highest = sides === '%' ? 100 : Number(sides);
    const pool = (size: number): string => {
      const plain = `${size}D${highest}`;
      return again === undefined ? plain : `reroll(${plain} where ${this.#condition(againSign, againScore, 'reroll')})`;
    };
    if (again?.toLowerCase() === 'r') this.#habit ??= 'reroll';
    const which = (kept?.trim() ?? (without && `d${without}`))?.toLowerCase();
    if (which !== undefined) {
      const isDrop = which.startsWith('d');
      const size = isDrop ? number - Number(keptCount || 1) : Number(keptCount || 1);
      // Without more the best are kept, and the worst are dropped.
      const isHighest = which.length > 1 ? which.endsWith('h') !== isDrop : true;
      return size < 1 ? '?' : `${isHighest ? 'highest' : 'lowest'}(${size} of ${pool(number)})`;
    }
    const { explodes, from, fromScore, counted, score } = others;
    if (explodes !== undefined) return this.#exploding(number, pool(1), highest, from, fromScore);
    if (score !== undefined) return `count(${pool(number)} ${this.#condition(counted, score, 'successes')})`;
    return pool(number);
  }

  /** `!`, `!5`: on which score a die is rolled again, or on its highest. `!>4` is 4 and more for Roll20, and more than 4 for Foundry. */
  #exploding(count: number, die: string, highest: number, sign = '', score = String(highest)): string {
    this.#habit ??= 'explode';
    const from = Number(score) + (sign === '>' && this.#isSecond ? 1 : 0);
    const isOneScore = !sign.startsWith('>') && from < highest;
    const one = `repeat(${die} until ${isOneScore ? '!=' : '<'} ${from})`;
    return count === 1 ? one : `each(${count}: ${one})`;
  }

  /** `<2` is 2 or less for Roll20 and less than 2 for Foundry. */
  #condition(sign = '=', score = '', habit: Habit): string {
    const isOpen = sign === '<' || sign === '>';
    if (isOpen) this.#habit ??= habit;
    return `${sign}${isOpen && this.#isSecond ? '=' : ''} ${score}`;
  }

  #division({ name, left, sign, right, end = '' }: Groups): string | undefined {
    if (name !== undefined && end === '') return undefined;
    if (name === undefined && sign !== '//') this.#habit ??= 'division';
    const isUp = name === undefined ? sign !== '//' && this.#isSecond : /c|up/i.test(name);
    return `${isUp ? 'round-up' : 'round-down'}(${left} / ${right})${name === undefined ? end : ''}`;
  }
}

const plainReplacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  // What chat commands and AnyDice write before dice, and what they write for themselves: `[fire]`, `// hammer`.
  [/^\s*(?:[/!](?:roll|r)|output)(?!\p{L})/iu, ''],
  [/\[[\p{L} ]+\]/gu, ''],
  [/\s*\/\/\s*\p{L}.*$/u, ''],
  // `[highest 3 of 4d6]` of AnyDice, `[[2d6+3]]` of Roll20.
  [/\[+/g, '('],
  [/\]+/g, ')'],
  [/^([^?:]+)\?([^?:]+):([^?:]+)$/, 'if($1, $2, $3)'],
  [/&&/g, ' and '],
  [/\|\|/g, ' or '],
  [/==/g, '='],
  [/=>/g, '>='],
  [/=</g, '<='],
  [/<>/g, '!='],
  [/(?<![\p{L}-])(?:round|roll|p|prob)\(/giu, '('],
  [/(?<!\p{L})explode\s*(?:\((\d*d\d+)\)|(\d*d\d+))/giu, '$1$2!'],
  [/(?<!\p{L})(?:highest|best|largest|max)\s+(?:of\s+)?(\d*d\d+)/giu, 'highest(1 of $1)'],
  [/(?<!\p{L})(?:lowest|worst|least|min)\s+(?:of\s+)?(\d*d\d+)/giu, 'lowest(1 of $1)'],
  [/(?<!\p{L})(?:highest|best|largest|max)\s+(\d+)\s+(?:of\s+)?(\d*d\d+)/giu, 'highest($1 of $2)'],
  [/(?<!\p{L})(?:lowest|worst|least|min)\s+(\d+)\s+(?:of\s+)?(\d*d\d+)/giu, 'lowest($1 of $2)'],
];

/** `2d6 vs 2d6`, `2d6 vs DC 15`, `2d6 > DC 9`. */
const versus =
  /(?:\s(?:vs?|versus|contra)\.?\s|\s*(?<sign>[<>]=?|=))\s*(?<difficulty>(?:DC|CD)\s*(?=\d))?(?<score>\d{1,4}\s*$)?/giu;
const comparator = '<=|>=|[<>=]';
/** `4d6kh3`, `d%`, `1w6`, `2d6!>4`, `2d6ro1`, `8d6cs>=5`, `4d6-L`. */
const dice = new RegExp(
  '(?<![\\p{L}\\d)])(?<count>\\d{0,6}) ?[dDwW](?<sides>%|\\d{1,6})' +
    `(?:(?<again>[rR][oO]?)(?<againSign>${comparator})?(?<againScore>\\d{1,4}))?` +
    '(?:(?<kept> ?[kdKD][hlHL]|[kdKD])(?<keptCount>\\d{1,4}|(?![<>=]))(?![\\p{L}\\d(])' +
    '|\\s?[-–−]\\s?(?<without>[LH])(?![\\p{L}\\d])' +
    '|(?<explodes>!{1,2}(?!=| *<)|[xX](?=[>=]))(?<from>>=?|=)?(?<fromScore>\\d{1,4})?' +
    `|[cC][sS](?<counted>${comparator})?(?<score>\\d{1,4}))?(?![\\d%])`,
  'gu',
);
const value = '[\\p{L}-]*\\((?:[^()]|\\([^()]{0,200}\\)){1,200}\\)|\\d*D\\d+|\\p{L}[\\p{L}-]*|\\d+';
/** `2d6/2`, `2d6 // 3`, `floor(2d6/3)`; none beside other products. */
const division = new RegExp(
  '(?<![\\p{L}\\d)-]|[x×*/÷]\\s?)(?:(?<name>floor|ceil|ceiling|round[-_]?(?:up|down))\\(\\s*)?' +
    `(?<left>${value})\\s*(?<sign>//?|÷)\\s*(?<right>[1-9]\\d{0,4})(?!\\s*[x×*/÷\\d(])(?<end>\\s*\\))?`,
  'giu',
);
