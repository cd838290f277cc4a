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
    assert.deepEqual(await memoryHost(files).list(), ['file:///a/rules.xml', 'file:///a/Hall.MD']);
  });

  it('reads without a byte order mark, and what has come since', async () => {
    const host = memoryHost(files);
    assert.equal(await host.read('file:///a/rules.xml'), '<rules/>');
    assert.equal(await host.read('file:///a/new.xml'), undefined);
    files.set('file:///a/new.xml', '<tables/>');
    assert.equal(await host.read('file:///a/new.xml'), '<tables/>');
  });
});
