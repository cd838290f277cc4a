import { type Ratio, toNumber } from '../../dice/evaluation/fraction.ts';
import type { Spread } from '../../dice/evaluation/odds.ts';
import { maximum } from '../../dice/evaluation/statistics.ts';
import type { Messages } from '../../wording/messages.ts';
import { type Bin, binsOf } from './bins.ts';
import { numberText, percentText, rangeText } from './numbers.ts';

/** A histogram in which every line has the value, the percentage and a bar. Many outcomes are put together into ranges; all other outcomes have one line at the end. */
export function histogram({ distribution, truncated, isTurns }: Spread, messages: Messages): string {
  const bins = isTurns ? byTurns(binsOf(distribution)) : binsOf(distribution);
  const label = ({ low, high }: Bin): string =>
    isTurns ? messages.words.odds.byTurn(numberText(high, messages)) : rangeText(low, high, messages);
  const chance = ({ count }: Bin): Ratio => ({ numerator: count, denominator: distribution.total });
  const percent = (bin: Bin): string => percentText(chance(bin), messages);
  const widest = Math.max(...bins.map((bin) => label(bin).length));
  const widestPercent = Math.max(...bins.map((bin) => percent(bin).length));
  const most = Math.max(...bins.map((bin) => toNumber(chance(bin))));
  const lines = bins.map((bin) => {
    const share = toNumber(chance(bin));
    const length = bar.repeat(Math.max(1, Math.round((share / most) * maximumBarLength)));
    return `${label(bin).padStart(widest)}  ${percent(bin).padStart(widestPercent)}  ${length}`;
  });
  if (truncated)
    lines.push(
      messages.words.odds.beyond({ limit: maximum(distribution), chance: percentText(truncated.cut, messages) }),
    );
  return lines.join('\n');
}

/** For turns the question is whether something has happened by then. */
function byTurns(bins: readonly Bin[]): readonly Bin[] {
  let count = 0n;
  return bins.map((bin) => {
    count += bin.count;
    return { ...bin, count };
  });
}

/** These blocks have a gap above and below in every font: without it the bars of close lines would become one. */
const bar = '━';
const maximumBarLength = 24;
