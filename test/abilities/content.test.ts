import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { blocksOf } from '../../server/abilities/content.ts';
import { parse } from '../../server/xml/parse.ts';
import { itProperty, runs } from '../support/runs.ts';

/** The blocks of an entry: paragraphs as they are, rows as `[range] text`, indented by their depth. */
function check(content: string, ...expected: string[]): void {
  assert.deepEqual(blocksIn(content), expected, content);
}

function blocksIn(content: string): readonly string[] {
  const text = `<rule>${content}</rule>`;
  const [element] = parse(text).nodes;
  assert.ok(element?.kind === 'element');
  return blocksOf(text, element).map((block) => {
    assert.ok(block.span.start <= block.span.end && block.span.end <= text.length);
    return block.kind === 'row' ? `${'  '.repeat(block.depth)}[${block.range}] ${block.text}` : block.text;
  });
}

describe('blocksOf', () => {
  it('reads markup: paragraphs, tables and tables in tables', () => {
    check('<p>a <b>b</b></p><p>c</p>', 'a b', 'c');
    check(
      '<table><tr><td>1-3</td><td>a<table><tr><td>1</td><td>b</td></tr></table></td></tr><tr><td>4-6</td><td>c</td></tr></table>',
      '[1-3] a',
      '  [1] b',
      '[4-6] c',
    );
    check('<table><tr><td>1</td><td></td></tr></table>', '[1] ');
  });

  it('joins wrapped lines of plain text; an empty line ends a paragraph', () => {
    check('a\n  b\r\n\r\n  c\nd', 'a b', 'c d');
    check('a &amp; <![CDATA[<b>]]>', 'a & <b>');
  });

  it('reads rows that follow each other as on a die', () => {
    check(
      'Roll 1D6:\n1-2 Ghost: it\n    wails.\n3 Pit.\n4-6 Gold.\n\nThen stop.',
      'Roll 1D6:',
      '[1-2] Ghost: it wails.',
      '[3] Pit.',
      '[4-6] Gold.',
      'Then stop.',
    );
    check('  2-5 Failure.\n    6 Doom.\n 7-12 Fire.', '[2-5] Failure.', '[6] Doom.', '[7-12] Fire.');
    check('1. One\n2: Two\n3+ More', '[1] One', '[2] Two', '[3+] More');
    check('* 1 One\n* 2 Two', '[1] One', '[2] Two');
    check('11-12 A\n13-66 B', '[11-12] A', '[13-66] B');
    check('1 One\n\n2–6 Two', '[1] One', '[2–6] Two');
  });

  it('reads tables within rows by their hyphens or their indentation', () => {
    check('1 A:\n- 1-3 b\n- 4-6 c\n2-6 D', '[1] A:', '  [1-3] b', '  [4-6] c', '[2-6] D');
    check('1 A:\n    1-3 b\n    4-6 c\n2-6 D', '[1] A:', '  [1-3] b', '  [4-6] c', '[2-6] D');
    check('- 1 a\n- 2 b', '[1] a', '[2] b');
    check('1 a\n2 b\n1 c\n2 d', '[1] a', '[2] b', '[1] c', '[2] d');
  });

  it('leaves prose alone that has a number at the beginning of a line', () => {
    check('They meet\n6 Goblins and\n3 Orcs.', 'They meet 6 Goblins and 3 Orcs.');
    check('He takes\n1 Wound.', 'He takes 1 Wound.');
    check('1 Wound for each of\n4 Warriors', '1 Wound for each of 4 Warriors');
    check('1 A takes\n- 3 of them\n2 B', '[1] A takes - 3 of them', '[2] B');
    check('1 a\n\nAnd so on.\n\n2 b', '1 a', 'And so on.', '2 b');
    check('1-0 a\n1 b', '1-0 a 1 b');
  });

  itProperty('never fails and loses no letter', () => {
    const piece = fc.constantFrom('1 ', '2', '-', '- ', '3-6 ', '\n', '\n\n', 'a', ' ', '    ', '+', '.', '99 ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const content = pieces.join('');
        const letters = (text: string): number => text.match(/a/g)?.length ?? 0;
        assert.equal(letters(blocksIn(content).join('')), letters(content));
      }),
      { seed: 1, numRuns: runs(1000) },
    );
  });
});
