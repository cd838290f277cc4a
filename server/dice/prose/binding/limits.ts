/** Limits that a text sets: to the score, or to something else. */

import { beginsWithVerb } from '../targets/targets.ts';
import { isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordSet } from '../words/words.ts';

/**
 * `The load must not exceed 7`: whether the comparison behind a modal verb at a token is for something other than the score; not `it must not
 * exceed 7`, `he must stay under 7`. `next`: the first token of the comparison.
 */
export function limitsOther(tokens: readonly Token[], index: number, next: number): boolean {
  if (!isOneOf(tokens, index, modals) || !beginsWithVerb(tokens, next)) return false;
  const before = tokens[index - 1];
  return before?.kind === 'word' && !subjects.has(before.word) && !isWarrior(before.word);
}

const modals = wordSet('must should may has have needs need can');
const subjects = wordSet(
  'it this that which these and but then also he she they you we i score result total roll throw sum number die dice one who',
);
