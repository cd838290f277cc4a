/** The lexicon of a language as sets and books, and the language of a sentence. */
import { PhraseBook } from '../notation/pattern.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordSet } from '../words/words.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import type { Lexicon } from './lexicon.ts';

type WordClass = {
  readonly [Name in keyof Lexicon]: Lexicon[Name] extends string ? Name : never;
}[keyof Lexicon];

/** What a phrase of the lexicon says of the tokens it stands at. */
type PhraseUse = 'plain' | 'mark';

/** The words of one language. */
export class ClauseWords {
  readonly #sets: ReadonlyMap<WordClass, ReadonlySet<string>>;
  readonly #anywhere: PhraseBook<PhraseUse>;
  readonly #behindTarget: PhraseBook<PhraseUse>;

  /** What a verb that is told of somebody ends in. */
  readonly verbEndings: RegExp;

  constructor(lexicon: Lexicon, verbEndings: RegExp) {
    this.verbEndings = verbEndings;
    const { plain, behindTarget, marks, ...classes } = lexicon;
    this.#sets = new Map(Object.entries(classes).map(([name, words]) => [name as WordClass, wordSet(words)] as const));
    this.#anywhere = new PhraseBook<PhraseUse>([
      ['plain', ...plain],
      ['mark', ...marks],
    ]);
    this.#behindTarget = new PhraseBook<PhraseUse>([
      ['mark', ...marks],
      ['plain', ...behindTarget],
    ]);
  }

  /** Whether the word at a token has one of the classes. */
  is(tokens: readonly Token[], index: number, ...classes: readonly WordClass[]): boolean {
    return classes.some((name) => isOneOf(tokens, index, this.#sets.get(name) ?? nothing));
  }

  phraseAt(tokens: readonly Token[], index: number) {
    return this.#anywhere.at(tokens, index);
  }

  phraseBehindTarget(tokens: readonly Token[], index: number) {
    return this.#behindTarget.at(tokens, index);
  }
}

const nothing: ReadonlySet<string> = new Set();
const englishWords = new ClauseWords(english, /(?:s|ed)$/);
const spanishWords = new ClauseWords(spanish, /(?:[aeáéó]|an|en)$/);

/** The words of the language that the tokens around a place are in. */
export function wordsAround(tokens: readonly Token[], index: number): ClauseWords {
  let balance = 0;
  for (let at = Math.max(0, index - reach); at < index + reach && at < tokens.length; at++) {
    if (englishWords.is(tokens, at, 'common')) balance++;
    if (spanishWords.is(tokens, at, 'common')) balance--;
  }
  return balance < 0 ? spanishWords : englishWords;
}

const reach = 30;
