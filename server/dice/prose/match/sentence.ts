/** Finds the phrases of a language in the tokens of a sentence. */
import type { PhraseName } from '../grammar/grammar.ts';
import type { WordClass } from '../lexicon/lexicon.ts';
import type { TokenMention } from '../notation/notation.ts';
import type { Token } from '../words/token.ts';
import { type VariableReading, variableAt } from '../words/variables.ts';
import { builtInsAt } from './builtIns.ts';
import type { ClassifiedTokens } from './classifiedTokens.ts';
import type { Captured, FoundPhrase } from './foundPhrase.ts';
import type { BuiltIn, PhrasePart } from './parts.ts';
import type { PhraseLine, Phrases, TokenKey } from './phrases.ts';

/** Where some parts end, with what they captured. */
interface Hit {
  readonly to: number;
  readonly captured: readonly Captured[];
}

/** The tokens between two breaks. */
export class Sentence implements ClassifiedTokens {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly phrases: Phrases;
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  /** What was found at a token, by the name of the phrases, the built-in part or the class. */
  readonly #phrases = new Map<PhraseName, (readonly FoundPhrase[])[]>();
  readonly #builtIns = new Map<BuiltIn, (readonly Captured[])[]>();
  readonly #ends = new Map<WordClass, (readonly number[])[]>();
  readonly #keys: TokenKey[] = [];
  readonly #variables: (VariableReading | false)[] = [];

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
    return at < this.from || at >= this.to ? none : this.#foundOf(this.phrases.actsAt(this.#keyAt(at)), at, false);
  }

  /** All phrases of a name that begin at a token, one for each end; all of those that may mean several things. */
  at(name: PhraseName, at: number): readonly FoundPhrase[] {
    if (at < this.from || at >= this.to) return none;
    return knownAt(this.#phrases, name, at - this.from, () =>
      this.#foundOf(this.phrases.linesAt(name, this.#keyAt(at)), at, ambiguous.has(name)),
    );
  }

  #foundOf(lines: readonly PhraseLine[], from: number, isAmbiguous: boolean): readonly FoundPhrase[] {
    const found: FoundPhrase[] = [];
    for (const { name, variant, parts } of lines) {
      for (const { to, captured } of this.#match(parts, 0, from, none)) {
        const isKnown = !isAmbiguous && found.some((each) => each.to === to && each.name === name);
        if (to > from && !isKnown) found.push({ name, variant, from, to, captured });
      }
    }
    return found;
  }

  /** All ways in which the parts from a place on stand at a token. */
  #match(parts: readonly PhrasePart[], place: number, at: number, captured: readonly Captured[]): readonly Hit[] {
    const part = parts[place];
    if (!part) return [{ to: at, captured }];
    const hits: Hit[] = [];
    for (const hit of this.#partAt(part, at)) {
      const all = hit.captured.length > 0 ? [...captured, ...hit.captured] : captured;
      hits.push(...this.#match(parts, place + 1, hit.to, all));
    }
    if (part.isOptional) hits.push(...this.#match(parts, place + 1, at, captured));
    return hits;
  }

  #partAt(part: PhrasePart, at: number): readonly Hit[] {
    switch (part.kind) {
      case 'words': {
        const { written } = this.#keyAt(at);
        return written !== '' && part.what.has(written) ? [{ to: at + 1, captured: none }] : none;
      }
      case 'class':
        return this.endsOf(part.what, at).map((to) => ({ to, captured: none }));
      case 'free': {
        const hits: Hit[] = [];
        for (let to = at; to < at + part.what && this.isFree(to); ) hits.push({ to: ++to, captured: none });
        return hits;
      }
      case 'name':
        return this.at(part.what, at).map((found) => ({ to: found.to, captured: [found] }));
      case 'builtIn': {
        const { what } = part;
        const found = knownAt(this.#builtIns, what, at - this.from, () => builtInsAt(this, what, at));
        return found.map((one) => ({ to: one.to, captured: [one] }));
      }
      case 'group':
        return part.what.flatMap((choice) => this.#match(choice, 0, at, none));
    }
  }

  endsOf(name: WordClass, at: number): readonly number[] {
    const token = at < this.to ? this.tokens[at] : undefined;
    const membership = token?.kind === 'word' ? this.phrases.classesOf(token.word).get(name) : undefined;
    if (!membership) return none;
    if (membership.longer.length === 0) return [at + 1];
    return knownAt(this.#ends, name, at - this.from, () => {
      const found = new Set(membership.longer.flatMap((parts) => this.#match(parts, 0, at, none).map(({ to }) => to)));
      if (membership.isMember) found.add(at + 1);
      return [...found].sort((one, other) => other - one);
    });
  }

  is(at: number, ...classes: readonly WordClass[]): boolean {
    return classes.some((name) => this.endsOf(name, at).length > 0);
  }

  mentionAt(at: number): TokenMention | undefined {
    const mention = this.#mentions.get(at);
    return mention && mention.to <= this.to ? mention : undefined;
  }

  numberAt(at: number): number | undefined {
    const token = at < this.to ? this.tokens[at] : undefined;
    if (token?.kind === 'number') return token.value;
    return token?.kind === 'word' ? this.phrases.numbers.get(token.word) : undefined;
  }

  isFree(at: number): boolean {
    const token = at < this.to ? this.tokens[at] : undefined;
    if (token?.kind !== 'word' || this.phrases.numbers.has(token.word) || this.mentionAt(at)) return false;
    return !this.is(at, ...this.phrases.meaningsOf(token.word));
  }

  isNoun(at: number): boolean {
    const token = this.tokens[at];
    return token?.kind === 'word' && this.isFree(at) && this.phrases.isThing(token.word);
  }

  /** Whether a number of the game is named here, such as a characteristic. */
  isStat(at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind !== 'word' || !token.isCapitalised || this.mentionAt(at)) return false;
    return this.variableAt(at) !== undefined;
  }

  variableAt(at: number): VariableReading | undefined {
    const found = this.#variables[at - this.from] ?? variableAt(this.tokens, at) ?? false;
    if (at >= this.from) this.#variables[at - this.from] = found;
    return found || undefined;
  }

  #keyAt(at: number): TokenKey {
    const token = at < this.to ? this.tokens[at] : undefined;
    if (!token || at < this.from) return end;
    let key = this.#keys[at - this.from];
    if (!key) {
      const written = token.kind === 'word' ? token.word : token.kind === 'sign' ? token.sign : '';
      // Where dice stand, phrases begin with these, and none with what their first word is elsewhere.
      if (this.mentionAt(at)) key = { kind: 'dice', written: '' };
      else if (token.kind === 'word') key = { kind: this.variableAt(at) ? 'stat' : 'word', written };
      else key = { kind: token.kind === 'die' ? 'dice' : token.kind, written };
      this.#keys[at - this.from] = key;
    }
    return key;
  }
}

/** What was found of something at a place before; otherwise it is looked for. */
function knownAt<Name, Found>(known: Map<Name, Found[]>, name: Name, place: number, look: () => Found): Found {
  let found = known.get(name);
  if (!found) {
    found = [];
    known.set(name, found);
  }
  found[place] ??= look();
  return found[place];
}

/** What the phrases of these names are made of says whether they make sense. */
const ambiguous: ReadonlySet<PhraseName> = new Set<PhraseName>(['question', 'wanted']);
const end: TokenKey = { kind: 'end', written: '' };
const none: readonly never[] = [];
