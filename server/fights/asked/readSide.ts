import { nearest } from '../../text/nearest.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { readBlock } from '../blocks/readBlock.ts';
import { maySkillStand } from '../blocks/valueNames.ts';
import type { Combatant, FightNote, FightSide } from '../fight.ts';
import type { FightSystem, StatBlock } from '../statBlock.ts';
import type { AskedFault } from './askedFault.ts';
import { boxNames, boxWarriorNamed } from './boxWarriors.ts';
import { combatantName, combatantOf } from './combatantOf.ts';
import { foldedName } from './foldedName.ts';
import { type BlockReading, fighterNamed, profileNames } from './knownBlock.ts';
import { isPlural, monsterNames } from './monstersNamed.ts';
import { type PartyOptions, type PartyWarrior, partyOfBox, partySide } from './partySide.ts';
import { readCount } from './readCount.ts';

export interface SideOptions extends PartyOptions {
  /** The system of stat blocks whose form fits several. */
  readonly system?: FightSystem;
  /** The Warriors of the settings; none: the four of the box. */
  readonly party: readonly PartyWarrior[];
  /** The name of the party as a side. */
  readonly partyName: string;
  /** The name of one whose stat block has none: `A`. */
  readonly label: string;
}

interface SideReading {
  /** Absent where there are faults. */
  readonly side?: FightSide;
  readonly assumed: readonly FightNote[];
  readonly faults: readonly AskedFault[];
}

/**
 * A side of a fight as people write it: `6 Goblins and an Orc`, names in any language and number, ids, stat blocks, `party`, or the names
 * of Warriors.
 */
export function readSide(scope: Package, text: string | StatBlock, options: SideOptions): SideReading {
  if (typeof text !== 'string') return sideOf([partOf(scope, { block: text, faults: [] }, 1, options)]);
  // A stat block with several lines: one line may be a list of names.
  const pasted = /\S[ \t]*[\r\n]+\s*\S/.test(text) ? writtenBlock(text, options) : undefined;
  if (pasted?.block) return sideOf([partOf(scope, pasted, 1, options)]);
  const written = text.replace(/\s+/g, ' ').trim();
  if (written === '') return failed({ kind: 'noText' });
  if (isParty(written)) return partySide(options.party, options.partyName, options);
  const parts = partsOf(scope, written, options);
  const warriors = parts.flatMap(({ warrior }) => warrior ?? []);
  if (warriors.length === 0) return sideOf(parts);
  if (warriors.length < parts.length) return failed({ kind: 'partyWithOthers' });
  return partySide(warriors, warriors.map(({ name }) => name).join(' + '), options);
}

/** One kind of those on a side, or what is wrong with it. */
interface Part {
  readonly combatant?: Combatant;
  readonly warrior?: PartyWarrior;
  readonly assumed?: readonly FightNote[];
  readonly faults: readonly AskedFault[];
}

/** Monsters on one side, or what is wrong with any of them. */
function sideOf(parts: readonly Part[]): SideReading {
  const faults = parts.flatMap((part) => part.faults);
  if (faults.length > 0) return { assumed: [], faults };
  const combatants = parts.flatMap(({ combatant }) => combatant ?? []);
  const systems = [...new Set(combatants.map(({ block: { system } }) => system))];
  if (systems.length > 1) return failed({ kind: 'mixedSystems', systems });
  const side = { name: combatants.map(combatantName).join(' + '), combatants, isParty: false };
  return { side, assumed: parts.flatMap(({ assumed = [] }) => assumed), faults };
}

function failed(fault: AskedFault): SideReading {
  return { assumed: [], faults: [fault] };
}

/** The party, as people who speak English or Spanish call it. */
function isParty(text: string): boolean {
  return /^(?:the |el )?(?:party|grupo|warriors|guerreros|aventureros)$/.test(foldedName(text).replace(/^los /, ''));
}

/** The whole text is tried before its parts, because a name may have an `and` in it. */
function partsOf(scope: Package, text: string, options: SideOptions): readonly Part[] {
  const whole = namedPart(scope, text, options);
  if (whole) return [whole];
  const blocks = text.split(betweenBlocks);
  if (blocks.length > 1) return blocks.flatMap((one) => partsOf(scope, one, options));
  // A stat block has a colon, or a value behind the letters of a Weapon Skill.
  if (text.includes(':') || maySkillStand(text)) return [blockPart(scope, text, options)];
  const names = text.split(betweenNames).filter((one) => one !== '');
  return names.length > 1 ? names.flatMap((one) => partsOf(scope, one, options)) : [unknownPart(scope, text, options)];
}

/** What joins stat blocks, whose values have commas between: only where a name with a colon follows. */
const betweenBlocks = / (?:and|y|e|\+|&) (?=[^:,;]{1,60}:)/i;
const betweenNames = /(?:\s*[,;+&]\s*|\s+)(?:and|y|e|with|con)\s+|\s*[,;+&]\s*/i;

function namedPart(scope: Package, text: string, options: SideOptions): Part | undefined {
  if (isParty(text)) return { faults: [{ kind: 'partyWithOthers' }] };
  const members = options.party.length > 0 ? options.party : partyOfBox(options.language);
  const warrior = members.find(({ name }) => foldedName(name) === foldedName(text));
  if (warrior) return { warrior, faults: [] };
  const { count, dice, rest } = readCount(text);
  for (const name of new Set([text, rest])) {
    const known = fighterNamed(scope, name, options.system);
    if (!known) continue;
    if (dice && name !== text) return chooseNumber(dice.written, rest);
    const isOne = name === text || count === undefined;
    if (isOne && isPlural(scope, name)) return { faults: [{ kind: 'noNumber', name }] };
    return partOf(scope, known, isOne ? 1 : count, options);
  }
  // A Warrior of the box who is not in the party.
  const isOfBox = rest === text && boxWarriorNamed(text) !== undefined;
  return isOfBox ? { warrior: { name: text, characteristics: new Map() }, faults: [] } : undefined;
}

function partOf(
  scope: Package,
  { block, faults, assumed = [] }: BlockReading,
  count: number,
  { language, label }: SideOptions,
): Part {
  if (!block) return { faults };
  if (count < 1) return { faults: [{ kind: 'noneOf', name: block.name }] };
  const named = block.name === '' ? { ...block, name: label } : block;
  return { combatant: combatantOf(scope, named, count, language), assumed, faults: [] };
}

function chooseNumber(dice: string, name: string): Part {
  return { faults: [{ kind: 'chooseNumber', dice, name }] };
}

/** A stat block in quotes, perhaps with a number in front: `6 Goblins: WS 2, S 3 …`. */
function blockPart(scope: Package, text: string, options: SideOptions): Part {
  const colon = Math.max(0, text.indexOf(':'));
  const { count = 1, dice, rest } = readCount(text.slice(0, colon));
  if (dice) return chooseNumber(dice.written, rest);
  return partOf(scope, writtenBlock(`${rest}${text.slice(colon)}`, options, rest.trim()), count, options);
}

/** @param name in front of the block. */
function writtenBlock(text: string, { system, label }: SideOptions, name = ''): BlockReading {
  const { block, assumed, faults } = readBlock(text, system);
  return {
    ...(block && { block }),
    faults: faults.map((fault) => ({ kind: 'badBlock', name: name || label, text, fault })),
    assumed: assumed.map((one) => ({
      kind: 'assumedValue',
      name: block?.name || label,
      characteristic: one.name,
      value: one.value,
    })),
  };
}

function unknownPart(scope: Package, text: string, { party, system }: SideOptions): Part {
  const { rest, dice } = readCount(text);
  if (dice) return chooseNumber(dice.written, rest);
  const known = [
    ...monsterNames(scope),
    ...profileNames(scope, system),
    ...party.map(({ name }) => name),
    ...boxNames(),
    'party',
  ];
  return { faults: [{ kind: 'unknownName', name: rest, nearest: nearest(rest, known) }] };
}
