import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { isLong, itProperty, runs } from '../support/runs.ts';
import { assertAsPlayed, fightOf } from './asPlayed.ts';
import type { Die, Does, Someone } from './playedOut.ts';

const monster: Someone & { readonly damage?: string } = {
  name: 'Monster',
  weaponSkill: 3,
  strength: 4,
  toughness: 3,
  wounds: 3,
  attacks: 1,
  armour: 0,
};
const barbarian: Someone = { ...monster, name: 'Barbarian', wounds: 6, attacks: 2, armour: 1, battleLevel: 2 };
const elf: Someone = { ...monster, name: 'Elf', weaponSkill: 4, strength: 3, wounds: 4, armour: 2, battleLevel: 1 };
/** One against one, with nothing that kills at once. */
const beast: Someone = { ...monster, name: 'Beast', wounds: 9 };
const warrior: Someone = { ...barbarian, name: 'Warrior', wounds: 16, initiative: 4 };

interface Case {
  readonly abilities: string | readonly string[];
  readonly does: Does;
  readonly one?: Partial<typeof monster>;
  readonly count?: number;
  readonly party?: readonly Someone[];
}

/** How often a fight is played out in the long runs. */
const timesPlayed = 20_000;

function check({ abilities, does, one, count = 2, party = [elf] }: Case, left: readonly string[] = []): void {
  const own = [abilities].flat();
  const plain = { party, monsters: [{ one: { ...monster, ...one }, count, does }] };
  const what = `${own}, ${count} against ${party.length}`;
  assert.deepEqual(
    assertAsPlayed(plain, fightOf(plain, [own]), runs(timesPlayed), what),
    left,
    `${own} in the numbers`,
  );
}

const sumOf = (count: number, die: Die): number =>
  Array.from({ length: count }, die).reduce((sum, one) => sum + one, 0);
const third = (die: Die): number => Math.ceil(die() / 2);
type Hit = Parameters<NonNullable<Does['damage']>>[0];
const usual = ({ die, strength, toughness, armour }: Hit, more = 0): number =>
  Math.max(0, die() + more + strength - toughness - armour);
const fear = (score: number, penalty: number): NonNullable<Does['fear']> => ({
  isAfraid: (die, level) => die() + level <= score,
  penalty,
});

/** What changes the attacks of a kind, or those on it. */
const ofAttacks: readonly Case[] = [
  { abilities: [], does: {} },
  { abilities: 'Dodge 4+', does: { avoids: 4 } },
  { abilities: 'Tattoos 6+', does: { avoids: 6 } },
  { abilities: 'Ignore Pain 2', does: { ignores: () => 2 } },
  { abilities: 'Ignore Pain 1D6', does: { ignores: (die) => die() }, one: { toughness: 2 } },
  { abilities: 'Regenerate 1', does: { regains: (die) => die() }, one: { wounds: 6 }, count: 1 },
  { abilities: 'Regenerate 1', does: { regains: (die) => die() } },
  { abilities: 'Frenzy 4+', does: { frenzyFrom: 4 }, count: 3, party: [barbarian] },
  { abilities: 'Frenzy 2+', does: { frenzyFrom: 2 }, one: { wounds: 7 }, count: 1, party: [barbarian, elf] },
  { abilities: 'Ambush 5+', does: { ambushFrom: 5 } },
  { abilities: 'Ambush, Magic A', does: { ambushFrom: 1 } },
  { abilities: 'Assassinate', does: { damage: (hit) => usual({ ...hit, armour: 0 }) } },
  {
    abilities: 'Assassinate 6+',
    does: { damage: (hit) => usual({ ...hit, armour: 0, toughness: hit.natural === 6 ? 0 : hit.toughness }) },
  },
  { abilities: 'Claw 5+', does: { damage: (hit) => usual({ ...hit, armour: hit.natural >= 5 ? 0 : hit.armour }) } },
  { abilities: 'Hellblade', does: { damage: (hit) => usual(hit) + third(hit.die) } },
  { abilities: 'Doom Glaive', does: { damage: (hit) => usual(hit) + 2 }, one: { strength: 2 } },
  {
    abilities: 'Axe of Khorne',
    does: {
      damage: ({ die, natural, strength, toughness, armour }) =>
        (die() + strength + 2) * (natural === 6 ? 2 : 1) - toughness - armour,
    },
  },
  { abilities: 'Chill 2', does: { damage: ({ die }) => die() + die() } },
  { abilities: 'Impale', does: { damage: (hit) => usual(hit) + (hit.natural === 6 ? third(hit.die) : 0) } },
  {
    abilities: [],
    does: { damage: (hit) => usual(hit, hit.natural >= 5 ? hit.die() : 0) },
    one: { damage: '1D6/2D6(5+)' },
  },
  {
    abilities: ['Claw 4+', 'Impale'],
    does: {
      damage: (hit) =>
        usual({ ...hit, armour: hit.natural >= 4 ? 0 : hit.armour }) + (hit.natural === 6 ? third(hit.die) : 0),
    },
  },
  { abilities: 'Fear 6', does: { fear: fear(6, -1) } },
  { abilities: 'Terror 5', does: { fear: fear(5, -2) } },
  { abilities: 'Ethereal 2', does: { toBeHit: () => -2 } },
  { abilities: 'Hate Elves', does: { hates: 'Elf' } },
  { abilities: 'Protection Ring (+1 T)', does: { toughness: 4 } },
  { abilities: 'Gang Up', does: { gangsUp: true }, one: { strength: 2 }, count: 3, party: [barbarian, elf] },
  { abilities: 'Break', does: { flees: true }, count: 3, party: [barbarian, elf] },
  { abilities: ['Ambush 4+', 'Dodge 5+', 'Break'], does: { ambushFrom: 4, avoids: 5, flees: true } },
  {
    abilities: ['Frenzy 3+', 'Break', 'Fear 5'],
    does: { frenzyFrom: 3, flees: true, fear: fear(5, -1) },
    count: 3,
    party: [barbarian],
  },
  { abilities: ['Hate Elves', 'Frenzy 4+'], does: { hates: 'Elf', frenzyFrom: 4 }, count: 3 },
];

/** What happens beside the attacks, and what is drawn when the fight begins. */
const besideAttacks: readonly (readonly [ability: string, does: Does])[] = [
  ['Breathe Fire 1', { start: (die) => die() - 3 }],
  ['Death Fog', { end: () => 2 }],
  ['Tomb Rot (1D3)', { end: third }],
  ['Ball and Chain', { end: (die) => die() + 3 - 3 }],
  ['Manticore Sting', { phase: (die) => sumOf(3, die) - 3 - 1 }],
  ['Stream of Corruption', { phase: (die) => (sumOf(2, die) <= 4 ? 0 : sumOf(3, die)) }],
  ['Throw spear (Str 6)', { placed: (die) => (die() >= 5 ? die() + 6 - 3 - 1 : 0) }],
  ['Drop rock 4+ (Str 6)', { placed: (die) => (die() >= 4 ? die() + 6 - 3 - 1 : 0) }],
  ['Flamer of Tzeentch Attack', { attacks: () => 0, together: (dice, standing) => dice(standing) - 3 - 1 }],
  ['Deathleap', { damage: ({ die }) => sumOf(2, die) + 2 - 3 - 1, falls: (die) => die() >= 3 }],
  ['Wild Squig Attack', { ambushFrom: 1, acts: (die) => [2, 3, 4].includes(die()) }],
  ['Skaven Plague Censer', { damage: (hit) => usual(hit) + (hit.die() + 3 <= 6 ? third(hit.die) : 0) }],
  ['Hug 5+', { damage: (hit) => (hit.natural >= 5 ? hit.die() + 4 : usual(hit)) }],
  [
    'Dragon Breath',
    {
      kind: (die) => die(),
      start: (die, kind) =>
        kind <= 2 ? sumOf(3, die) - 3 : kind === 3 ? sumOf(Math.max(0, die() - 3) * 2, die) : kind === 6 ? die() : 0,
      phase: (die, kind) => (kind === 4 ? (die() + 3 <= 6 ? sumOf(3, die) : 0) : kind === 5 ? sumOf(2, die) - 3 : 0),
    },
  ],
  [
    'Magic Weapon',
    {
      // A Warrior of Battle-level 2 is afraid on a total of 4 or less.
      kind: (die) => {
        const kind = die();
        return kind === 5 && die() + 2 <= 4 ? 7 : kind;
      },
      toBeHit: (kind) => (kind === 2 || kind === 7 ? -1 : 0),
      suffers: ({ die, kind }) => die() + 4 - (kind === 2 ? 4 : 3),
      damage: ({ die, kind }) =>
        kind === 3
          ? die() + 4 - 3
          : kind === 4
            ? die() + die() + 4 - 3 - 1
            : kind === 6
              ? die() * 2 + 4 - 3 - 1
              : die() + 4 - 3 - 1,
    },
  ],
  [
    'Magic Armour',
    {
      kind: (die) => die(),
      toBeHit: (kind) => (kind === 3 ? -1 : 0),
      attacksAgainst: (kind) => (kind === 3 ? -1 : 0),
      attacks: (kind) => (kind === 6 ? 2 : 1),
      suffers: ({ die, kind }) => {
        if ((kind === 1 && die() >= 4) || (kind === 4 && die() === 1)) return 0;
        return die() + (kind === 2 ? 0 : 4) - (kind === 6 ? 5 : 3);
      },
      end: (die, kind) => (kind === 5 && die() <= 3 ? die() : 0),
    },
  ],
  [
    'Magic Item',
    { kind: (die) => die(), toBeHit: (kind) => (kind === 2 ? -1 : 0), end: (die, kind) => (kind === 6 ? die() : 0) },
  ],
];

/** Kinds of Monsters against two Warriors. */
const groups: readonly (readonly {
  readonly abilities?: string;
  readonly count: number;
  readonly attacks: number;
  readonly does?: Does;
}[])[] = [
  [{ count: 2, attacks: 3 }],
  [{ abilities: 'Fly', count: 1, attacks: 7, does: { target: 'changes' } }],
  [{ abilities: 'Never Pinned', count: 2, attacks: 3, does: { target: 'changes' } }],
  [{ abilities: 'Skitterleap', count: 2, attacks: 5, does: { isSpending: true } }],
  [{ abilities: 'Large Monster', count: 2, attacks: 5, does: { target: 'keeps', isSpending: true } }],
  [{ abilities: 'Breathe Fire 1', count: 3, attacks: 2, does: { start: (die) => die() - 3, catches: (die) => die() } }],
  [{ abilities: 'Death Fog', count: 3, attacks: 1, does: { end: () => 2 } }],
  [{ abilities: 'Death Fog', count: 1, attacks: 4, does: { end: () => 2 } }],
  [
    {
      abilities: 'Flamer of Tzeentch Attack',
      count: 3,
      attacks: 0,
      does: { together: (dice, standing) => dice(standing) - 3 - 1 },
    },
  ],
  [
    { count: 1, attacks: 1 },
    { abilities: 'Guards (Chief)', count: 2, attacks: 2, does: { rages: true } },
  ],
  [
    { abilities: 'Rides Wolf', count: 2, attacks: 1, does: { rides: true } },
    { count: 2, attacks: 3 },
  ],
];

/** A fourth of them in the core suite. */
function some<Item>(all: readonly Item[]): readonly Item[] {
  return all.filter((_, index) => isLong || index % 4 === 1);
}

describe('what abilities do in fights, against fights that are played out', () => {
  itProperty('attacks', () => {
    for (const one of some(ofAttacks)) check(one);
  });

  itProperty('the terror of Greater Daemons, except for those who are helpless', () => {
    const isAfraid = (die: Die, level: number): boolean => {
      const natural = die();
      return natural > 1 && natural + level <= 6;
    };
    check(
      {
        abilities: 'Greater Daemon 6',
        does: { toBeHit: () => -2, fear: { isAfraid, penalty: -2 } },
        one: { weaponSkill: 2, wounds: 8 },
        count: 1,
        party: [{ ...barbarian, weaponSkill: 8, battleLevel: 3, wounds: 14 }],
      },
      ['Greater Daemon 6: a Warrior who rolls a natural 1 for Terror is helpless for 1 turn'],
    );
  });

  itProperty('Wounds beside the attacks, and what is drawn for a kind', () => {
    for (const [abilities, does] of some(besideAttacks)) {
      const plain = { party: [warrior], monsters: [{ one: beast, count: 1, does }] };
      assertAsPlayed(plain, fightOf(plain, [[abilities]]), runs(timesPlayed), abilities);
    }
  });

  itProperty('groups of two kinds', () => {
    const party = ['Erika', 'Ulf'].map((name) => ({ ...warrior, name }));
    for (const kinds of some(groups)) {
      const monsters = kinds.map(({ count, attacks, does = {} }, index) => {
        return { one: { ...beast, name: ['Chief', 'Wolf'][index] ?? '', attacks }, count, does };
      });
      const abilities = kinds.map((kind) => (kind.abilities === undefined ? [] : [kind.abilities]));
      const fight = fightOf({ party, monsters }, abilities);
      assertAsPlayed({ party, monsters }, fight, runs(timesPlayed), String(abilities));
    }
  });
});
