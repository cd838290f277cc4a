import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { compareGolden } from '../support/golden.ts';
import { problemsOf } from '../support/problems.ts';

/** Every problem with its place, the text that it lies on, and what people read in each language. */
function told(text: string, name: string): string {
  const workspace = new Workspace([]);
  const document = workspace.putFile(`file:///${name}`, text);
  assert.ok(document, `${name} is not taken for one of ours`);
  const [english, spanish] = ['en', 'es'].map((locale) => problemsOf(workspace, document, messagesFor(locale)));
  return (english ?? [])
    .map(({ code, severity, span, message }, index) => {
      const { line, character } = document.positionAt(span.start);
      const place = `${line + 1}:${character + 1} ${severity} ${code} ${JSON.stringify(text.slice(span.start, span.end))}`;
      return `${place}\n  ${message}\n  ${spanish?.[index]?.message}\n`;
    })
    .join('');
}

describe('the problems of a file, to the word', () => {
  it('are those of test/golden', () => assert.deepEqual(compareGolden('test/golden', told), []));
});
