import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { githubReport } from '../../server/report/github.ts';
import { checkedFiles, plainStyle } from '../support/checkedFiles.ts';

function check(files: Readonly<Record<string, string>>, expected: string, troubles: readonly string[] = []): void {
  assert.equal(githubReport(checkedFiles(files), { ...plainStyle, troubles }), expected);
}

const rules = (text: string): string => `<rules>\n  <rule id="a" name="A">${text}</rule>\n</rules>`;

describe('githubReport', () => {
  it('has a command for each problem, the most severe first', () =>
    check(
      { 'a.xml': rules('Roll 106 for &c.') },
      `::error file=a.xml,line=2,endLine=2,col=38,endColumn=39,title=bare-ampersand::An "&" alone is not allowed. Write &amp; instead.
::warning file=a.xml,line=2,endLine=2,col=30,endColumn=33,title=misread-die::"106" looks like a misread 1D6. As it is, nobody can roll it. Write 1D6.
1 file · 1 error · 1 warning · 0.0 s
`,
    ));

  it('escapes what ends a property or a line', () =>
    check(
      { 'a,b:c%\n.xml': rules('<p 50%="1">x</p>') },
      `::error file=a%2Cb%3Ac%25%0A.xml,line=2,endLine=2,col=28,endColumn=35,title=stray-characters::"50%25="1"" does not belong here. An attribute is written name="value".
1 file · 1 error · 0 warnings · 0.0 s
`,
    ));

  it('lists in the log what is beyond the limit of GitHub', () => {
    const report = githubReport(checkedFiles({ '::error.xml': rules('106 x. Roll 106. '.repeat(12)) }), plainStyle);
    const lines = report.trimEnd().split('\n');
    assert.equal(lines.filter((line) => line.startsWith('::warning ')).length, 10);
    const rest = lines.slice(10, -1);
    assert.match(rest[0] ?? '', /^GitHub shows 10 errors, .* Not among them: \d+ more problems\.$/);
    assert.ok(rest.length > 1 && rest.slice(1).every((line) => line.startsWith('warning  ::error.xml:2:')));
  });

  it('says what could not be checked', () =>
    check({ 'a.xml': rules('x') }, '::error::b.xml: 100%25 unreadable.\n1 file · 0 errors · 0 warnings · 0.0 s\n', [
      'b.xml: 100% unreadable.',
    ]));
});
