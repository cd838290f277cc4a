import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { problemsOf } from '../support/problems.ts';
import { realFiles, type TestFile } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';

/** The errors in a real file (`defects.test.ts` has what is less), as `line code "the text it lies on"`; undefined if it is not taken for one of ours. */
function problemsIn({ name, text }: TestFile): readonly string[] | undefined {
  const workspace = new Workspace([]);
  const document = workspace.putFile(`file:///${name}`, text);
  if (!document?.format?.isXml) return undefined;
  const errors = problemsOf(workspace, document, messagesFor('en')).filter(({ severity }) => severity === 'error');
  return errors.map(({ code, span }) => {
    const { line } = document.positionAt(span.start);
    return `${line + 1} ${code} ${JSON.stringify(text.slice(span.start, span.end))}`;
  });
}

function check(file: TestFile, ...problems: readonly string[]): void {
  assert.deepEqual(problemsIn(file), problems, file.name);
}

describeLong('check on real files', () => {
  it('finds two rows out of place in the rules in markup, and nothing else', () => {
    const files = realFiles('WHQ_SEEDS', '.txt').filter((file) => problemsIn(file) !== undefined);
    for (const file of files) check(file, '176 misplaced-element "tr"', '178 misplaced-element "tr"');
    assert.ok(files.length === 1 || process.env.WHQ_SEEDS === undefined);
  });

  it('finds one error in a whole package', () => {
    const files = realFiles('WHQ_CORPUS', '.xml');
    // A number that is empty: the app then shows no number, and its editor refuses the file.
    const known: Readonly<Record<string, string>> = { 'rpbook-monster-tables.xml': '228 bad-value "number=\\"\\""' };
    for (const file of files) {
      const problem = known[basename(file.name)];
      check(file, ...(problem === undefined ? [] : [problem]));
    }
    const rules = files.filter(({ name }) => /[/\\]rules[/\\]/.test(name));
    assert.ok(rules.length === 5 || process.env.WHQ_CORPUS === undefined);
  });
});
