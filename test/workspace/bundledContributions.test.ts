import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { packs } from '../../server/hosts/packs.ts';
import { isObject } from '../../server/text/parsedJson.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { contributionsFrom, plainContributions } from '../../server/workspace/index/bundledContributions.ts';
import { type Contributions, contributionsOf } from '../../server/workspace/index/contribution.ts';

describe('what the build says that a bundled pack adds to the index', () => {
  const built = packs.flatMap(({ files }) => files).filter(({ contributions }) => contributions !== undefined);

  it('is there for the packs that each start reads, and is what their texts add', () => {
    assert.deepEqual(
      built.map(({ uri }) => uri),
      packs.filter(({ system }) => system === undefined).flatMap(({ files }) => files.map(({ uri }) => uri)),
    );
    for (const { uri, text, contributions = '' } of built) {
      const document = new Document(uri, 'xml', 0, text, undefined, true);
      assert.equal(contributions, plainContributions(document));
      assert.equal(plainOf(contributionsFrom(contributions, document)), plainOf(contributionsOf(document)), uri);
    }
  });
});

/** All that counts of what they say, but for undefined members. */
function plainOf(contributions: Contributions): string {
  return JSON.stringify([...contributions.values()], (name, value) => {
    if (['document', 'section', 'references'].includes(name)) return undefined;
    // The order of the members does not count.
    return isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
}
