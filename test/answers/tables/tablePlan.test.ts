import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type RowWish, tablePlan } from '../../../server/answers/tables/tablePlan.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { tableAt } from '../../../server/workspace/documents/tableAt.ts';

const messages = messagesFor('en');

/** A page with a table whose rows begin with these scores. */
function page(roll: string, marks: readonly string[]): string {
  return `The vault\n\nRoll ${roll}:\n\n${marks.map((mark, index) => `${mark} Thing ${'abcdefghijkl'[index]} is found.`).join('\n')}\n`;
}

function planned(text: string, wish: RowWish, base?: readonly number[]) {
  const document = new Document('file:///a.md', 'markdown', 3, text);
  const placed = tableAt(document, text.indexOf('Roll') + 5);
  assert.ok(placed, text);
  const plan = tablePlan(document, placed, wish, base, messages);
  document.update(
    plan.edits.toReversed().map(({ range, newText }) => ({ range, text: newText })),
    4,
  );
  return { ...plan, after: document.getText() };
}

/** What a wish makes of the scores of a table. */
function check(roll: string, marks: readonly string[], wish: RowWish, expected: readonly string[] | RegExp): void {
  const { after, problem } = planned(page(roll, marks), wish);
  if (expected instanceof RegExp) {
    assert.match(problem, expected);
    assert.equal(after, page(roll, marks));
  } else assert.deepEqual([problem, after], ['', page(roll, expected)]);
}

describe('other scores for the rows of a table', () => {
  it('move the rows behind a row with another weight', () => {
    check('1D6', ['1-2', '3-4', '5-6'], { row: 0, weight: 1 }, ['1', '2-3', '4-6']);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 0, weight: 3 }, ['1-3', '4-5', '6']);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 0, weight: 4 }, ['1-4', '5', '6']);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 2, weight: 3 }, ['1-2', '3', '4-6']);
    check('2D6', ['2-6', '7', '8-12'], { row: 1, weight: 3 }, ['2-6', '7-9', '10-12']);
  });

  it('keep the writing of the scores', () => {
    check('1D6', ['1 – 2', '3 – 4', '5 – 6'], { row: 0, weight: 1 }, ['1', '2 – 3', '4 – 6']);
    check('1D6', ['1 or 2', '3', '4+'], { row: 0, weight: 1 }, ['1', '2', '3+']);
    check('1D6', ['1 or 2', '3', '4+'], { row: 0, weight: 3 }, ['1-3', '4', '5+']);
  });

  it('follow typed scores, before and behind the row', () => {
    check('1D6', ['1-2', '3-4', '5-6'], { row: 1, scores: '2-5' }, ['1', '2-5', '6']);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 1, scores: '4' }, ['1-3', '4', '5-6']);
    check('D66', ['11-36', '41-66'], { row: 0, scores: '11-16' }, ['11-16', '21-66']);
  });

  it('fill the gap of a table', () => check('1D6', ['1-2', '4-5', '6'], { row: 0, weight: 3 }, ['1-3', '4-5', '6']));

  it('are refused where a row would have none, or a score would have no row', () => {
    check('1D6', ['1-2', '3-4', '5-6'], { row: 0, weight: 5 }, /^Each row needs/);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 0, weight: 0 }, /^Each row needs/);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 1, scores: '1-4' }, /^Each row needs/);
    check(
      '1D6',
      ['1-2', '3-4', '5-6'],
      { row: 0, scores: '2' },
      /^The first row begins with the lowest of the scores 1–6\.$/,
    );
    check('1D6', ['1-2', '3-4', '5-6'], { row: 2, scores: '5' }, /^The last row ends/);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 2, scores: '5-7' }, /^These are no scores/);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 2, scores: 'many' }, /^These are no scores/);
    check('1D6', ['1-2', '3-4', '5-6'], { row: 9, weight: 2 }, /./);
  });

  it('go on from a plan', () => {
    const first = planned(page('1D6', ['1-2', '3-4', '5-6']), { row: 0, weight: 1 });
    assert.deepEqual(first.weights, [1, 2, 3]);
    const second = planned(page('1D6', ['1-2', '3-4', '5-6']), { row: 1, weight: 1 }, first.weights);
    assert.equal(second.after, page('1D6', ['1', '2', '3-6']));
    const refused = planned(page('1D6', ['1-2', '3-4', '5-6']), { row: 1, weight: 9 }, first.weights);
    assert.match(refused.problem, /^Each row needs/);
    assert.deepEqual(refused.weights, first.weights);
  });

  it('make a complete table of any rows, change only scores, and are undone by their contrary', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(weights, fc.nat(), fc.integer({ min: 1, max: 5 }), (parts, at, weight) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        const row = at % parts.length;
        const text = page(`1D${sum}`, marksOf(parts));
        const document = new Document('file:///a.md', 'markdown', 1, text);
        if (tableAt(document, text.indexOf('Roll') + 5)?.table.rows.length !== parts.length) return;
        const { weights: changed, after, problem, edits } = planned(text, { row, weight });
        if (problem !== '') {
          assert.deepEqual(edits, []);
          return;
        }
        assert.equal(changed[row], weight);
        assert.equal(
          changed.reduce((total, part) => total + part, 0),
          sum,
        );
        assert.equal(after, page(`1D${sum}`, marksOf(changed)));
      }),
      { numRuns: 150 },
    );
  });
});

function marksOf(weights: readonly number[]): readonly string[] {
  let low = 1;
  return weights.map((weight) => {
    const mark = weight === 1 ? String(low) : `${low}-${low + weight - 1}`;
    low += weight;
    return mark;
  });
}
