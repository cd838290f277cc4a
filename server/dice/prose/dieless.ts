/** Rolls for which no dice are named, though everybody knows them: to hit and for Power one rolls 1D6. */
import type { Value } from '../language/expression.ts';
import { phrases } from './pattern.ts';
import { spanOfTokens } from './rolls.ts';
import { type TargetReading, targetAt } from './targets.ts';
import type { Token } from './token.ts';
import { isOneOf, smallNumberAt, wordSet } from './words.ts';

interface Dieless {
  readonly reading: TargetReading;
  readonly roll: Value;
}

const behind = phrases(
  'to hit',
  'to-hit',
  'on the|his|her|their|its|a power|to-hit|hit roll|dice|die',
  'on the|his|her|their|its|a to hit roll|dice|die',
  'for the? power [roll|phase]?',
  'in the power phase',
  'is|was rolled in the power phase',
  'para impactar|golpear|herir',
  'en la tirada de poder|impactar',
  'en la tirada para impactar',
);
const ahead = phrases(
  'power|to-hit roll|rolls [of|is|was|shows] a|an|natural?',
  'to hit roll|rolls [of|is|was|shows] a|an|natural?',
  'roll|rolls to hit [of|is|was] a|an|natural?',
  'natural',
  'power phase roll [of|is|was] a|an?',
  'fase de poder salió|sale|saca|sacas un|una?',
  'tirada de poder [de|es] un|una?',
  'tirada para impactar [de|es] un|una?',
);
const announcing = wordSet(
  'a an natural unmodified on rolls roll scores score needs need with only un una con saca sacas de is',
);

/** A target at a token that is for such a roll, and the roll. */
export function dielessTargetAt(tokens: readonly Token[], index: number): Dieless | undefined {
  const after = ahead.at(tokens, index);
  const isNatural = after !== undefined && after.next === index + 1;
  if (after && !isNatural) {
    const reading = scoreAt(tokens, after.next);
    return reading && { reading, roll: oneDie(tokens, after.next) };
  }
  const number = smallNumberAt(tokens, index);
  if (number === undefined || !isOneOf(tokens, index - 1, announcing)) return undefined;
  const reading = scoreAt(tokens, index);
  const hit =
    reading && behind.at(tokens, isOneOf(tokens, reading.next, naturalBehind) ? reading.next + 1 : reading.next);
  // `needs a 4 to hit` may well mean 4 or more.
  const isExtreme = number === 1 || number === 6;
  const isPlain = reading?.target.kind === 'oneOf' && !isOneOf(tokens, index - 1, naturalBefore);
  if (isPlain && !isExtreme) return undefined;
  return reading && hit && { reading, roll: oneDie(tokens, index) };
}

const naturalBefore = wordSet('natural unmodified');
const naturalBehind = wordSet('natural');

function scoreAt(tokens: readonly Token[], index: number): TargetReading | undefined {
  const reading = targetAt(tokens, index);
  return reading?.target.kind === 'oneOf' || reading?.target.kind === 'compared' ? reading : undefined;
}

function oneDie(tokens: readonly Token[], index: number): Value {
  const span = spanOfTokens(tokens, index, index + 1);
  return { kind: 'dice', count: { kind: 'number', value: 1, span }, sides: { kind: 'number', value: 6, span }, span };
}
