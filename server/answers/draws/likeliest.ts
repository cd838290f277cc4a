import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { drawKey } from './appDraws.ts';
import { type DrawChance, isKnown } from './chance.ts';
import type { DrawsOfPart } from './draws.ts';
import { drawChanceText, dungeonLevelOf } from './drawText.ts';
import { drawnName } from './entryNames.ts';
import type { TableDraws } from './tableDraws.ts';
import type { NamedByEntry } from './tableFacts.ts';

/** Something that a draw can bring. */
interface Drawable extends Pick<NamedByEntry, 'kind' | 'id'> {
  readonly part: DrawsOfPart['part'];
  readonly chance: DrawChance;
}

/** All that a draw at a level can bring, the most likely first. Things without a known chance come last. */
export function drawables({ table, at }: TableDraws, level: number | undefined): readonly Drawable[] {
  const found = at(level).flatMap((part) =>
    [...part.keys].flatMap((key): readonly Drawable[] => {
      const [kind = '', ...id] = key.split(' ');
      const chance = part.chanceOf(key);
      if ((kind !== 'monster' && kind !== 'event' && kind !== 'table') || (isKnown(chance) && chance.numerator === 0n))
        return [];
      return [{ kind, id: id.join(' '), part: part.part, chance }];
    }),
  );
  const order = new Map(table.entries.flatMap(({ names }) => names.map(drawKey)).map((key, index) => [key, index]));
  const placeOf = (one: Drawable): number => order.get(drawKey(one)) ?? order.size;
  const sizeOf = ({ chance }: Drawable): number => (isKnown(chance) ? toNumber(chance) : -1);
  return found.sort((a, b) => sizeOf(b) - sizeOf(a) || placeOf(a) - placeOf(b));
}

/** More names than this are no summary. */
const maximumNames = 5;

/** The Monsters and Events that are drawn more often than others: `Goblin 3 in 43, Orc 1 in 20`; empty if there are none, or at several levels. */
export function likeliestOf(scope: Package, draws: TableDraws, reader: Reader): string {
  const { levels } = draws;
  const level = levels.length === 0 ? undefined : (dungeonLevelOf(reader) ?? (levels.length === 1 ? levels[0] : 0));
  if (level === 0) return '';
  const parts = draws.at(level);
  const isOften = ({ chance, part, kind }: Drawable): boolean => {
    const drawn = parts.find((one) => one.part === part)?.entries;
    if (!isKnown(chance) || !drawn || kind === 'table') return false;
    return chance.numerator * BigInt(drawn.length) > chance.denominator;
  };
  return drawables(draws, level)
    .filter(isOften)
    .slice(0, maximumNames)
    .map((one) => `${drawnName(scope, one)} ${drawChanceText(one.chance, reader.messages)}`)
    .join(', ');
}
