import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { proseBlocks } from '../../../server/answers/exports/proseBlocks.ts';
import { blocksHtml } from '../../../server/answers/html.ts';
import type { MarkdownBlock } from '../../../server/answers/markdown.ts';

/** The page as HTML. */
function check(page: string, expected: string): void {
  assert.equal(blocksHtml(proseBlocks(page, 'markdown'), 'table', 1), expected);
}

describe('the text of a scenario', () => {
  it('has its emphasis, code and links, and no markup of its own', () => {
    check(
      'A **bold _word_**, an *old* `2D6 <b>`, [this](http://x.example) \\*star\\* <script>x</script> 4*3 a_b_c.',
      '<p>A <b>bold word</b>, an <i>old</i> <code>2D6 &lt;b&gt;</code>, this *star* x 4*3 a_b_c.</p>',
    );
  });

  it('has its headings, lists and tables', () => {
    check(
      '# Quay\n\n- One\n  - Two\n- Three\n\n| 1D6 | What |\n|--|--|\n| 1-6 | *Sand* |',
      [
        '<h1>Quay</h1>',
        '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
        '<table aria-label="table"><thead><tr><th scope="col">1D6</th><th scope="col">What</th></tr></thead><tbody><tr><th scope="row">1-6</th><td>Sand</td></tr></tbody></table>',
      ].join('\n'),
    );
  });
});

/** The blocks of a page, each in a line: its kind, its level or depth, and its text. */
function checkBlocks(page: string, expected: readonly string[], languageId = 'markdown'): void {
  assert.deepEqual(proseBlocks(page, languageId).flatMap(shown), expected);
}

function shown(block: MarkdownBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.depth + 1)} ${block.text}`];
    case 'list':
      return block.items.map(({ depth, line }) => `item ${depth}: ${line.join('')}`);
    case 'table':
      return block.rows.map((row) => `row: ${row.join(' / ')}`);
    case 'paragraph':
      return block.lines.map((line) => `paragraph: ${line.join('')}`);
    case 'preformatted':
      return [`code: ${block.text}`];
    default:
      return ['line'];
  }
}

describe('the blocks of a page', () => {
  it('are its headings, with and without closing signs, and with a line below', () => {
    checkBlocks('# The Quay #\n## Issue #4\nTide\n---\nDawn\n===', ['# The Quay', '## Issue #4', '## Tide', '# Dawn']);
  });

  it('are paragraphs of several lines, and quotations', () => {
    checkBlocks('One\ntwo.\n\n> Three\n> four.', ['paragraph: One two.', 'paragraph: Three four.']);
  });

  it('are items, with what goes on below their marks', () => {
    checkBlocks('- One\n  more\n  - Inner\n- Two\n\n2. Second', [
      'item 0: One more',
      'item 1: Inner',
      'item 0: Two',
      'item 0: 2. Second',
    ]);
  });

  it('are rows of tables, without the line below the head', () => {
    checkBlocks('| 1D6 | a \\| b |\n| --- | :-: |\n| 1-3 | Sand |', ['row: 1D6 / a | b', 'row: 1-3 / Sand']);
  });

  it('are code, in which nothing is a mark, and lines', () => {
    checkBlocks('```\n# none\n- none\n```\n***\n~~~\nopen', ['code: # none\n- none', 'line', 'code: open']);
  });

  it('are without front matter and comments', () => {
    checkBlocks('---\nsystem: x\n---\nSee <!-- not\nthis --> that.', ['paragraph: See that.']);
  });

  it('of plain text have no code', () => {
    checkBlocks('```\nHere.', ['paragraph: ``` Here.'], 'plaintext');
  });
});
