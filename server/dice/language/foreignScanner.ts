import type { ForeignPool, Modifier } from './foreignPools.ts';

const blanks = /\s*/y;
const digits = /\d+/y;
/** `4d6`, `d%`, `1w6`, `4dF`. */
const dice = /(\d{0,6}) ?[dw](?:(%)|(f)(?![\p{L}\p{N}])|(\d{1,6}))/iuy;
const sides = /[dw](?:(%)|(\d{1,6}))/iy;
const word = /\p{L}[\p{L}\p{N}]*(?:[-_]\p{L}[\p{L}\p{N}]*)*/uy;
const operator = /&&|\|\||==|=>|=<|<>|<=|>=|!=|[-+–−<>=≤≥≠;:&|]/y;
const spelledOperators: ReadonlyMap<string, string> = new Map([
  ['&&', 'and'],
  ['&', 'and'],
  ['||', 'or'],
  ['|', 'or'],
  ['==', '='],
  ['=>', '>='],
  ['=<', '<='],
  ['<>', '!='],
]);
const timesOrDivision = /\/\/|[x×*·](?![\p{L}])|[/÷]/iuy;
/** `4d6k>3`, `4d6d<3`: dice with such faces, however many. */
const keepFaces = /([kd])(<=|>=|[<>=])(\d{1,4})/iy;
const keepOrDrop = /(k|kh|kl|d|dh|dl|b(?=\d))(\d{0,4})(?![\p{L}\p{N}])/iuy;
/** `x>4`, and `xo`, once. */
const explosion =
  /(?:!{1,2}(?! *<)|[ex](?=[>=])|([ex]o)(?![\p{L}(]))(>=?|=)?(\d{1,4})?|[ex](?![\p{L}\p{N}]| *[\d(])/iuy;
const again = /(ro|rr|r)(<=|>=|[<>=])?(\d{1,4})/iy;
/** `8d6cs>=5`, and `8d6s5`, where tools differ on whether more is needed. */
const successes = /(?:cs(<=|>=|[<>=])?|([st]))(\d{1,4}|\(\d{1,3}\+\d{1,3}\))/iy;
/** `>=6f1`: successes, of which failures are taken away. */
const net = /(<=|>=|[<>=])(\d{1,4})f(<=|>=|[<>=])?(\d{1,4})(?![\p{L}\d])/iuy;
/** `4d6-L`. */
const dropped = /[-–−]\s?([LH])(?![\p{L}\p{N}])/uy;
/** `1d[-3, 1]`, `d{1,2,4..6}`, with faces of its own. */
const faces = /(\d{0,6}) ?[dw](?:\[([-\d, .]{1,200})\]|\{([-\d, .]{1,200})\})/iy;
/** `2d(`: of AnyDice. */
const diceOfDice = /(\d{0,6}) ?d(?=\()/iy;
/** `@mod`, `@{str_mod}`, `@abilities.str.mod`: a value of somebody's sheet. */
const attribute = /@(?:\{([\p{L}\d_.| -]{1,60})\}|(\p{L}[\p{L}\d_.]{0,60}))/uy;
/** `vs DC 15`, `vs 9`: what a roll is compared with. */
const difficulty = /\s*(?:DC|CD)(?=\s*\d)/iy;
const numberAtEnd = /\s*(?=\d{1,4}\s*$)/y;
const method = /\.(highest|lowest|explode|pool|sum)\((?:(\d{1,4})(?:, *(\d{1,4}))?)?\)/iy;
const sum = /\.sum\(\)/iy;
const label = /\[[\p{L} ]+\]/uy;
/** What chat commands and AnyDice write before dice. */
const command = /\s*(?:[/!](?:roll|r)|output)(?!\p{L})/iuy;
const named = /named\s*"[^"]*"\s*$/iy;
const set = /\s*[{[(]([\d\s,.–-]{1,200})[}\])]/y;
const countedFaces = /\s*(?:\{([\d\s,.–-]{1,200})\}|(\d{1,4}))\s*in(?!\p{L})/iuy;
const of = /\s*(?:of|de)(?!\p{L})/iuy;

/** Walks over a text in the notation of other tools; each `take…` skips blanks and then reads one thing, or reads nothing and returns undefined. */
export class ForeignScanner {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether nothing is left but what AnyDice calls the output. */
  get isAtEnd(): boolean {
    this.#skip();
    named.lastIndex = this.#offset;
    if (named.test(this.#text)) return true;
    return this.#offset >= this.#text.length;
  }

  /** The next character behind blanks; empty at the end. */
  get character(): string {
    this.#skip();
    return this.#text.charAt(this.#offset);
  }

  /** Returns whether it is that of AnyDice. */
  takeCommand(): boolean {
    return this.#take(command)?.[0].trim().toLowerCase() === 'output';
  }

  takeSign(sign: string): boolean {
    if (this.character !== sign) return false;
    this.#offset++;
    return true;
  }

  takeNumber(): string | undefined {
    return this.#takeHere(digits)?.[0];
  }

  takeCount(): number | undefined {
    const before = this.#offset;
    const found = this.takeNumber();
    // `highest 4d6`: the number is that of the dice.
    if (found === undefined || !/[dw]/i.test(this.#text.charAt(this.#offset))) return found ? Number(found) : undefined;
    this.#offset = before;
    return undefined;
  }

  takeWord(): string | undefined {
    return this.#takeHere(word)?.[0];
  }

  takeOf(): void {
    this.#take(of);
  }

  takeOperator(): string | undefined {
    const found = this.#takeHere(operator)?.[0];
    return found === undefined ? undefined : (spelledOperators.get(found) ?? found);
  }

  takeTimesOrDivision(): 'x' | '/' | '//' | undefined {
    const found = this.#takeHere(timesOrDivision)?.[0];
    if (found === undefined) return undefined;
    return found === '//' ? '//' : found === '/' || found === '÷' ? '/' : 'x';
  }

  takeDice(): { readonly count: string; readonly sides: string; readonly isFate: boolean } | undefined {
    const found = this.#takeHere(dice);
    if (!found) return undefined;
    const [, count = '', percent, fate, written = ''] = found;
    return { count, sides: percent ? '100' : written, isFate: fate !== undefined };
  }

  /** `1d[-3, 1]` in the language of odds. */
  takeFaces(): string | undefined {
    const found = this.#takeHere(faces);
    return found && `${found[1]}D{${rangesText(found[2] ?? found[3] ?? '')}}`;
  }

  /** The number of dice before `d(`; empty without one. */
  takeDiceOfDice(): string | undefined {
    return this.#takeHere(diceOfDice)?.[1];
  }

  /** As a name of the language of odds. */
  takeAttribute(): string | undefined {
    const found = this.#takeHere(attribute);
    const name = found && (found[1] ?? found[2] ?? '').replace(/[^\p{L}]+/gu, '-').replace(/^-|-$/g, '');
    return name === '' ? undefined : name;
  }

  /** `DC` before a number that a roll is compared with. */
  takeDifficulty(): boolean {
    return this.#take(difficulty) !== undefined;
  }

  /** Behind `vs`: `DC 15` is to be reached; of a number alone nobody says whether. */
  takeAgainst(): 'reach' | 'number' | undefined {
    if (this.takeDifficulty()) return 'reach';
    return this.#take(numberAtEnd) ? 'number' : undefined;
  }

  /** What tools write behind dice or brackets for themselves: `[fire]`. */
  takeLabels(): void {
    while (this.#take(label));
  }

  /** Dice that are all of the text. */
  takeAllDice(): ForeignPool | undefined {
    const found = this.takeDice();
    return found && !found.isFate && this.isAtEnd ? { count: found.count, sides: found.sides } : undefined;
  }

  /** `d6` straight behind a bracket. */
  takeSides(): string | undefined {
    const found = this.#take(sides);
    return found && (found[1] ? '100' : found[2]);
  }

  takeModifier(): Modifier | undefined {
    this.takeLabels();
    return (
      this.#takeKeep() ?? this.#takeExplosion() ?? this.#takeReroll() ?? this.#takeSuccesses() ?? this.#takeMethod()
    );
  }

  /** `.sum()` behind dice that are added up anyway. */
  takeSum(): void {
    this.#take(sum);
  }

  /** `in {2, 3}`, `in [1,3]`, `in 2..5`, as the language has it. */
  takeSet(): string | undefined {
    const found = this.#take(set);
    return found && `in {${rangesText(found[1] ?? '')}}`;
  }

  /** `{5,6} in`: the condition for dice of so many sides; undefined for faces that are not the best or the worst ones. */
  takeCountedFaces(): ((sides: number) => string | undefined) | undefined {
    const found = this.#take(countedFaces);
    if (!found) return undefined;
    const faces = facesOf(found[1] ?? found[2] ?? '');
    return (highest) => conditionOn(faces, highest);
  }

  #takeKeep(): Modifier | undefined {
    const extreme = this.#takeHere(dropped)?.[1];
    if (extreme !== undefined) return { kind: 'drop', isHighest: extreme === 'H', count: 1 };
    const faces = this.#takeHere(keepFaces);
    if (faces) {
      const [, letter = '', comparator = '', score] = faces;
      return { kind: 'faces', isKept: letter.toLowerCase() === 'k', comparator, score: Number(score) };
    }
    const found = this.#takeHere(keepOrDrop);
    if (!found) return undefined;
    const [, letters = '', count = ''] = found;
    const [which = '', side] = letters.toLowerCase();
    const kind = which === 'd' ? 'drop' : 'keep';
    // Without more the best are kept, and the worst are dropped.
    const isHighest = side === undefined ? kind === 'keep' : side === 'h';
    return { kind, isHighest, count: count === '' ? 1 : Number(count) };
  }

  #takeExplosion(): Modifier | undefined {
    if (this.#text.startsWith('!=', this.#offset)) return undefined;
    const found = this.#take(explosion);
    if (!found) return undefined;
    const [, once, comparator = '', score] = found;
    return {
      kind: 'explode',
      comparator,
      score: score === undefined ? undefined : Number(score),
      ...(once !== undefined && { isOnce: true }),
    };
  }

  #takeReroll(): Modifier | undefined {
    const found = this.#takeHere(again);
    if (!found) return undefined;
    const [, letters = '', comparator = '', score] = found;
    return { kind: 'reroll', isOnce: letters.toLowerCase() === 'ro', comparator, score: Number(score) };
  }

  #takeSuccesses(): Modifier | undefined {
    const both = this.#takeHere(net);
    if (both) {
      const [, comparator = '', score, failing = '', failure] = both;
      return { kind: 'net', comparator, score: Number(score), failing, failure: Number(failure) };
    }
    const found = this.#takeHere(successes);
    if (!found) return undefined;
    const [, comparator = '', letter, score = ''] = found;
    const total = (score.match(/\d+/g) ?? []).map(Number).reduce((sum, number) => sum + number, 0);
    return { kind: 'count', comparator: letter === undefined ? comparator : 's', score: total };
  }

  /** `.highest(4, 3)`: of a die how many are rolled and kept, of a pool how many are kept. */
  #takeMethod(): Modifier | undefined {
    const found = this.#take(method);
    if (!found) return undefined;
    const [, name = '', first, second] = found;
    const numbers = [first, second].flatMap((number) => (number === undefined ? [] : [Number(number)]));
    switch (name.toLowerCase()) {
      case 'explode':
        return { kind: 'explode', comparator: '', score: undefined };
      case 'highest':
      case 'lowest':
        return { kind: 'choose', isHighest: name.toLowerCase() === 'highest', numbers };
      default:
        return { kind: 'gather', dice: numbers[0] };
    }
  }

  #skip(): void {
    blanks.lastIndex = this.#offset;
    this.#offset += blanks.exec(this.#text)?.[0].length ?? 0;
  }

  #takeHere(pattern: RegExp): RegExpExecArray | undefined {
    this.#skip();
    return this.#take(pattern);
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#offset += found[0].length;
    return found;
  }
}

/** `2..5, 7` as `2-5, 7`. */
function rangesText(text: string): string {
  return text.replaceAll('..', '-').trim();
}

function facesOf(text: string): readonly number[] {
  return rangesText(text)
    .split(',')
    .flatMap((part) => {
      const [low = Number.NaN, high = low] = part.split(/[-–]/).map(Number);
      const length = high - low + 1;
      return length >= 1 && length <= 1000 ? Array.from({ length }, (_, index) => low + index) : [];
    });
}

/** The comparison that says which faces count. */
function conditionOn(faces: readonly number[], highest: number): string | undefined {
  const [least = Number.NaN, greatest = Number.NaN] = [Math.min(...faces), Math.max(...faces)];
  if (new Set(faces).size !== greatest - least + 1) return undefined;
  if (least === greatest) return `= ${least}`;
  if (greatest === highest) return `>= ${least}`;
  return least === 1 ? `<= ${greatest}` : undefined;
}
