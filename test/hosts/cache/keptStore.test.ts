import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { KeptFiles } from '../../../server/hosts/cache/keptFiles.ts';
import { keptStore } from '../../../server/hosts/cache/keptStore.ts';
import type { KeptStore } from '../../../server/text/store.ts';

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

describe('the kept values', () => {
  /** The values of a document from the last run, and what keeps those of this one. */
  const run = (kept: ReturnType<typeof memory>, name = 'a') => {
    const store = keptStore(kept.files, name);
    const values = store.of('file:///a');
    return {
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => values.set(key, value),
      other: store.of('file:///b'),
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

  it('stay as a whole while all that is asked of a document is there', () => {
    const kept = memory();
    const first = run(kept);
    for (const name of ['whole', 'part\n']) first.set(name, `${name} "\t\n\n ñ😀`);
    first.other.set('one', '1');
    first.store.save();
    const second = run(kept);
    second.get('whole');
    second.other.set('two', '2');
    second.store.save();
    const third = run(kept);
    assert.deepEqual(
      [third.get('part\n'), third.other.get('one'), third.other.get('two')],
      ['part\n "\t\n\n ñ😀', undefined, '2'],
    );
  });

  it('of documents that nobody has asked for go when there is no room', () => {
    const kept = memory();
    const store = (): KeptStore => keptStore(kept.files, 'a');
    const first = store();
    first.of('file:///a').set('one', '1');
    first.save();
    const second = store();
    second.of('file:///b').set('two', '2'.repeat(23 * 1024 * 1024));
    second.save();
    const third = store();
    assert.deepEqual(
      [third.of('file:///a').get('one'), third.of('file:///b').get('two')?.length],
      ['1', 23 * 1024 * 1024],
    );
    const fourth = store();
    fourth.of('file:///c').set('three', '3'.repeat(2 * 1024 * 1024));
    fourth.save();
    const last = store();
    assert.deepEqual(
      [last.of('file:///b').get('two'), last.of('file:///c').get('three')?.length],
      [undefined, 2 * 1024 * 1024],
    );
  });

  it('that take much room are left out where half of the room is taken', () => {
    const kept = memory();
    const store = keptStore(kept.files, 'a');
    const values = store.of('file:///a');
    values.setLong('one', '1'.repeat(8 * 1024 * 1024));
    values.setLong('two', '2'.repeat(8 * 1024 * 1024));
    values.set('three', '3'.repeat(8 * 1024 * 1024));
    store.save();
    const last = keptStore(kept.files, 'a').of('file:///a');
    assert.deepEqual(
      ['one', 'two', 'three'].map((key) => last.get(key)?.length),
      [8 * 1024 * 1024, undefined, 8 * 1024 * 1024],
    );
  });

  it('of parts of a document are those that the last run used or made', () => {
    const kept = memory();
    const first = run(kept).store;
    const made = first.of('file:///a').parts;
    for (const name of ['one', 'two']) made.set(name, `${name} "\\n ñ😀`);
    made.close();
    assert.equal(made.get('one'), 'one "\\n ñ😀', 'they are there after they were closed');
    made.set('three', '3');
    first.save();
    const second = run(kept);
    const used = second.store.of('file:///a').parts;
    assert.equal(used.get('two'), 'two "\\n ñ😀');
    used.close();
    used.close();
    second.store.save();
    assert.equal(kept.writes, 1, 'nothing has changed');
    const third = run(kept).store;
    const some = third.of('file:///a').parts;
    assert.deepEqual([some.get('one'), some.get('four')], ['one "\\n ñ😀', undefined]);
    third.save();
    const last = run(kept).store.of('file:///a');
    assert.deepEqual(
      ['one', 'two', 'three'].map((key) => last.parts.get(key)),
      ['one "\\n ñ😀', undefined, undefined],
    );
    assert.equal(last.get('one'), undefined, 'they are not those of the whole');
  });

  it('may be made and kept again while a run goes on', () => {
    const kept = memory();
    const first = run(kept);
    first.set('one', '1');
    first.store.save();
    first.store.save();
    assert.equal(kept.writes, 1);
    first.set('two', '2');
    first.other.set('three', '3');
    first.store.save();
    const last = run(kept);
    assert.deepEqual([last.get('one'), last.get('two'), last.other.get('three')], ['1', '2', '3']);
  });

  it('are none where the content is of another kind', () => {
    const kept = memory();
    const one = run(kept);
    one.set('one', '1');
    one.store.save();
    const [name = ''] = kept.content.keys();
    const content = kept.content.get(name)?.toString() ?? '';
    for (const other of [
      '',
      '\n\n',
      'null\n\n',
      content.replace('\n', ''),
      content.replace(',1]', ',"1"]'),
      '["file:///a",1,1]\n\n1',
    ]) {
      kept.content.set(name, Buffer.from(other));
      assert.equal(run(kept).get('one'), undefined, other);
    }
  });

  it('have prints that tell lists of texts apart', () => {
    const { print } = run(memory()).store.of('file:///a');
    const lists = [[], [''], ['', ''], ['ab'], ['a', 'b'], ['', 'ab'], ['a1 ', 'b'], ['a', '1 b']];
    assert.equal(new Set(lists.map((list) => print(list))).size, lists.length);
  });
});
