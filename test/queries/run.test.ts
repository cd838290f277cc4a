import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { attempt, inParts, inSearch, pause, Run } from '../../server/queries/run.ts';

/** Finishes a run in slices of one part each. Returns the result and the number of slices. */
function inSlices<Result>(work: () => Result, run = new Run(assert.ifError)): readonly [Result, number] {
  for (let slices = 1; ; slices++) {
    const done = run.goOn(work, () => true);
    if (done) return [done.result, slices];
    assert.ok(slices < 1000, 'The work does not come further.');
  }
}

const letters = { text: 'salt' };
const doubled = inParts(
  ({ text }: typeof letters) => text.length,
  (index, { text }) => [`${text[index]}${text[index]}`],
);

describe('a run', () => {
  it('does the work at once where nobody runs it', () => {
    assert.deepEqual(doubled(letters), ['ss', 'aa', 'll', 'tt']);
    pause();
  });

  it('pauses behind each part, and goes on behind the last one', () => {
    const seen: number[] = [];
    const list = inParts(
      (_: object) => 3,
      (index) => {
        seen.push(index);
        return [index];
      },
    );
    assert.deepEqual(
      inSlices(() => list(letters)),
      [[0, 1, 2], 4],
    );
    assert.deepEqual(seen, [0, 1, 2]);
  });

  it('goes on in parts of parts', () => {
    const seen: string[] = [];
    const inner = inParts(
      (_: object, of: number) => of,
      (index, _, of) => {
        seen.push(`${of}.${index}`);
        return [of * 10 + index];
      },
    );
    const outer = inParts(
      (_: object) => 3,
      (index, key: object) => inner(key, index),
    );
    const [result] = inSlices(() => outer(letters).concat(outer(letters)));
    assert.deepEqual(result, [10, 20, 21, 10, 20, 21]);
    assert.deepEqual(seen, ['1.0', '2.0', '2.1']);
  });

  it('takes a search further', () => {
    let turns = 0;
    const search = inSearch(function* (most: number): Generator<undefined, number> {
      for (; turns < most; turns++) yield;
      return turns;
    });
    assert.deepEqual(
      inSlices(() => search(5)),
      [5, 7],
    );
    assert.equal(search(5), 5);
  });

  it('loses only the part that fails, and tells its error', () => {
    const told: unknown[] = [];
    const fault = new Error('salt');
    const list = inParts(
      (_: object) => 3,
      (index) => {
        if (index === 1) throw fault;
        return [index];
      },
    );
    assert.deepEqual(inSlices(() => list(letters), new Run((error) => told.push(error)))[0], [0, 2]);
    assert.deepEqual(told, [fault]);
    assert.throws(() => list(letters), fault);
    assert.throws(() => attempt(() => assert.fail('salt')), /salt/);
  });

  it('answers without the rest when that is left out', () => {
    const run = new Run(assert.ifError);
    const work = (): readonly string[] => doubled(letters);
    for (let slice = 0; slice < 2; slice++)
      assert.equal(
        run.goOn(work, () => true),
        undefined,
      );
    run.leaveOutRest();
    assert.deepEqual(
      run.goOn(work, () => true),
      { result: ['ss', 'aa'] },
    );
  });

  it('passes a fault of the work itself on, and is over then', () => {
    const run = new Run(assert.ifError);
    assert.throws(
      () =>
        run.goOn(
          () => assert.fail('salt'),
          () => true,
        ),
      /salt/,
    );
    pause();
  });
});
