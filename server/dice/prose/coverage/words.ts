/** The lexicon of a language as sets and books, and the language of a sentence. */
import { PhraseBook } from '../notation/pattern.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordAt, wordSet } from '../words/words.ts';
import { englishCoverage } from './en.ts';
import { spanishCoverage } from './es.ts';
import type { CoverageLexicon } from './lexicon.ts';

type WordClass = {
  readonly [Name in keyof CoverageLexicon]: CoverageLexicon[Name] extends string ? Name : never;
}[keyof CoverageLexicon];

/** What a phrase of the lexicon says of the tokens it stands at. */
type PhraseUse = 'plain' | 'mark';

/** The words of one language. */
export class ClauseWords {
  readonly #sets: ReadonlyMap<WordClass, ReadonlySet<string>>;
  readonly #anywhere: PhraseBook<PhraseUse>;
  readonly #behindTarget: PhraseBook<PhraseUse | 'attached'>;

  /** What a verb that is told of somebody ends in. */
  readonly verbEndings: RegExp;
  /** What words that change a number begin with: `subtract`, `rest` of `restarle`. */
  readonly #changing: RegExp;
  /** What words of the highest degree end in: `smallest`. */
  readonly #superlatives: RegExp;

  constructor(lexicon: CoverageLexicon) {
    this.verbEndings = lexicon.verbEndings;
    this.#changing = lexicon.changing;
    this.#superlatives = lexicon.superlatives;
    const { plain, behindTarget, attached, marks, verbEndings, changing, superlatives, ...classes } = lexicon;
    this.#sets = new Map(Object.entries(classes).map(([name, words]) => [name as WordClass, wordSet(words)] as const));
    this.#anywhere = new PhraseBook<PhraseUse>([
      ['plain', ...plain],
      ['mark', ...marks],
    ]);
    this.#behindTarget = new PhraseBook<PhraseUse | 'attached'>([
      ['mark', ...marks],
      ['attached', ...attached],
      ['plain', ...behindTarget],
    ]);
  }

  /** Whether the word at a token has one of the classes. */
  is(tokens: readonly Token[], index: number, ...classes: readonly WordClass[]): boolean {
    return classes.some((name) => isOneOf(tokens, index, this.#sets.get(name) ?? nothing));
  }

  /** Whether the word at a token changes a number: `adding`, `restándole`. */
  isChange(tokens: readonly Token[], index: number): boolean {
    return this.is(tokens, index, 'changes') || this.#changing.test(wordAt(tokens, index) ?? '');
  }

  /** Whether the word at a token is a bound or a degree: `least`, `smallest`. */
  isDegree(tokens: readonly Token[], index: number): boolean {
    return this.is(tokens, index, 'degrees') || this.#superlatives.test(wordAt(tokens, index) ?? '');
  }

  phraseAt(tokens: readonly Token[], index: number) {
    return this.#anywhere.at(tokens, index);
  }

  phraseBehindTarget(tokens: readonly Token[], index: number) {
    return this.#behindTarget.at(tokens, index);
  }
}

const nothing: ReadonlySet<string> = new Set();
const englishWords = new ClauseWords(englishCoverage);
const spanishWords = new ClauseWords(spanishCoverage);

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
