import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Block } from '../../../server/abilities/content.ts';
import { type Row, tableNotes } from '../../../server/answers/cards/tableNotes.ts';
import { english } from '../../support/cursor.ts';

const span = { start: 0, end: 0 };

/** A line that begins with scores and `|` is a row, set in by its depth; any other is a paragraph. */
function blocksOf(text: string): readonly Block[] {
  return text.split('\n').map((line): Block => {
    const [, indentation = '', range, rest = ''] = /^( *)([^|]*)\| ?(.*)$/.exec(line) ?? [];
    if (range === undefined) return { kind: 'paragraph', text: line, span, depth: 0 };
    return { kind: 'row', range: range.trim(), text: rest, span, depth: indentation.length / 2 };
  });
}

/** @param expected what each row is given, in order. */
function check(text: string, ...expected: readonly string[]): void {
  const blocks = blocksOf(text);
  const noteOf = tableNotes(blocks, english.messages);
  const notes = blocks.filter((block): block is Row => block.kind === 'row').map((row) => noteOf(row).trim());
  assert.deepEqual(notes, expected, text);
}

describe('the chances of rows', () => {
  it('are those of the roll in the text before the table', () => {
    check('Roll 1D6 on this table.\n1|Rust.\n2-5|Salt.\n6+|Gold.', '(17 %)', '(67 %)', '(17 %)');
    check('Tira 2D6 en esta tabla.\n2-6|Nada.\n7|Oro.\n8-12|Sal.', '(42 %)', '(17 %)', '(42 %)');
    check('Roll D66.\n11-36|Rust.\n41-66|Salt.', '(50 %)', '(50 %)');
  });

  it('are those of scores in any form that roll tables have', () => {
    check('Roll 1D6 for the catch.\n≤2|Weed.\n3 to 5|Crab.\n6 or more|Pearl.', '(33 %)', '(50 %)', '(17 %)');
    check('Tira D100 por la pesca.\n01-50.|Algas.\n51-00.|Nada.', '(50 %)', '(50 %)');
  });

  it('are not shown where the text adds what nobody knows', () => {
    check('Each Warrior rolls 1D6 and adds his Strength.\n1-3|Calm.\n4-6|Cross.', '', '');
    check('Tira 1D6 y suma su Fuerza.\n1-3|Calma.\n4-6|Furia.', '', '');
  });

  it('are 0 % where a bonus leaves a row out of reach', () =>
    check('Roll 1D6+2 on this table.\n1|Rust.\n2-3|Salt.\n4+|Gold.', '(0 %)', '(17 %)', '(83 %)'));

  it('are those of the dice that fit, whatever else the text rolls', () => {
    const text = 'The gull drops 2D6 shells. Roll 1D6 for its mood, and lose 1D3 gold.';
    check(`${text}\n1-3|Calm.\n4-6|Cross.`, '(50 %)', '(50 %)');
    check('Roll 1D6 on this table.\nWhat it does lasts for 1D3 turns.\n1-2|Calm.\n3-6|Cross.', '(33 %)', '(67 %)');
  });

  it('are those of the row around a table in a row', () =>
    check(
      'Roll 1D6.\n1-3|Tide. Roll 1D3 on this sub-table.\n  1|Low.\n  2-3|High.\n4-6|Calm.',
      '(50 %)',
      '(33 %)',
      '(67 %)',
      '(50 %)',
    ));

  it('are not shown where the roll is not certain', () => {
    check('A list of gulls.\n1-3|Calm.\n4-6|Cross.', '', '');
    check('Roll 1D6+n on this table.\n1-3|Calm.\n4-7|Cross.', '', '');
    check('Roll 1D6 on this table.\n1-3|Calm.\n5-6|Cross.', '', '');
    check('Roll 1D6 on this table.\n1-4|Calm.\n4-6|Cross.', '', '');
    check('Roll 1D6 on this table.\n1-3|Calm.\nelse|Cross.', '', '');
    check('It has +1D6 Strength.\n1-3|Calm.\n4-6|Cross.', '', '');
  });

  it('belong to one table: another one needs its own roll', () =>
    check('Roll 1D6.\n1-3|Calm.\n4-6|Cross.\nThe end.\n1-3|One.\n4-6|Two.', '(50 %)', '(50 %)', '', ''));

  it('are left out of what no table is made for', () => check('Roll 3D100.\n3-150|Calm.\n151-300|Cross.', '', ''));
});
