import { neededText } from '../../charts/needed.ts';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type Fraction, formatFraction, fraction } from '../../dice/evaluation/fraction.ts';
import type { AttackOdds, AttackRoll, FightAnswer, Share } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { fightNoteTexts } from './notes.ts';
import { nearestValue } from './shares.ts';

/**
 * A fight for programs. Chances are fractions as strings, beside the nearest number; `exact` is null where a limit was met, which `caps`
 * names.
 *
 * @param parties which of the sides are parties: for them `party` has what each Warrior loses.
 */
export function fightJson(answer: FightAnswer, parties: readonly boolean[], messages: Messages): object {
  const { rulesUsed, notModelled, assumed, ...others } = answer;
  const [party] = answer.sides.filter((_, index) => parties[index]);
  const data = {
    version: 1,
    ...others,
    ...(party && { party: { falls: party.falls, woundsLost: party.woundsLost, each: party.combatants } }),
    sides: answer.sides.map((side) => ({ ...side, attacks: side.attacks.map(attackData) })),
    rulesUsed: fightNoteTexts(rulesUsed, messages),
    notModelled: fightNoteTexts(notModelled, messages),
    assumed: fightNoteTexts(assumed, messages),
  };
  return plainFields(data);
}

function attackData({ weapon, hit, wound, save, ...others }: AttackOdds) {
  const each = (saidOf: (roll: AttackRoll) => unknown) => ({
    hit: saidOf(hit),
    wound: wound ? saidOf(wound) : null,
    save: save ? saidOf(save) : null,
  });
  return { ...others, with: weapon, ...each(({ chance }) => chance), needs: each(({ needed }) => neededText(needed)) };
}

/** Values without fractions: each is a text, and a chance also the nearest number. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('counts' in value) return damageData(value as Distribution);
  if ('numerator' in value) return formatFraction(value as Fraction);
  if ('value' in value) {
    const share = value as Share;
    return { exact: share.exact ? formatFraction(share.exact) : null, value: nearestValue(share) };
  }
  return plainFields(value);
}

function plainFields(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

/** A number where the damage is always the same; else the chance of each. */
function damageData({ counts, total }: Distribution): number | Readonly<Record<string, string>> {
  const [[only, ways] = [0, 0n], ...others] = counts;
  if (others.length === 0 && ways === total) return only;
  return Object.fromEntries(
    [...counts].map(([value, count]) => [String(value), formatFraction(fraction(count, total))]),
  );
}
