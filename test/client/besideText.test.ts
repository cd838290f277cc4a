import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { besideText } from '../../client/translating/besideText.ts';

describe('besideText', () => {
  it('has an empty line for each line above the entry, and for what else stands there', () => {
    const place = { above: ['<a>', '  <entry key="x">One two.</entry>'], isWrapped: false, further: 2 };
    assert.equal(besideText('Source.', place), '\n\n\n\nSource.');
  });

  it('has lines as wide as those above where they are wrapped, with the same places to break them', () => {
    const [above = ''] = besideText('Source.', {
      above: ['\t<e k="x.y">Un ñu, 1D6</e>'],
      isWrapped: true,
      further: 0,
    }).split('\n');
    assert.equal(above.replaceAll('\u00a0', '_'), '\t__ ____ _____ __  ____ __');
  });
});
