import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { packs } from '../../../server/hosts/packs.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { bundledContributions, contributionsFrom } from '../../../server/workspace/index/plainContributions.ts';

describe('what the build knows of the bundled packs', () => {
  for (const { uri, text, contributions } of packs.flatMap(({ files }) => files))
    it(`of ${uri} is what is read in it`, () => {
      assert.ok(contributions !== undefined);
      const document = new Document(uri, 'xml', 0, text);
      const read = bundledContributions(document);
      assert.ok(read.size > 3);
      const known = contributionsFrom(contributions, document);
      assert.deepEqual(known, read);
      // Values are looked up by the slot itself.
      for (const { template } of [...known.values()].flatMap(({ names }) => names))
        for (const slot of template.slots)
          assert.ok(template.parts.some((part) => part.kind === 'slot' && part.slot === slot));
    });
});
