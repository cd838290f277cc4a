import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { excerpt } from '../../server/report/excerpt.ts';
import { itProperty, runs } from '../support/runs.ts';

/** A line with the span between `[` and `]`, and below it the excerpt with its marks. */
function check(marked: string, width: number, text: string, marks: string): void {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const document = TextDocument.create('file:///a', 'xml', 0, marked.replace('[', '').replace(']', ''));
  const result = excerpt(document, { start, end }, width);
  assert.deepEqual([result.text, ' '.repeat(result.indent) + '~'.repeat(result.length)], [text, marks]);
}

describe('excerpt', () => {
  it('shows the line of the span', () => {
    check('<a/>\n  <b [id]="1"/>\n<c/>', 80, '  <b id="1"/>', '     ~~');
    check('<a/>\r\n<b [id]="1"/>\r\n', 80, '<b id="1"/>', '   ~~');
    check('<a/>\r<b [id]="1"/>\r', 80, '<b id="1"/>', '   ~~');
  });

  it('marks at least one column, and of several lines the first', () => {
    check('[]', 80, '', '~');
    check('abc[]', 80, 'abc', '   ~');
    check('a[bc\ndef]', 80, 'abc', ' ~~');
    check('a[\nb]', 80, 'a', ' ~');
  });

  it('counts columns, not characters', () => {
    check('\t\t[x]', 80, '    x', '    ~');
    check('天[地]x', 80, '天地x', '  ~~');
    check('🐉[🐉]', 80, '🐉🐉', '  ~~');
    check('e\u0301n[e\u0301]', 80, 'e\u0301ne\u0301', '  ~');
    check('👨‍👩‍👧[x]', 80, '👨‍👩‍👧x', '  ~');
  });

  it('shows what cannot be seen, and lets nothing reach the terminal', () => {
    check('\u001b[[31m]', 80, '␛[31m', ' ~~~~');
    check('a\u0000[b]', 80, 'a␀b', '  ~');
    check('\u202e[b]\ud800', 80, '\ufffdb\ufffd', ' ~');
  });

  it('cuts a long line around the span', () => {
    check(`${'a'.repeat(100)}[bb]${'c'.repeat(100)}`, 10, '…aaabbccc…', '    ~~');
    check(`[bb]${'c'.repeat(100)}`, 10, 'bbccccccc…', '~~');
    check(`${'a'.repeat(100)}[bb]`, 10, '…aaaaaaabb', '        ~~');
    check(`aa[${'b'.repeat(100)}]cc`, 10, 'bbbbbbbbb…', '~~~~~~~~~~');
  });

  itProperty('never takes more room than there is', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '\t', '天', '\u0301', '\ud800', '🐉', '\n', '\u001b') });
    fc.assert(
      fc.property(line, line, line, fc.integer({ min: 2, max: 30 }), (before, marked, after, width) => {
        const document = TextDocument.create('file:///a', 'xml', 0, before + marked + after);
        const { text, indent, length } = excerpt(
          document,
          { start: before.length, end: before.length + marked.length },
          width,
        );
        assert.ok(indent + length <= width + 1, `${indent} + ${length} in ${width}`);
        assert.doesNotMatch(text, /[\p{Cc}\p{Cs}]/u);
      }),
      { numRuns: runs(500), seed: 1 },
    );
  });
});
