import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { isCodeAt, proseLayout } from '../../../server/text/markdown/layout.ts';
import { anyText } from '../../support/anyText.ts';
import { assertLinearSteps, repeated } from '../../support/growth.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

type Language = 'markdown' | 'plaintext';

/** The texts of the masks. */
function check(text: string, expected: readonly string[], languageId: Language = 'markdown'): void {
  const masks = proseLayout(text, languageId).masks.map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(masks, expected, text);
}

describe('what is not running text in Markdown', () => {
  it('finds front matter at the beginning only', () => {
    check('---\ntitle: Fear 6\n---\nFear 6', ['---\ntitle: Fear 6\n---\n']);
    check('---\r\na: b\r\n...\r\nFear 6', ['---\r\na: b\r\n...\r\n']);
    check('---\nFear 6\n', []);
    check('Fear 6\n---\na\n---\n', []);
  });

  it('finds fenced code, in quotations and lists too, up to its end or that of the document', () => {
    check('a\n```xml\nFear 6\n```\nb', ['```xml\nFear 6\n```\n']);
    check('~~~~\n~~~\nFear\n~~~~\nb', ['~~~~\n~~~\nFear\n~~~~\n']);
    check('- a\n  ```\n  Fear\n  ```\n- b', ['  ```\n  Fear\n  ```\n']);
    check('> ```\n> Fear\n> ```\n> b', ['> ```\n> Fear\n> ```\n']);
    check('```\nFear\n\nb', ['```\nFear\n\nb']);
    check('a ``` b', []);
    check('```a`b', []);
  });

  it('finds indented code, but not the text of a list item', () => {
    check('a\n\n    Fear 6\n\tb\nc', ['    Fear 6\n\tb\n']);
    check('a\n    Fear 6', []);
    check('- a\n\n    Fear 6\n\nb', []);
    check('- a\n\n      Fear 6\n', ['      Fear 6\n']);
    check('1. a\n   - b\n\n     c\n\nd\n\n    code', ['    code']);
  });

  it('finds code in lines by backticks of one length', () => {
    check('a `Fear 6` b ``c ` d`` e', ['`Fear 6`', '``c ` d``']);
    check('a `Fear\n6` b', ['`Fear\n6`']);
    check('a `Fear\n\n6` b', []);
    check('a \\`Fear` b `` c', []);
  });

  it('finds links with their texts, and the lines that define them', () => {
    check('a [Fear 6](fear.md "Fear") b', ['[Fear 6](fear.md "Fear")']);
    check('![Fear](f.png) and [a [b] c](<d e>)', ['[Fear](f.png)', '[a [b] c](<d e>)']);
    check('[Fear](a(b)c) d)', ['[Fear](a(b)c)']);
    check('[Fear][f], [f][] and [F]\n\n[f]: fear.md', ['[Fear][f]', '[f][]', '[F]', '[f]: fear.md']);
    check('[1-3] Bows or [4-6] Swords (Str 3) and [Fear 6]', []);
    check('\\[Fear](a)', []);
    check('[Fear]\n(a)', []);
  });

  it('finds addresses, tags and comments, which may go on over empty lines', () => {
    check('see https://a.b/fear_6, <https://c.d> or www.e.f!', ['https://a.b/fear_6', '<https://c.d>', 'www.e.f']);
    check('(see https://a.b/c), [d](https://e.f/g_(h))) and (https://i.j/k).', [
      'https://a.b/c',
      '[d](https://e.f/g_(h))',
      'https://i.j/k',
    ]);
    check('<b title="Fear 6">Fear 6</b> and 5 < 6 > 4', ['<b title="Fear 6">', '</b>']);
    check('a <!-- Fear\n\n    6 --> b <!-- c --> d', ['<!-- Fear\n\n    6 -->', '<!-- c -->']);
    check('<!-- whq-ignore x -->\n<!-- Fear 6', ['<!-- whq-ignore x -->']);
    check('`<!--` Fear `-->`', ['`<!--`', '`-->`']);
    check('`<!--` <!-- a -->', ['`<!--`', '<!-- a -->']);
    check('a ` <!-- b -->', ['<!-- b -->']);
    check('<!-- a ` b --> Fear 6 ` c', ['<!-- a ` b -->']);
    check('<!-- [a --> Fear 6 ](b)', ['<!-- [a -->']);
    check('a\\`<!-- b -->` c', ['<!-- b -->']);
  });
});

describe('what is not running text in plain text', () => {
  it('finds addresses and comments only', () => {
    check('`Fear` [a](b) https://c.d\n\n    e', ['https://c.d'], 'plaintext');
    check('a <!-- Fear\n6 --> b <!-- c', ['<!-- Fear\n6 -->'], 'plaintext');
  });
});

describe('the paragraphs of a page', () => {
  function checkParagraphs(text: string, expected: readonly string[], languageId: Language = 'markdown'): void {
    const { paragraphs } = proseLayout(text, languageId);
    assert.deepEqual(
      paragraphs.map(({ start, end }) => text.slice(start, end)),
      expected,
      text,
    );
  }

  for (const [name, end] of [
    ['line feeds', '\n'],
    ['lines of Windows', '\r\n'],
    ['carriage returns', '\r'],
  ]) {
    it(`are what blank lines separate, with ${name}`, () => {
      for (const languageId of ['markdown', 'plaintext'] as const) {
        const text = ['a', ' b', '', '  c', ' \t', '', 'd'].join(end);
        checkParagraphs(text, [`a${end} b`, '  c', 'd'], languageId);
      }
    });
  }

  it('end at code and front matter in Markdown, and go on over a comment', () => {
    checkParagraphs('---\na: b\n---\nc\n```\nd\n```\ne <!-- f\n\ng --> h\n\n    i\n', ['c', 'e <!-- f\n\ng --> h']);
    checkParagraphs('---\na\n---\n```', ['---\na\n---\n```'], 'plaintext');
  });
});

describe('what somebody types', () => {
  /** Whether it is code at `|`. */
  function checkCode(marked: string, expected: boolean, languageId: Language = 'markdown'): void {
    const text = marked.replace('|', '');
    assert.equal(isCodeAt(text, proseLayout(text, languageId), marked.indexOf('|')), expected, marked);
  }

  it('is code in fences, backticks, comments and front matter, also in those that are still open', () => {
    for (const marked of [
      '```\na|\n```\nb',
      '```\na|',
      'a\n\n    b|',
      'a `b|` c',
      'a `b|',
      '<!-- a| -->',
      '<!-- a|',
      '<!-- a\n\nb| -->',
      '`<!--` <!-- b|',
      '---\na|\n---\nb',
      '---\na|\n...\nb',
      '---\na|',
    ])
      checkCode(marked, true);
    checkCode('<!-- a| -->', true, 'plaintext');
  });

  it('is none behind them', () => {
    for (const marked of [
      '```\na\n```\nb|',
      '~~~\n```\n~~~\nb|',
      'a `b` c|',
      'a `b\n\nc|',
      '<!-- a --> b|',
      '`<!--` b|',
      '```\n<!--\n```\nb|',
      '<!-- a\n\nb|',
      '---\na\n---\nb|',
      '---\na\n...\nb|',
      '---\n\nb|',
    ])
      checkCode(marked, false);
    for (const marked of ['```\na|', 'a `b|', '---\na|\n---\n', '    a|']) checkCode(marked, false, 'plaintext');
  });
});

describe('what is not running text', () => {
  const pieces = [
    '`',
    '``',
    '```',
    '\n',
    '\n\n',
    '[',
    ']',
    '](',
    ')',
    '<',
    '>',
    '<!--',
    '-->',
    '    ',
    '- ',
    '---\n',
    '\\',
    'a',
    '~~~',
    '[a]: b',
    'http://',
  ];
  const texts = fc.oneof(
    anyText(),
    fc.array(fc.constantFrom(...pieces)).map((found) => found.join('')),
  );

  itProperty('never fails; masks ascend, lie in the text and do not touch', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom<Language>('markdown', 'plaintext'), (text, languageId) => {
        let end = -1;
        for (const mask of proseLayout(text, languageId).masks) {
          assert.ok(end < mask.start && mask.start < mask.end && mask.end <= text.length);
          end = mask.end;
        }
      }),
      { seed: 1, numRuns: runs(2000) },
    );
  });

  const baits = [
    ...pieces,
    'a `` ',
    '[a](',
    '[a][',
    '(\\',
    '<a ',
    '`\n',
    '- > ',
    '1. ',
    ' ',
    '\t',
    '-',
    '* ',
    '<!-- `',
    '<!-- ` -->',
    '`<!-- -->',
    '\r',
    '\r \n',
  ];
  for (const languageId of ['markdown', 'plaintext'] as const)
    itLong(`takes steps in proportion to the text: ${languageId}`, () =>
      assertLinearSteps(repeated(baits), (text) => proseLayout(text, languageId), 3000),
    );
});
