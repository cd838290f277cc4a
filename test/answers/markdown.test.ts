import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { marked } from 'marked';
import { describe, it } from 'mocha';
import { type MarkdownBlock, markdownOf, paragraph } from '../../server/answers/markdown.ts';
import { printable } from '../../server/text/printable.ts';
import { hostileTexts } from '../support/hostile.ts';
import { itProperty, runs } from '../support/runs.ts';

/** What a reader sees of Markdown, and the marks that make it up. */
function shown(markdown: string): { readonly text: string; readonly tags: readonly string[] } {
  const html = marked.parse(markdown, { async: false });
  const tags = [...html.matchAll(/<(\w+)/g)].map(([, tag = '']) => tag);
  return { text: plain(decoded(html.replace(/<[^>]*>/g, ' '))), tags };
}

function decoded(html: string): string {
  const signs = new Map([
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&#39;', "'"],
    ['&amp;', '&'],
  ]);
  return html.replace(/&(?:lt|gt|quot|#39|amp);/g, (reference) => signs.get(reference) ?? '');
}

/** With one blank where there are several, or none. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Also without what keeps the columns of a table apart. */
function withoutBlanks(text: string): string {
  return text.replace(/[\s\u2060]+/g, '');
}

/** The text reads as it is in the block, which has these marks and no others. */
function check(text: string, block: MarkdownBlock, tags: readonly string[], around: (text: string) => string): void {
  const { text: seen, tags: made } = shown(markdownOf([block]));
  const expected = plain(printable(text));
  assert.equal(withoutBlanks(seen), withoutBlanks(around(expected)), markdownOf([block]));
  if (expected !== '') assert.deepEqual(made, tags, markdownOf([block]));
}

function checkAll(text: string): void {
  const same = (written: string): string => written;
  check(text, paragraph(text), ['p'], same);
  check(text, paragraph('Lamp ', text, '.'), ['p'], (written) => `Lamp ${written}.`);
  check(text, paragraph({ kind: 'bold', text }), ['p', 'strong'], same);
  check(text, paragraph({ kind: 'italic', text }, ' · x'), ['p', 'em'], (written) => `${written} · x`);
  check(text, paragraph({ kind: 'code', text }, ' x'), ['p', 'code'], (written) => `${written} x`);
  check(
    text,
    { kind: 'paragraph', lines: [['a'], [text], ['b']] },
    text.trim() === '' ? ['p', 'br'] : ['p', 'br', 'br'],
    (written) => `a ${written} b`,
  );
  check(text, { kind: 'list', items: [{ depth: 0, line: ['x ', text] }] }, ['ul', 'li'], (written) => `x ${written}`);
  const rows = [
    ['a', text],
    [text, 'b'],
  ];
  const tags = ['table', 'thead', 'tr', 'th', 'th', 'tbody', 'tr', 'td', 'td'];
  check(text, { kind: 'table', rows }, tags, (written) => `a ${written} ${written} b`);
  check(text, { kind: 'preformatted', text }, ['pre', 'code'], same);
}

describe('Markdown', () => {
  itProperty('shows every text as it is, and takes nothing in it for a mark', () => {
    for (const text of hostileTexts) checkAll(text);
    const marks = fc.constantFrom(
      ...'\\`*_{}[]()<>#|~!&;:/@.+-=1 \t\n"\'$xw'.split(''),
      '://',
      'www.',
      'https://a.b',
      '&lt;',
      '![',
      '](',
      '\u202e',
      '\u001b',
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 20 }), (signs) => checkAll(signs.join(''))),
      { numRuns: runs(1000), seed: 8 },
    );
  });

  it('makes links of commands alone, whose argument cannot end them', () => {
    const argument = { uri: 'file:///a)b](https://evil.example)"\'<>`*_.xml', half: '\ud800' };
    const link = paragraph({ kind: 'command', text: 'Open [x](y)', command: 'own.open', argument });
    const html = marked.parse(markdownOf([link]), { async: false });
    const [, address = '', text] = /^<p><a href="command:own\.open\?([^"]*)">(.*)<\/a><\/p>\n$/.exec(html) ?? [];
    assert.deepEqual([JSON.parse(decodeURIComponent(address)), text], [[argument], 'Open [x]\u2060(y)']);
  });

  it('is written in one place', () => {
    const writers = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && /MarkupKind/.test(readFileSync(`server/${file}`, 'utf8')),
    );
    assert.deepEqual(writers, ['answers/markdown.ts']);
  });
});
