import { fraction } from '../../dice/evaluation/fraction.ts';
import { touches } from '../../text/span.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { dotted, type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { drawKey } from './appDraws.ts';
import { levelOfEntry } from './conditions.ts';
import { drawOf } from './draws.ts';
import { chanceAtLevelText } from './drawText.ts';
import { drawnName } from './entryNames.ts';
import { tableDraws } from './tableDraws.ts';

/**
 * At an entry of a table: its chance at its own level, and that of what it names there, if other entries bring that too. Empty elsewhere, and
 * for an entry that is never drawn.
 *
 * @param offset in section coordinates.
 */
export function entryChance(
  scope: Package,
  place: Pick<Entity, 'document' | 'section'>,
  offset: number,
  reader: Reader,
): readonly MarkdownBlock[] {
  const draws = tableDraws(scope, place);
  const entry = draws?.table.entries.find(({ span }) => touches(span, offset));
  if (!draws || !entry) return [];
  const level = draws.levels.length === 0 ? undefined : levelOfEntry(entry, 'browser');
  const at = draws.at(level);
  const own = at.find(({ entries }) => entries?.includes(entry));
  const { draws: words } = reader.messages.words;
  if (!own?.entries) return [];
  const each = fraction(1n, BigInt(own.entries.length));
  const line = [words.hereEach(chanceAtLevelText({ part: own.part, chance: each }, at, level, reader))];
  for (const name of entry.names) {
    const found = drawOf(at, drawKey(name));
    const isSame =
      found &&
      typeof found.chance !== 'string' &&
      found.chance.numerator === 1n &&
      found.chance.denominator === each.denominator;
    if (!found || isSame || name.kind === 'table') continue;
    line.push(
      words.here({
        name: drawnName(scope, name),
        chance: chanceAtLevelText({ part: found.part.part, chance: found.chance }, at, level, reader),
      }),
    );
  }
  return [paragraph(...dotted(line))];
}
