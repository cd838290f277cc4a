/** Scores that a new sentence begins with, without any words before them: `Roll a D6. Five: it explodes.` */

import type { TargetReading } from '../targets/targets.ts';
import { clauseStartsWith, isOutcome } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordAt, wordSet } from '../words/words.ts';
import type { OpenRoll } from './openRoll.ts';
import { isNew } from './seen.ts';

/**
 * Whether the scores at a token are a sentence of their own kind: behind a full stop, a colon or a dash after them, and then what comes of
 * them. The roll must have been asked for in the sentence before, or the last row must stand there.
 */
export function isSentenceOfScore(
  tokens: readonly Token[],
  index: number,
  { target, next }: TargetReading,
  { kind, age, roll, isBound, isObscured, isList, seen }: OpenRoll,
): boolean {
  if (kind !== 'rolled' || isObscured || isList || roll.total === undefined || target.kind !== 'oneOf') return false;
  if (age !== 1 || signAt(tokens, index - 1) !== '.' || tokens[index]?.startsLine === true) return false;
  const sign = signAt(tokens, next) ?? ' ';
  const isDash = '–—-'.includes(sign) && tokens[next]?.isGlued === false && tokens[next + 1]?.isGlued === false;
  if (sign !== ':' && !isDash) return false;
  const first = tokens[next + 1];
  if (first?.kind !== 'word' || first.isCapitalised) return false;
  // `Six: close the box`
  const isTold = clauseStartsWith(tokens, next + 1) || isOutcome(tokens, next + 1) || isEffectOfOne(tokens, next + 1);
  return isTold && (isBound ? isNew(seen, target) : !isNumbered(tokens, index));
}

/** `cinco: explota` */
function isEffectOfOne(tokens: readonly Token[], index: number): boolean {
  return signAt(tokens, index + 1) === '.' && /[ae]n?$/.test(wordAt(tokens, index) ?? '');
}

/** `2: roll 1D6. 3: he moves`, `One: roll a D6. Two: he moves`: steps, each with its number. */
function isNumbered(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 2; at >= index - farthestStep && tokens[at]; at--) {
    const sign = signAt(tokens, at);
    if (sign !== undefined && '.:)'.includes(sign) && tokens[at - 1]?.kind === 'number') return true;
    if (sign === '.' || tokens[at + 1]?.startsLine === true) return isStep(tokens, at + 1);
  }
  return isStep(tokens, Math.max(0, index - 2 - farthestStep));
}

const farthestStep = 40;

function isStep(tokens: readonly Token[], start: number): boolean {
  const isSign = ':.)–-'.includes(signAt(tokens, start + 1) ?? ' ');
  return isSign && (tokens[start]?.kind === 'number' || isOneOf(tokens, start, steps) || wordAt(tokens, start) === 'a');
}

const steps = wordSet('one two three four five uno dos tres cuatro cinco');
