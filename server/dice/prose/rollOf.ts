/** What some dice that a text names are, as a roll that targets may be for. */
import { isJoint } from './connections.ts';
import type { TokenMention } from './notation.ts';
import { openingAt } from './openings.ts';
import { plainRoll, type RolledDice, repeated } from './roll.ts';
import { rollerOf, withOwner } from './rollers.ts';
import { isOpenCount, timesBefore } from './rollPlaces.ts';
import { openingBehindDice } from './targetBinding.ts';
import { targetAt } from './targets.ts';
import type { Token } from './token.ts';
import { signAt } from './words.ts';

/** The roll of a mention; undefined where nobody can say what a target would be for. */
export function rollOf(tokens: readonly Token[], mention: TokenMention): RolledDice | undefined {
  if (mention.sign !== undefined || mention.alternative !== undefined) return undefined;
  const roller = rollerOf(tokens, mention);
  if (roller.kind === 'both') return undefined;
  const owner = roller.kind === 'other' ? roller.owner : undefined;
  const { expression, from, to } = mention;
  const value = owner === undefined ? expression : withOwner(tokens, from, to, expression, owner);
  if (!value) return undefined;
  const each = { ...plainRoll(value, roller.kind === 'eachWarrior'), owner };
  // `1D6 for each Battle-level`: that many dice, but whether they are added up, nobody says.
  const plain = isOpenCount(tokens, mention) ? { ...each, total: undefined } : each;
  const times = timesBefore(tokens, from);
  return times === undefined ? plain : repeated(plain, { kind: 'number', value: times, span: value.span });
}

/** `without armour 1D6 and needs less than his Toughness`, `if 1D6 comes up 5`: a roll of its own, though nobody is told to make it. */
export function asksAtOnce(tokens: readonly Token[], index: number): boolean {
  const start = isJoint(tokens, index) ? index + 1 : index;
  if (openingAt(tokens, start)?.kind === 'score') return true;
  const behind = openingBehindDice(tokens, index);
  return behind !== undefined && targetAt(tokens, behind.next) !== undefined;
}

/** `(4+)`, `(4 or more)` */
export function isBracketedTarget(tokens: readonly Token[], index: number): boolean {
  const reading = targetAt(tokens, index + 1);
  return reading?.target.kind === 'compared' && signAt(tokens, reading.next) === ')';
}
