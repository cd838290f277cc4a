import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { KeptFiles } from '../../../server/hosts/cache/keptFiles.ts';
import { keptStore } from '../../../server/hosts/cache/keptStore.ts';

/** Files in memory, and how often one was written. */
function memory(): { readonly files: KeptFiles; readonly content: Map<string, Buffer>; writes: number } {
  const content = new Map<string, Buffer>();
  const kept = {
    content,
    writes: 0,
    files: {
      read: (name: string) => content.get(name),
      write: (name: string, bytes: Buffer) => {
        kept.writes++;
        content.set(name, bytes);
      },
    },
  };
  return kept;
}

describe('the kept values', () => {
  /** The values of a document from the last run, and what keeps those of this one. */
  const run = (kept: ReturnType<typeof memory>, name = 'a') => {
    const store = keptStore(kept.files, name);
    return { ...store.of('file:///a'), other: store.of('file:///b'), store };
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

  it('stay as a whole while all that is asked of a document is there, and go with the document', () => {
    const kept = memory();
    const first = run(kept);
    for (const name of ['whole', 'part\n']) first.set(name, `${name} "\t\n`);
    first.other.set('one', '1');
    first.store.save();
    const second = run(kept);
    second.get('whole');
    second.other.set('two', '2');
    second.store.save();
    const third = run(kept);
    assert.deepEqual(
      [third.get('part\n'), third.other.get('one'), third.other.get('two')],
      ['part\n "\t\n', undefined, '2'],
    );
    const store = keptStore(kept.files, 'a');
    store.of('file:///b').get('two');
    store.save();
    assert.equal(run(kept).get('whole'), undefined);
  });

  it('are none where the content is of another kind', () => {
    const kept = memory();
    const one = run(kept);
    one.set('one', '1');
    one.store.save();
    const [name = ''] = kept.content.keys();
    const line = '"file:///a"\t';
    for (const content of [
      '',
      'null',
      '\t',
      '"file:///a"',
      ...['', 'null', '{}', '[1]', '[["a"]]', '[["a",1]]', '[["a","b","c"]]'].map((end) => `${line}${end}`),
    ]) {
      kept.content.set(name, Buffer.from(content));
      assert.equal(run(kept).get('one'), undefined, content);
    }
  });

  it('have prints that tell lists of texts apart', () => {
    const { store } = run(memory());
    const lists = [[], [''], ['', ''], ['ab'], ['a', 'b'], ['', 'ab'], ['a1 ', 'b'], ['a', '1 b']];
    assert.equal(new Set(lists.map((list) => store.print(list))).size, lists.length);
  });
});
