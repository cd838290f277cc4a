/** What questions ask of a roll. */
import type { Expression, Value } from '../../language/expression.ts';
import type { QuestionVariantOf, VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import { capturedDice, capturedScores, valueIn } from '../meaning/captured.ts';
import { type Target, targetIn } from '../meaning/target.ts';
import { severalDice, testOf } from '../meaning/targetTests.ts';
import { plainRoll, type RolledDice } from '../reference/roll.ts';
import { askedOfDice } from '../reference/singleDice.ts';
import { type Meant, meantBy } from './meant.ts';
import { phrasesIn, plainNumber, nowhere as span } from './rolled.ts';

/** What is asked of a roll; of the dice in the question itself where it names them. */
export function wantedOf(wanted: FoundPhrase, rolled: RolledDice | undefined): Meant<Expression> {
  const { variant, captured } = wanted;
  const of = variant as QuestionVariantOf<'wanted'>;
  const [alike] = phrasesIn(captured, 'alike');
  const isOfEyes = alike?.variant === 'snakeEyes' || alike?.variant === 'boxcars';
  const own = capturedDice(captured) ?? (isOfEyes && !rolled ? twoD6 : undefined);
  const roll = own ? (rolled ? undefined : plainRoll(own)) : rolled;
  if (!roll) return meantBy();
  const target = targetIn(wanted)?.target;
  if (of === 'total') return meantBy(target && testOf(roll.total, target, span));
  // Of a roll that has been changed nobody can say what its single dice show.
  if (roll.pool !== undefined && roll.pool !== roll.total) return meantBy();
  if (of === 'ofDice') {
    const [single] = phrasesIn(captured, 'askDice');
    return meantBy(
      (alike && askedAlike(alike, roll)) ??
        (single && askedOfEach(single, roll, single.variant as VariantOf<'askDice'>)),
    );
  }
  if (of !== 'some') return meantBy(askedOfEach(wanted, roll, of));
  // `two 6s on 4D6`: at least two, or exactly?
  const [least, exact] = (['atLeast', 'exactly'] as const).map((one) => askedOfEach(wanted, roll, one));
  if (!least || !exact) return meantBy();
  const value = valueIn(captured);
  const isAll = value?.kind === 'number' && roll.pool?.count.kind === 'number' && roll.pool.count.value === value.value;
  return isAll ? meantBy(exact) : { things: [least, exact], habit: 'quantity' };
}

const twoD6: Value = { kind: 'dice', count: plainNumber(2), sides: plainNumber(6), span };

/** `10D6 5+`: the number of dice that show it, where so many dice always add up to it; else perhaps the sum. */
export function wantedDirectly(bound: FoundPhrase, { total }: RolledDice): Meant<Expression> {
  const target = targetIn({ captured: [bound] })?.target;
  const sum = target && testOf(total, target, span);
  const dice = total && severalDice(total);
  const counted =
    dice && target && isMinimum(target) ? asked({ of: 'each', count: undefined, target }, plainRoll(dice)) : undefined;
  if (!counted) return meantBy(sum);
  return sum ? { things: [counted, sum], habit: 'pool' } : meantBy(counted);
}

function isMinimum(target: Target): boolean {
  return target.kind === 'compared' && target.comparator === '>=';
}

function askedOfEach(found: FoundPhrase, roll: RolledDice, of: VariantOf<'askDice'>): Expression | undefined {
  const { captured } = found;
  const target = targetIn(found)?.target;
  return target && asked({ of, count: valueIn(captured), target }, roll);
}

function asked(
  question: { readonly of: VariantOf<'askDice'>; readonly count: Value | undefined; readonly target: Target },
  roll: RolledDice,
): Expression | undefined {
  const found = askedOfDice({ kind: 'askDice', dice: undefined, isPart: false, span, ...question }, roll);
  // Of each die a number is asked: how many of them show it.
  return question.of === 'each' && found?.asked.kind === 'test' ? undefined : expressionOf(found);
}

function askedAlike({ variant, captured }: FoundPhrase, roll: RolledDice): Expression | undefined {
  const of = variant as VariantOf<'alike'>;
  return expressionOf(
    askedOfDice(
      {
        kind: 'alike',
        // Whoever asks for a double on three dice does not mind a triple.
        of: of === 'double' ? 'pair' : of,
        count: valueIn(captured),
        ranges: capturedScores(captured),
        dice: undefined,
        isPart: false,
        span,
      },
      roll,
    ),
  );
}

function expressionOf(found: ReturnType<typeof askedOfDice>): Expression | undefined {
  return found && (found.asked.kind === 'test' ? found.asked.test : found.asked.value);
}
