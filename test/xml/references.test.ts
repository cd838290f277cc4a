import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { parse } from '../../server/xml/parse.ts';
import { escapeText, unescapeText } from '../../server/xml/references.ts';
import { anyText } from '../support/anyText.ts';

describe('unescapeText', () => {
  function check(source: string, text: string): void {
    assert.equal(unescapeText(source), text);
  }

  const cases: readonly (readonly [source: string, text: string])[] = [
    ['no reference', 'no reference'],
    ['&lt;b&gt; &amp; &quot;x&quot; &apos;', '<b> & "x" \''],
    ['&#65;&#x42;&#x1F600;', 'AB😀'],
    ['&amp;lt;', '&lt;'],
    ['&nbsp; &toString; &', '&nbsp; &toString; &'],
    ['&#0; &#xD800; &#x110000;', '&#0; &#xD800; &#x110000;'],
    ['&lt &#65', '&lt &#65'],
  ];
  for (const [source, text] of cases) it(source, () => check(source, text));

  it('gives back what was escaped', () => {
    fc.assert(
      fc.property(anyText(), (text) => check(escapeText(text), text)),
      { seed: 1 },
    );
  });
});

describe('escapeText', () => {
  it('makes text that can stand in an element and in a value', () => {
    const text = fc
      .array(fc.constantFrom('<', '&', '>', '"', "'", 'x', ' ', ']]', ';', '#', 'lt'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const escaped = escapeText(written);
        assert.deepEqual(parse(`<a b="${escaped}">${escaped}</a>`).errors, [], escaped);
      }),
      { seed: 1 },
    );
  });
});
