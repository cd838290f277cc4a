import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { dataFolderIn } from '../../../server/features/writing/dataFolder.ts';

function check(uris: readonly string[], folder: string, expected: string | undefined): void {
  assert.equal(dataFolderIn(uris, folder), expected);
}

describe('the folder of a package for a new file', () => {
  it('is the one around its content, in any file system', () => {
    check(['file:///reef/data/xml/rules/a.xml'], 'file:///reef', 'file:///reef/data');
    check(['memory:/salt/pans/data/xml/rules/a.xml'], 'memory:/salt/', 'memory:/salt/pans/data');
  });

  it('is the nearest one, of several the first, and so does not depend on their order', () => {
    const uris = ['c/deep/data/xml/rules/a.xml', 'b/data/xml/rules/a.xml', 'a/data/xml/events/a.xml'].map(
      (path) => `file:///reef/${path}`,
    );
    check(uris, 'file:///reef', 'file:///reef/a/data');
    check(uris.toReversed(), 'file:///reef', 'file:///reef/a/data');
  });

  it('keeps the encoding of the documents', () => {
    check(['file:///c%3A/the%20reef/data/xml/rules/a.xml'], 'file:///C:/the reef', 'file:///c%3A/the%20reef/data');
  });

  it('is none of another folder, and none without such content', () => {
    check(['file:///reef-2/data/xml/rules/a.xml'], 'file:///reef', undefined);
    check(['file:///reef/data/i18n/content-es.xml', 'file:///reef/data/xml/a.xml'], 'file:///reef', undefined);
    check([], 'file:///reef', undefined);
  });
});
