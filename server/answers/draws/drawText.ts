import { remembered } from '../../queries/remembered.ts';
import { addTo } from '../../text/grouped.ts';
import { label } from '../../text/label.ts';
import type { Messages } from '../../wording/messages.ts';
import { chanceText } from '../odds/numbers.ts';
import type { Reader } from '../reader.ts';
import { type DrawChance, isImpossible, isKnown } from './chance.ts';
import { type Draws, type DrawsOfPart, drawOf } from './draws.ts';
import { type DrawnFrom, levelRange } from './drawsOf.ts';
import type { DrawPart } from './parts.ts';
import type { TableDraws } from './tableDraws.ts';

/** The level of the dungeon for which the reader sees draws; undefined if none is chosen. */
export function dungeonLevelOf({ preview }: Reader): number | undefined {
  return preview.levels.get('dungeon-level');
}

/** A chance as players say it, or the reason why there is none. */
export function drawChanceText(chance: DrawChance, messages: Messages): string {
  return isKnown(chance) ? chanceText(chance, messages) : messages.words.draws[chance];
}

/** `1 in 12 of the Monsters`, `Monsters: always`; the part only where the table has others. */
function partText(chance: DrawChance, part: DrawPart, draws: Draws, messages: Messages): string {
  const { draws: words } = messages.words;
  const text = drawChanceText(chance, messages);
  if (draws.length < 2) return text;
  return isKnown(chance) && chance.numerator < chance.denominator
    ? `${text} ${words.of[part]}`
    : `${words.part[part]}: ${text}`;
}

/** `1 in 12 of the Monsters at level 3`; Events have no level. */
export function chanceAtLevelText(
  { part, chance }: { readonly part: DrawPart; readonly chance: DrawChance },
  draws: Draws,
  level: number | undefined,
  { messages }: Reader,
): string {
  const text = partText(chance, part, draws, messages);
  return part === 'monster' && level !== undefined ? messages.words.draws.atLevels(text, `${level}`) : text;
}

/** `each 1 in 12`, `only one`. */
export function eachText(count: number, { words }: Messages): string {
  return count === 1 ? words.draws.onlyOne : words.draws.each(words.odds.oneIn(`${count}`));
}

/** More chances than this on a line say less. */
const maximumChances = 4;

/** How likely a table draws it: `1 in 24 at level 3`, at the reader's level or else at each that has it. */
export function drawLine(from: Pick<DrawnFrom, 'levels' | 'at' | 'key'>, reader: Reader): string {
  const { messages } = reader;
  const { draws: words } = messages.words;
  const chances = chancesByLevel(from, reader);
  const [first] = chances;
  const chosen = dungeonLevelOf(reader);
  if (!first) return chosen === undefined ? messages.words.odds.never : words.notAtLevel(chosen);
  if (first.level === undefined) return first.text;
  const texts = new Map<string, number[]>();
  for (const { level, text } of chances) if (level !== undefined) addTo(texts, text, level);
  const shown = [...texts].slice(0, maximumChances).map(([text, levels]) => words.atLevels(text, levelRange(levels)));
  return [...shown, ...(texts.size > maximumChances ? ['…'] : [])].join('; ');
}

interface ChanceAtLevel {
  /** Undefined if it does not depend on the level. */
  readonly level: number | undefined;
  readonly part: DrawsOfPart;
  readonly chance: DrawChance;
  readonly text: string;
}

/** The chances at the reader's level, or else at all levels that have one. Events do not depend on the level. */
function chancesByLevel(
  { levels, at, key }: Pick<DrawnFrom, 'levels' | 'at' | 'key'>,
  reader: Reader,
): readonly ChanceAtLevel[] {
  const chanceAt = (level: number | undefined): readonly ChanceAtLevel[] => {
    const draws = at(level);
    const found = drawOf(draws, key);
    if (!found) return [];
    const text = partText(found.chance, found.part.part, draws, reader.messages);
    return [{ level: found.part.part === 'monster' ? level : undefined, ...found, text }];
  };
  const chosen = dungeonLevelOf(reader);
  const asked = levels.length === 0 ? [undefined] : chosen === undefined ? levels : [chosen];
  const found = asked.flatMap(chanceAt);
  // An Event is drawn at all of them.
  return found.some(({ level }) => level === undefined) ? found.slice(0, 1) : found;
}

/**
 * Over a Monster or an Event, from the tables that name it: that none ever draws it, or those that draw it with another chance than most of
 * what they draw: `Salt Works: 1 in 12 at level 3`. Undefined if there is nothing of that kind to tell.
 */
export function drawnTitle(tables: readonly DrawnFrom[], reader: Reader): string | undefined {
  const isDrawnBy = ({ levels, at, key }: DrawnFrom): boolean =>
    (levels.length > 0 ? levels : [undefined]).some((level) => drawOf(at(level), key));
  if (!tables.some(isDrawnBy)) return reader.messages.words.draws.neverDrawn;
  const unusual = tables.filter((from) =>
    chancesByLevel(from, reader).some(({ part, chance }) => !isUsual(part, from.key, chance)),
  );
  if (unusual.length === 0) return undefined;
  const shown = unusual.slice(0, maximumChances).map((from) => `${from.table.name}: ${drawLine(from, reader)}`);
  return label([...shown, ...(unusual.length > maximumChances ? ['…'] : [])].join(' · '));
}

/** Whether no other chance is that of more entries of its kind in that part of the table. */
function isUsual(part: DrawsOfPart, key: string, chance: DrawChance): boolean {
  const [kind = ''] = key.split(' ', 1);
  return usualChances(part).get(kind) === chanceKey(chance);
}

/** The commonest chance in a part of a table, by the kind of what it draws; none where all chances are different. */
const usualChances = remembered((part: DrawsOfPart): ReadonlyMap<string, string> => {
  const byKind = new Map<string, Map<string, number>>();
  for (const key of part.keys) {
    const [kind = ''] = key.split(' ', 1);
    const counts = byKind.get(kind) ?? new Map<string, number>();
    byKind.set(kind, counts);
    const chance = part.chanceOf(key);
    if (!isImpossible(chance)) counts.set(chanceKey(chance), (counts.get(chanceKey(chance)) ?? 0) + 1);
  }
  const usual = [...byKind].flatMap(([kind, counts]) => {
    const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
    return first && (first[1] > 1 || counts.size === 1) ? [[kind, first[0]] as const] : [];
  });
  return new Map(usual);
});

function chanceKey(chance: DrawChance): string {
  return isKnown(chance) ? `${chance.numerator}/${chance.denominator}` : chance;
}

/** Over a table: `43 entries · 25 different · each 1 in 43`. */
export function tableDrawTitle({ table, levels, at }: TableDraws, reader: Reader): string {
  const { messages } = reader;
  const { draws: words, entities } = messages.words;
  const { entries } = table;
  const different = new Set(entries.map(({ names }) => JSON.stringify(names.map(({ kind, id }) => [kind, id]))));
  const chosen = dungeonLevelOf(reader);
  const asked = levels.length === 0 ? [undefined] : chosen === undefined ? levels : [chosen];
  const texts = new Map<string, number[]>();
  for (const level of asked) {
    for (const { part, entries: drawn } of at(level)) {
      if (!drawn || drawn.length === 0) continue;
      const each = eachText(drawn.length, messages);
      const text = at(level).length > 1 ? `${each} ${words.of[part]}` : each;
      const isByLevel = part === 'monster' && level !== undefined && (levels.length > 1 || chosen !== undefined);
      texts.set(text, [...(texts.get(text) ?? []), ...(isByLevel ? [level] : [])]);
    }
  }
  const shown = [...texts]
    .slice(0, maximumChances)
    .map(([text, at]) => (at.length === 0 ? text : words.atLevels(text, levelRange(at))));
  const counts = [
    entities.entries(entries.length),
    ...(different.size < entries.length ? [words.different(different.size)] : []),
  ];
  return label([...counts, ...shown, ...(texts.size > maximumChances ? ['…'] : [])].join(' · '));
}
