/** Phrases, written nearly as people say them, and found in tokens. */
import type { Value } from '../../language/expression.ts';
import type { Token } from '../words/token.ts';
import { isChanging, smallNumberAt } from '../words/words.ts';
import { compilePhrase, firstWordsOf, type PhrasePart, type Sequence, startsBehind } from './patternParts.ts';
import { spanOfTokens, valueAt } from './rolls.ts';

/** A phrase where it was found. */
interface PhraseMatch {
  /** The first token after it. */
  readonly next: number;
  /** What stands at its `#` places. */
  readonly operands: readonly Value[];
}

interface Phrase<Meaning> {
  readonly sequence: Sequence;
  readonly meaning: Meaning;
}

/** A phrase as it is written: nobody needs its parts before its first word is met. */
interface WrittenPhrase<Meaning> {
  readonly phrase: string;
  readonly meaning: Meaning;
}

/** Phrases with one meaning. */
type Entry<Meaning> = readonly [meaning: Meaning, ...phrases: string[]];

/** The phrases that begin with a word: those that may go on with each other word, and those that may go on with any. */
interface Beginning<Meaning> {
  readonly bySecond: ReadonlyMap<string, readonly Phrase<Meaning>[]>;
  readonly others: readonly Phrase<Meaning>[];
}

/**
 * Phrases, each with what it means. A phrase is words divided by blanks: `a|b` is one of several words, `[ a b | c ]` one of several
 * phrases, `<the>` a word that only points, `#` a number or a number of the game, `~3` up to three words that change no roll. A `?` behind
 * any of these makes it optional. Signs stand for themselves.
 */
class PhraseBook<Meaning> {
  readonly #entries: Iterable<Entry<Meaning>>;
  /** Made when a text is read for the first time: a server starts, and reads a workspace, without these books. */
  #byFirst: ReadonlyMap<string, readonly WrittenPhrase<Meaning>[]> | undefined;
  /** The parts of phrases whose first word was met. */
  readonly #sequences = new Map<string, Sequence>();
  /** Made when a word is met for the first time. */
  readonly #beginnings = new Map<string, Beginning<Meaning>>();

  constructor(entries: Iterable<Entry<Meaning>>) {
    this.#entries = entries;
  }

  /** The longest phrase that starts at a token. */
  at(tokens: readonly Token[], index: number): (PhraseMatch & { readonly meaning: Meaning }) | undefined {
    const first = textOf(tokens[index]);
    this.#byFirst ??= phrasesByFirst(this.#entries);
    const known = this.#byFirst.get(first);
    if (!known) return undefined;
    const { bySecond, others } = this.#beginningWith(first, known);
    let longest: (PhraseMatch & { readonly meaning: Meaning }) | undefined;
    for (const { sequence, meaning } of bySecond.get(textOf(tokens[index + 1])) ?? others) {
      const operands: Value[] = [];
      const next = endOf(sequence, 0, tokens, index, operands);
      if (next !== undefined && (!longest || next > longest.next)) longest = { next, operands, meaning };
    }
    return longest;
  }

  #beginningWith(first: string, phrases: readonly WrittenPhrase<Meaning>[]): Beginning<Meaning> {
    const known = this.#beginnings.get(first);
    if (known) return known;
    const seconds = phrases.map(({ phrase, meaning }) => {
      const sequence = this.#sequenceOf(phrase);
      return { phrase: { sequence, meaning }, starts: startsBehind(sequence, first) };
    });
    const all = new Set(seconds.flatMap(({ starts }) => [...starts.words]));
    const others = seconds.filter(({ starts }) => starts.isOpen).map(({ phrase }) => phrase);
    const bySecond = new Map<string, readonly Phrase<Meaning>[]>();
    for (const second of all) {
      const fitting = seconds.filter(({ starts }) => starts.isOpen || starts.words.has(second));
      bySecond.set(
        second,
        fitting.map(({ phrase }) => phrase),
      );
    }
    const beginning = { bySecond, others };
    this.#beginnings.set(first, beginning);
    return beginning;
  }

  #sequenceOf(phrase: string): Sequence {
    const known = this.#sequences.get(phrase);
    if (known) return known;
    const sequence = compilePhrase(phrase);
    this.#sequences.set(phrase, sequence);
    return sequence;
  }
}

function phrasesByFirst<Meaning>(
  entries: Iterable<Entry<Meaning>>,
): ReadonlyMap<string, readonly WrittenPhrase<Meaning>[]> {
  const byFirst = new Map<string, WrittenPhrase<Meaning>[]>();
  for (const [meaning, ...phrases] of entries) {
    for (const phrase of phrases) {
      const written = { phrase, meaning };
      for (const first of firstWordsOf(phrase)) {
        const known = byFirst.get(first);
        if (known) known.push(written);
        else byFirst.set(first, [written]);
      }
    }
  }
  return byFirst;
}

/** A book of phrases that all mean the same. */
export function phrases(...all: readonly string[]): PhraseBook<true> {
  return new PhraseBook([[true, ...all]]);
}

/** `at least a four`; `more than one` says no number. */
function wordedAt(tokens: readonly Token[], at: number): ReturnType<typeof valueAt> {
  const value = tokens[at]?.kind === 'word' ? smallNumberAt(tokens, at) : undefined;
  if (value === undefined || value === 1) return undefined;
  return { value: { kind: 'number', value, span: spanOfTokens(tokens, at, at + 1) }, next: at + 1 };
}

/** The word or the sign at a token. */
function textOf(token: Token | undefined): string {
  if (token?.kind === 'word') return token.word;
  return token?.kind === 'sign' ? token.sign : '';
}

/** The first token behind the parts of a sequence from a place on, and behind all that comes after it; undefined where they do not stand. */
function endOf(
  sequence: Sequence,
  place: number,
  tokens: readonly Token[],
  at: number,
  operands: Value[],
): number | undefined {
  const part = sequence.parts[place];
  if (!part) {
    const { after } = sequence;
    return after ? endOf(after.sequence, after.place, tokens, at, operands) : at;
  }
  const found = endBehind(part, sequence, place + 1, tokens, at, operands);
  return found === undefined && part.isOptional ? endOf(sequence, place + 1, tokens, at, operands) : found;
}

/** The same where a part stands at the token, and the sequence goes on at a place. */
function endBehind(
  part: PhrasePart,
  sequence: Sequence,
  place: number,
  tokens: readonly Token[],
  at: number,
  operands: Value[],
): number | undefined {
  switch (part.kind) {
    case 'words':
      return part.words.has(textOf(tokens[at])) ? endOf(sequence, place, tokens, at + 1, operands) : undefined;
    case 'group':
      if (!part.starts.isOpen && !part.starts.words.has(textOf(tokens[at]))) return undefined;
      for (const choice of part.choices) {
        const found = endOf(choice, 0, tokens, at, operands);
        if (found !== undefined) return found;
      }
      return undefined;
    case 'operand': {
      const reading = valueAt(tokens, at) ?? wordedAt(tokens, at);
      if (!reading) return undefined;
      operands.push(reading.value);
      const found = endOf(sequence, place, tokens, reading.next, operands);
      if (found === undefined) operands.pop();
      return found;
    }
    case 'free':
      for (let next = at; next < at + part.most; ) {
        const token = tokens[next];
        if (token?.kind !== 'word' || isChanging(token.word)) return undefined;
        next++;
        const found = endOf(sequence, place, tokens, next, operands);
        if (found !== undefined) return found;
      }
      return undefined;
  }
}
