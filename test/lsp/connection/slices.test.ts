import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Slices } from '../../../server/lsp/connection/slices.ts';
import { inParts } from '../../../server/queries/run.ts';

/** What the parts of some work are told of. */
interface Told {
  readonly log: string[];
  readonly name: string;
  /** Called before each part. */
  readonly before?: (number: number) => void;
}

const partsOf = inParts(
  (_: Told, count: number) => count,
  (index, { log, name, before }) => {
    before?.(index + 1);
    log.push(`${name}${index + 1}`);
    return [index];
  },
);

/** Work of so many parts, each of which adds the name and its number to the log. */
function work(log: string[], name: string, count: number, before?: Told['before']): () => string {
  const told: Told = before ? { log, name, before } : { log, name };
  return () => {
    partsOf(told, count);
    return name;
  };
}

const unexpected = (error: unknown): never => assert.fail(String(error));

describe('work in slices', () => {
  it('does one slice at a time of all that is going on, and what arrives between them first', async () => {
    const slices = new Slices({ milliseconds: 0 });
    const log: string[] = [];
    const both = ['a', 'b'].map((name) => slices.finish(work(log, name, 3), () => true, unexpected));
    assert.deepEqual(log, ['a1', 'b1'], 'the first slice waits for nothing');
    const message = new Promise<void>((resolve) => {
      setImmediate(() => resolve(void log.push('message')));
    });
    assert.deepEqual(await Promise.all(both), [{ result: 'a' }, { result: 'b' }]);
    await message;
    assert.deepEqual(log, ['a1', 'b1', 'message', 'a2', 'b2', 'a3', 'b3']);
  });

  it('pauses between any two slices for as many messages as a key with its question makes', async () => {
    const slices = new Slices({ milliseconds: 0 });
    const log: string[] = [];
    const messages = (left: number): void => {
      if (left > 0) setImmediate(() => messages(left - 1));
      log.push('message');
    };
    const done = slices.finish(work(log, 'a', 2), () => true, unexpected);
    messages(2);
    await done;
    assert.deepEqual(log, ['a1', 'message', 'message', 'message', 'a2']);
  });

  it('lets an answer that follows a key go before other work, but not for ever', async () => {
    const slices = new Slices({ milliseconds: 0 });
    const log: string[] = [];
    await Promise.all([
      slices.finish(work(log, 'a', 3), () => true, unexpected),
      slices.finish(work(log, 'b', 30), () => true, unexpected, { isSoon: true }),
    ]);
    const [first, ...others] = log;
    assert.equal(first, 'a1');
    assert.deepEqual(others.slice(0, 10), ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10']);
    assert.equal(log.filter((part) => part.startsWith('b')).length, 30);
    assert.ok(log.indexOf('a3') < log.indexOf('b20'));
  });

  it('ends where it is told to, and where that fails', async () => {
    const log: string[] = [];
    const slices = new Slices({ milliseconds: 0 });
    assert.equal(await slices.finish(work(log, 'a', 3), () => false, unexpected), undefined);
    const refuse = (): boolean => {
      throw new Error('no more');
    };
    await assert.rejects(slices.finish(work(log, 'b', 3), refuse, unexpected), /no more/);
    assert.deepEqual(log, ['a1', 'b1']);
    assert.deepEqual(await slices.finish(work(log, 'c', 2), () => true, unexpected), { result: 'c' });
  });

  it('leaves out the rest of what takes too long, and says so once', async () => {
    const log: string[] = [];
    const reported: unknown[] = [];
    let time = 0;
    const done = await new Slices({ milliseconds: 0, maximum: 50, now: () => time }).finish(
      work(log, 'a', 50, () => (time += 30)),
      () => true,
      (error) => reported.push(error),
    );
    assert.deepEqual(done, { result: 'a' });
    assert.deepEqual(log, ['a1', 'a2']);
    assert.deepEqual(reported, ['This was too much to work out. The rest is left out.']);
  });

  it('counts the time of its slices, not the time in which it waits', async () => {
    const log: string[] = [];
    let time = 0;
    const done = await new Slices({ milliseconds: 0, maximum: 50, now: () => time }).finish(
      work(log, 'a', 20),
      () => {
        time += 30;
        return true;
      },
      unexpected,
    );
    assert.deepEqual([done, log.length], [{ result: 'a' }, 20]);
  });

  it('leaves out nothing of work with another maximum', async () => {
    const log: string[] = [];
    let time = 0;
    const done = await new Slices({ milliseconds: 0, maximum: 20, now: () => time }).finish(
      work(log, 'a', 5, () => (time += 30)),
      () => true,
      unexpected,
      { maximum: Infinity },
    );
    assert.deepEqual([done, log], [{ result: 'a' }, ['a1', 'a2', 'a3', 'a4', 'a5']]);
  });

  it('reports a part that fails, and does the others', async () => {
    const log: string[] = [];
    const reported: unknown[] = [];
    const failing = work(log, 'a', 4, (number) => {
      if (number === 3) throw new Error('of one section');
    });
    const done = await new Slices({ milliseconds: 0 }).finish(
      failing,
      () => true,
      (error) => reported.push(error),
    );
    assert.deepEqual(done, { result: 'a' });
    assert.deepEqual(reported.map(String), ['Error: of one section']);
    assert.deepEqual(log, ['a1', 'a2', 'a4']);
  });
});
