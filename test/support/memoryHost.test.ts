import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { memoryHost } from './memoryHost.ts';

describe('memoryHost', () => {
  const files = new Map([
    ['file:///a/rules.xml', '\ufeff<rules/>'],
    ['file:///a/Hall.MD', '# Hall'],
    ['file:///a/.git/x.xml', ''],
    ['file:///a/node_modules/y.xml', ''],
    ['file:///a/z.png', ''],
  ]);

  it('lists what could be ours', async () => {
    const { files: listed } = await memoryHost(files).list(['file:///a']);
    assert.deepEqual(listed, ['file:///a/rules.xml', 'file:///a/Hall.MD']);
  });

  it('reads without a byte order mark, and what has come since', async () => {
    const host = memoryHost(files);
    const read = (uri: string) => host.read(uri, 100);
    assert.deepEqual(await read('file:///a/rules.xml'), { kind: 'text', text: '<rules/>' });
    assert.deepEqual(await read('file:///a/new.xml'), { kind: 'missing' });
    files.set('file:///a/new.xml', '<tables/>');
    assert.deepEqual(await read('file:///a/new.xml'), { kind: 'text', text: '<tables/>' });
  });
});
