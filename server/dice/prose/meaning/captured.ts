/** What a phrase has captured. */
import type { Range, Value } from '../../language/expression.ts';
import type { Captured, FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';

/** The scores among what was captured. */
export function capturedScores(captured: readonly Captured[]): readonly Range[] | undefined {
  for (const each of captured) if (each.name === 'scores') return each.scores.ranges;
  return undefined;
}

/** How many there are of a thing that was captured: a number of its own, called as it is written. */
export function thingIn({ tokens }: Sentence, { captured }: FoundPhrase): Value | undefined {
  for (const each of captured) {
    if (each.name === 'thing') {
      const name = each.word.replaceAll(' ', '-').replaceAll("'", '');
      return { kind: 'name', name, span: spanOfTokens(tokens, each.from, each.to) };
    }
  }
  return undefined;
}

/** Whether what it is said of is named as a score: `if the total is 5`. */
export function hasScore(captured: readonly Captured[]): boolean {
  return captured.some((each) => each.name === 'score' || ('captured' in each && hasScore(each.captured)));
}

/** Whether several scores are asked for. */
export function isList(ranges: readonly Range[]): boolean {
  return ranges.length > 1 || ranges.some(({ low, high }) => low < high);
}
