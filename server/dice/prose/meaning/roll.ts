/** Acts of dice. */
import type { Value } from '../../language/expression.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { isPlus } from '../notation/rolls.ts';
import { ownerNamed } from '../words/owners.ts';
import type { Act, RollAct } from './acts.ts';
import { additionOf, capturedDice, valueIn } from './captured.ts';
import { goesOn, isSign, isThing, names, startsClause } from './places.ts';

/** Dice that no phrase has: `Bridge: 2D6, 9+`, `1D6 Wounds`. */
export function namedDiceAct(sentence: Sentence, from: number, to: number): Act | undefined {
  const mention = sentence.mentionAt(from);
  if (!mention) return undefined;
  const isAmount = mention.sign !== undefined || mention.alternative !== undefined || isAmountOf(sentence, from, to);
  return rollActOf(sentence, isAmount ? 'amount' : 'named', mention.expression, from, to);
}

/** Dice that somebody rolls, with what is added to them in the same phrase. */
export function rollAct(sentence: Sentence, { variant, captured, from, to }: FoundPhrase): Act | undefined {
  const dice = capturedDice(captured);
  const value = valueIn(captured);
  if (!dice) return undefined;
  if (variant === 'added') return value && rollActOf(sentence, 'rolled', additionOf([dice, value]), from, to);
  if (variant === 'tens') return rollActOf(sentence, 'rolled', { kind: 'd66', span: dice.span }, from, to);
  // `a throw of 1D6 decides`: a verb follows.
  const isNoun = sentence.is(from, 'article', 'determiner');
  const isAmount = variant === 'amount' || (!isNoun && isThing(sentence, to, true));
  return rollActOf(sentence, isAmount ? 'amount' : 'rolled', dice, from, to);
}

function rollActOf(sentence: Sentence, how: RollAct['how'], dice: Value, from: number, to: number): Act {
  return {
    kind: 'roll',
    how,
    dice: isUnknown(sentence, from, to) ? undefined : dice,
    owner: ownerBefore(sentence, from) ?? ownerBefore(sentence, to - 1),
    isConditional: names(sentence, sentence.from, from, 'if', 'unless'),
    isListed: isListed(sentence, to),
    from,
    to,
  };
}

/** Whether something is added that was not read, or nobody knows how many dice there are: `up to four D6`, `the right number of D6`. */
function isUnknown(sentence: Sentence, from: number, to: number): boolean {
  if (isPlus(sentence.tokens, to) || goesOn(sentence, to)) return true;
  for (let at = Math.max(sentence.from, from - longestNumber); at < to; at++) {
    if (sentence.is(at, 'amount') && sentence.is(at + 1, 'of')) return true;
    if (sentence.endsOf('atMost', at).includes(from)) return true;
  }
  // `the D6 he wants`
  const verb = sentence.is(to, 'relative', 'pronoun') ? to + 1 : to;
  return verb > to && names(sentence, verb, verb + 2, 'wish');
}

const longestNumber = 4;

/** `: 1 red, 2 blue` behind the clause of the roll. */
function isListed(sentence: Sentence, from: number): boolean {
  let at = from;
  while (at < sentence.to && sentence.tokens[at]?.kind === 'word') at++;
  return isSign(sentence, at, ':') && (at + 1 >= sentence.to || sentence.tokens[at + 1]?.kind === 'number');
}

/** Who rolls, if the subject right before the verb names somebody who is no Warrior: `the Monster rolls 1D6`. */
function ownerBefore(sentence: Sentence, at: number): string | undefined {
  const { tokens, from } = sentence;
  for (let before = at - 1; before >= Math.max(from, at - farthestOwner); before--) {
    const token = tokens[before];
    if (token?.kind !== 'word' || sentence.is(before, 'warrior')) return undefined;
    const owner = ownerNamed(token.word);
    if (owner === undefined) continue;
    const start = sentence.is(before - 1, 'article', 'determiner', 'each') ? before - 1 : before;
    return startsClause(sentence, start) || sentence.is(start - 1, 'if') ? owner : undefined;
  }
  return undefined;
}

const farthestOwner = 5;

/** `1D6 Wounds`, `1D6 rats`, `1D6 of his Wounds`: what the dice say how many there are of. */
function isAmountOf(sentence: Sentence, from: number, to: number): boolean {
  if (isThing(sentence, to, false) || sentence.is(from - 1, 'above', 'below')) return true;
  if (sentence.isNoun(to)) return true;
  return sentence.is(to, 'of') && !names(sentence, to + 1, to + 3, 'die', 'result');
}
