import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Problem, Severity } from '../../server/checks/problems/problem.ts';
import type { CheckedFile } from '../../server/report/checkedFile.ts';
import { printablePainted } from '../../server/report/paint.ts';
import { textReport } from '../../server/report/text.ts';
import { printableLines } from '../../server/text/printable.ts';
import { cliWordsFor } from '../../server/wording/cliWordsFor.ts';

const file: CheckedFile = {
  path: 'rules/\u001bmine.xml',
  document: TextDocument.create('file:///a', 'xml', 0, '<rules>\n  <rule/>\n</rules>'),
  problems: [
    { code: 'missing-id', severity: 'error', span: { start: 11, end: 15 }, message: 'Quotes "a\n\u001b[2Jb".' },
    { code: 'too-many-problems', severity: 'info', span: { start: 0, end: 0 }, message: 'More.' },
  ],
};

const shown: readonly Severity[] = ['error', 'warning', 'info'];

function check(language: 'en' | 'es', isColoured: boolean, expected: string): void {
  const words = cliWordsFor(language);
  const report = textReport([file, { ...file, problems: [] }], 1.25, { words, isColoured, width: 80, shown });
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

  it('leads with what is gravest, and counts the rest by kind', () => {
    const at = (code: Problem['code'], severity: Severity): Problem => ({
      code,
      severity,
      span: { start: 0, end: 1 },
      message: 'Text.',
    });
    const first = { ...file, path: 'a.xml', problems: [at('glued-die', 'hint'), at('misread-die', 'warning')] };
    const problems = [at('curly-quotes', 'hint'), at('glued-die', 'hint'), at('missing-id', 'error')];
    const report = (...severities: readonly Severity[]): string =>
      textReport([first, { ...first, path: 'b.xml', problems }], 0, {
        words: cliWordsFor('en'),
        isColoured: false,
        width: 80,
        shown: severities,
      }).replace(/^ .* │.*\n/gm, '');
    assert.equal(
      report(...shown),
      `b.xml:1:1  error  Text.   missing-id
a.xml:1:1  warning  Text.   misread-die
     2 × hint  glued-die
     1 × hint  curly-quotes
--show hint shows the hints with their places.
2 files · 1 error · 1 warning · 3 hints · 0.0 s
`,
    );
    assert.equal(
      report(),
      `     1 × error    missing-id
     1 × warning  misread-die
     2 × hint     glued-die
     1 × hint     curly-quotes
2 files · 1 error · 1 warning · 3 hints · 0.0 s
`,
    );
    assert.equal(report(...shown, 'hint').match(/ hint {2}Text/g)?.length, 3);
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
