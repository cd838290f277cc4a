/** The rolls that questions name, with what is done to them. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { PhraseName, QuestionVariantOf, VariantOf } from '../grammar/grammar.ts';
import type { Captured, FoundPhrase } from '../match/foundPhrase.ts';
import { capturedScores, valueIn } from '../meaning/captured.ts';
import { keeping, multiplied, plainRoll, type RolledDice, repeated, withChange } from '../reference/roll.ts';
import { each, type Meant, meantBy } from './meant.ts';

type Done = QuestionVariantOf<'done'> | QuestionVariantOf<'rolled'>;

/** What a <rolled> may mean; nothing where it cannot be rolled so. */
export function rolledOf({ variant, captured }: FoundPhrase): Meant<RolledDice> {
  const [pool] = phrasesIn(captured, 'pool');
  const dice = pool && diceOf(pool);
  if (!dice) return meantBy();
  return phrasesIn(captured, 'done').reduce(
    (meant, next) => each(meant, (rolled) => done(rolled, next.variant as Done, next.captured)),
    done(plainRoll(dice), variant as Done, captured),
  );
}

/** The phrases of a name among what was captured. */
export function phrasesIn(captured: readonly Captured[], name: PhraseName): readonly FoundPhrase[] {
  return captured.filter((one): one is FoundPhrase => one.name === name);
}

/** The dice of a <pool>; without a number of sides they are D6. Undefined where two kinds of dice are named. */
export function diceOf({ variant, captured }: FoundPhrase): Value | undefined {
  const values = captured.flatMap((one) => (one.name === 'value' ? [one.value] : []));
  const [count = plainNumber(1), sides = plainNumber(6)] = variant === 'one' ? [plainNumber(1), ...values] : values;
  if (variant !== 'dice') return { kind: 'dice', count, sides, span: count.span };
  for (const one of captured) if (one.name === 'dice' && !one.mention.alternative) return one.mention.expression;
  return undefined;
}

/** Questions are answered in the language of odds: what comes of them stands nowhere in the text. */
export const nowhere: Span = { start: 0, end: 0 };

export function plainNumber(value: number): Value {
  return { kind: 'number', value, span: nowhere };
}

function done(rolled: RolledDice, how: Done, captured: readonly Captured[]): Meant<RolledDice> {
  const value = valueIn(captured);
  switch (how) {
    case 'plain':
      return meantBy(rolled);
    case 'kept':
      return meantBy(keeping(rolled, whichIn(captured), value?.kind === 'number' ? value.value : 1));
    case 'twice':
      return meantBy(betterOfTwo(rolled, whichIn(captured)));
    case 'halved':
      return divided(rolled, value, variantIn(captured, 'rounded'));
    case 'least':
      return meantBy(limited(rolled, 'max', value));
    case 'most':
      return meantBy(limited(rolled, 'min', value));
    case 'times':
      return meantBy(value && multiplied(rolled, value));
    case 'edged':
      return withEdge(rolled, variantIn(captured, 'edge') === 'advantage' ? 'highest' : 'lowest');
    case 'changed': {
      const [change] = phrasesIn(captured, 'change');
      return meantBy(change && changedBy(rolled, change));
    }
  }
}

function variantIn(captured: readonly Captured[], name: PhraseName): string | undefined {
  return phrasesIn(captured, name)[0]?.variant;
}

function whichIn(captured: readonly Captured[]): 'highest' | 'lowest' {
  return variantIn(captured, 'which') === 'lowest' ? 'lowest' : 'highest';
}

function changedBy(rolled: RolledDice, { variant, captured }: FoundPhrase): RolledDice | undefined {
  // `add 2 for each level`: nobody knows how many there are.
  if (variant === 'addEach' || variant === 'subtractEach') return undefined;
  return withChange(rolled, {
    of: variant as VariantOf<'change'>,
    value: valueIn(captured),
    ranges: capturedScores(captured),
  });
}

/** A roll made twice, of which the better or the worse counts. */
function betterOfTwo(rolled: RolledDice, which: 'highest' | 'lowest'): RolledDice | undefined {
  const twice = repeated(rolled, plainNumber(2));
  return twice ? keeping(twice, which, 1) : limited(rolled, which === 'highest' ? 'max' : 'min', rolled.total);
}

/** Divided, by two where nothing else is said; where nobody says how it is rounded, both may be meant. */
function divided({ total }: RolledDice, by: Value | undefined, side: string | undefined): Meant<RolledDice> {
  const right = by ?? plainNumber(2);
  if (!total || (right.kind === 'number' && right.value === 0)) return meantBy();
  const rounded = (kind: 'roundUp' | 'roundDown') => plainRoll({ kind, left: total, right, span: nowhere });
  if (side !== undefined) return meantBy(rounded(side === 'up' ? 'roundUp' : 'roundDown'));
  return { things: [rounded('roundDown'), rounded('roundUp')], habit: 'division' };
}

function limited({ total }: RolledDice, kind: 'max' | 'min', limit: Value | undefined): RolledDice | undefined {
  return total && limit && plainRoll({ kind, left: total, right: limit, span: total.span });
}

/** Of one die the better of two rolls; of two dice that is surely meant too, but they may as well be added up. */
function withEdge(rolled: RolledDice, which: 'highest' | 'lowest'): Meant<RolledDice> {
  const { pool } = rolled;
  const isOfTwo = pool?.count.kind === 'number' && pool.count.value === 2;
  return isOfTwo
    ? { ...meantBy(keeping(rolled, which, 1)), habit: 'advantage' }
    : meantBy(pool ? undefined : betterOfTwo(rolled, which));
}
