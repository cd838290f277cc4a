import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { effectsOf } from '../../server/fights/effects/effectsOf.ts';
import type { Combatant } from '../../server/fights/fight.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { fought, quest, side } from '../support/fights.ts';
import { isLong, itProperty, runs } from '../support/runs.ts';

/** One who fights, as this test plays him out with dice: by the text of the rules, without the program. */
interface Fighter {
  readonly name: string;
  readonly weaponSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly attacks: number;
  readonly armour: number;
  /** Of a Warrior. */
  readonly battleLevel?: number;
  /** `1D6` if it is not said. */
  readonly damage?: string;
}

type Roll = () => number;

/** What the ability of the Monsters does, in the words of its rule. */
interface Ability {
  readonly strength?: number;
  readonly toughness?: number;
  /** On so much on 1D6 each blow at it is avoided. */
  readonly avoids?: number;
  readonly ignores?: (die: Roll) => number;
  readonly regains?: (die: Roll) => number;
  readonly frenzyFrom?: number;
  readonly ambushFrom?: number;
  readonly flees?: boolean;
  readonly gangsUp?: boolean;
  /** Added to the rolls to hit it, and to those of a Warrior who fails his test. */
  readonly toBeHit?: number;
  readonly fear?: { readonly isAfraid: (die: Roll, battleLevel: number) => boolean; readonly penalty: number };
  readonly hates?: string;
  /** The Wounds of a hit with that natural roll. */
  readonly damage: (blow: {
    die: Roll;
    natural: number;
    strength: number;
    toughness: number;
    armour: number;
  }) => number;
}

const usual: Ability = {
  damage: ({ die, strength, toughness, armour }) => Math.max(0, die() + strength - toughness - armour),
};

/** Played many times: the mean and the standard error of each figure. */
function played(monster: Fighter, count: number, party: readonly Fighter[], ability: Ability, times: number) {
  const sums = new Map<string, { sum: number; squares: number }>();
  const note = (name: string, value: number): void => {
    const { sum, squares } = sums.get(name) ?? { sum: 0, squares: 0 };
    sums.set(name, { sum: sum + value, squares: squares + value * value });
  };
  const random = seeded(31);
  const die: Roll = () => 1 + Math.floor(random() * 6);
  for (let time = 0; time < times; time++) {
    const { turns, warriors, monsters } = playOnce(monster, count, party, ability, die, random);
    note('the party wins', warriors.some((left) => left > 0) ? 1 : 0);
    note('turns', turns);
    for (const [index, left] of warriors.entries())
      note(`lost by ${party[index]?.name}`, (party[index]?.wounds ?? 0) - left);
    note('lost by Monsters', count * monster.wounds - monsters.reduce((sum, left) => sum + left, 0));
  }
  return [...sums].map(([name, { sum, squares }]) => {
    const mean = sum / times;
    return { name, mean, error: Math.sqrt((squares / times - mean * mean) / times) };
  });
}

function playOnce(
  monster: Fighter,
  count: number,
  party: readonly Fighter[],
  ability: Ability,
  die: Roll,
  random: Roll,
) {
  const warriors = party.map(({ wounds }) => wounds);
  const monsters = new Array<number>(count).fill(monster.wounds);
  const frenzied = new Array<boolean>(count).fill(false);
  const afraid = party.map(({ battleLevel = 1 }) => ability.fear?.isAfraid(die, battleLevel) ?? false);
  let prey = -1;
  const standing = (): readonly number[] => [...monsters.keys()].filter((one) => (monsters[one] ?? 0) > 0);
  const alive = (): readonly number[] => [...warriors.keys()].filter((one) => (warriors[one] ?? 0) > 0);
  const strike = (target: number, attacks: number, more: number): void => {
    const warrior = party[target];
    if (!warrior) return;
    const isHated = ability.hates === warrior.name;
    for (let attack = 0; attack < attacks; attack++) {
      const natural = die();
      if (natural + more - (isHated ? 1 : 0) < needed(monster.weaponSkill, warrior.weaponSkill)) continue;
      const { toughness, armour } = warrior;
      const strength = (ability.strength ?? monster.strength) + more;
      warriors[target] = (warriors[target] ?? 0) - ability.damage({ die, natural, strength, toughness, armour });
    }
  };
  const monstersAttack = (): void => {
    const targets = alive();
    if (targets.length === 0) return;
    if (ability.gangsUp) {
      if (!targets.includes(prey)) prey = targets[Math.floor(random() * targets.length)] ?? -1;
      const crowd = standing().length;
      if (crowd > 0) strike(prey, monster.attacks, crowd - 1);
    } else {
      for (const [place, one] of standing().entries()) {
        const target = targets[place % targets.length] ?? 0;
        const isHated = ability.hates === party[target]?.name;
        strike(target, (monster.attacks + (isHated ? 1 : 0)) * (frenzied[one] ? 2 : 1), 0);
      }
    }
    for (const [one, left] of warriors.entries()) warriors[one] = Math.max(0, left);
  };
  if (ability.ambushFrom !== undefined && die() >= ability.ambushFrom) monstersAttack();
  let turns = 0;
  while (alive().length > 0 && standing().length > 0 && turns < 1000) {
    turns++;
    if (ability.frenzyFrom !== undefined) for (const one of standing()) frenzied[one] ||= die() >= ability.frenzyFrom;
    const before = standing().length;
    for (const one of alive()) {
      const warrior = party[one];
      for (let attack = 0; attack < (warrior?.attacks ?? 0); attack++) {
        // The most wounded of those that stand.
        const [target] = standing().toSorted((first, second) => (monsters[first] ?? 0) - (monsters[second] ?? 0));
        if (!warrior || target === undefined) continue;
        const add = (ability.toBeHit ?? 0) + (afraid[one] ? (ability.fear?.penalty ?? 0) : 0);
        if (die() + add < needed(warrior.weaponSkill, monster.weaponSkill)) continue;
        if (ability.avoids !== undefined && die() >= ability.avoids) continue;
        const off = (ability.toughness ?? monster.toughness) + monster.armour + (ability.ignores?.(die) ?? 0);
        monsters[target] = Math.max(0, (monsters[target] ?? 0) - Math.max(0, die() + warrior.strength - off));
      }
    }
    monstersAttack();
    if (alive().length === 0) break;
    for (const one of standing())
      if (ability.regains && (monsters[one] ?? 0) < monster.wounds)
        monsters[one] = Math.min(monster.wounds, (monsters[one] ?? 0) + ability.regains(die));
    const left = standing().length;
    if (ability.flees && left > 0 && left < before && die() >= left) monsters.fill(0);
  }
  // One that is over before the first turn is over in it.
  return { turns: Math.max(1, turns), warriors, monsters };
}

/** The chart of the game, as its closed form. */
function needed(attacker: number, opponent: number): number {
  if (opponent < attacker - 5 || (attacker > 2 && opponent === 1)) return 2;
  if (opponent < attacker) return 3;
  if (opponent <= 2 * attacker) return 4;
  return opponent <= 3 * attacker ? 5 : 6;
}

/** The same numbers each time. */
function seeded(seed: number): Roll {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const barbarian: Fighter = {
  name: 'Barbarian',
  weaponSkill: 3,
  strength: 4,
  toughness: 3,
  wounds: 6,
  attacks: 2,
  armour: 1,
  battleLevel: 2,
};
const elf: Fighter = {
  name: 'Elf',
  weaponSkill: 4,
  strength: 3,
  toughness: 3,
  wounds: 4,
  attacks: 1,
  armour: 2,
  battleLevel: 1,
};
const monster: Fighter = {
  name: 'Monster',
  weaponSkill: 3,
  strength: 4,
  toughness: 3,
  wounds: 3,
  attacks: 1,
  armour: 0,
};

const workspace = new Workspace(packs);

function answered(fighter: Fighter, count: number, party: readonly Fighter[], abilities: readonly string[]) {
  const combatantOf = (one: Fighter, many: number, own: readonly string[]): Combatant => {
    const { name, weaponSkill, strength, toughness, wounds, ...others } = one;
    const block = quest(name, [weaponSkill, strength, toughness, wounds], { ...others, initiative: 3 });
    const { effects, notModelled } = effectsOf(workspace.all, own);
    return { block, count: many, effects, notModelled };
  };
  const { sides, rounds, notModelled } = fought({
    system: 'warhammer-quest',
    sides: [
      side([combatantOf(fighter, count, abilities)]),
      side(
        party.map((warrior) => combatantOf(warrior, 1, [])),
        true,
      ),
    ],
  });
  const [monsters, warriors] = sides;
  const figures = new Map([
    ['the party wins', warriors.wins.value],
    ['turns', rounds.mean.value],
    ...warriors.combatants.map(({ name, woundsLost }) => [`lost by ${name}`, woundsLost.value] as const),
    ['lost by Monsters', monsters.woundsLost.value] as const,
  ]);
  const left = notModelled.flatMap((note) => (note.kind === 'ability' ? [note.ability] : []));
  return { figures, left };
}

/** How often a fight is played out in the long runs. */
const timesPlayed = 20_000;

/** Holds the answer against fights that are played out, of one Warrior and, in the long runs, of two against some Monsters. */
function check(
  abilities: string | readonly string[],
  ability: Partial<Ability>,
  others: Partial<Fighter> = {},
  count = 3,
) {
  const fighter = { ...monster, ...others };
  checkOne(abilities, ability, fighter, Math.min(count, 2), [elf]);
  if (isLong) checkOne(abilities, ability, fighter, count, [barbarian, elf]);
}

function checkOne(
  abilities: string | readonly string[],
  ability: Partial<Ability>,
  fighter: Fighter,
  many: number,
  party: readonly Fighter[],
) {
  const { figures, left } = answered(fighter, many, party, [abilities].flat());
  assert.deepEqual(left, [], `${abilities} is in the numbers`);
  for (const { name, mean, error } of played(fighter, many, party, { ...usual, ...ability }, runs(timesPlayed))) {
    const value = figures.get(name) ?? Number.NaN;
    const off = Math.abs(value - mean) / (error || 1e-9);
    assert.ok(off <= 4, `${abilities}, ${many}: ${name} is ${value}, played ${mean} (${off.toFixed(1)} errors)`);
  }
}

describe('what abilities do in fights, against fights that are played out', () => {
  itProperty('no ability', () => check([], {}));

  itProperty('blows that are avoided', () => {
    check('Dodge 4+', { avoids: 4 });
    check('Parry 5+', { avoids: 5 });
    check('Ignore Blows 3+', { avoids: 3 });
    check('Tattoos 6+', { avoids: 6 });
  });

  itProperty('Wounds that are ignored', () => {
    check('Ignore Pain 2', { ignores: () => 2 });
    check('Ignore Pain 1D6', { ignores: (die) => die() }, { toughness: 2 });
  });

  itProperty('Wounds that are regained', () => {
    check('Regenerate 1', { regains: (die) => die() }, { wounds: 6 }, 1);
    check('Regenerate 1', { regains: (die) => die() });
  });

  itProperty('frenzy', () => {
    checkOne('Frenzy 4+', { frenzyFrom: 4 }, monster, 2, [barbarian]);
    checkOne('Frenzy 4+', { frenzyFrom: 4 }, { ...monster, wounds: 5 }, 2, [barbarian]);
    if (isLong) checkOne('Frenzy 4+', { frenzyFrom: 4 }, { ...monster, wounds: 5 }, 3, [barbarian, elf]);
    if (isLong) checkOne('Frenzy 2+', { frenzyFrom: 2 }, { ...monster, wounds: 7 }, 1, [barbarian, elf]);
  });

  itProperty('an ambush', () => {
    check('Ambush 5+', { ambushFrom: 5 });
    check('Ambush, Magic A', { ambushFrom: 1 });
  });

  itProperty('armour and Toughness that do not count', () => {
    const pierced =
      (from: number): Ability['damage'] =>
      ({ die, natural, strength, toughness }) =>
        Math.max(0, die() + strength - (natural >= from ? 0 : toughness));
    check('Assassinate 6+', { damage: pierced(6) });
    check('Assassinate', { damage: pierced(7) });
    check('Claw 5+', {
      damage: ({ die, natural, strength, toughness, armour }) =>
        Math.max(0, die() + strength - toughness - (natural >= 5 ? 0 : armour)),
    });
  });

  itProperty('damage', () => {
    check('Hellblade', { damage: (blow) => usual.damage(blow) + Math.ceil(blow.die() / 2) });
    check('Doom Glaive', { damage: (blow) => usual.damage(blow) + 2 }, { strength: 2 });
    check('Axe of Khorne', {
      damage: ({ die, natural, strength, toughness, armour }) =>
        Math.max(0, (die() + strength + 2) * (natural === 6 ? 2 : 1) - toughness - armour),
    });
    check('Chill 2', { damage: ({ die }) => die() + die() });
    check('Impale', { damage: (blow) => usual.damage(blow) + (blow.natural === 6 ? Math.ceil(blow.die() / 2) : 0) });
  });

  itProperty('damage dice that depend on the roll to hit', () => {
    const damage: Ability['damage'] = ({ die, natural, strength, toughness, armour }) =>
      Math.max(0, die() + (natural >= 5 ? die() : 0) + strength - toughness - armour);
    checkOne([], { damage }, { ...monster, damage: '1D6/2D6(5+)' }, 2, [elf]);
  });

  itProperty('several natural rolls', () => {
    checkOne(
      ['Claw 4+', 'Impale'],
      {
        damage: ({ die, natural, strength, toughness, armour }) =>
          Math.max(0, die() + strength - toughness - (natural >= 4 ? 0 : armour)) +
          (natural === 6 ? Math.ceil(die() / 2) : 0),
      },
      monster,
      2,
      [elf],
    );
    checkOne(
      ['Assassinate', 'Claw 4+'],
      { damage: ({ die, strength, toughness }) => Math.max(0, die() + strength - toughness) },
      monster,
      2,
      [elf],
    );
  });

  itProperty('fear', () => {
    check('Fear 6', { fear: { isAfraid: (die, level) => die() + level <= 6, penalty: -1 } });
    check('Terror 5', { fear: { isAfraid: (die, level) => die() + level <= 5, penalty: -2 } });
  });

  itProperty('rolls to hit', () => {
    check('Daemonic -1', { toBeHit: -1 });
    check('Ethereal 2', { toBeHit: -2 });
    check('Hate Elves', { hates: 'Elf' });
    check('Protection Ring (+1 T)', { toughness: 4 });
  });

  itProperty('gangs, and kinds that flee', () => {
    check('Gang Up', { gangsUp: true }, { strength: 2 });
    check('Break', { flees: true });
  });

  itProperty('several abilities at once', () => {
    check(['Ambush 4+', 'Dodge 5+', 'Break'], { ambushFrom: 4, avoids: 5, flees: true });
    const fear = { isAfraid: (die: Roll, level: number) => die() + level <= 5, penalty: -1 };
    const many = isLong ? 3 : 2;
    checkOne(['Frenzy 3+', 'Break', 'Fear 5'], { frenzyFrom: 3, flees: true, fear }, monster, many, [barbarian]);
    checkOne(['Hate Elves', 'Frenzy 4+'], { hates: 'Elf', frenzyFrom: 4 }, monster, many, [elf]);
  });

  itProperty('the terror of Greater Daemons, except for those who are helpless', () => {
    const daemon = { ...monster, weaponSkill: 2, wounds: 8 };
    const party = [{ ...barbarian, weaponSkill: 8, battleLevel: 3, wounds: 14 }];
    const { figures, left } = answered(daemon, 1, party, ['Greater Daemon 6']);
    assert.deepEqual(left, ['Greater Daemon 6: a Warrior who rolls a natural 1 for Terror is helpless for 1 turn']);
    const isAfraid = (die: Roll, level: number): boolean => {
      const natural = die();
      return natural > 1 && natural + level <= 6;
    };
    const ability = { ...usual, toBeHit: -2, fear: { isAfraid, penalty: -2 } };
    for (const { name, mean, error } of played(daemon, 1, party, ability, runs(timesPlayed))) {
      assert.ok(Math.abs((figures.get(name) ?? Number.NaN) - mean) <= 4 * error, name);
    }
  });
});
