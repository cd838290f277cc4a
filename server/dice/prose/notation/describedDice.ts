/** Dice with a word that says how many sides they have, or none but the usual. */
import type { Token } from '../words/token.ts';
import { articles, diceWords, isOneOf, smallNumberAt, wordAt } from '../words/words.ts';
import { type Reading, spanOfTokens } from './rolls.ts';

/** `a six-sided die`, `two ordinary dice`: the dice that start at a token; the caller knows whether they are rolled. */
export function describedDiceAt(tokens: readonly Token[], index: number): Reading | undefined {
  const number = isOneOf(tokens, index, articles) ? 1 : tokens[index]?.kind === 'word' && smallNumberAt(tokens, index);
  const sides = dieSizesInWords.get(wordAt(tokens, index + 1) ?? '');
  if (!number || sides === undefined || !isOneOf(tokens, index + 2, diceWords)) return undefined;
  const span = spanOfTokens(tokens, index, index + 3);
  const count = { kind: 'number', value: number, span: spanOfTokens(tokens, index, index + 1) } as const;
  const size = { kind: 'number', value: sides, span: spanOfTokens(tokens, index + 1, index + 3) } as const;
  return { value: { kind: 'dice', count, sides: size, span }, next: index + 3 };
}

const dieSizesInWords: ReadonlyMap<string, number> = new Map([
  ...['ordinary', 'normal', 'plain', 'regular', 'six sided', 'six faced'].map((word) => [word, 6] as const),
  ['four sided', 4],
  ['eight sided', 8],
  ['ten sided', 10],
  ['twelve sided', 12],
  ['twenty sided', 20],
]);
