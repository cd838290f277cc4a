import { type Ratio, toNumber } from '../../dice/evaluation/fraction.ts';
import type { FightAnswer, Share } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { numberText, percentText } from '../odds/numbers.ts';

/** Of a share without an exact fraction: digits enough for every text of it. */
const parts = 1_000_000_000_000;

/** With a greater error a number would be no answer. */
const greatestError = 0.005;

/**
 * A chance in percent. One that is known only to within an error is `about` its nearest one, or its least and its greatest.
 *
 * @param error of a share that is no exact fraction.
 */
export function shareText(share: Share, error: number, messages: Messages): string {
  const { fightPanel: words } = messages.words;
  const textOf = (value: number): string => percentText(ratioOf({ value }), messages);
  if (share.exact) return percentText(share.exact, messages);
  const { value } = share;
  if (textOf(Math.max(0, value - error)) === textOf(value + error)) return textOf(value);
  return error > greatestError ? words.between(textOf(value), textOf(value + error)) : words.about(textOf(value));
}

/** A mean, likewise, with at most so many digits behind the point; a dash where it is not known. */
export function meanText({ exact, value }: Share, error: number, messages: Messages, digits: 0 | 1 | 2 = 2): string {
  const textOf = (mean: number): string => numberText(mean, messages, digits);
  if (exact || textOf(value * (1 - error)) === textOf(value * (1 + error))) return textOf(value);
  return error > greatestError ? '–' : messages.words.fightPanel.about(textOf(value));
}

/** Whether chances and means are known well enough to be told in a few words. */
export function isKnown({ error }: Pick<FightAnswer, 'error'>): boolean {
  return error <= greatestError;
}

/** A chance that is neither 0 nor 1 is not rounded to one of them. */
function ratioOf({ exact, value }: Share): Ratio {
  if (exact) return exact;
  const numerator = value <= 0 ? 0 : value >= 1 ? parts : Math.min(parts - 1, Math.max(1, Math.round(value * parts)));
  return { numerator: BigInt(numerator), denominator: BigInt(parts) };
}

/** Whether a share is 0, or as good as that. */
export function isNothing({ exact, value }: Share): boolean {
  return exact ? toNumber(exact) === 0 : value <= 0;
}
