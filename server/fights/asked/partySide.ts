import type { Combatant, FightNote, FightSide } from '../fight.ts';
import type { AskedFault } from './askedFault.ts';
import { boxName, boxWarriorNamed, boxWarriors } from './boxWarriors.ts';

/** A Warrior of the settings: characteristics by the names of their variables, `weapon-skill`. */
export interface PartyWarrior {
  readonly name: string;
  readonly characteristics: ReadonlyMap<string, number>;
}

export interface PartyOptions {
  /** That of the settings, or of a text. */
  readonly battleLevel?: number;
  /** For the names of the Warriors of the box: `es`. */
  readonly language?: string;
}

interface PartyReading {
  /** Absent where there are faults. */
  readonly side?: FightSide;
  /** Each value that no setting gives. */
  readonly assumed: readonly FightNote[];
  readonly faults: readonly AskedFault[];
}

/**
 * Warriors as a side of a fight. What a Warrior lacks comes from the Warrior of the box with his name, or is 1 Attack, no armour, one
 * damage die and Battle-level 1; nothing else is assumed.
 *
 * @param warriors none: the four of the box.
 * @param name of the side.
 */
export function partySide(warriors: readonly PartyWarrior[], name: string, options: PartyOptions = {}): PartyReading {
  const party = warriors.length > 0 ? warriors : partyOfBox(options.language);
  const read = party.map((warrior) => readWarrior(warrior, options));
  const assumed = read.flatMap((one) => one.assumed);
  const faults = read.flatMap((one) => one.faults);
  if (faults.length > 0) return { assumed, faults };
  return { side: { name, combatants: read.flatMap((one) => one.combatant ?? []), isParty: true }, assumed, faults };
}

/** The four of the box, of whom everything is assumed. */
export function partyOfBox(language: string | undefined): readonly PartyWarrior[] {
  return boxWarriors.map(({ id }) => ({ name: boxName(id, language), characteristics: new Map() }));
}

const usual: ReadonlyMap<string, number> = new Map([
  ['attacks', 1],
  ['armour', 0],
  ['damage-dice', 1],
  ['battle-level', 1],
]);

interface WarriorReading {
  readonly combatant?: Combatant;
  readonly assumed: readonly FightNote[];
  readonly faults: readonly AskedFault[];
}

function readWarrior({ name, characteristics }: PartyWarrior, options: PartyOptions): WarriorReading {
  const box = boxWarriorNamed(name)?.characteristics;
  const assumed: FightNote[] = [];
  const missing: string[] = [];
  const optional = (characteristic: string): number | undefined => {
    const own = characteristics.get(characteristic);
    if (own !== undefined) return own;
    const level = characteristic === 'battle-level' ? options.battleLevel : undefined;
    const value = level ?? box?.get(characteristic) ?? usual.get(characteristic);
    if (value !== undefined) assumed.push({ kind: 'assumedValue', name, characteristic, value });
    return value;
  };
  const needed = (characteristic: string): number => {
    const value = optional(characteristic);
    if (value === undefined) missing.push(characteristic);
    return value ?? 0;
  };
  const values = {
    weaponSkill: needed('weapon-skill'),
    strength: needed('strength'),
    toughness: needed('toughness'),
    wounds: needed('wounds'),
    attacks: needed('attacks'),
    armour: needed('armour'),
    damage: `${needed('damage-dice')}D6`,
    battleLevel: needed('battle-level'),
  };
  const initiative = optional('initiative');
  if (missing.length > 0) return { assumed, faults: [{ kind: 'missingValues', name, missing }] };
  if (values.wounds < 1) return { assumed, faults: [{ kind: 'noWounds', name }] };
  const block = {
    system: 'warhammer-quest',
    name,
    ...values,
    ...(initiative !== undefined && { initiative }),
    abilities: [],
  } as const;
  return { combatant: { block, count: 1, effects: [], notModelled: [] }, assumed, faults: [] };
}
