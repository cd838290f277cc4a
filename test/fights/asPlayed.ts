import assert from 'node:assert/strict';
import { mulberry32 } from '../../server/dice/random.ts';
import { effectsOf } from '../../server/fights/effects/effectsOf.ts';
import type { Combatant, Fight } from '../../server/fights/fight.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { fought, quest, side } from '../support/fights.ts';
import { type Plain, playedOut, type Someone } from './playedOut.ts';

const bundled = new Workspace(packs).all;

/** The same fight for the program. @param abilities of each kind of Monsters, as they are written. */
export function fightOf({ party, monsters }: Plain, abilities: readonly (readonly string[])[] = []): Fight {
  const combatantOf = (one: Someone, count: number, own: readonly string[]): Combatant => {
    const { name, weaponSkill, strength, toughness, wounds, ...others } = one;
    const block = quest(name, [weaponSkill, strength, toughness, wounds], { ballisticSkill: 5, ...others });
    return { block, count, ...effectsOf(bundled, own) };
  };
  return {
    system: 'warhammer-quest',
    sides: [
      side(monsters.map(({ one, count }, kind) => combatantOf(one, count, abilities[kind] ?? []))),
      side(
        party.map((one) => combatantOf(one, 1, [])),
        true,
      ),
    ],
  };
}

/** Holds all figures of the program against fights that are played out. Returns the abilities that are not in the numbers. */
export function assertAsPlayed(plain: Plain, fight: Fight, times: number, what: string): readonly string[] {
  const { sides, rounds, notModelled } = fought(fight);
  const [monsters, warriors] = sides;
  const figures = new Map([
    ['the party wins', warriors.wins],
    ['turns', rounds.mean],
    ...warriors.combatants.map(({ name, woundsLost }) => [`lost by ${name}`, woundsLost] as const),
    ['lost by Monsters', monsters.woundsLost] as const,
  ]);
  for (const { name, mean, error } of playedOut(plain, times, mulberry32(31))) {
    const { value, error: own = 0 } = figures.get(name) ?? { value: Number.NaN };
    // What happens in one fight of many hundreds may have happened in none of those played.
    const most = 4 * error + 1.3 * own + 20 / times;
    assert.ok(Math.abs(value - mean) <= most, `${what}: ${name} is ${value}, played ${mean} ± ${most}`);
  }
  return notModelled.flatMap((note) => (note.kind === 'ability' ? [note.ability] : []));
}
