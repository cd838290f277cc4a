import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { proseBlocks } from '../../../server/answers/exports/proseBlocks.ts';
import { blocksHtml } from '../../../server/answers/html.ts';

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
