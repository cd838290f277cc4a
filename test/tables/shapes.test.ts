import { describe } from 'mocha';
import { formatExpression } from '../../server/dice/language/format.ts';
import { readTables } from '../../server/tables/reading/readTables.ts';
import type { RollTable } from '../../server/tables/rollTable.ts';
import { parse } from '../../server/xml/parse.ts';
import { itAnswers } from '../support/cases.ts';

/** A table in short: `1D6: 1-2 3-6(1D6: 1-3 4-6)`. */
function shapeOf({ die, rows }: RollTable): string {
  const scores = rows.map(({ low, high, tables }) => {
    const inner = tables.map((table) => `(${shapeOf(table)})`).join('');
    return `${low === high ? low : `${low}-${high}`}${inner}`;
  });
  return `${die?.expression ? formatExpression(die.expression) : 'no die'}: ${scores.join(' ')}`;
}

describe('the shapes of tables', () =>
  itAnswers('test/tables/cases/shapes.txt', (text) => {
    const whole = { kind: 'text', span: { start: 0, end: text.length } } as const;
    return readTables(text, text.startsWith('<') ? parse(text).nodes : [whole]).map(shapeOf);
  }));
