import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionOf, mentionsIn } from '../../workspace/rules/mentions.ts';
import { blocksIn } from '../blocks/blocksIn.ts';
import { readBlock } from '../blocks/readBlock.ts';
import { maySkillStand } from '../blocks/valueNames.ts';
import type { QuestBlock, StatBlock } from '../statBlock.ts';
import type { AskedFault } from './askedFault.ts';
import { foldedName, isSameInNumber } from './foldedName.ts';
import { type BlockReading, knownBlock } from './knownBlock.ts';
import { isPlural } from './monstersNamed.ts';
import { bracketItems, type NamedMonsters, namedIn } from './namedIn.ts';
import { isCompanion, isDoubtful, isPlacing, leaderOf } from './placing.ts';
import { type ScenarioPart, scenarioParts } from './scenarioParts.ts';

/** Monsters that a text places: `6 Goblins (Ambush 5+, Fear 4)`. */
export interface PlacedMonsters {
  /** As written, without brackets. */
  readonly written: string;
  readonly name: string;
  readonly span: Span;
  /** The same unless dice say how many. */
  readonly least: number;
  readonly most: number;
  /** `1D3` in place of a number. */
  readonly dice?: string;
  /** With the abilities in brackets; absent where no entry and no stat block is known, or it cannot be read. */
  readonly block?: QuestBlock;
  /** Why there is no block. */
  readonly faults: readonly AskedFault[];
}

/** A fight of a scenario: a section whose text places Monsters. Spans count in the section of the document. */
export interface ScenarioFight {
  /** That of its heading; empty without one. */
  readonly title: string;
  readonly start: number;
  readonly monsters: readonly PlacedMonsters[];
  /** Monsters that the text names with a number, or among those that it places, and of which it is not known whether, or how many, fight here. */
  readonly notPlaced: readonly string[];
  /** What is in no number: Monsters of conditions, of the past and so on, and abilities that none of the Monsters has. */
  readonly notCounted: readonly string[];
}

/**
 * The fights of a scenario in Markdown or plain text, in order. A section places Monsters where its sentences have one of the forms of
 * `isPlacing`; of one that only mentions Monsters nothing is known.
 */
export function fightsOfScenario(scope: Package, document: Document): readonly ScenarioFight[] {
  const [section] = document.sections;
  if (!section || document.sections.length > 1 || document.format?.isXml) return [];
  const blocks = blocksIn(scope, document, section).flatMap(({ block }) => (block ? [block] : []));
  const known = new Set<string>();
  return scenarioParts(document, section).flatMap((part) => {
    const asked = { scope, document, section, blocks };
    const fight = fightOfPart(asked, part, known);
    for (const { name } of fight.monsters) known.add(foldedName(name));
    return fight.monsters.length > 0 ? [fight] : [];
  });
}

interface AskedPart {
  readonly scope: Package;
  readonly document: Document;
  readonly section: Section;
  /** The stat blocks of the text. */
  readonly blocks: readonly StatBlock[];
}

/** @param known the plain names of the Monsters that parts before it have placed. */
function fightOfPart(asked: AskedPart, part: ScenarioPart, known: ReadonlySet<string>): ScenarioFight {
  const monsters: PlacedMonsters[] = [];
  const notPlaced: string[] = [];
  const elsewhere: string[] = [];
  const isOwn = (plain: string): boolean => blockNamed(asked.blocks, plain) !== undefined;
  for (const { text, start, lead } of part.sentences) {
    const found = namedIn(asked.scope, text, isOwn);
    const all = judged(text, found, lead);
    const leader = all.some(({ isPlaced }) => isPlaced) ? unknownLeader(text, found) : undefined;
    if (leader !== undefined) monsters.push(unknownMonster(leader, start));
    for (const { named, isPlaced } of all) {
      const hasNumber = named.count.count ?? named.count.dice;
      const isUncounted = hasNumber === undefined && isPlural(asked.scope, named.name);
      const isAgain =
        named.count.isDefinite &&
        [...known, ...monsters.map(({ name }) => foldedName(name))].some((one) =>
          isSameInNumber(one, foldedName(named.name)),
        );
      const written = text
        .slice(named.start, named.end)
        .replace(/\s*\(.*$/s, '')
        .replace(/\s+/g, ' ');
      if (isPlaced && !isAgain && !isUncounted) monsters.push(placed(asked, named, written, start));
      else if (!isAgain && (isPlaced || (hasNumber !== undefined && !named.count.isDefinite)))
        (isPlaced || !isDoubtful(text) ? notPlaced : elsewhere).push(written);
    }
  }
  return {
    title: part.title,
    start: part.start,
    monsters,
    notPlaced,
    notCounted: [...elsewhere, ...otherAbilities(asked, part, monsters)],
  };
}

/** One of an unknown name with whom Monsters wait: `The Baron stands at the door with 2 Salt Hounds`. */
function unknownLeader(text: string, [first]: readonly NamedMonsters[]): string | undefined {
  const front = first ? text.slice(0, first.start) : '';
  return isCompanion(front) ? leaderOf(front) : undefined;
}

function unknownMonster(name: string, start: number): PlacedMonsters {
  const faults = [{ kind: 'unknownName', name, nearest: undefined } as const];
  return { written: name, name, span: { start, end: start + name.length }, least: 1, most: 1, faults };
}

interface JudgedMonsters {
  readonly named: NamedMonsters;
  readonly isPlaced: boolean;
}

/** Lists of Monsters in a sentence are placed or mentioned together; one behind `with` goes with the list before it. */
function judged(text: string, found: readonly NamedMonsters[], lead: string | undefined): readonly JudgedMonsters[] {
  const lists: NamedMonsters[][] = [];
  for (const named of found) {
    const last = lists.at(-1)?.at(-1);
    const between = last ? text.slice(last.end, named.start) : '';
    if (last && joint.test(between)) lists.at(-1)?.push(named);
    else lists.push([named]);
  }
  let isPlaced = false;
  return lists.flatMap((list, index) => {
    const [first] = list;
    const last = list.at(-1);
    if (!first || !last) return [];
    const front = text.slice(0, first.start);
    const isWithOthers = index > 0 && isPlaced && isCompanion(front);
    const hasChoice = /\s(?:or|o|u)\s+$/i.test(front) || /^\s*,?\s+(?:or|o|u)\s/i.test(text.slice(last.end));
    isPlaced =
      !hasChoice &&
      (isWithOthers
        ? isPlacing('', text.slice(last.end), true)
        : isPlacingBelow(
            lead,
            front,
            text.slice(last.end),
            list.some(({ brackets }) => brackets !== '') && isBare(list),
          ));
    return list.map((named) => ({ named, isPlaced: isPlaced && isCounted(named, front) }));
  });
}

/** An item that is nothing but Monsters goes on with the text above its list; that text must say that they are here. */
function isPlacingBelow(lead: string | undefined, front: string, rear: string, hasAbilities: boolean): boolean {
  if (lead === undefined || hasAbilities || /\p{L}/u.test(front)) return isPlacing(front, rear, hasAbilities);
  const [last = ''] = /[^.!?]*$/.exec(lead.trim()) ?? [];
  return last.endsWith(':') && (isPlacing(`${last} `, rear, false) || isPlacing(`${last.slice(0, -1)} `, rear, false));
}

const joint = /^(?:\s*[,;+&]\s*(?:and\s+|y\s+|plus\s+)?|\s+(?:and|y|e|plus|with|con|together with|junto con)\s+)$/i;

/** Brackets say that a number of Monsters is there; behind `the Goblins` they explain. */
function isBare(list: readonly NamedMonsters[]): boolean {
  return list.every(({ count: { isDefinite } }) => !isDefinite);
}

/** A name without number or article is placed as the subject of a sentence: `Skarsnik waits`. */
function isCounted({ count: { count, dice, isDefinite } }: NamedMonsters, front: string): boolean {
  return count !== undefined || dice !== undefined || isDefinite || /^[\s>"“«]*$/.test(front);
}

function placed(asked: AskedPart, named: NamedMonsters, written: string, start: number): PlacedMonsters {
  const { count = 1, dice } = named.count;
  const { block, faults } = blockOf(asked, named);
  return {
    written,
    name: named.name.replace(/\s+/g, ' '),
    span: { start: start + named.start, end: start + named.end },
    least: dice?.least ?? count,
    most: dice?.most ?? count,
    ...(dice && { dice: dice.written }),
    ...(block && { block }),
    faults,
  };
}

/** The stat block in its brackets, or of its name in the text, or of the entry with its name; with the abilities in its brackets. */
function blockOf(
  { scope, blocks }: AskedPart,
  { name, brackets }: NamedMonsters,
): { readonly block?: QuestBlock; readonly faults: readonly AskedFault[] } {
  const text = `${name}: ${brackets}`;
  const inBrackets = maySkillStand(brackets) ? readBlock(text, 'warhammer-quest') : undefined;
  if (inBrackets && !inBrackets.block)
    return { faults: inBrackets.faults.map((fault) => ({ kind: 'badBlock', name, text, fault })) };
  const own = inBrackets?.block ?? blockNamed(blocks, foldedName(name));
  const read: BlockReading | undefined = own ? { block: own, faults: [] } : knownBlock(scope, name);
  if (!read) return { faults: [{ kind: 'unknownName', name, nearest: undefined }] };
  const { block, faults } = read;
  if (block?.system !== 'warhammer-quest')
    return { faults: block ? [{ kind: 'mixedSystems', systems: ['warhammer-quest', block.system] }] : faults };
  const added = inBrackets ? [] : bracketItems(brackets).filter((item) => mentionOf(scope, item));
  return { block: { ...block, abilities: together(scope, block.abilities, added) }, faults: [] };
}

/** An ability of the text counts in place of the same one of the entry. */
function together(scope: Package, own: readonly string[], added: readonly string[]): readonly string[] {
  const ids = new Set(added.map((ability) => mentionOf(scope, ability)?.definition.rule.id));
  return [...own.filter((ability) => !ids.has(mentionOf(scope, ability)?.definition.rule.id ?? '')), ...added];
}

function blockNamed(blocks: readonly StatBlock[], plain: string): StatBlock | undefined {
  return blocks.find(({ name }) => name !== '' && isSameInNumber(foldedName(name), plain));
}

/** The abilities in the text of a part that none of its Monsters has. */
function otherAbilities(
  { scope, document, section }: AskedPart,
  { sentences }: ScenarioPart,
  monsters: readonly PlacedMonsters[],
): readonly string[] {
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!first || !last || monsters.length === 0) return [];
  const end = last.start + last.text.length;
  const had = new Set(
    monsters.flatMap(({ block }) =>
      (block?.abilities ?? []).map((ability) => mentionOf(scope, ability)?.definition.rule.id),
    ),
  );
  const placed = monsters.map(({ span }) => span);
  const mentions = mentionsIn(scope, document, section);
  const taken = [...placed, ...mentions.flatMap(({ suffixes }) => suffixes.map(({ span }) => span))];
  const others = mentions.filter(
    ({ span, definition }) =>
      first.start <= span.start &&
      span.end <= end &&
      !had.has(definition.rule.id) &&
      !taken.some((one) => one.start <= span.start && span.end <= one.end),
  );
  const written = others.map(({ span }) => section.text.slice(span.start, span.end).replace(/\s+/g, ' '));
  return [...new Set(written)];
}
