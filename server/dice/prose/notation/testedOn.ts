/** Dice with which something is tested: `is decided on 2D6`. */
import type { Token } from '../words/token.ts';
import { articles, isOneOf, wordSet } from '../words/words.ts';

/** `is decided on 2D6`, `is determined by one die`: whether a test is said to be made with the dice that begin at a token. */
export function isTestedOn(tokens: readonly Token[], from: number): boolean {
  const preposition = isOneOf(tokens, from - 1, articles) ? from - 2 : from - 1;
  return isOneOf(tokens, preposition, testMeans) && isOneOf(tokens, preposition - 1, testing);
}

const testMeans = wordSet('on with by using con en');
const testing = wordSet(
  'tested decided determined settled resolved judged adjudicated heard resuelve decide dirime determina dirimirá decidirá resolverá determinará',
);
