import { addFractions, type Fraction, fraction } from '../../dice/evaluation/fraction.ts';
import { grouped } from '../../text/grouped.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Draws } from './draws.ts';
import { entryName } from './entryNames.ts';
import type { DrawPart } from './parts.ts';
import type { TableEntry } from './tableFacts.ts';

/** One of the different entries that a draw can bring. */
interface DrawRow {
  readonly part: DrawPart;
  readonly entry: TableEntry;
  /** As people say it. */
  readonly name: string;
  /** How often it stands in the table. */
  readonly count: number;
  readonly chance: Fraction;
  /** The chance of this row or one before it in its part. */
  readonly upTo: Fraction;
}

/** The different entries of a draw, part by part, the most likely first; without a part of which the apps draw different entries. */
export function drawRows(scope: Package, draws: Draws): readonly DrawRow[] {
  return draws.flatMap(({ part, entries = [] }) => {
    const all = BigInt(entries.length);
    const byName = grouped(entries, (entry) => entryName(scope, entry));
    let upTo = fraction(0n, 1n);
    return [...byName]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([name, same]): readonly DrawRow[] => {
        const [entry] = same;
        const chance = fraction(BigInt(same.length), all);
        upTo = addFractions(upTo, chance);
        return entry ? [{ part, entry, name, count: same.length, chance, upTo }] : [];
      });
  });
}
