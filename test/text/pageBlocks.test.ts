import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type PageBlock, pageBlocks } from '../../server/text/markdown/pageBlocks.ts';

/** The blocks of a page, each in a line: its kind, its level or depth, and its text. */
function check(page: string, expected: readonly string[], languageId = 'markdown'): void {
  assert.deepEqual(pageBlocks(page, languageId).map(shown), expected);
}

function shown(block: PageBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'item':
      return `item ${block.depth}: ${block.text}`;
    case 'row':
      return `row: ${block.cells.join(' / ')}`;
    case 'line':
      return 'line';
    default:
      return `${block.kind}: ${block.text}`;
  }
}

describe('the blocks of a page', () => {
  it('are its headings, with and without closing signs, and with a line below', () => {
    check('# The Quay #\n## Issue #4\nTide\n---\nDawn\n===', ['# The Quay', '## Issue #4', '## Tide', '# Dawn']);
  });

  it('are paragraphs of several lines, and quotations', () => {
    check('One\ntwo.\n\n> Three\n> four.', ['paragraph: One two.', 'paragraph: Three four.']);
  });

  it('are items, with what goes on below their marks', () => {
    check('- One\n  more\n  - Inner\n- Two\n\n2. Second', [
      'item 0: One more',
      'item 1: Inner',
      'item 0: Two',
      'item 0: 2. Second',
    ]);
  });

  it('are rows of tables, without the line below the head', () => {
    check('| 1D6 | a \\| b |\n| --- | :-: |\n| 1-3 | Sand |', ['row: 1D6 / a | b', 'row: 1-3 / Sand']);
  });

  it('are code, in which nothing is a mark, and lines', () => {
    check('```\n# none\n- none\n```\n***\n~~~\nopen', ['code: # none\n- none', 'line', 'code: open']);
  });

  it('are without front matter and comments', () => {
    check('---\nsystem: x\n---\nSee <!-- not\nthis --> that.', ['paragraph: See that.']);
  });

  it('of plain text have no code', () => {
    check('```\nHere.', ['paragraph: ``` Here.'], 'plaintext');
  });
});
