import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { parse } from '../../server/xml/parse.ts';
import { maximumErrors } from '../../server/xml/parseError.ts';
import { maximumDepth } from '../../server/xml/tree.ts';
import { anyText } from '../support/anyText.ts';
import { assertSound } from '../support/assertSound.ts';
import { errorsOf } from '../support/outline.ts';
import { ownFiles, realFiles } from '../support/realFiles.ts';
import { itLong, itProperty, runs } from '../support/runs.ts';

describe('parse', () => {
  it('tells where the root begins and ends', () => {
    assert.equal(parse('<a>').openRoot?.name, 'a');
    assert.equal(parse('<a>').rootEnd, undefined);
    assert.deepEqual(parse('<a></a>').rootEnd?.span, { start: 3, end: 7 });
    assert.deepEqual(parse('<a/>').rootEnd?.span, { start: 0, end: 4 });
    assert.deepEqual(parse('<b></b></a>', 'a').rootEnd?.span, { start: 7, end: 11 });
    assert.equal(parse('<b>', 'a').openRoot, undefined);
  });

  it('nests no deeper than a program can walk', () => {
    const deep = `${'<a>'.repeat(maximumDepth + 5)}x`;
    const parsed = parse(deep);
    assertSound(deep, parsed);
    assert.equal(parsed.errors.filter(({ kind }) => kind === 'tooDeep').length, 1);
  });

  it('keeps so many errors and no more', () => {
    assert.equal(parse(`<a>${'& '.repeat(maximumErrors - 1)}</a>`).errors.length, maximumErrors - 1);
    assert.equal(parse(`<a>${'& '.repeat(maximumErrors * 3)}</a>`).errors.length, maximumErrors);
  });
});

describe('parse on any text', () => {
  const pieces = [
    ...['<', '>', '/', '"', "'", '=', '&', ' ', '\n', '\r\n', 'x', 'é', '\ud800', '\0', '-', '?', '!', '[', ']'],
    ...[
      '<a',
      '<a>',
      '</a>',
      '<b>',
      '</b',
      '</',
      ' c="1"',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?o',
      '?>',
      '<!DOCTYPE',
      '&amp;',
    ],
    ...['<rules>', '</rules>', '<rule>', '</rule>', '</rul>', '<p/>'],
  ];
  const textOrPieces = fc.oneof(
    anyText(),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  );

  itProperty('makes a sound tree', () => {
    fc.assert(
      fc.property(textOrPieces, fc.constantFrom(undefined, 'rules', 'a'), (text, root) =>
        assertSound(text, parse(text, root), root === undefined),
      ),
      { numRuns: runs(5000), seed: 1 },
    );
  });

  /** Every prefix of a short file, and a sample of those of a long one. */
  function checkPrefixes(text: string, most: number): void {
    const step = Math.max(1, Math.floor(text.length / most));
    for (let end = 0; end <= text.length; end += step) {
      const prefix = text.slice(0, end);
      assertSound(prefix, parse(prefix));
    }
  }

  itProperty('makes a sound tree of every prefix of a file', () => {
    for (const { text } of ownFiles()) checkPrefixes(text, runs(150));
    checkPrefixes(
      '<?xml version="1.0"?>\n<rules><!-- c --><rule id="a" name=\'A\'>x &amp; <b>y</b><![CDATA[z]]></rule></rules>',
      runs(150),
    );
  });

  itLong('makes a sound tree of prefixes of real files', () => {
    for (const { text } of [...realFiles('WHQ_SEEDS', '.txt'), ...realFiles('WHQ_CORPUS', '.xml')]) {
      checkPrefixes(text.slice(0, 200_000), 150);
    }
  });

  it('finds no error in what is well-formed', () => {
    for (const { name, text } of ownFiles().filter((file) => !file.name.endsWith('broken-rules.xml'))) {
      assert.deepEqual(errorsOf(text, parse(text)), [], name);
    }
  });

  itLong('finds none in real files', () => {
    for (const { name, text } of realFiles('WHQ_CORPUS', '.xml'))
      assert.deepEqual(errorsOf(text, parse(text)), [], name);
  });
});
