import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { dataOf } from '../../../server/formats/schema/data.ts';
import { parse } from '../../../server/xml/parse.ts';
import type { Element } from '../../../server/xml/tree.ts';
import { itProperty, runs } from '../../support/runs.ts';
import { mutatedDocument, validDocument } from './documents.ts';

function rootOf(text: string): Element {
  const root = parse(text).nodes.find((node) => node.kind === 'element');
  assert(root);
  return root;
}

/** The element as it is written, and written again from its tree, gives the same data. */
function check(text: string): void {
  const root = rootOf(text);
  assert.deepEqual(dataOf(text, root), dataOf(text, root, false), text);
}

describe('the data form of an element', () => {
  it('has lists of elements, attributes and text', () => {
    const text = '<rule id="a" name="A &amp; B">One <b>two</b> three<b/></rule>';
    const bold = [{ '#text': 'two' }, { '#text': '' }];
    assert.deepEqual(dataOf(text, rootOf(text)), {
      rule: [{ '@_id': 'a', '@_name': 'A & B', '#text': 'One  three', b: bold }],
    });
  });

  const cases: Record<string, string> = {
    'references in values and texts': '<rule name="&lt;&#65;&#x42;&quot;&apos;">&amp;amp; &#160;</rule>',
    'comments and instructions': `<rule><!-- it's --> a <?odds it's: 1D6 ?> b</rule>`,
    'CDATA sections': '<rule>a <![CDATA[<b> & c]]> d</rule>',
    'white space, and several lines': '<rule\n  name = "a  b"\tid=\'c\'  >\n  <p>\n</p>\n</rule>',
    'names of properties that every object has':
      '<rule toString="a" constructor="b"><valueOf/><hasOwnProperty/></rule>',
    'names that JavaScript keeps for itself': '<rule><constructor id="1"/><__proto__ id="2"/><prototype/></rule>',
    'names with a prefix': '<rule xmlns:a="b" a:c="d"><a:e/></rule>',
    'elements named as a list': '<rule><length/><_0/></rule>',
    'an empty element': '<rule/>',
  };
  for (const [name, text] of Object.entries(cases))
    it(`is the same from the text and from the tree: ${name}`, () => check(text));

  itProperty('is the same from the text and from the tree for documents of all shapes', () => {
    let compared = 0;
    const count = runs(300);
    for (let seed = 0; seed < count; seed++) {
      const { text } = seed % 3 === 0 ? validDocument(seed) : mutatedDocument(seed);
      if (parse(text).errors.length > 0) continue;
      compared++;
      check(text);
    }
    assert(compared > count / 2, `only ${compared} were compared`);
  });
});
