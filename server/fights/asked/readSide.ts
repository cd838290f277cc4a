import { nearest } from '../../text/nearest.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { readBlock } from '../blocks/readBlock.ts';
import { maySkillStand } from '../blocks/valueNames.ts';
import type { AssumedValue } from '../blocks/writtenBlock.ts';
import type { Combatant, FightNote, FightSide } from '../fight.ts';
import type { FightSystem, StatBlock } from '../statBlock.ts';
import type { AskedFault } from './askedFault.ts';
import { boxNames, boxWarriorNamed } from './boxWarriors.ts';
import { combatantName, combatantOf } from './combatantOf.ts';
import { foldedName } from './foldedName.ts';
import { knownBlock } from './knownBlock.ts';
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
  const pasted = typeof text === 'string' ? pastedBlock(text, options) : { block: text, assumed: [] };
  if (pasted?.block) {
    const block = named(pasted.block, options.label);
    return sideOf([partOf(scope, { block, assumed: pasted.assumed, faults: [] }, 1, options)]);
  }
  return typeof text === 'string' ? readWritten(scope, text, options) : failed({ kind: 'noText' });
}

/** A stat block with several lines: one line may be a list of names. */
function pastedBlock(text: string, { system }: SideOptions): ReturnType<typeof readBlock> | undefined {
  return /\S[ \t]*[\r\n]+\s*\S/.test(text) ? readBlock(text, system) : undefined;
}

function named(block: StatBlock, label: string): StatBlock {
  return block.name === '' ? { ...block, name: label } : block;
}

/** Monsters on one side, or what is wrong with any of them. */
function sideOf(parts: readonly Part[]): SideReading {
  const faults = parts.flatMap((part) => (part.kind === 'fault' ? part.faults : []));
  if (faults.length > 0) return { assumed: [], faults };
  const read = parts.flatMap((part) => (part.kind === 'combatant' ? [part] : []));
  const combatants = read.map(({ combatant }) => combatant);
  const systems = [...new Set(combatants.map(({ block: { system } }) => system))];
  if (systems.length > 1) return failed({ kind: 'mixedSystems', systems });
  const side = { name: combatants.map(combatantName).join(' + '), combatants, isParty: false };
  return { side, assumed: read.flatMap(({ assumed }) => assumed), faults: [] };
}

function readWritten(scope: Package, text: string, options: SideOptions): SideReading {
  const written = text.replace(/\s+/g, ' ').trim();
  if (written === '') return failed({ kind: 'noText' });
  if (isParty(written)) return partySide(options.party, options.partyName, options);
  const parts = partsOf(scope, written, options);
  const warriors = parts.flatMap((part) => (part.kind === 'warrior' ? [part.warrior] : []));
  if (warriors.length === parts.length) return partySide(warriors, nameOfWarriors(warriors), options);
  if (warriors.length > 0) return failed({ kind: 'partyWithOthers' });
  return sideOf(parts);
}

function failed(fault: AskedFault): SideReading {
  return { assumed: [], faults: [fault] };
}

/** The party, as people who speak English or Spanish call it. */
function isParty(text: string): boolean {
  return /^(?:the |el )?(?:party|grupo|warriors|guerreros|aventureros)$/.test(foldedName(text).replace(/^los /, ''));
}

type Part =
  | { readonly kind: 'combatant'; readonly combatant: Combatant; readonly assumed: readonly FightNote[] }
  | { readonly kind: 'warrior'; readonly warrior: PartyWarrior }
  | { readonly kind: 'fault'; readonly faults: readonly AskedFault[] };

/** The whole text is tried before its parts, because a name may have an `and` in it. */
function partsOf(scope: Package, text: string, options: SideOptions): readonly Part[] {
  const whole = namedPart(scope, text, options);
  if (whole) return [whole];
  const blocks = text.split(betweenBlocks);
  if (blocks.length > 1) return blocks.flatMap((one) => partsOf(scope, one, options));
  if (isLikeBlock(text)) return [blockPart(scope, text, options)];
  const names = text.split(betweenNames).filter((one) => one !== '');
  if (names.length > 1) return names.flatMap((one) => partsOf(scope, one, options));
  return [unknownPart(scope, text, options)];
}

/** What joins stat blocks, whose values have commas between: only where a name with a colon follows. */
const betweenBlocks = / (?:and|y|e|\+|&) (?=[^:,;]{1,60}:)/i;
const betweenNames = /(?:\s*[,;+&]\s*|\s+)(?:and|y|e|with|con)\s+|\s*[,;+&]\s*/i;

/** Whether a text is meant as a stat block: it has a colon, or a value behind the letters of a Weapon Skill. */
function isLikeBlock(text: string): boolean {
  return text.includes(':') || maySkillStand(text);
}

function namedPart(scope: Package, text: string, options: SideOptions): Part | undefined {
  if (isParty(text)) return { kind: 'fault', faults: [{ kind: 'partyWithOthers' }] };
  const warrior = warriorNamed(text, options);
  if (warrior) return { kind: 'warrior', warrior };
  const whole = knownBlock(scope, text);
  if (whole && isPlural(scope, text)) return noNumber(text);
  if (whole) return partOf(scope, whole, 1, options);
  const { count, dice, rest } = readCount(text);
  const isCounted = count !== undefined || dice !== undefined;
  const counted = rest === text ? undefined : knownBlock(scope, rest);
  if (counted && dice) return chooseNumber(dice.written, rest);
  if (counted && count === undefined && isPlural(scope, rest)) return noNumber(rest);
  if (counted) return partOf(scope, counted, count ?? 1, options);
  return isCounted ? undefined : boxPart(text);
}

function warriorNamed(text: string, { party, language }: SideOptions): PartyWarrior | undefined {
  const members = party.length > 0 ? party : partyOfBox(language);
  return members.find(({ name }) => foldedName(name) === foldedName(text));
}

/** A Warrior of the box who is not in the party. */
function boxPart(text: string): Part | undefined {
  return boxWarriorNamed(text) && { kind: 'warrior', warrior: { name: text, characteristics: new Map() } };
}

/** A block that has been read, with what it leaves out and its game supplies. */
interface ReadPart {
  readonly block?: StatBlock;
  readonly faults: readonly AskedFault[];
  readonly assumed?: readonly AssumedValue[];
}

function partOf(
  scope: Package,
  { block, faults, assumed = [] }: ReadPart,
  count: number,
  { language }: SideOptions,
): Part {
  if (!block) return { kind: 'fault', faults };
  if (count < 1) return { kind: 'fault', faults: [{ kind: 'noneOf', name: block.name }] };
  return {
    kind: 'combatant',
    combatant: combatantOf(scope, block, count, language),
    assumed: assumed.map(({ name, value }) => ({
      kind: 'assumedValue',
      name: block.name,
      characteristic: name,
      value,
    })),
  };
}

function chooseNumber(dice: string, name: string): Part {
  return { kind: 'fault', faults: [{ kind: 'chooseNumber', dice, name }] };
}

function noNumber(name: string): Part {
  return { kind: 'fault', faults: [{ kind: 'noNumber', name }] };
}

/** A stat block in quotes, perhaps with a number in front: `6 Goblins: WS 2, S 3 …`. */
function blockPart(scope: Package, text: string, options: SideOptions): Part {
  const colon = text.indexOf(':');
  const { count = 1, dice, rest } = readCount(text.slice(0, Math.max(0, colon)));
  if (dice) return chooseNumber(dice.written, rest);
  const unnumbered = `${rest}${text.slice(Math.max(0, colon))}`;
  const { block, assumed, faults } = readBlock(unnumbered, options.system);
  if (block) return partOf(scope, { block: named(block, options.label), assumed, faults: [] }, count, options);
  const name = rest.trim() === '' ? options.label : rest.trim();
  return { kind: 'fault', faults: faults.map((fault) => ({ kind: 'badBlock', name, text: unnumbered, fault })) };
}

function unknownPart(scope: Package, text: string, { party }: SideOptions): Part {
  const { rest, dice } = readCount(text);
  if (dice) return chooseNumber(dice.written, rest);
  const known = [...monsterNames(scope), ...party.map(({ name }) => name), ...boxNames(), 'party'];
  return { kind: 'fault', faults: [{ kind: 'unknownName', name: rest, nearest: nearest(rest, known) }] };
}

function nameOfWarriors(warriors: readonly PartyWarrior[]): string {
  return warriors.map(({ name }) => name).join(' + ');
}
