import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decodedUri, fileNameOf, folderOf } from '../../../server/workspace/documents/fileName.ts';

function check(uri: string, folder: string, name: string): void {
  assert.deepEqual([folderOf(uri), fileNameOf(uri)], [folder, name]);
}

describe('the name of a file', () => {
  it('is decoded, and so is its folder', () => {
    check('file:///a%20b/drag%C3%B3n%20uno.xml', 'file:///a b', 'dragón uno.xml');
    check('file:///c%3A/r/%F0%9F%90%89.xml', 'file:///c:/r', '🐉.xml');
    check('untitled:Untitled-1', '', 'untitled:Untitled-1');
  });

  it('keeps the percent signs that the file has itself, and what is no UTF-8', () => {
    check('file:///a/100%25.xml', 'file:///a', '100%.xml');
    check('file:///a/%2541.xml', 'file:///a', '%41.xml');
    check('file:///a/100%.xml', 'file:///a', '100%.xml');
    check('file:///a/%E9t%C3.xml', 'file:///a', '%E9t%C3.xml');
  });

  it('shows no sign that would change the line it stands in', () => {
    check('file:///a/%0A%1B.xml', 'file:///a', '%0A%1B.xml');
    check('file:///a/%E2%80%AEx.xml', 'file:///a', '%E2%80%AEx.xml');
  });

  it('is one for all spellings of a URI', () => {
    const spellings = ['file:///C:/a(1)/%C3%B1.xml', 'file:///c%3A/a%281%29/ñ.xml', 'file:///c:/a(1)/%c3%b1.xml'];
    assert.equal(new Set(spellings.map(decodedUri)).size, 1);
  });
});
