import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Finding } from '../../server/checks/problems/finding.ts';
import type { Severity } from '../../server/checks/problems/kinds.ts';
import type { Problem } from '../../server/checks/problems/problem.ts';
import type { CheckedFile } from '../../server/report/checkedFile.ts';
import { printablePainted } from '../../server/report/paint.ts';
import { textReport } from '../../server/report/text.ts';
import { printableLines } from '../../server/text/printable.ts';
import { cliWordsFor } from '../../server/wording/cliWordsFor.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { plainStyle } from '../support/checkedFiles.ts';
import { withSeverity } from '../support/withSeverity.ts';

const file: CheckedFile = {
  path: 'rules/\u001bmine.xml',
  document: new Document('file:///a', 'xml', 0, '<rules>\n  <rule/>\n</rules>'),
  problems: [
    {
      code: 'missing-id',
      severity: 'error',
      span: { start: 11, end: 15 },
      facts: { element: 'rule', name: 'a\n\u001b[2Jb' },
    },
    { code: 'too-many-problems', severity: 'info', span: { start: 0, end: 0 }, facts: { limit: 9 } },
  ],
};

const shown: readonly Severity[] = ['error', 'warning', 'info'];

function check(language: 'en' | 'es', isColoured: boolean, expected: string): void {
  const own = { messages: messagesFor(language), words: cliWordsFor(language).check };
  const report = textReport([file, { ...file, problems: [] }], { ...plainStyle, ...own, isColoured, seconds: 1.25 });
  assert.equal(report, expected);
  assert.equal((isColoured ? printablePainted : printableLines)(report), report);
}

describe('text report', () => {
  it('is for people', () => {
    check(
      'en',
      false,
      `rules/␛mine.xml:2:4  error  This <rule> has no id ("a ␛[2Jb"), so nothing can refer to it. Add id="…".   missing-id
     2 │   <rule/>
       │    ~~~~
rules/␛mine.xml:1:1  info  Only the first 9 problems are shown. Fix some of them to see the rest.   too-many-problems
     1 │ <rules>
       │ ~
2 files · 1 error · 0 warnings · 1 info · 1.3 s
`,
    );
  });

  it('leads with what is gravest, and counts the rest by kind', () => {
    const slip = (code: 'double-space' | 'glued-die' | 'misread-die'): Problem => {
      const finding: Finding = { code, span: { start: 0, end: 1 }, facts: { written: 'lD6', repaired: '1D6' } };
      return withSeverity(finding);
    };
    const missing = withSeverity({
      code: 'missing-id',
      span: { start: 0, end: 1 },
      facts: { element: 'rule', name: '' },
    });
    const first = { ...file, path: 'a.xml', problems: [slip('glued-die'), slip('misread-die')] };
    const problems = [slip('double-space'), slip('glued-die'), missing];
    const report = (...severities: readonly Severity[]): string =>
      textReport([first, { ...first, path: 'b.xml', problems }], { ...plainStyle, shown: severities }).replace(
        /^ .* │.*\n/gm,
        '',
      );
    assert.equal(
      report(...shown),
      `b.xml:1:1  error  This <rule> has no id, so nothing can refer to it. Add id="…".   missing-id
a.xml:1:1  warning  "lD6" looks like a misread 1D6. As it is, nobody can roll it. Write 1D6.   misread-die
     2 × hint  glued-die
     1 × hint  double-space
--show hint shows the hints with their places.
2 files · 1 error · 1 warning · 3 hints · 0.0 s
`,
    );
    assert.equal(
      report(),
      `     1 × error    missing-id
     1 × warning  misread-die
     2 × hint     glued-die
     1 × hint     double-space
2 files · 1 error · 1 warning · 3 hints · 0.0 s
`,
    );
    assert.equal(report(...shown, 'hint').match(/^[ab]\.xml:1:1 {2}hint /gm)?.length, 3);
  });

  it('has no other colours and commands for the terminal than its own', () => {
    assert.equal(printablePainted('\u001b[31ma\u001b[0m\u001b[8m\u001b[1A\u0007\n'), '\u001b[31ma\u001b[0m␛[8m␛[1A␇\n');
  });

  it('speaks Spanish', () => {
    check(
      'es',
      false,
      `rules/␛mine.xml:2:4  error  A este <rule> le falta el id («a ␛[2Jb»), así que nada puede referirse a él. Añade id="…".   missing-id
     2 │   <rule/>
       │    ~~~~
rules/␛mine.xml:1:1  información  Solo se muestran los primeros 9 problemas. Corrige algunos para ver los demás.   too-many-problems
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
      `rules/␛mine.xml:2:4  ${esc}[31merror${esc}[0m  This <rule> has no id ("a ␛[2Jb"), so nothing can refer to it. Add id="…".   ${esc}[2mmissing-id${esc}[0m
${esc}[2m     2 │${esc}[0m   <rule/>
${esc}[2m       │${esc}[0m    ${esc}[31m~~~~${esc}[0m
rules/␛mine.xml:1:1  ${esc}[34minfo${esc}[0m  Only the first 9 problems are shown. Fix some of them to see the rest.   ${esc}[2mtoo-many-problems${esc}[0m
${esc}[2m     1 │${esc}[0m <rules>
${esc}[2m       │${esc}[0m ${esc}[34m~${esc}[0m
2 files · 1 error · 0 warnings · 1 info · 1.3 s
`,
    );
  });
});
