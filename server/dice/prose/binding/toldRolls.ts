/** Rolls that have been made and are told of: `last turn I rolled a double 6`, `y me salió un doble 1`. */
import type { Token } from '../words/token.ts';
import { articles, isOneOf, signAt, wordSet } from '../words/words.ts';

/** Whether the score at a token is told to have been rolled, and no condition stands before it. */
export function isToldScore(tokens: readonly Token[], index: number): boolean {
  const verb = isOneOf(tokens, index - 1, articles) ? index - 2 : index - 1;
  if (!isOneOf(tokens, verb, pastVerbs)) return false;
  for (let at = verb - 1; at >= verb - farthestCondition && tokens[at]; at--) {
    if (isOneOf(tokens, at, conditions) || isOneOf(tokens, at, auxiliaries)) return false;
    const sign = signAt(tokens, at);
    if (sign !== undefined && '.!?;:'.includes(sign)) break;
  }
  return true;
}

const farthestCondition = 10;
const pastVerbs = wordSet(
  'rolled threw scored got saqué sacó sacaste sacamos sacaron salió salio salieron tiré tiró tiraste tiraron lanzó hizo obtuvo',
);
const conditions = wordSet(
  'if unless when whenever until who that which any anyone whoever each every si cuando quien que salvo cada',
);
const auxiliaries = wordSet('is are was were be been has have');
