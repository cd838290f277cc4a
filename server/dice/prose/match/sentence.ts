/** Finds the phrases of a language in the tokens of a sentence. */
import type { PhraseName } from '../grammar/grammar.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import type { TokenMention } from '../notation/notation.ts';
import type { Token } from '../words/token.ts';
import { type VariableReading, variableAt } from '../words/variables.ts';
import { endOfSentence, type TokenBeginning } from './beginning.ts';
import type { ClassifiedTokens } from './classifiedTokens.ts';
import type { FoundPhrase } from './foundPhrase.ts';
import type { Memberships } from './members.ts';
import type { LexiconWord, Phrases } from './phrases.ts';
import { Search } from './search.ts';
import { TokenBits } from './tokenBits.ts';

/** The tokens between two breaks. */
export class Sentence implements ClassifiedTokens {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly phrases: Phrases;
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  readonly #search = new Search(this);
  readonly #ends = new Map<WordClass, (readonly number[] | undefined)[]>();
  readonly #words: (LexiconWord | undefined)[] = [];
  readonly #variables: VariableReading[] = [];
  readonly #beginnings: TokenBeginning[] = [];
  #rests: readonly TokenBits[] | undefined;

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

  /** All phrases that stand for themselves and begin at a token, of each name one for each end. */
  actsAt(at: number): readonly FoundPhrase[] {
    return this.#search.at(this.phrases.acts, at);
  }

  /** All phrases of a name that begin at a token, one for each end; all of those that may mean several things. */
  at(name: PhraseName, at: number): readonly FoundPhrase[] {
    return at >= this.to || at < this.from ? none : this.#search.at(this.phrases.treeOf(name), at);
  }

  /** Where the members of a class end that begin at a token, the longest first. */
  endsOf(name: WordClass, at: number): readonly number[] {
    const membership = this.#membershipsAt(at).get(name);
    if (!membership) return noEnds;
    if (!membership.longer) return [at + 1];
    let known = this.#ends.get(name);
    if (!known) {
      known = [];
      this.#ends.set(name, known);
    }
    const before = known[at - this.from];
    if (before) return before;
    const ends = this.#search.endsOf(membership.longer, at);
    if (membership.isMember) ends.add(at + 1);
    const longestFirst = [...ends].sort((one, other) => other - one);
    known[at - this.from] = longestFirst;
    return longestFirst;
  }

  /** What the word at a token is; undefined where no word stands, and outside of the text that has been read. */
  #wordAt(at: number): LexiconWord | undefined {
    if (at >= this.to) return undefined;
    const known = this.#words[at - this.from];
    if (known) return known;
    const token = this.tokens[at];
    if (token?.kind !== 'word') return undefined;
    const word = this.phrases.wordOf(token.word);
    if (at >= this.from) this.#words[at - this.from] = word;
    return word;
  }

  #membershipsAt(at: number): Memberships {
    return this.#wordAt(at)?.memberships ?? noMemberships;
  }

  /** Whether a member of one of the classes begins at a token. */
  is(at: number, ...classes: readonly WordClass[]): boolean {
    const memberships = this.#membershipsAt(at);
    if (memberships.size === 0) return false;
    for (const name of classes) {
      const membership = memberships.get(name);
      if (membership && (membership.isMember || this.endsOf(name, at).length > 0)) return true;
    }
    return false;
  }

  /** Whether a word stands at a token that means something for a roll. */
  isMeaningful(at: number): boolean {
    return this.#isOneOf(at, this.#wordAt(at)?.meaningful) && !this.#isOfOthers(at);
  }

  /** `casts a spell`, `the Greater Daemon`: a word that means something for a roll elsewhere. */
  #isOfOthers(at: number): boolean {
    return this.#isThrownElse(at) || this.isOfName(at);
  }

  /** `casts a spell`, `has thrown out the bag`: no dice stand beside it. */
  #isThrownElse(at: number): boolean {
    if (!this.is(at, 'hurl')) return false;
    for (let near = at - farthestDice; near <= at + farthestDice; near++) {
      if (near < this.from || near >= this.to) continue;
      if (this.mentionAt(near) || this.is(near, 'die', 'again')) return false;
      if (near > at && this.numberAt(near) !== undefined && !this.#isOfSpells(near + 1)) return false;
    }
    return true;
  }

  /** `casts one of his spells`, `throws two torches` */
  #isOfSpells(at: number): boolean {
    const token = this.tokens[at];
    return token?.kind === 'word' && (this.is(at, 'of') || this.phrases.isThing(token.word));
  }

  /** `the Greater Daemon`, `a Lord of Change`: whether a degree or a change belongs to a name. */
  isOfName(at: number): boolean {
    const [token, next] = [this.tokens[at], this.tokens[at + 1]];
    if (token?.kind !== 'word' || !token.isCapitalised) return false;
    if (this.is(at, 'change') && this.is(at - 1, 'of') && this.tokens[at - 2]?.kind === 'word') return true;
    if (at <= this.from || at + 1 >= this.to || next?.kind !== 'word' || !next.isCapitalised) return false;
    if (this.tokens[at - 1]?.kind !== 'word' || !this.is(at, 'degree')) return false;
    return this.phrases.isThing(next.word) && !this.#isOneOf(at + 1, this.#wordAt(at + 1)?.barred);
  }

  #isOneOf(at: number, classes: readonly WordClass[] | undefined): boolean {
    if (classes) for (const name of classes) if (this.endsOf(name, at).length > 0) return true;
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
    return token?.kind === 'word' ? this.#wordAt(at)?.number : undefined;
  }

  /** Whether the word at a token means nothing for a roll. */
  isFree(at: number): boolean {
    const word = this.#wordAt(at);
    if (word === undefined || word.number !== undefined || this.mentionAt(at)) return false;
    return !this.#isOneOf(at, word.barred) || this.#isOfOthers(at);
  }

  /** Whether a number of the game is named here, such as a characteristic. */
  isStat(at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind !== 'word' || !token.isCapitalised || this.mentionAt(at)) return false;
    return this.variableAt(at) !== undefined;
  }

  variableAt(at: number): VariableReading | undefined {
    const place = at - this.from;
    const known = this.#variables[place];
    if (known) return known === noVariable ? undefined : known;
    const found = variableAt(this.tokens, at);
    if (place >= 0) this.#variables[place] = found ?? noVariable;
    return found;
  }

  /** What stands at a token, as the beginning of a phrase; of dice also what their first word is. */
  beginningAt(at: number): TokenBeginning {
    if (at >= this.to) return this.phrases.end;
    const known = this.#beginnings[at - this.from];
    if (known) return known;
    let found = this.#beginningOfToken(at);
    if (this.mentionAt(at)) {
      found = this.phrases.interned(new TokenBits().include(found.bits).include(this.phrases.dice.bits), found.word);
    }
    this.#beginnings[at - this.from] = found;
    return found;
  }

  #beginningOfToken(at: number): TokenBeginning {
    const token = this.tokens[at];
    if (token?.kind === 'sign') return this.phrases.beginningOfSign(token.sign);
    const word = this.#wordAt(at);
    if (!word) return token?.kind === 'number' ? this.phrases.number : this.phrases.dice;
    return this.variableAt(at) ? word.beginningOfStat : word.beginning;
  }

  restAt(at: number): TokenBits {
    this.#rests ??= this.#allRests();
    return this.#rests[at - this.from] ?? endOfSentence;
  }

  /** For each token all that stands there and behind, as far as the end. */
  #allRests(): readonly TokenBits[] {
    const rests: TokenBits[] = [];
    let rest = endOfSentence;
    for (let at = this.to - 1; at >= this.from; at--) {
      rest = new TokenBits().include(rest).include(this.beginningAt(at).bits);
      rests.push(rest);
    }
    return rests.reverse();
  }
}

const farthestDice = 3;
const noVariable: VariableReading = { name: '', next: 0 };
const none: readonly never[] = [];
const noEnds: readonly number[] = [];
const noMemberships: Memberships = new Map();
