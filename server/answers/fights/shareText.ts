import { type Ratio, toNumber } from '../../dice/evaluation/fraction.ts';
import type { Share } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { numberText, percentText } from '../odds/numbers.ts';

/** Of a share without an exact fraction: digits enough for every text of it. */
const parts = 1_000_000_000_000;

/**
 * A chance in percent. One that is known only to within an error, and would be written in two ways within it, is `about` its nearest one.
 *
 * @param error of a share that is no exact fraction.
 */
export function shareText(share: Share, error: number, messages: Messages): string {
  const text = percentText(ratioOf(share), messages);
  return share.exact || isCertain(share, error, (value) => percentText(ratioOf({ value }), messages))
    ? text
    : messages.words.fightPanel.about(text);
}

/** A mean, likewise, with at most so many digits behind the point. */
export function meanText(share: Share, error: number, messages: Messages, digits: 0 | 1 | 2 = 2): string {
  const text = numberText(share.value, messages, digits);
  return share.exact || isCertain(share, error, (value) => numberText(value, messages, digits))
    ? text
    : messages.words.fightPanel.about(text);
}

function isCertain({ value }: Share, error: number, textOf: (value: number) => string): boolean {
  return textOf(Math.max(0, value - error)) === textOf(value + error);
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
