import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { Share } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { numberText } from '../odds/numbers.ts';

/** The number nearest to the fraction, where there is one. */
export function nearestValue({ exact, value }: Share): number {
  return exact ? toNumber(exact) : value;
}

/**
 * A chance in percent, with the digits that are certain. Only an impossible result is 0 %, and only a certain one 100 %.
 *
 * @param error what the value may differ from the truth at most, if it has no fraction.
 */
export function sharePercent(share: Share, error: number, messages: Messages): string {
  const { exact } = share;
  const value = nearestValue(share);
  if (exact && (exact.numerator === 0n || exact.numerator === exact.denominator))
    return `${numberText(100 * value, messages, 0)} %`;
  const percent = 100 * value;
  const margin = exact ? 0 : 100 * error;
  const [low, high] = [Math.max(0, percent - margin), Math.min(100, percent + margin)];
  const [one, other] = [percentDigits(low, messages), percentDigits(high, messages)];
  if (one === other && smallest <= high && low <= 100 - smallest) return `${one} %`;
  if (high < 1) return `< ${numberText(Math.max(smallest, Math.ceil(100 * high) / 100), messages, 2)} %`;
  if (low > 99) return `> ${numberText(Math.min(100 - smallest, Math.floor(100 * low) / 100), messages, 2)} %`;
  return `${certainText(low, high, 1, messages)} %`;
}

/** A smaller chance, or one that is nearer to certain, is told by this bound. */
const smallest = 0.01;

/** One digit behind the point; two digits of what a smaller chance differs from 0 or 100. */
function percentDigits(percent: number, messages: Messages): string {
  const rest = Math.min(percent, 100 - percent);
  if (rest >= 1) return numberText(percent, messages, 1);
  const rounded = Math.max(Number(rest.toPrecision(2)), smallest);
  return numberText(percent < 50 ? rounded : 100 - rounded, messages, 6);
}

/**
 * A mean, with the digits that are certain.
 *
 * @param margin what the value may differ from the truth at most, if it has no fraction.
 */
export function shareAmount(share: Share, margin: number, messages: Messages): string {
  const value = nearestValue(share);
  const within = share.exact ? 0 : margin;
  return certainText(Math.max(0, value - within), value + within, value < 1 ? 2 : 1, messages);
}

/** Of `all` Wounds those that are lost, or left, on average: chances that are certain to within `error` move as many of them. */
export function woundsShare(share: Share, all: number, error: number, messages: Messages): string {
  return messages.words.fights.ofAll({
    lost: shareAmount(share, error * all, messages),
    all: numberText(all, messages),
  });
}

type Digits = 0 | 1 | 2;
const allDigits: readonly Digits[] = [0, 1, 2];

/** The number between both that has as many digits as wanted, more or fewer where only those are the same for both; else both. */
function certainText(low: number, high: number, wanted: Digits, messages: Messages): string {
  const fewer = allDigits.filter((digits) => digits < wanted).reverse();
  const more = allDigits.filter((digits) => digits > wanted);
  for (const digits of [wanted, ...more, ...fewer]) {
    const [one, other] = [numberText(low, messages, digits), numberText(high, messages, digits)];
    if (one === other) return one;
  }
  const digits = high - low < 1 ? 2 : 1;
  return `${numberText(low, messages, digits)}–${numberText(high, messages, digits)}`;
}
