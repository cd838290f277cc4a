/** Finds the phrases of a language in the tokens of a sentence. */
import type { Value } from '../../language/expression.ts';
import type { PhraseName } from '../grammar/grammar.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import type { TokenMention } from '../notation/notation.ts';
import { spanOfTokens, valueAt } from '../notation/rolls.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { type Beginning, endOfSentence, include, meet, noBeginning } from './beginning.ts';
import { facesAt, numbersAt, type Scores } from './numbers.ts';
import type { BuiltIn, Parts, PhrasePart } from './parts.ts';
import type { PhraseLine, Phrases, Start } from './phrases.ts';

/** A phrase where it was found, or something that it captured. */
export type Captured =
  | Found
  | { readonly name: 'dice'; readonly mention: TokenMention; readonly from: number; readonly to: number }
  | { readonly name: 'value'; readonly value: Value; readonly from: number; readonly to: number }
  | { readonly name: 'scores'; readonly scores: Scores; readonly from: number; readonly to: number }
  | { readonly name: 'sign'; readonly from: number; readonly to: number }
  | { readonly name: 'thing'; readonly word: string; readonly from: number; readonly to: number };

/** A phrase where it was found. */
export interface Found {
  readonly name: PhraseName;
  readonly variant: string;
  readonly from: number;
  /** The first token after it. */
  readonly to: number;
  /** In the order of the text. */
  readonly captured: readonly Captured[];
}

type GoOn = (at: number, captured: readonly Captured[]) => void;

/** The tokens between two breaks. */
export class Sentence {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly phrases: Phrases;
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  readonly #found = new Map<PhraseName, (readonly Found[] | undefined)[]>();
  readonly #ends = new Map<WordClass, (readonly number[] | undefined)[]>();
  readonly #classes: (ReadonlySet<WordClass> | undefined)[] = [];
  readonly #starts: Start[] = [];
  readonly #beginnings: Beginning[] = [];
  #rests: readonly Beginning[] | undefined;

  constructor(
    tokens: readonly Token[],
    from: number,
    to: number,
    mentions: ReadonlyMap<number, TokenMention>,
    phrases: Phrases,
  ) {
    this.tokens = tokens;
    this.from = from;
    this.to = to;
    this.phrases = phrases;
    this.#mentions = mentions;
  }

  /** The names of phrases that stand for themselves and may begin at a token. */
  actsAt(at: number): readonly PhraseName[] {
    return this.phrases.actsFrom(this.#startAt(at));
  }

  /** All phrases of a name that begin at a token, one for each end. */
  at(name: PhraseName, at: number): readonly Found[] {
    if (at >= this.to || at < this.from) return none;
    let known = this.#found.get(name);
    if (!known) {
      known = [];
      this.#found.set(name, known);
    }
    const before = known[at - this.from];
    if (before) return before;
    const found = this.#findFrom(name, at);
    known[at - this.from] = found;
    return found;
  }

  #findFrom(name: PhraseName, at: number): readonly Found[] {
    const lines = this.phrases.linesFrom(name, this.#startAt(at));
    if (lines.length === 0) return none;
    const found: Found[] = [];
    const add = (line: PhraseLine, to: number, captured: readonly Captured[]): void => {
      if (to > at && !found.some((each) => each.to === to))
        found.push({ name, variant: line.variant, from: at, to, captured });
    };
    const rest = this.#restAt(at);
    for (const line of lines) {
      if (this.phrases.mayStand(line.parts, rest))
        this.#walk(line.parts, 0, at, none, (to, captured) => add(line, to, captured));
    }
    return found.length > 0 ? found : none;
  }

  /** Where the members of a class end that begin at a token, the longest first. */
  endsOf(name: WordClass, at: number): readonly number[] {
    if (!this.#classesAt(at).has(name)) return noEnds;
    let known = this.#ends.get(name);
    if (!known) {
      known = [];
      this.#ends.set(name, known);
    }
    const before = known[at - this.from];
    if (before) return before;
    const ends = this.#endsFrom(name, at);
    known[at - this.from] = ends;
    return ends;
  }

  #endsFrom(name: WordClass, at: number): readonly number[] {
    const token = this.tokens[at];
    const word = token?.kind === 'word' ? token.word : '';
    const { words, phrases } = this.phrases.membersOf(name);
    const longer = phrases.get(word);
    if (!longer) return words.has(word) ? [at + 1] : noEnds;
    const ends = new Set<number>();
    for (const parts of longer) this.#walk(parts, 0, at, none, (to) => ends.add(to));
    if (words.has(word)) ends.add(at + 1);
    return [...ends].sort((one, other) => other - one);
  }

  /** The classes of which a member begins with the word at a token. */
  #classesAt(at: number): ReadonlySet<WordClass> {
    if (at >= this.to || at < 0) return noClasses;
    const known = at >= this.from ? this.#classes[at - this.from] : undefined;
    if (known) return known;
    const token = this.tokens[at];
    const classes = token?.kind === 'word' ? this.phrases.classesFrom(token.word) : noClasses;
    if (at >= this.from) this.#classes[at - this.from] = classes;
    return classes;
  }

  /** Whether a member of one of the classes begins at a token. */
  is(at: number, ...classes: readonly WordClass[]): boolean {
    if (this.#classesAt(at).size === 0) return false;
    for (const name of classes) if (this.endsOf(name, at).length > 0) return true;
    return false;
  }

  /** Whether a word stands at a token that means something for a roll. */
  isMeaningful(at: number): boolean {
    return this.#hasOneOf(at, meaningfulClasses);
  }

  #hasOneOf(at: number, wanted: ReadonlySet<WordClass>): boolean {
    for (const name of this.#classesAt(at)) if (wanted.has(name) && this.endsOf(name, at).length > 0) return true;
    return false;
  }

  mentionAt(at: number): TokenMention | undefined {
    const mention = this.#mentions.get(at);
    return mention && mention.to <= this.to ? mention : undefined;
  }

  /** The number at a token, in digits or in a word. */
  numberAt(at: number): number | undefined {
    const token = at < this.to ? this.tokens[at] : undefined;
    if (token?.kind === 'number') return token.value;
    return token?.kind === 'word' ? this.phrases.numbers.get(token.word) : undefined;
  }

  /** Whether the word at a token means nothing for a roll. */
  isFree(at: number): boolean {
    const token = at < this.to ? this.tokens[at] : undefined;
    if (token?.kind !== 'word' || this.mentionAt(at)) return false;
    return this.numberAt(at) === undefined && !this.#hasOneOf(at, barredClasses);
  }

  /** Whether a number of the game is named here, such as a characteristic. */
  isStat(at: number): boolean {
    const token = this.tokens[at];
    return token?.kind === 'word' && token.isCapitalised && this.#startAt(at).isStat;
  }

  /** What stands at a token, as the beginning of a phrase: dice are nothing else there. */
  #startAt(at: number): Start {
    const known = this.#starts[at - this.from];
    if (known) return known;
    const found = this.mentionAt(at) ? this.phrases.dice : this.#startOfToken(at);
    this.#starts[at - this.from] = found;
    return found;
  }

  #startOfToken(at: number): Start {
    const token = this.tokens[at];
    if (token?.kind === 'sign') return this.phrases.startOfSign(token.sign);
    if (token?.kind !== 'word') return token?.kind === 'number' ? this.phrases.number : this.phrases.dice;
    return this.phrases.startOfWord(token.word, variableAt(this.tokens, at) !== undefined);
  }

  /** What stands at a token within a phrase: dice and their first word. */
  #beginningAt(at: number): Beginning {
    if (at >= this.to) return endOfSentence;
    const known = this.#beginnings[at - this.from];
    if (known) return known;
    let found = this.#startAt(at).beginning;
    if (this.mentionAt(at)) {
      const both = noBeginning();
      include(both, found);
      include(both, this.#startOfToken(at).beginning);
      found = both;
    }
    this.#beginnings[at - this.from] = found;
    return found;
  }

  /** All that stands at a token and behind. */
  #restAt(at: number): Beginning {
    this.#rests ??= this.#allRests();
    return this.#rests[at - this.from] ?? endOfSentence;
  }

  #allRests(): readonly Beginning[] {
    const rests: Beginning[] = [];
    let rest = endOfSentence;
    for (let at = this.to - 1; at >= this.from; at--) {
      rest = rest.slice();
      include(rest, this.#beginningAt(at));
      rests[at - this.from] = rest;
    }
    return rests;
  }

  #walk(parts: Parts, start: number, from: number, captured: readonly Captured[], goOn: GoOn): void {
    let at = from;
    for (let place = start; ; place++) {
      const part = parts.all[place];
      if (!part) {
        goOn(at, captured);
        return;
      }
      if (!meet(this.phrases.beginningAt(parts, place), this.#beginningAt(at))) return;
      if (part.isOptional && !meet(this.phrases.ownBeginningAt(parts, place), this.#beginningAt(at))) continue;
      const only = part.isOptional ? undefined : this.#onlyEnd(part, at);
      if (only === 'none') return;
      if (only === undefined) {
        const next: GoOn = (to, all) => this.#walk(parts, place + 1, to, all, goOn);
        this.#part(part, at, captured, next);
        if (part.isOptional) next(at, captured);
        return;
      }
      at = only;
    }
  }

  /** Where a word or a class ends that stands at a token, if it can end at one place only. */
  #onlyEnd(part: PhrasePart, at: number): number | 'none' | undefined {
    if (at >= this.to) return 'none';
    if (part.kind === 'words') return this.#isWord(part.words, at) ? at + 1 : 'none';
    if (part.kind !== 'class') return undefined;
    const ends = this.endsOf(part.name, at);
    if (ends.length === 0) return 'none';
    return ends.length === 1 ? ends[0] : undefined;
  }

  #isWord(words: ReadonlySet<string>, at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind === 'word') return words.has(token.word);
    return token?.kind === 'sign' && words.has(token.sign);
  }

  #part(part: PhrasePart, at: number, captured: readonly Captured[], goOn: GoOn): void {
    if (at >= this.to) return;
    switch (part.kind) {
      case 'words':
        if (this.#isWord(part.words, at)) goOn(at + 1, captured);
        return;
      case 'class':
        for (const end of this.endsOf(part.name, at)) goOn(end, captured);
        return;
      case 'free':
        for (let to = at; to < at + part.most && this.isFree(to); ) {
          to++;
          goOn(to, captured);
        }
        return;
      case 'choice':
        for (const choice of part.choices) this.#walk(choice, 0, at, captured, goOn);
        return;
      case 'name':
        for (const found of this.at(part.name, at)) goOn(found.to, [...captured, found]);
        return;
      case 'builtIn':
        for (const found of this.#builtIn(part.name, at)) goOn(found.to, [...captured, found]);
    }
  }

  #builtIn(name: BuiltIn, at: number): readonly Captured[] {
    const mention = this.mentionAt(at);
    if (name === 'dice') return mention ? [{ name, mention, from: at, to: mention.to }] : none;
    if (mention) return none;
    switch (name) {
      case 'stat': {
        const found = variableAt(this.tokens, at);
        if (!found || found.next > this.to) return none;
        const span = spanOfTokens(this.tokens, at, found.next);
        return [{ name: 'value', value: { kind: 'name', name: found.name, span }, from: at, to: found.next }];
      }
      case 'value':
      case 'number': {
        const found = this.#valueAt(at, name === 'number');
        return found ? [{ name: 'value', ...found, from: at }] : none;
      }
      case 'numbers':
        return numbersAt(this, at).map((found) => ({ name: 'scores', ...found, from: at }));
      case 'faces':
        return facesAt(this, at).map((found) => ({ name: 'scores', ...found, from: at }));
      case 'plus':
      case 'minus':
        return this.#isGluedSign(at, name === 'plus' ? '+' : '-–−') ? [{ name: 'sign', from: at, to: at + 1 }] : none;
      case 'thing':
        return this.#thingsAt(at);
    }
  }

  #valueAt(at: number, isNumber: boolean): { readonly value: Value; readonly to: number } | undefined {
    const number = this.numberAt(at);
    if (number === undefined ? isNumber : isNumber || this.tokens[at]?.kind === 'word') {
      if (number === undefined) return undefined;
      return { value: { kind: 'number', value: number, span: spanOfTokens(this.tokens, at, at + 1) }, to: at + 1 };
    }
    // `10-12` is a range.
    if (number !== undefined && this.#isRange(at)) return undefined;
    const found = valueAt(this.tokens, at);
    if (!found || found.next > this.to) return undefined;
    for (let each = at; each < found.next; each++) if (this.mentionAt(each)) return undefined;
    return { value: found.value, to: found.next };
  }

  #isRange(at: number): boolean {
    const [sign, other] = [this.tokens[at + 1], this.tokens[at + 2]];
    return sign?.kind === 'sign' && '-–−'.includes(sign.sign) && other?.kind === 'number';
  }

  /** The sign of `5+` and `2-`; not that of `5+1`, `1-3`. */
  #isGluedSign(at: number, signs: string): boolean {
    const [token, next] = [this.tokens[at], this.tokens[at + 1]];
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return false;
    if (!token.isGlued) {
      // `a 4 + he is safe`
      const isEnd =
        at + 1 >= this.to || next?.kind === 'sign' || (next?.kind === 'word' && !variableAt(this.tokens, at + 1));
      return token.sign === '+' && isEnd;
    }
    return at + 1 >= this.to || next?.isGlued !== true || next.kind === 'sign';
  }

  /** `Warrior`, `loose plank`: up to three words that mean nothing else, of which the last names the thing. */
  #thingsAt(at: number): readonly Captured[] {
    const found: Captured[] = [];
    for (let to = at + 1; to <= at + longestThing && this.isFree(to - 1) && !this.is(to - 1, ...noThings); to++) {
      const token = this.tokens[to - 1];
      if (token?.kind === 'word') found.push({ name: 'thing', word: token.word, from: at, to });
    }
    return found;
  }
}

const longestThing = 3;
const noThings: readonly WordClass[] = ['pronoun', 'article', 'determiner', 'of', 'on', 'with', 'from', 'is', 'to'];
const none: readonly never[] = [];
const noEnds: readonly number[] = [];
const noClasses: ReadonlySet<WordClass> = new Set();

/** Classes whose words mean something for a roll, and have to belong to something that was read. */
export const meaningful: readonly WordClass[] = [
  ...(['repeat', 'often', 'vague', 'quantity', 'negation', 'degree', 'change', 'comparing'] as const),
  ...(['die', 'result', 'roll', 'rolling', 'rolled', 'unless', 'until', 'but'] as const),
  ...(['chance', 'orMore', 'orLess', 'again', 'together', 'difference', 'versus', 'times'] as const),
];

/** Classes whose words are not free. */
const barred: readonly WordClass[] = [...meaningful, 'if', 'or', 'and', 'otherwise', 'fail'];

const meaningfulClasses: ReadonlySet<WordClass> = new Set(meaningful);
const barredClasses: ReadonlySet<WordClass> = new Set(barred);
