import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { KeptFiles } from '../../../server/hosts/cache/keptFiles.ts';
import { keptStore } from '../../../server/hosts/cache/keptStore.ts';
import { type FindInput, KeptMark, type Store } from '../../../server/queries/kept.ts';

/** Files in memory, and how often one was written. */
function memory(): { readonly files: KeptFiles; readonly content: Map<string, Buffer>; writes: number } {
  const content = new Map<string, Buffer>();
  const kept = {
    content,
    writes: 0,
    files: {
      read: (name: string) => content.get(name),
      write: (name: string, parts: readonly Buffer[]) => {
        kept.writes++;
        content.set(name, Buffer.concat(parts));
      },
    },
  };
  return kept;
}

/** Where no value depends on an input. */
const findNone: FindInput = () => undefined;

describe('the kept values', () => {
  /** The values of a document from the last run, and what keeps those of this one. */
  const run = (kept: ReturnType<typeof memory>, name = 'a') => {
    const store = keptStore(kept.files, name);
    const values = store.of('file:///a', findNone);
    return {
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => values.set(key, value),
      other: store.of('file:///b', findNone),
      store,
    };
  };

  it('are those of the last run that it used or made', () => {
    const kept = memory();
    const first = run(kept);
    first.set('one', '1');
    first.set('two', '2');
    first.store.save();
    const second = run(kept);
    assert.deepEqual([second.get('one'), second.get('two'), second.get('three')], ['1', '2', undefined]);
    second.store.save();
    assert.equal(kept.writes, 1, 'nothing has changed');
    const third = run(kept);
    third.get('one');
    third.set('three', '3');
    third.store.save();
    const last = run(kept);
    assert.deepEqual([last.get('one'), last.get('two'), last.get('three')], ['1', undefined, '3']);
    assert.equal(run(kept, 'b').get('one'), undefined);
  });

  it('of documents that nobody has asked for go when there is no room', () => {
    const kept = memory();
    const store = (): Store => keptStore(kept.files, 'a');
    const first = store();
    first.of('file:///a', findNone).set('one', '1');
    first.save();
    const second = store();
    second.of('file:///b', findNone).set('two', '2'.repeat(23 * 1024 * 1024));
    second.save();
    const third = store();
    assert.deepEqual(
      [third.of('file:///a', findNone).get('one'), third.of('file:///b', findNone).get('two')?.length],
      ['1', 23 * 1024 * 1024],
    );
    const fourth = store();
    fourth.of('file:///c', findNone).set('three', '3'.repeat(2 * 1024 * 1024));
    fourth.save();
    const last = store();
    assert.deepEqual(
      [last.of('file:///b', findNone).get('two'), last.of('file:///c', findNone).get('three')?.length],
      [undefined, 2 * 1024 * 1024],
    );
  });

  it('that take more room than is left are not kept, and are not there in the run that made them', () => {
    const kept = memory();
    const store = keptStore(kept.files, 'a');
    const values = store.of('file:///a', findNone);
    const sizes = [16, 16, 8].map((megabytes) => megabytes * 1024 * 1024);
    const names = ['one', 'two', 'three'];
    for (const [at, name] of names.entries()) values.set(name, String(at).repeat(sizes[at] ?? 0));
    const expected = [sizes[0], undefined, sizes[2]];
    assert.deepEqual(
      names.map((name) => values.get(name)?.length),
      expected,
    );
    store.save();
    const last = keptStore(kept.files, 'a').of('file:///a', findNone);
    assert.deepEqual(
      names.map((name) => last.get(name)?.length),
      expected,
    );
  });

  it('shorten long texts to short ones that tell them apart, in the same way in each run', () => {
    const { shorten } = run(memory()).store.of('file:///a', findNone);
    const texts = ['', ' ', 'ab', 'ba', 'a\nb', 'ñ', '😀', 'x'.repeat(100_000), 'x'.repeat(100_001)];
    const short = texts.map((text) => shorten(text));
    assert.equal(new Set(short).size, texts.length);
    assert.ok(short.every(({ length }) => length <= 16));
    const later = run(memory(), 'b').store.of('file:///b', findNone);
    assert.deepEqual(
      texts.map((text) => later.shorten(text)),
      short,
    );
  });

  it('ask for inputs by name and print, with the way in which they shorten texts', () => {
    const salt = new KeptMark('salt', (shorten) => shorten('text'));
    const find: FindInput = (name, print, shorten) =>
      name === salt.name && salt.print(shorten) === print ? salt : undefined;
    const values = keptStore(memory().files, 'a').of('file:///a', find);
    const print = salt.print(values.shorten);
    assert.deepEqual(
      [values.input('salt', print), values.input('salt', 'other'), values.input('tide', print)],
      [salt, undefined, undefined],
    );
  });
});
