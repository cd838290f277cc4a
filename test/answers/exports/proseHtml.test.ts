import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { proseHtml } from '../../../server/answers/exports/proseHtml.ts';

describe('the text of a scenario', () => {
  const check = (page: string, expected: string, languageId = 'markdown', label = 'Quay'): void =>
    assert.equal(proseHtml(page, languageId, label).replaceAll('\n', ''), expected);

  it('has its emphasis, code and links, and no markup of its own', () =>
    check(
      'A **bold _word_**, `2D6 <b>`, [this](http://x.example) ![map](m.png) \\*star\\* <b onclick="x">x</b> 4*3 a_b_c.\n\n<div>Read &amp; <i>run</i>.</div>',
      '<p>A <strong>bold <em>word</em></strong>, <code>2D6 &lt;b&gt;</code>, this <i>map</i> *star* x 4*3 a_b_c.</p><p>Read &amp;  run .</p>',
    ));

  it('has its headings, lists and tables, and no front matter and comments', () =>
    check(
      '---\nsystem: x\n---\n# Quay <!-- not\nthis -->\n\n- One\n  - Two\n\n    more\n\n| 1D6 | What |\n|--|--|\n| 1-6 | Sand |',
      '<h1>Quay</h1><ul><li>One<ul><li><p>Two</p><p>more</p></li></ul></li></ul><table aria-label="Quay"><thead><tr><th>1D6</th><th>What</th></tr></thead><tbody><tr><th scope="row">1-6</th><td>Sand</td></tr></tbody></table>',
    ));

  it('has the name of its tables as it is written', () =>
    check(
      '| A |\n|--|\n| 1 |',
      '<table aria-label="$&amp; $` $1"><thead><tr><th>A</th></tr></thead><tbody><tr><th scope="row">1</th></tr></tbody></table>',
      'markdown',
      '$& $` $1',
    ));

  it('of plain text has no emphasis and no code', () =>
    check(
      '```\nHere *is* <b>.\n\n- [One](x)',
      '<p>```Here *is* &lt;b&gt;.</p><ul><li>[One](x)</li></ul>',
      'plaintext',
    ));
});
