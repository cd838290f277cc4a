import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { beginningOf, cut, rootTag } from '../../server/xml/sections.ts';
import { readCursor } from '../support/cursor.ts';
import { ownFiles } from '../support/realFiles.ts';
import { itProperty, runs } from '../support/runs.ts';

function cutOf(text: string): ReturnType<typeof cut> {
  return cut(text, ['rule', 'magic'], beginningOf(text));
}

/** The sections are what stands between the `|`. */
function check(marked: string, isOpenEnded = false): void {
  const text = marked.replaceAll('|', '');
  const { starts, isOpenEnded: found } = cutOf(text);
  const parts = starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length));
  assert.equal(parts.join('|'), marked);
  assert.equal(found, isOpenEnded);
}

describe('cut', () => {
  const closed: Readonly<Record<string, string>> = {
    'before every entry': '<rules>\n  |<rule id="a">x</rule>\n  |<magic/>\n</rules>',
    'before an entry without attributes or end': '<rules>|<rule>|<rule/>|<rule\n|<rule',
    'not before a longer or shorter name': '<rules><rules><ruler/><rul/><rule-x/><RULE/></rules>',
    'not in a comment': '<rules><!-- <rule id="a"> -->|<rule/></rules>',
    'not in CDATA': '<rules>|<rule><![CDATA[<rule>]]></rule></rules>',
    'not in an instruction': '<rules><?odds <rule> ?>|<rule/></rules>',
    'not in the document type': '<!DOCTYPE rules [<!ENTITY a "<rule>">]><rules>|<rule/></rules>',
    'not in a comment before the root': '<?xml version="1.0"?><!-- <rule> --><rules>|<rule/></rules>',
    'where a part of a document begins': '<rule>x</rule>|<rule/>',
    nothing: '',
  };
  for (const [title, marked] of Object.entries(closed)) it(title, () => check(marked));

  const open: Readonly<Record<string, string>> = {
    'a comment': '<rules>|<rule><!-- x</rule>|<rule/></rules>',
    'a comment before another': '<rules>|<rule><!-- x</rule>|<rule><!-- y --></rule></rules>',
    'two comments before a third': '<rules>|<rule><!-- x</rule>|<rule><!--</rule>|<rule><!-- y --></rule></rules>',
    CDATA: '<rules>|<rule><![CDATA[ x</rule>|<rule/></rules>',
    'a document type': '<!DOCTYPE rules [<!ENTITY a "\n<rules>|<rule/></rules>',
    'an instruction': '<rules>|<rule><?odds x</rule>|<rule><?odds y ?></rule></rules>',
  };
  for (const [what, marked] of Object.entries(open)) {
    it(`hides nothing behind ${what} that is never closed`, () => check(marked, true));
  }

  it('takes marks that close nothing for text', () => check('<rules>--> ]]> ?>|<rule/></rules>'));

  itProperty('cuts anywhere only before an entry, and so that a second cut changes nothing', () => {
    const pieces = [
      '<rule>',
      '<magic',
      '</rule>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<rules>',
      'x',
      ' ',
      '\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        const { starts, isOpenEnded } = cutOf(text);
        for (const start of starts.slice(1)) assert.match(text.slice(start), /^<(?:rule|magic)/);
        assert.deepEqual(
          [...starts].sort((a, b) => a - b),
          starts,
        );
        if (isOpenEnded) return;
        starts.forEach((start, index) => {
          const part = text.slice(start, starts[index + 1] ?? text.length);
          assert.deepEqual(cutOf(part).starts, [0], part);
        });
      }),
      { numRuns: runs(3000), seed: 1 },
    );
  });

  it('finds every entry of a file', () => {
    for (const { name, text } of ownFiles()) {
      const withoutComments = text.replaceAll(/<!--[\s\S]*?-->/g, '');
      const count = [...withoutComments.matchAll(/<(?:rule|magic)\s/g)].length;
      assert.equal(cutOf(text).starts.length, count + 1, name);
    }
  });
});

describe('rootTag', () => {
  /** The root begins at the `|`; without one there is none. */
  function checkRoot(marked: string): void {
    const isFound = marked.includes('|');
    const { text, offset } = isFound ? readCursor(marked) : { text: marked, offset: undefined };
    assert.equal(rootTag(text)?.span.start, offset);
  }

  const cases = [
    '|<rules>',
    '\ufeff|<rules a="b">',
    '\n<!-- <a> -->\n<?x <b>?>|<rules>',
    '<!DOCTYPE rules [<!ELEMENT a ANY> <!ENTITY b "]>">]>|<rules/>',
    '<!DOCTYPE rules\n|<rules/>',
    '<!DOCTYPE a>\n<!DOCTYPE b>\nrules',
    '|<rules',
    '',
    'text <rules>',
    '# Heading',
    '<!-- never closed <rules>',
    '</rules>',
    // A declaration says that it is XML, whatever else was typed there.
    'x<?xml version="1.0"?>|<rules>',
    '<?xml version="1.0"?>\nx <\n|<rules>',
    '<?xml version="1.0"?>\n',
  ];
  for (const marked of cases) it(JSON.stringify(marked), () => checkRoot(marked));
});
