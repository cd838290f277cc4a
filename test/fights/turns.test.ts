import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { mulberry32 } from '../../server/dice/random.ts';
import { courseOf } from '../../server/fights/course/courseOf.ts';
import { effectsOf } from '../../server/fights/effects/effectsOf.ts';
import type { Combatant, Fight } from '../../server/fights/fight.ts';
import { playedNumbers } from '../../server/fights/played/playedNumbers.ts';
import { rulesFor } from '../../server/fights/rules/rulesFor.ts';
import { unitsOf } from '../../server/fights/rules/unit.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { bundledCharts, combatant, fought, quest, side } from '../support/fights.ts';
import { isLong, itProperty, runs } from '../support/runs.ts';

const bundled = new Workspace(packs).all;

const monsterWounds = 9;
const warriorWounds = 16;
const warrior = (name = 'Warrior'): Combatant =>
  combatant(quest(name, [3, 4, 3, warriorWounds], { attacks: 2, armour: 1, initiative: 4, battleLevel: 2 }));

function monster(abilities: readonly string[], count = 1, name = 'Beast', attacks = 1): Combatant {
  const { effects, notModelled } = effectsOf(bundled, abilities);
  return {
    ...combatant(quest(name, [3, 4, 3, monsterWounds], { attacks, ballisticSkill: 5 }), count, effects),
    notModelled,
  };
}

const fightOf = (monsters: readonly Combatant[], party: readonly Combatant[]): Fight => ({
  system: 'warhammer-quest',
  sides: [side(monsters), side(party, true)],
});

/** The same steps with dice. */
function played(fight: Fight) {
  const units = unitsOf(fight);
  assert.ok(units);
  const parts = playedNumbers(courseOf(fight, units, rulesFor(fight, bundledCharts)));
  for (;;) {
    const { done, value } = parts.next();
    if (done && value) return value;
  }
}

type Die = () => number;

/** What is changed in the plain fight of one against one: each is a rule as its text says it. */
interface Plain {
  /** Rolled when the fight begins. */
  readonly kind?: (die: Die) => number;
  readonly placed?: (die: Die) => number;
  readonly start?: (die: Die, kind: number) => number;
  readonly phase?: (die: Die, kind: number) => number;
  readonly end?: (die: Die, kind: number) => number;
  readonly attacks?: (kind: number) => number;
  readonly attacksAgainst?: (kind: number) => number;
  readonly acts?: (die: Die) => boolean;
  readonly falls?: (die: Die) => boolean;
  /** The Wounds of one hit, with what the die to hit showed. */
  readonly hit?: (die: Die, natural: number, kind: number) => number;
  readonly toBeHit?: (kind: number) => number;
  readonly suffers?: (die: Die, kind: number) => number;
  readonly ambush?: boolean;
}

/** How often the Warrior wins, with dice and none of the program. */
function winsWithDice(plain: Plain, times: number): number {
  const random = mulberry32(7);
  const die: Die = () => 1 + Math.floor(random() * 6);
  let wins = 0;
  for (let time = 0; time < times; time++) {
    const kind = plain.kind?.(die) ?? 0;
    let [own, other] = [warriorWounds, monsterWounds];
    const takes = (wounds: number): void => {
      own -= Math.max(0, wounds);
    };
    const attacks = (): void => {
      if (own <= 0 || (plain.acts && !plain.acts(die))) return;
      for (let attack = 0; own > 0 && attack < (plain.attacks?.(kind) ?? 1); attack++) {
        const natural = die();
        if (natural >= 4) takes(plain.hit ? plain.hit(die, natural, kind) : die() + 4 - 3 - 1);
      }
      if (own > 0 && plain.falls?.(die)) other = 0;
    };
    takes(plain.placed?.(die) ?? 0);
    if (plain.ambush) attacks();
    for (let turn = 0; turn < 1000 && own > 0 && other > 0; turn++) {
      takes(plain.start?.(die, kind) ?? 0);
      for (let attack = 0; own > 0 && attack < 2 + (plain.attacksAgainst?.(kind) ?? 0); attack++) {
        if (die() + (plain.toBeHit?.(kind) ?? 0) < 4) continue;
        other -= Math.max(0, plain.suffers ? plain.suffers(die, kind) : die() + 4 - 3);
      }
      if (other <= 0) break;
      if (own > 0) takes(plain.phase?.(die, kind) ?? 0);
      attacks();
      if (own > 0 && other > 0) takes(plain.end?.(die, kind) ?? 0);
    }
    if (own > 0) wins++;
  }
  return wins / times;
}

const dice = (count: number, die: Die): number => Array.from({ length: count }, die).reduce((sum, one) => sum + one, 0);

const usual = (die: Die): number => die() + 4 - 3 - 1;

/** Abilities with their texts in plain steps. */
const cases: readonly (readonly [string, Plain])[] = [
  ['Breathe Fire 1', { start: (die) => die() - 3 }],
  ['Death Fog', { end: () => 2 }],
  ['Slime Trail', { end: () => 1 }],
  ['Tomb Rot (1D3)', { end: (die) => Math.ceil(die() / 2) }],
  ['Ball and Chain', { end: (die) => die() + 3 - 3 }],
  ['Manticore Sting', { phase: (die) => dice(3, die) - 3 - 1 }],
  ['Stream of Corruption', { phase: (die) => (dice(2, die) <= 4 ? 0 : dice(3, die)) }],
  ['Throw spear (Str 6)', { placed: (die) => (die() >= 5 ? die() + 6 - 3 - 1 : 0) }],
  ['Drop rock 4+ (Str 6)', { placed: (die) => (die() >= 4 ? die() + 6 - 3 - 1 : 0) }],
  ['Flamer of Tzeentch Attack', { attacks: () => 0, phase: (die) => die() - 3 - 1 }],
  ['Deathleap', { hit: (die) => dice(2, die) + 2 - 3 - 1, falls: (die) => die() >= 3 }],
  ['Wild Squig Attack', { ambush: true, acts: (die) => [2, 3, 4].includes(die()) }],
  ['Skaven Plague Censer', { hit: (die) => Math.max(0, usual(die)) + (die() + 3 <= 6 ? Math.ceil(die() / 2) : 0) }],
  ['Hug 5+', { hit: (die, natural) => (natural >= 5 ? die() + 4 : usual(die)) }],
  [
    'Dragon Breath',
    {
      kind: (die) => die(),
      start: (die, kind) =>
        kind <= 2 ? dice(3, die) - 3 : kind === 3 ? dice(Math.max(0, die() - 3) * 2, die) : kind === 6 ? die() : 0,
      phase: (die, kind) => (kind === 4 ? (die() + 3 <= 6 ? dice(3, die) : 0) : kind === 5 ? dice(2, die) - 3 : 0),
    },
  ],
  [
    'Magic Weapon',
    {
      kind: (die) => {
        const kind = die();
        // A Warrior of Battle-level 2 is afraid on a total of 4 or less.
        return kind === 5 && die() + 2 <= 4 ? 7 : kind;
      },
      toBeHit: (kind) => (kind === 2 || kind === 7 ? -1 : 0),
      suffers: (die, kind) => die() + 4 - (kind === 2 ? 4 : 3),
      hit: (die, _, kind) =>
        kind === 3
          ? die() + 4 - 3
          : kind === 4
            ? die() + die() + 4 - 3 - 1
            : kind === 6
              ? die() * 2 + 4 - 3 - 1
              : usual(die),
    },
  ],
  [
    'Magic Armour',
    {
      kind: (die) => die(),
      toBeHit: (kind) => (kind === 3 ? -1 : 0),
      attacksAgainst: (kind) => (kind === 3 ? -1 : 0),
      attacks: (kind) => (kind === 6 ? 2 : 1),
      suffers: (die, kind) => {
        if ((kind === 1 && die() >= 4) || (kind === 4 && die() === 1)) return 0;
        return die() + (kind === 2 ? 0 : 4) - (kind === 6 ? 5 : 3);
      },
      end: (die, kind) => (kind === 5 && die() <= 3 ? die() : 0),
    },
  ],
  [
    'Magic Item',
    {
      kind: (die) => die(),
      toBeHit: (kind) => (kind === 2 ? -1 : 0),
      end: (die, kind) => (kind === 6 ? die() : 0),
    },
  ],
];

/** Some Monsters of up to two kinds against two Warriors, as the texts of their rules have it. */
interface Group {
  readonly counts: readonly number[];
  readonly attacks: readonly number[];
  readonly abilities: readonly (readonly string[])[];
  readonly target?: 'changes' | 'keeps';
  readonly isSpending?: boolean;
  readonly engulfs?: (die: Die) => number;
  readonly beside?: number;
  readonly rages?: boolean;
  readonly rides?: boolean;
  readonly together?: boolean;
}

/** How often the party wins, with dice and none of the program. */
function partyWinsWithDice(group: Group, times: number): number {
  const random = mulberry32(11);
  const die: Die = () => 1 + Math.floor(random() * 6);
  const any = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  let wins = 0;
  for (let time = 0; time < times; time++) {
    const party = [{ left: warriorWounds }, { left: warriorWounds }];
    const monsters = group.counts.flatMap((count, kind) =>
      Array.from({ length: count }, () => ({ kind, left: monsterWounds, prey: party[2] })),
    );
    const alive = () => party.filter(({ left }) => left > 0);
    const standing = (kind?: number) => monsters.filter((one) => one.left > 0 && (kind ?? one.kind) === one.kind);
    for (let turn = 0; turn < 1000 && alive().length > 0 && standing().length > 0; turn++) {
      for (const one of group.engulfs ? standing() : []) {
        const count = die();
        const caught = count >= alive().length ? alive() : [any(alive())];
        for (const victim of caught) if (one && victim) victim.left -= Math.max(0, group.engulfs?.(die) ?? 0);
      }
      for (const _ of alive()) {
        for (let attack = 0; attack < 2; attack++) {
          const first = standing(0).length > (group.rides ? standing(1).length : 0) ? standing(0) : standing(1);
          const target = first.toSorted((one, other) => one.left - other.left)[0];
          if (target && die() >= 4) target.left -= Math.max(0, die() + 4 - 3);
        }
      }
      if (group.together && standing().length > 0) {
        for (const victim of alive()) victim.left -= Math.max(0, dice(standing().length, die) - 3 - 1);
      }
      const order = alive();
      for (const [place, one] of standing().entries()) {
        if (alive().length === 0) break;
        if (group.target === 'changes') one.prey = any(alive());
        else if (group.target !== 'keeps') one.prey = order[place % order.length];
        else if (!one.prey || one.prey.left <= 0) one.prey = any(alive());
        const more = group.rages && one.kind === 1 && standing(0).length === 0 ? 1 : 0;
        for (let attack = 0; attack < (group.attacks[one.kind] ?? 0) + more; attack++) {
          let victim = one.prey;
          if (group.isSpending && victim && victim.left <= 0) victim = one.prey = any(alive());
          if (victim && victim.left > 0 && die() >= 4) victim.left -= Math.max(0, die() + 4 - 3 - 1);
        }
      }
      const [own, others] = [standing(), alive()];
      for (const [place, one] of (own.length > 0 && others.length > 0 ? own : []).entries()) {
        for (const [index, victim] of others.entries()) {
          const isBeside = own.length > others.length ? place % others.length === index : index % own.length === place;
          if (one && isBeside) victim.left -= group.beside ?? 0;
        }
      }
    }
    if (alive().length > 0) wins++;
  }
  return wins / times;
}

const groups: readonly Group[] = [
  { abilities: [[]], counts: [2], attacks: [3] },
  { abilities: [['Fly']], counts: [1], attacks: [7], target: 'changes' },
  { abilities: [['Never Pinned']], counts: [2], attacks: [3], target: 'changes' },
  { abilities: [['Skitterleap']], counts: [2], attacks: [5], isSpending: true },
  { abilities: [['Large Monster']], counts: [2], attacks: [5], target: 'keeps', isSpending: true },
  { abilities: [['Breathe Fire 1']], counts: [3], attacks: [2], engulfs: (die) => die() - 3 },
  { abilities: [['Death Fog']], counts: [3], attacks: [1], beside: 2 },
  { abilities: [['Death Fog']], counts: [1], attacks: [4], beside: 2 },
  { abilities: [['Flamer of Tzeentch Attack']], counts: [3], attacks: [0], together: true },
  { abilities: [[], ['Guards (Chief)']], counts: [1, 2], attacks: [1, 2], rages: true },
  { abilities: [['Rides Wolf'], []], counts: [2, 2], attacks: [1, 3], rides: true },
];

/** A fourth of them in the core suite. */
function some<Case>(all: readonly Case[]): readonly Case[] {
  return all.filter((_, index) => isLong || index % 8 === 1);
}

describe('abilities that act beside the attacks', () => {
  itProperty('have the same chances as fractions, played by the same steps, and played by their texts alone', () => {
    const times = runs(20_000) * 4;
    for (const [ability, plain] of some(cases)) {
      const fight = fightOf([monster([ability])], [warrior()]);
      const { wins } = fought(fight).sides[1];
      const byDice = played(fight).ends.wins[1];
      assert.ok(Math.abs(wins.value - byDice.value) <= 1.3 * (byDice.error ?? 0), `${ability}, by the same steps`);
      const byText = winsWithDice(plain, times);
      const error = 4 * Math.sqrt((wins.value * (1 - wins.value)) / times) + 1e-3;
      assert.ok(Math.abs(wins.value - byText) <= error, `${ability}: ${wins.value}, by its text ${byText}`);
    }
  });

  itProperty('have the same chances in groups, played by the program and by their texts alone', () => {
    const times = runs(20_000) * 2;
    const names = ['Chief', 'Wolf'];
    for (const group of some(groups)) {
      const monsters = group.counts.map((count, kind) =>
        monster(group.abilities[kind] ?? [], count, names[kind], group.attacks[kind]),
      );
      const { sides } = fought(fightOf(monsters, [warrior('Erika'), warrior('Ulf')]));
      const { wins } = sides[1];
      const byText = partyWinsWithDice(group, times);
      const error = 4 * Math.sqrt((wins.value * (1 - wins.value)) / times) + (wins.error ?? 0) * 1.3 + 1e-3;
      assert.ok(Math.abs(wins.value - byText) <= error, `${group.abilities}: ${wins.value}, by its text ${byText}`);
    }
  });
});
