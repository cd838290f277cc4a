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
import { isCompanion, isDoubtful, leaderOf, placedAs } from './placing.ts';
import { type ScenarioPart, type ScenarioSentence, scenarioParts } from './scenarioParts.ts';

/** Monsters that a text places: `6 Goblins (Ambush 5+, Fear 4)`. */
interface PlacedMonsters extends Omit<BlockReading, 'block'> {
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
}

/** A fight of a scenario: a section whose text places Monsters, or names a number of them. Spans count in the section of the document. */
export interface ScenarioFight {
  /** That of its heading; empty without one. */
  readonly title: string;
  readonly start: number;
  readonly monsters: readonly PlacedMonsters[];
  /** Monsters that the text names with a number, or among those that it places, and of which it is not known whether, or how many, fight here. */
  readonly notPlaced: readonly string[];
  /** Monsters of conditions, of the past and so on, which are in no number. */
  readonly elsewhere: readonly string[];
  /** The abilities in the text that none of the Monsters has. */
  readonly otherAbilities: readonly string[];
}

/**
 * The fights of a scenario in Markdown or plain text, in order. A section places Monsters where its sentences have one of the forms of
 * `placedAs`. One that only names a number of them is listed too, unless all of the text speaks of what is not there.
 */
export function fightsOfScenario(scope: Package, document: Document): readonly ScenarioFight[] {
  const [section] = document.sections;
  if (!section || document.sections.length > 1 || document.format?.isXml) return [];
  const blocks = blocksIn(scope, document, section).flatMap(({ block }) => (block ? [block] : []));
  const asked = { scope, document, section, blocks, known: new Set<string>() };
  const fights = scenarioParts(document, section)
    .map((part) => fightOfPart(asked, part))
    .filter(({ monsters, notPlaced, elsewhere }) => [monsters, notPlaced, elsewhere].some(({ length }) => length > 0));
  return fights.some(({ monsters, notPlaced }) => monsters.length + notPlaced.length > 0) ? fights : [];
}

interface AskedPart {
  readonly scope: Package;
  readonly document: Document;
  readonly section: Section;
  /** The stat blocks of the text. */
  readonly blocks: readonly StatBlock[];
  /** The plain names of the Monsters that have been placed. */
  readonly known: Set<string>;
}

function fightOfPart(asked: AskedPart, part: ScenarioPart): ScenarioFight {
  const monsters: PlacedMonsters[] = [];
  const named: Record<'here' | 'unsure' | 'elsewhere', string[]> = { here: [], unsure: [], elsewhere: [] };
  let hasNumber = false;
  for (const sentence of part.sentences)
    for (const { one, leader, standing } of listsIn(asked, sentence)) {
      if (leader !== undefined) monsters.push(unknownMonster(leader, sentence.start));
      const { count, dice, isDefinite } = one.count;
      const plain = foldedName(one.name);
      if (isDefinite && [...asked.known].some((known) => isSameInNumber(known, plain))) continue;
      const isCounted = count !== undefined || dice !== undefined;
      const own = blockNamed(asked.blocks, plain);
      const isMany = own ? foldedName(own.name) !== plain : isPlural(asked.scope, one.name);
      hasNumber ||= isMany && isCounted && count !== 1;
      if (standing === 'here' && (isCounted || !isMany)) {
        monsters.push(placed(asked, one, sentence));
        asked.known.add(plain);
      } else if (standing === 'here' || (isCounted && !isDefinite)) named[standing].push(writtenOf(one, sentence));
    }
  const isListed = monsters.length > 0 || hasNumber;
  return {
    title: part.title,
    start: part.start,
    monsters,
    notPlaced: isListed ? [...named.here, ...named.unsure] : [],
    elsewhere: isListed ? named.elsewhere : [],
    otherAbilities: otherAbilities(asked, part, monsters),
  };
}

/** Monsters of a sentence as they are written, without brackets. */
function writtenOf({ start, end }: NamedMonsters, { text }: ScenarioSentence): string {
  return text
    .slice(start, end)
    .replace(/\s*\(.*$/s, '')
    .replace(/\s+/g, ' ');
}

function unknownMonster(name: string, start: number): PlacedMonsters {
  return { written: name, name, span: { start, end: start + name.length }, least: 1, most: 1, ...unknown(name) };
}

function unknown(name: string): { readonly faults: readonly AskedFault[] } {
  return { faults: [{ kind: 'unknownName', name, nearest: undefined }] };
}

interface ListedMonsters {
  readonly one: NamedMonsters;
  readonly standing: 'here' | 'unsure' | 'elsewhere';
  /** One of an unknown name with whom the list waits: `The Baron stands at the door with 2 Salt Hounds`. */
  readonly leader?: string | undefined;
}

/** Lists of Monsters in a sentence are placed or mentioned together; one behind `with` goes with the list before it. */
function listsIn({ scope, blocks }: AskedPart, { text, lead }: ScenarioSentence): readonly ListedMonsters[] {
  const lists: [NamedMonsters, ...NamedMonsters[]][] = [];
  for (const named of namedIn(scope, text, (plain) => blockNamed(blocks, plain) !== undefined)) {
    const last = lists.at(-1);
    if (last && joint.test(text.slice(last.at(-1)?.end, named.start))) last.push(named);
    else lists.push([named]);
  }
  let isPlaced = false;
  return lists.flatMap((list, index) => {
    const [front, rear] = [text.slice(0, list[0].start), text.slice(list.at(-1)?.end)];
    const isWithOthers = index > 0 && isPlaced && isCompanion(front);
    // An item that is nothing but Monsters goes on with the text above its list.
    const above =
      lead !== undefined && !/\p{L}/u.test(front) ? `${/[^.!?]*[.!?]?\s*$/.exec(lead)?.[0].trim()} ` : front;
    const hasAbilities = list.some(({ brackets }) => brackets !== '') && list.every(({ count }) => !count.isDefinite);
    const as = isChoice(front, rear)
      ? undefined
      : placedAs(isWithOthers ? '' : hasAbilities ? front : above, rear, hasAbilities || isWithOthers);
    isPlaced = as !== undefined;
    const isOfMonsters = as === 'living' || (isPlaced && list.some(({ isKnown }) => isKnown));
    const others = isDoubtful(`${above} ${text}`) ? 'elsewhere' : 'unsure';
    return list
      .filter(({ isKnown }) => isKnown || isOfMonsters)
      .map((one, place) => ({
        one,
        standing: isPlaced && isCounted(one, front) ? 'here' : others,
        ...(isPlaced && index + place === 0 && isCompanion(front) && { leader: leaderOf(front) }),
      }));
  });
}

const joint = /^(?:\s*[,;+&]\s*(?:and\s+|y\s+|plus\s+)?|\s+(?:and|y|e|plus|with|con|together with|junto con)\s+)$/i;

function isChoice(front: string, rear: string): boolean {
  return /\s(?:or|o|u)\s+$/i.test(front) || /^\s*,?\s+(?:or|o|u)\s/i.test(rear);
}

/** A name without number or article is placed as the subject of a sentence: `Skarsnik waits`. */
function isCounted({ count: { count, dice, isDefinite } }: NamedMonsters, front: string): boolean {
  return count !== undefined || dice !== undefined || isDefinite || /^[\s>"“«]*$/.test(front);
}

function placed(asked: AskedPart, named: NamedMonsters, sentence: ScenarioSentence): PlacedMonsters {
  const { count = 1, dice } = named.count;
  const { start } = sentence;
  return {
    written: writtenOf(named, sentence),
    name: named.name.replace(/\s+/g, ' '),
    span: { start: start + named.start, end: start + named.end },
    least: dice?.least ?? count,
    most: dice?.most ?? count,
    ...(dice && { dice: dice.written }),
    ...blockOf(asked, named),
  };
}

/** The stat block in its brackets, or of its name in the text, or of the entry with its name; with the abilities in its brackets. */
function blockOf(
  { scope, blocks }: AskedPart,
  { name, brackets }: NamedMonsters,
): Pick<PlacedMonsters, 'block' | 'faults' | 'assumed'> {
  const text = `${name}: ${brackets}`;
  const inBrackets = maySkillStand(brackets) ? readBlock(text, 'warhammer-quest') : undefined;
  if (inBrackets && !inBrackets.block)
    return { faults: inBrackets.faults.map((fault) => ({ kind: 'badBlock', name, text, fault })) };
  const own = inBrackets?.block ?? blockNamed(blocks, foldedName(name));
  const read: BlockReading | undefined = own ? { block: own, faults: [] } : knownBlock(scope, name);
  if (!read) return unknown(name);
  const { block, ...others } = read;
  if (block?.system !== 'warhammer-quest')
    return block ? { faults: [{ kind: 'mixedSystems', systems: ['warhammer-quest', block.system] }] } : others;
  const added = inBrackets ? [] : bracketItems(brackets).filter((item) => mentionOf(scope, item));
  return { ...others, block: { ...block, abilities: together(scope, block.abilities, added) } };
}

/** An ability of the text counts in place of the same one of the entry. */
function together(scope: Package, own: readonly string[], added: readonly string[]): readonly string[] {
  const ids = new Set(added.map((ability) => mentionOf(scope, ability)?.definition.rule.id));
  return [...own.filter((ability) => !ids.has(mentionOf(scope, ability)?.definition.rule.id ?? '')), ...added];
}

function blockNamed(blocks: readonly StatBlock[], plain: string): StatBlock | undefined {
  return blocks.find(({ name }) => name !== '' && isSameInNumber(foldedName(name), plain));
}

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
  const mentions = mentionsIn(scope, document, section);
  const taken = [...monsters, ...mentions.flatMap(({ suffixes }) => suffixes)].map(({ span }) => span);
  const others = mentions.filter(
    ({ span, definition }) =>
      first.start <= span.start &&
      span.end <= end &&
      !had.has(definition.rule.id) &&
      !taken.some((one) => one.start <= span.start && span.end <= one.end),
  );
  return [...new Set(others.map(({ span }) => section.text.slice(span.start, span.end).replace(/\s+/g, ' ')))];
}
