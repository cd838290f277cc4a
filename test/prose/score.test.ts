import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readMarks } from './marks.ts';
import { type Found, score } from './score.ts';

interface Expected {
  readonly hits: number;
  readonly misses: number;
  readonly wrong: number;
}

/** `found` has the id of each mention and, in the text without marks, what was found: all from its first place on. */
function check(marked: string, found: readonly (readonly [id: string, text: string])[], expected: Expected): void {
  const sample = readMarks(marked);
  const mentions = found.map(([id, text]): Found => {
    const start = sample.text.indexOf(text);
    assert.ok(start >= 0, text);
    return { id, span: { start, end: start + text.length } };
  });
  const { hits, misses, wrong } = score(sample, mentions);
  assert.deepEqual({ hits, misses: misses.length, wrong: wrong.length }, expected, JSON.stringify(found));
}

describe('readMarks', () => {
  it('takes the marks out', () => {
    assert.deepEqual(readMarks('6 Imps (⟦rpb-fear|**Fear**␣6⟧), ⟦?bold⟧; ⟦x|2 x Magic Items⟧.'), {
      text: '6 Imps (**Fear**\u00a06), bold; 2 x Magic Items.',
      marks: [
        { id: 'rpb-fear', span: { start: 8, end: 18 }, core: { start: 10, end: 18 } },
        { id: 'x', span: { start: 27, end: 42 }, core: { start: 31, end: 42 } },
      ],
      doubtful: [{ start: 21, end: 25 }],
    });
    assert.deepEqual(readMarks('None.'), { text: 'None.', marks: [], doubtful: [] });
  });
});

describe('score', () => {
  const one = 'It has ⟦fear|Fear 6⟧ today.';

  it('counts a mention of the right rule in the right place', () => {
    check(one, [['fear', 'Fear 6']], { hits: 1, misses: 0, wrong: 0 });
    check('⟦web|**Web** (1D3)⟧.', [['web', 'Web** (1D3']], { hits: 1, misses: 0, wrong: 0 });
    check('⟦item|2 x Magic Items⟧.', [['item', '2 x Magic Items']], { hits: 1, misses: 0, wrong: 0 });
  });

  it('notices every way to be wrong', () => {
    const missedAndWrong = { hits: 0, misses: 1, wrong: 1 };
    check(one, [], { hits: 0, misses: 1, wrong: 0 });
    check(one, [['terror', 'Fear 6']], missedAndWrong);
    check(one, [['fear', 'Fear']], missedAndWrong);
    check(one, [['fear', 'Fear 6 today']], missedAndWrong);
    check('In fear 6 fled.', [['fear', 'fear 6']], { hits: 0, misses: 0, wrong: 1 });
    const twice = [['fear', 'Fear 6'] as const, ['fear', 'Fear 6'] as const];
    check(one, twice, { hits: 1, misses: 0, wrong: 1 });
  });

  it('leaves doubtful places alone', () => {
    check('It ⟦?regenerates 2⟧.', [['regenerate', 'regenerates 2']], { hits: 0, misses: 0, wrong: 0 });
    check('It ⟦?regenerates 2⟧.', [], { hits: 0, misses: 0, wrong: 0 });
  });
});
