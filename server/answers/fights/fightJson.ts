import { neededText } from '../../charts/needed.ts';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { formatFraction, fraction } from '../../dice/evaluation/fraction.ts';
import type { AttackOdds, AttackRoll, CombatantAnswer, FightAnswer, SideAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { fightNoteTexts } from './notes.ts';
import { shareData } from './shares.ts';

/**
 * A fight for programs. Chances are fractions as strings, beside the nearest number; `exact` is null where a limit was met, which `caps`
 * names.
 *
 * @param parties which of the sides are parties: for them `party` has what each Warrior loses.
 */
export function fightJson(answer: FightAnswer, parties: readonly boolean[], messages: Messages) {
  const { system, sides, rounds, draw, never, open, caps, error } = answer;
  const [party] = sides.filter((_, index) => parties[index]);
  return {
    version: 1,
    system,
    sides: sides.map(sideData),
    ...(party && {
      party: {
        falls: shareData(party.falls),
        woundsLost: shareData(party.woundsLost),
        each: party.combatants.map(combatantData),
      },
    }),
    draw: shareData(draw),
    never: shareData(never),
    open,
    rounds: {
      mean: shareData(rounds.mean),
      ends: rounds.ends.map(({ chance, wins }) => ({ chance, wins: [...wins] })),
    },
    rulesUsed: fightNoteTexts(answer.rulesUsed, messages),
    notModelled: fightNoteTexts(answer.notModelled, messages),
    assumed: fightNoteTexts(answer.assumed, messages),
    caps: caps.map(({ cap, limit }) => ({ cap, limit })),
    error,
  };
}

function sideData({ name, attacks, wins, falls, woundsLost, combatants }: SideAnswer) {
  return {
    name,
    attacks: attacks.map(attackData),
    wins: shareData(wins),
    falls: shareData(falls),
    woundsLost: shareData(woundsLost),
    combatants: combatants.map(combatantData),
  };
}

function attackData({
  by,
  against,
  weapon,
  range,
  attacks,
  hit,
  wound,
  save,
  damage,
  through,
  chance,
  wounds,
}: AttackOdds) {
  return {
    by,
    against,
    with: weapon,
    range,
    attacks,
    hit: rollChance(hit),
    wound: rollChance(wound),
    save: rollChance(save),
    needs: { hit: rollNeeded(hit), wound: rollNeeded(wound), save: rollNeeded(save) },
    damage: damageData(damage),
    through: formatFraction(through),
    chance: formatFraction(chance),
    wounds: formatFraction(wounds),
  };
}

function rollChance(roll: AttackRoll | undefined): string | null {
  return roll ? formatFraction(roll.chance) : null;
}

function rollNeeded(roll: AttackRoll | undefined): string | null {
  return roll ? neededText(roll.needed) : null;
}

/** A number where the damage is always the same; else the chance of each. */
function damageData({ counts, total }: Distribution): number | Readonly<Record<string, string>> {
  const [[only, ways] = [0, 0n], ...others] = counts;
  if (others.length === 0 && ways === total) return only;
  return Object.fromEntries(
    [...counts].map(([value, count]) => [String(value), formatFraction(fraction(count, total))]),
  );
}

function combatantData({ name, count, wounds, falls, allFall, woundsLost, left }: CombatantAnswer) {
  return {
    name,
    count,
    wounds,
    falls: shareData(falls),
    allFall: shareData(allFall),
    woundsLost: shareData(woundsLost),
    left: [...left],
  };
}
