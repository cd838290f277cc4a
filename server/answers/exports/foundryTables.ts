import { type Fraction, greatestCommonDivisor } from '../../dice/evaluation/fraction.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import { printableJson } from '../../text/printable.ts';
import { htmlElement } from '../html.ts';
import type { Card, CardRow, CardTable } from './card.ts';

/** RollTables as JSON, and the names of the tables that are left out. */
interface FoundryTables {
  /** One table as an object, several as a list; undefined without any. */
  readonly text: string | undefined;
  readonly leftOut: readonly string[];
}

/**
 * The tables of cards as documents `RollTable` of Foundry VTT 13 and 14. A table in a row is a table of its own that the row draws from, and
 * so is another table of the same export. Left out is a table whose roll is not known, or which Foundry cannot write, or with a row that no
 * result is in: its chances would be untrue.
 */
export function foundryTables(cards: readonly Card[]): FoundryTables {
  const all = cards.flatMap(({ tables }) => tables.flatMap(withInner));
  const isWritten = (table: CardTable): boolean => formulaOf(table) !== undefined;
  const written = all.filter(isWritten);
  const byName = new Map<string, CardTable>();
  for (const table of written) if (!byName.has(table.key)) byName.set(table.key, table);
  const documents = written.map((table) => documentOf(table, isWritten, byName));
  const [first, ...others] = documents;
  return {
    text: first && `${printableJson(others.length > 0 ? documents : first)}\n`,
    leftOut: all.filter((table) => !isWritten(table)).map(({ name }) => name),
  };
}

function withInner(table: CardTable): readonly CardTable[] {
  return [table, ...table.rows.flatMap(({ tables }) => tables.flatMap(withInner))];
}

/** The roll as Foundry writes it: `2d6+2`. Only sums of dice and numbers, in which both mean the same. */
function formulaOf({ die, rows }: CardTable): string | undefined {
  const isSound = rows.every(
    ({ from, to, chance }) => from !== undefined && to !== undefined && (chance?.numerator ?? 0n) > 0n,
  );
  if (die === undefined || !isSound || !/^(?:\d*D\d+|\d+)(?:[+-](?:\d*D\d+|\d+))*$/.test(die)) return undefined;
  return die.replace(/(?<!\d)D66\b/g, '(1d6*10+1d6)').replaceAll('D', 'd');
}

function documentOf(
  table: CardTable,
  isWritten: (table: CardTable) => boolean,
  byName: ReadonlyMap<string, CardTable>,
): object {
  const weights = weightsOf(table.rows);
  return {
    _id: idOf(table.key),
    name: table.name,
    img: 'icons/svg/d20-grey.svg',
    description: '',
    results: table.rows.flatMap((row, index) => {
      const drawn = row.drawsFrom === undefined ? undefined : byName.get(row.drawsFrom);
      const inner = [...row.tables.filter(isWritten), ...(drawn ? [drawn] : [])];
      const shared = { weight: weights[index] ?? 1, range: [row.from, row.to], drawn: false, flags: {} };
      const text = {
        _id: idOf(`${table.key} ${index}`),
        type: 'text',
        name: '',
        img: null,
        description: htmlElement('p', row.text),
        documentUuid: null,
        ...shared,
      };
      const documents = inner.map((other) => ({
        _id: idOf(`${table.key} ${index} ${other.key}`),
        type: 'document',
        name: other.name,
        img: null,
        description: '',
        documentUuid: `RollTable.${idOf(other.key)}`,
        ...shared,
      }));
      // Foundry draws all results of a range: the text of the row, and what its table gives.
      return drawn ? documents : [text, ...documents];
    }),
    formula: formulaOf(table),
    replacement: true,
    displayRoll: true,
    folder: null,
    sort: 0,
    ownership: { default: 0 },
    flags: {},
  };
}

/** Whole numbers in the ratio of the chances, so that the odds stay the same if Foundry makes ranges of weights. */
function weightsOf(rows: readonly CardRow[]): readonly number[] {
  const chances = rows.flatMap(({ chance }): readonly Fraction[] => (chance ? [chance] : []));
  const common = chances.reduce(
    (product, { denominator }) => (product * denominator) / greatestCommonDivisor(product, denominator),
    1n,
  );
  return chances.map(({ numerator, denominator }) => Number((numerator * common) / denominator));
}

/** Sixteen letters and digits, the same for the same key. */
function idOf(key: string): string {
  return fingerprint(key);
}
