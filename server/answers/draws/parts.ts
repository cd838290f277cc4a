import { addTo } from '../../text/grouped.ts';
import type { TableEntry, TableFacts } from './tableFacts.ts';

/**
 * The parts of a table. The apps choose a part first, with a chance that their users set (usually 37 in 100 for Events beside Monsters, and 19
 * in 100 for the gold beside other Treasures), and then draw one of its entries, each as likely as every other. Monsters include groups and
 * other tables. Treasures of objective rooms are drawn by themselves.
 */
export type DrawPart = 'monster' | 'event' | 'treasure' | 'gold' | 'objective';

/** The Treasure that the apps draw by its own chance. */
const goldId = 'rpb-treasure-dungeon-gold';

/** The kind of a table as the apps read it: any unknown word is a dungeon. */
export function kindOf({ kind }: Pick<TableFacts, 'kind'>): 'dungeon' | 'travel' | 'settlement' | 'treasure' {
  const known = (['travel', 'settlement', 'treasure'] as const).find((one) => one === kind.toLowerCase());
  return known ?? 'dungeon';
}

/** The entries by the part that they are in. From a table of Treasures the apps draw nothing but Events. */
export function drawParts(
  kind: ReturnType<typeof kindOf>,
  entries: readonly TableEntry[],
): ReadonlyMap<DrawPart, readonly TableEntry[]> {
  const parts = new Map<DrawPart, TableEntry[]>();
  for (const entry of entries) {
    const part = partOf(kind, entry);
    if (part) addTo(parts, part, entry);
  }
  return parts;
}

function partOf(kind: ReturnType<typeof kindOf>, { what, names: [name] }: TableEntry): DrawPart | undefined {
  if (kind !== 'treasure') return what === 'event' ? 'event' : 'monster';
  if (what !== 'event' || !name) return undefined;
  const id = name.id.trim().toLowerCase();
  if (id === goldId) return 'gold';
  return id.includes('-objective-') ? 'objective' : 'treasure';
}
