import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { Share } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { numberText } from '../odds/numbers.ts';

/** The number nearest to the fraction, where there is one. */
export function nearestValue({ exact, value }: Share): number {
  return exact ? toNumber(exact) : value;
}

/** A chance in percent: `81.1 %`, or `58.2 % ± 0.4` of a fight that was played. Only an impossible result is 0 %, and only a certain one 100 %. */
export function sharePercent(share: Share, messages: Messages): string {
  const { exact, error = 0 } = share;
  const percent = 100 * nearestValue(share);
  if (exact && (percent === 0 || exact.numerator === exact.denominator)) return `${numberText(percent, messages, 0)} %`;
  const margin = exact ? 0 : 100 * error;
  const isLarge = margin >= leastMargin;
  const [low, high] = isLarge ? [percent - margin, percent + margin] : [percent, percent];
  if (high < smallest || low <= 0) return `< ${bound(Math.ceil(100 * high - rounding), messages)} %`;
  if (low > 100 - smallest || high >= 100) return `> ${bound(Math.floor(100 * low + rounding), messages)} %`;
  // One digit behind the point; two digits of what a smaller chance differs from 0 or 100.
  const rest = Math.min(percent, 100 - percent);
  const rounded = rest >= 1 ? rest : Math.max(Number(rest.toPrecision(2)), smallest);
  const text = `${numberText(percent < 50 ? rounded : 100 - rounded, messages, rest >= 1 ? 1 : 6)} %`;
  return isLarge ? `${text} ± ${numberText(margin, messages, margin < 0.05 ? 2 : 1)}` : text;
}

/** A smaller chance, or one that is nearer to certain, is told by this bound. */
const smallest = 0.01;
/** Of numbers in floating point. */
const rounding = 1e-9;
/** Less is not told. */
const leastMargin = 0.005;

function bound(hundredths: number, messages: Messages): string {
  return numberText(Math.min(100 - smallest, Math.max(smallest, hundredths / 100)), messages, 2);
}

/** A mean: `9.4`, or `9.4 ± 0.2` of a fight that was played. */
export function shareAmount(share: Share, messages: Messages): string {
  const value = nearestValue(share);
  const { exact, error = 0 } = share;
  const text = numberText(value, messages, value < 1 ? 2 : 1);
  return exact || error < 0.05 ? text : `${text} ± ${numberText(error, messages, 1)}`;
}

/** Of `all` Wounds those that are lost, or left, on average. */
export function woundsShare(share: Share, all: number, messages: Messages): string {
  return messages.words.fights.ofAll({ lost: shareAmount(share, messages), all: numberText(all, messages) });
}
