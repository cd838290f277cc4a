/** What a phrase has captured, also in the phrases within it. */
import type { Range, Value } from '../../language/expression.ts';
import type { Captured, FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';

/** The scores among what was captured. */
export function capturedScores(captured: readonly Captured[]): readonly Range[] | undefined {
  for (const each of captured) if (each.name === 'scores') return each.scores.ranges;
  return undefined;
}

/** The dice that a phrase captured, with what is added in the same words: `with 1D6, after adding his Strength`. */
export function capturedDice(captured: readonly Captured[]): Value | undefined {
  for (const each of captured) {
    if (each.name === 'dice') return each.mention.expression;
    const dice = 'captured' in each ? capturedDice(each.captured) : undefined;
    const added = each.name === 'onDice' ? valueIn(each.captured) : undefined;
    if (dice) return added ? additionOf([dice, added]) : dice;
  }
  return undefined;
}

/** The first value that was captured. */
export function valueIn(captured: readonly Captured[]): Value | undefined {
  return valuesIn(captured)[0];
}

/** All values that were captured, added up. */
export function sumIn(captured: readonly Captured[]): Value | undefined {
  const values = valuesIn(captured);
  return values.length > 1 ? additionOf(values) : values[0];
}

function valuesIn(captured: readonly Captured[]): readonly Value[] {
  return captured.flatMap((each) => (each.name === 'value' ? [each.value] : []));
}

/** A sum of values. */
export function additionOf(values: readonly Value[]): Value {
  const [first] = values;
  const span = first?.span ?? { start: 0, end: 0 };
  return { kind: 'addition', terms: values.map((value) => ({ isSubtracted: false, value })), span };
}

/** How many there are of a thing that was captured: a number of its own, called as it is written. */
export function thingIn({ tokens }: Sentence, { captured }: FoundPhrase): Value | undefined {
  for (const each of captured) {
    if (each.name !== 'thing') continue;
    const name = each.word.replaceAll(' ', '-').replaceAll("'", '');
    return { kind: 'name', name, span: spanOfTokens(tokens, each.from, each.to) };
  }
  return undefined;
}

/** Whether a phrase of a name was captured. */
export function hasCaptured(captured: readonly Captured[], name: Captured['name']): boolean {
  return captured.some((each) => each.name === name || ('captured' in each && hasCaptured(each.captured, name)));
}
