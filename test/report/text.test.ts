import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { cliWordsFor } from '../../server/l10n/cliWordsFor.ts';
import type { CheckedFile } from '../../server/report/checkedFile.ts';
import { printablePainted } from '../../server/report/paint.ts';
import { textReport } from '../../server/report/text.ts';
import { printableLines } from '../../server/text/printable.ts';

const file: CheckedFile = {
  path: 'rules/\u001bmine.xml',
  document: TextDocument.create('file:///a', 'xml', 0, '<rules>\n  <rule/>\n</rules>'),
  problems: [
    { code: 'missing-id', severity: 'error', span: { start: 11, end: 15 }, message: 'Quotes "a\n\u001b[2Jb".' },
    { code: 'too-many-problems', severity: 'info', span: { start: 0, end: 0 }, message: 'More.' },
  ],
};

function check(language: 'en' | 'es', isColoured: boolean, expected: string): void {
  const words = cliWordsFor(language);
  const report = textReport([file, { ...file, problems: [] }], 1.25, { words, isColoured, width: 80 });
  assert.equal(report, expected);
  assert.equal((isColoured ? printablePainted : printableLines)(report), report);
}

describe('text report', () => {
  it('is for people', () => {
    check(
      'en',
      false,
      `rules/␛mine.xml:2:4  error  Quotes "a ␛[2Jb".   missing-id
     2 │   <rule/>
       │    ~~~~
rules/␛mine.xml:1:1  info  More.   too-many-problems
     1 │ <rules>
       │ ~
2 files · 1 error · 0 warnings · 1 info · 1.3 s
`,
    );
  });

  it('has no other colours and commands for the terminal than its own', () => {
    assert.equal(printablePainted('\u001b[31ma\u001b[0m\u001b[8m\u001b[1A\u0007\n'), '\u001b[31ma\u001b[0m␛[8m␛[1A␇\n');
  });

  it('speaks Spanish', () => {
    check(
      'es',
      false,
      `rules/␛mine.xml:2:4  error  Quotes "a ␛[2Jb".   missing-id
     2 │   <rule/>
       │    ~~~~
rules/␛mine.xml:1:1  información  More.   too-many-problems
     1 │ <rules>
       │ ~
2 archivos · 1 error · 0 advertencias · 1 de información · 1,3 s
`,
    );
  });

  it('has colours only where they are wanted, and never instead of a word', () => {
    const esc = '\u001b';
    check(
      'en',
      true,
      `rules/␛mine.xml:2:4  ${esc}[31merror${esc}[0m  Quotes "a ␛[2Jb".   ${esc}[2mmissing-id${esc}[0m
${esc}[2m     2 │${esc}[0m   <rule/>
${esc}[2m       │${esc}[0m    ${esc}[31m~~~~${esc}[0m
rules/␛mine.xml:1:1  ${esc}[34minfo${esc}[0m  More.   ${esc}[2mtoo-many-problems${esc}[0m
${esc}[2m     1 │${esc}[0m <rules>
${esc}[2m       │${esc}[0m ${esc}[34m~${esc}[0m
2 files · 1 error · 0 warnings · 1 info · 1.3 s
`,
    );
  });
});
