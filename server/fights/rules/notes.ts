import type { Effect } from '../effect.ts';
import type { Fight, FightNote, FightRule } from '../fight.ts';
import { closeFrom, firstSide } from './attackOrder.ts';
import { isGang, type Unit } from './unit.ts';

/** The rules that a fight follows, and what it leaves out. */
export function fightNotes(
  fight: Fight,
  units: readonly Unit[],
  used: ReadonlySet<Effect>,
): { readonly rulesUsed: readonly FightNote[]; readonly notModelled: readonly FightNote[] } {
  const effects = units.flatMap((unit) => [...unit.effects, ...unit.drawn]);
  const usedAbilities = new Set(effects.filter((effect) => used.has(effect)).map(({ ability }) => ability));
  // An ability of which one part is not in the numbers is named among those that are left out.
  const partly = new Set(effects.filter((effect) => !used.has(effect)).map(({ ability }) => ability));
  const unknown = fight.sides.flatMap(({ combatants }) => combatants.flatMap(({ notModelled }) => notModelled));
  const left = new Set([...partly, ...unknown]);
  const idle = new Set(effects.filter(({ hook }) => hook === 'nothing').map(({ ability }) => ability));
  return {
    rulesUsed: [
      ...rulesOf(fight, units).map(rule),
      ...[...usedAbilities].filter((name) => !left.has(name) && !idle.has(name)).map(ability),
    ],
    notModelled: [...leftOutOf(fight).map(rule), ...[...left].map(ability), ...notesOfBlocks(units)],
  };
}

function notesOfBlocks(units: readonly Unit[]): readonly FightNote[] {
  return units.flatMap(({ name, block: { notes } }) => (notes ? [{ kind: 'notes', name, text: notes }] : []));
}

function rule(name: FightRule): FightNote {
  return { kind: 'rule', rule: name };
}

function ability(name: string): FightNote {
  return { kind: 'ability', ability: name };
}

function rulesOf(fight: Fight, units: readonly Unit[]): readonly FightRule[] {
  const { system, sides, first } = fight;
  const hasParty = sides.some(({ isParty }) => isParty);
  const hasGroup = units.some(({ count }) => count > 1) || sides.some(({ combatants }) => combatants.length > 1);
  const order: FightRule =
    first !== undefined
      ? 'side-first'
      : system === 'warhammer-quest'
        ? hasParty
          ? 'warriors-first'
          : 'side-first'
        : system === 'gamebook'
          ? 'block-initiative'
          : 'initiative-order';
  const targets: readonly FightRule[] = hasGroup ? ['most-wounded-target'] : [];
  const warriors = units.filter(({ isWarrior }) => isWarrior);
  switch (system) {
    case 'warhammer-quest':
      return [
        order,
        ...(warriors.length > 1 ? (['order-of-initiative', 'dealt-out', 'left-over'] as const) : []),
        ...(warriors.length > 1 && units.some(isGang) ? (['gang-target'] as const) : []),
        ...targets,
        'quest-to-hit',
        'quest-damage',
      ];
    case 'gamebook':
      return [
        order,
        ...targets,
        'gamebook-to-hit',
        'gamebook-to-wound',
        'gamebook-one-save',
        ...gamebookRulesOf(fight, units),
      ];
    case 'mordheim':
    case 'wfb':
      return [
        order,
        ...(firstSide(fight) === undefined && hasEqualInitiative(units) ? (['equal-initiative'] as const) : []),
        ...targets,
        ...(system === 'mordheim' ? (['charts-of-wfb'] as const) : []),
        'profile-to-hit',
        'profile-to-wound',
        ...(units.some(({ block }) => 'save' in block && block.save !== undefined) ? (['profile-save'] as const) : []),
        'profile-one-wound',
      ];
  }
}

function gamebookRulesOf(fight: Fight, units: readonly Unit[]): readonly FightRule[] {
  const blocks = units.flatMap(({ block }) => (block.system === 'gamebook' ? [block] : []));
  const weapons = blocks.flatMap(({ ranged, close }) => [ranged, close].flatMap((weapon) => weapon ?? []));
  const rules: readonly (readonly [FightRule, boolean])[] = [
    ['gamebook-cover', blocks.some(({ coverSave }) => coverSave !== undefined)],
    ['gamebook-damage', blocks.some(({ close }) => close !== undefined)],
    ['gamebook-close-from', Number.isFinite(closeFrom(fight))],
    ['gamebook-never-close', !Number.isFinite(closeFrom(fight))],
    ['gamebook-ammunition', blocks.some(({ ranged }) => ranged?.ammunition !== undefined)],
    ['gamebook-fire', weapons.some(({ isFire }) => isFire)],
    ['gamebook-poison', weapons.some(({ isPoison }) => isPoison)],
  ];
  return rules.flatMap(([name, isUsed]) => (isUsed ? [name] : []));
}

function hasEqualInitiative(units: readonly Unit[]): boolean {
  const initiatives = (side: 0 | 1): readonly unknown[] =>
    units.flatMap((unit) => (unit.side === side && 'initiative' in unit.block ? [unit.block.initiative] : []));
  const others = initiatives(1);
  return initiatives(0).some((initiative) => others.includes(initiative));
}

function leftOutOf({ system, sides }: Fight): readonly FightRule[] {
  switch (system) {
    case 'warhammer-quest':
      return sides.some(({ isParty }) => isParty)
        ? ['death-blow', 'missiles', 'pinning', 'ranks', 'spells-and-items', 'healing']
        : ['missiles', 'spells-and-items'];
    case 'gamebook':
      return ['reload', 'healing'];
    case 'mordheim':
      return ['charges', 'shooting', 'injuries'];
    case 'wfb':
      return ['charges', 'shooting', 'ranks', 'break-tests'];
  }
}
