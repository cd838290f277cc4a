import type { Fraction } from '../../dice/evaluation/fraction.ts';
import { addTo } from '../../text/grouped.ts';
import { label } from '../../text/label.ts';
import type { Messages } from '../../wording/messages.ts';
import { chanceText } from '../odds/numbers.ts';
import type { Reader } from '../reader.ts';
import { type DrawnFrom, levelRange } from './drawnFrom.ts';
import { type DrawsOfPart, drawOf, type TableDraws } from './tableDraws.ts';

/** The level of the dungeon for which the reader sees draws; undefined if none is chosen. */
export function dungeonLevelOf({ preview }: Reader): number | undefined {
  return preview.levels.get('dungeon-level');
}

/** The levels to show: that of the reader, or else all of the table; undefined alone for a table without levels. */
export function levelsToShow({ levels }: Pick<TableDraws, 'levels'>, reader: Reader): readonly (number | undefined)[] {
  const chosen = dungeonLevelOf(reader);
  if (levels.length === 0) return [undefined];
  return chosen === undefined ? levels : [chosen];
}

/** `each 1 in 12`, `only one`. */
export function eachText(count: number, { words }: Messages): string {
  return count === 1 ? words.draws.onlyOne : words.draws.each(words.odds.oneIn(`${count}`));
}

/** How likely a table draws it: `1 in 24 of the Monsters at level 3`, at the reader's level or else at each that has it. */
export function drawLine(from: Pick<DrawnFrom, 'levels' | 'at' | 'named'>, reader: Reader): string {
  const { messages } = reader;
  const chosen = dungeonLevelOf(reader);
  const chances = levelsToShow(from, reader).flatMap((level): readonly TextAtLevel[] => {
    const draws = from.at(level);
    const found = drawOf(draws, from.named);
    if (!found) return [];
    const { part } = found.part;
    return [
      { level: part === 'monster' ? level : undefined, text: partText(found.chance, part, draws.length, messages) },
    ];
  });
  if (chances.length > 0) return textsByLevel(chances, messages).join('; ');
  return chosen === undefined ? messages.words.odds.never : messages.words.draws.notAtLevel(chosen);
}

/** `1 in 12 of the Monsters`, `Monsters: always`; the part only where the table has others. */
function partText(chance: Fraction, part: DrawsOfPart['part'], parts: number, messages: Messages): string {
  const { draws: words } = messages.words;
  const text = chanceText(chance, messages);
  if (parts < 2) return text;
  return chance.numerator < chance.denominator ? `${text} ${words.of[part]}` : `${words.part[part]}: ${text}`;
}

interface TextAtLevel {
  /** Undefined if it does not depend on the level. */
  readonly level: number | undefined;
  readonly text: string;
}

/** More texts than this on a line say less. */
const maximumTexts = 4;

/** The different texts, each with its levels. */
function textsByLevel(all: readonly TextAtLevel[], { words }: Messages): readonly string[] {
  const levels = new Map<string, number[]>();
  for (const { level, text } of all) {
    if (level !== undefined) addTo(levels, text, level);
    else if (!levels.has(text)) levels.set(text, []);
  }
  const shown = [...levels]
    .slice(0, maximumTexts)
    .map(([text, at]) => (at.length === 0 ? text : words.draws.atLevels(text, levelRange(at))));
  return levels.size > maximumTexts ? [...shown, '…'] : shown;
}

/** Over a table: `43 entries · 25 different · each 1 in 43`. */
export function tableDrawTitle(draws: TableDraws, reader: Reader): string {
  const { table, levels, at } = draws;
  const { messages } = reader;
  const { draws: words, entities } = messages.words;
  const different = new Set(table.entries.map(({ names }) => JSON.stringify(names.map(({ kind, id }) => [kind, id]))));
  const isByLevel = levels.length > 1 || dungeonLevelOf(reader) !== undefined;
  const each = levelsToShow(draws, reader).flatMap((level) =>
    at(level).flatMap((one): readonly TextAtLevel[] => {
      const count = one.entries.length;
      if (count === 0) return [];
      const text = eachText(count, messages);
      return [
        {
          level: one.part === 'monster' && isByLevel ? level : undefined,
          text: at(level).length > 1 ? `${text} ${words.of[one.part]}` : text,
        },
      ];
    }),
  );
  const { length } = table.entries;
  const counts = [entities.entries(length), ...(different.size < length ? [words.different(different.size)] : [])];
  return label([...counts, ...textsByLevel(each, messages)].join(' · '));
}
