import type { Bindings } from '../../dice/evaluation/odds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { mulberry32 } from '../../dice/random.ts';
import { rollOnTable } from '../../tables/chances/rollOnTable.ts';
import { type RollTable, withNested } from '../../tables/rollTable.ts';
import type { PlacedTable } from '../../workspace/documents/tableAt.ts';
import { type Reader, withLevels } from '../reader.ts';
import { rolledPath, rolledResult } from './rolledPath.ts';

/** A roll on a table in words, or the numbers that it needs first. */
interface TableRoll {
  /** The whole way in one line; if it cannot be rolled, the reason as a sentence. */
  readonly text: string;
  /** Its first roll and last row alone, for a place with little room; the same as `text` without a roll. */
  readonly result: string;
  /** The offsets in the document of the scores of all rows on the way. */
  readonly marks: readonly number[];
  /** The names that need a number first. */
  readonly open: readonly string[];
}

/**
 * Rolls on a table, follows the tables and the dice of its result, and says the way. The same seed always gives the same way. Names without
 * a given number have that of the reader's levels.
 */
export function tableRoll(
  { section, start, table }: PlacedTable,
  given: Bindings,
  seed: number,
  reader: Reader,
): TableRoll {
  const { messages, preview } = reader;
  const bindings = withLevels(given, preview);
  const steps = rollOnTable(section.text, table, bindings, mulberry32(seed));
  if (!steps) {
    const open = table.die?.expression ? namesFor(table).filter((name) => !bindings.has(name)) : [];
    const { noDie } = messages.words.tables;
    return { text: noDie, result: noDie, marks: [], open };
  }
  const marks = steps.flatMap(({ row }) => (row ? [start + row.mark.start] : []));
  const text = rolledPath(steps, section.text, messages);
  return { text, result: rolledResult(steps, section.text, messages), marks, open: [] };
}

/** The names in the roll of a table, and in those of the tables in its rows, that need a number. */
export function namesFor(table: RollTable): readonly string[] {
  const names = withNested(table).flatMap(({ die }) => (die?.expression ? freeVariables(die.expression) : []));
  return [...new Set(names)];
}
