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
  it('are those of the last run that it used or made', () => {
    const kept = memory();
    const first = keptStore(kept.files, 'a');
    first.set('one', '1');
    first.set('two', '2');
    first.save();
    const second = keptStore(kept.files, 'a');
    assert.deepEqual([second.get('one'), second.get('two'), second.get('three')], ['1', '2', undefined]);
    second.save();
    assert.equal(kept.writes, 1, 'nothing has changed');
    const third = keptStore(kept.files, 'a');
    third.get('one');
    third.set('three', '3');
    third.save();
    const last = keptStore(kept.files, 'a');
    assert.deepEqual([last.get('one'), last.get('two'), last.get('three')], ['1', undefined, '3']);
    assert.equal(keptStore(kept.files, 'b').get('one'), undefined);
  });

  it('are none where the content is of another kind', () => {
    const kept = memory();
    const one = keptStore(kept.files, 'a');
    one.set('one', '1');
    one.save();
    const [name = ''] = kept.content.keys();
    for (const content of ['', 'null', '{}', '[1]', '[["a"]]', '[["a",1]]', '[["a","b","c"]]']) {
      kept.content.set(name, Buffer.from(content));
      assert.equal(keptStore(kept.files, 'a').get('one'), undefined);
    }
  });
});
