import { toNumber } from '../../dice/evaluation/fraction.ts';
import { profileValues } from '../../workspace/index/monsterFacts.ts';
import { csvOf } from '../csv.ts';
import type { Card, CardTable } from './card.ts';

/**
 * Monsters alone are a line each; otherwise the rows of all tables. The first line has the names of the columns, the same in all languages.
 * Undefined if there is neither.
 */
export function cardsCsv(cards: readonly Card[]): string | undefined {
  const monsters = cards.flatMap(({ id, name, place, monster }) => (monster ? [{ id, name, place, monster }] : []));
  if (monsters.length > 0 && monsters.length === cards.length) {
    return csvOf([
      ['id', 'name', 'place', ...profileValues, 'factions', 'abilities'],
      ...monsters.map(({ id, name, place, monster: { values, factions, abilities } }) => [
        id,
        name,
        place,
        ...profileValues.map((value) => values[value]),
        factions,
        abilities.map((ability) => ability.name).join('; '),
      ]),
    ]);
  }
  const rows = cards.flatMap(({ tables }) => tables.flatMap(tableRows));
  return rows.length > 0 ? csvOf([['table', 'die', 'from', 'to', 'chance', 'text'], ...rows]) : undefined;
}

/** The rows of a table, each before those of the tables in it. */
function tableRows({ key, die, rows }: CardTable): readonly (readonly (string | number)[])[] {
  return rows.flatMap(({ from, to, chance, text, tables }) => [
    [key, die ?? '', from ?? '', to ?? '', chance ? toNumber(chance) : '', text],
    ...tables.flatMap(tableRows),
  ]);
}
