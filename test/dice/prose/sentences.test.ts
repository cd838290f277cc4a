import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { figuresOf, judgeHalf, summary, toldOf } from '../../prose/chances/chanceReport.ts';

/** What holds today, of the chances and of the traps: whoever makes the reader better raises the first and lowers the others. */
const leastRight = 333;
const mostWrong = 12;
const mostWrongInTraps = 90;

describe('chances in short texts', () => {
  const judged = judgeHalf('sentences');
  const wrong = judged.filter(({ verdict }) => verdict.kind === 'wrong').flatMap(toldOf);

  it('are shown', () => {
    const texts = judged.filter(({ sample }) => !sample.isTrap);
    assert.ok(figuresOf(texts).right >= leastRight, summary(texts));
    assert.ok(figuresOf(texts).wrong <= mostWrong, wrong.join('\n'));
  });

  it('are not shown where nobody can say them', () => {
    const traps = judged.filter(({ sample }) => sample.isTrap);
    assert.ok(figuresOf(traps).wrong <= mostWrongInTraps, wrong.join('\n'));
  });
});
