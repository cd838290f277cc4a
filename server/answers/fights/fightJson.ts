import type { Needed } from '../../charts/chart.ts';
import { neededText } from '../../charts/needed.ts';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type Fraction, formatFraction, fraction } from '../../dice/evaluation/fraction.ts';
import type { FightAnswer, Share } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { fightNoteTexts } from './notes.ts';
import { nearestValue } from './shares.ts';

/**
 * A fight for programs. Chances are fractions as strings, beside the nearest number; `exact` is null for a fight that was
 * played; there `error` says how far the truth may be.
 *
 * @param parties which of the sides are parties: for them `party` has what each Warrior loses.
 */
export function fightJson(answer: FightAnswer, parties: readonly boolean[], messages: Messages): object {
  const { rulesUsed, notModelled, assumed, ...others } = answer;
  const [party] = answer.sides.filter((_, index) => parties[index]);
  return plainFields({
    version: 2,
    ...others,
    ...(party && { party: { falls: party.falls, woundsLost: party.woundsLost, each: party.combatants } }),
    rulesUsed: fightNoteTexts(rulesUsed, messages),
    notModelled: fightNoteTexts(notModelled, messages),
    assumed: fightNoteTexts(assumed, messages),
  });
}

/** Values without fractions: each is a text, and a chance also the nearest number. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('counts' in value) return damageData(value as Distribution);
  if ('kind' in value) return neededText(value as Needed);
  if ('numerator' in value) return formatFraction(value as Fraction);
  if ('value' in value) {
    const share = value as Share;
    const exact = share.exact ? formatFraction(share.exact) : null;
    return { exact, value: nearestValue(share), ...(share.error !== undefined && { error: share.error }) };
  }
  return plainFields(value);
}

function plainFields(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

/** The chance of each number of Wounds. */
function damageData({ counts, total }: Distribution): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...counts].map(([value, count]) => [String(value), formatFraction(fraction(count, total))]),
  );
}
