import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Document } from '../../../server/workspace/documents/document.ts';
import type { Section } from '../../../server/workspace/documents/section.ts';
import { diceIn, diceSteps } from '../../../server/workspace/documents/textReading.ts';

describe('diceSteps', () => {
  it('reads a long text in as many steps as it is long, and as if it were read at once', () => {
    for (const times of [40, 400]) {
      const steps = diceSteps(pageOf(times));
      let count = 0;
      for (const step of steps) {
        step();
        count++;
      }
      // A step reads at most 1000 tokens, and 200 of those that may be about dice.
      assert.ok(count > (times * paragraph.length) / 1000, `${count} steps for ${times} paragraphs`);
    }
    const [whole, inSteps] = [pageOf(40), pageOf(40)];
    for (const step of diceSteps(inSteps)) step();
    assert.ok(diceIn(whole).chances.length >= 40);
    assert.deepEqual(diceIn(inSteps), diceIn(whole));
  });

  it('does the work once for all who ask', () => {
    const section = pageOf(40);
    const [first, second] = [diceSteps(section), diceSteps(section)];
    const alone = [...stepsOf(diceSteps(pageOf(40)))].length;
    let together = 0;
    for (const steps of [first, second, first, second]) {
      const { done, value } = steps.next();
      if (!done) value();
      together++;
    }
    together += [...stepsOf(first)].length;
    // The other one looks once whether all is done.
    assert.ok([...stepsOf(second)].length <= 1);
    assert.ok(together <= alone + 1, `${together} steps together, ${alone} alone`);
    assert.deepEqual([...stepsOf(diceSteps(section))].length, 1);
    assert.deepEqual(diceIn(section), diceIn(pageOf(40)));
  });

  it('reads the rest at once where somebody cannot wait', () => {
    const section = pageOf(40);
    const steps = diceSteps(section);
    for (let count = 0; count < 5; count++) {
      const { done, value } = steps.next();
      if (!done) value();
    }
    assert.deepEqual(diceIn(section), diceIn(pageOf(40)));
    assert.equal([...stepsOf(steps)].length, 1);
  });

  it('ends where its caller leaves steps out, and reads the rest when it is asked', () => {
    const section = pageOf(40);
    const steps = diceSteps(section);
    assert.equal(steps.next().done, false);
    assert.equal(steps.next().done, true);
    assert.deepEqual(diceIn(section), diceIn(pageOf(40)));
  });

  it('has no steps for a short text', () => {
    assert.deepEqual([...diceSteps(pageOf(1))], []);
  });
});

/** Runs the steps, and gives each when it has been run. */
function* stepsOf(steps: ReturnType<typeof diceSteps>): Iterable<() => void> {
  for (const step of steps) {
    step();
    yield step;
  }
}

const paragraph =
  'Whoever goes down the stair rolls 1D6: on 4+ he finds 2D6+2 gold, otherwise he loses 1D3 Wounds and the Warriors ' +
  'must go back to the bell tower. Nobody has opened this door for years, and the poison in the cups has long dried. ' +
  'Roll 2D6 for each Monster next to it. With a total of 9 or more it takes 1D6 Wounds.\n\n';

function pageOf(times: number): Section {
  const [section] = new Document('file:///p/page.md', 'markdown', 0, paragraph.repeat(times)).sections;
  assert.ok(section);
  return section;
}
