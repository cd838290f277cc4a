import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import { whileTyped } from '../../server/features/whileTyped.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** What an editor shows of the text, as `severity code`. */
function check(text: string, expected: readonly string[]): void {
  const workspace = new Workspace([]);
  const document = new Document('file:///a.xml', 'xml', 1, text);
  workspace.put(document);
  const shown = whileTyped(document, findingsIn(workspace, document));
  assert.deepEqual(
    shown.map(({ severity, code }) => `${severity} ${code}`),
    expected,
    JSON.stringify(text),
  );
}

describe('whileTyped', () => {
  it('has no errors in a document that only begins, letter by letter', () => {
    const text = '<?xml version="1.0"?>\n<!-- mine -->\n<rules>\n  <ru';
    for (let end = 1; end <= text.length; end++) {
      const workspace = new Workspace([]);
      const document = new Document('file:///a.xml', 'xml', 1, text.slice(0, end));
      workspace.put(document);
      const problems = whileTyped(document, findingsIn(workspace, document));
      const errors = problems.filter(({ severity }) => severity === 'error');
      assert.deepEqual(errors, [], text.slice(0, end));
    }
    check('<rules>', ['info no-entries']);
    check('<rules></rules>', ['info no-entries']);
    check('<rules>\n</', ['info no-entries']);
    check('<rules', []);
  });

  it('shows the innermost of what is open at the end', () => {
    check('<rules>\n<rule id="a" name="A">te', ['error unclosed-element']);
    check('<rules>\n<rule id="a" name="A"><p>te', ['error unclosed-element']);
    check('<rules>\n<rule id="a" name="A">te</rule>\n<', ['error stray-less-than']);
    check('<monsters>\n<monster id="a">\n<special>\n', ['error unclosed-element']);
    check('<rules>\n<rule id="a"', ['error unfinished-start-tag']);
  });

  it('leaves all else as it is', () => {
    check('<rules>\n<rule id="a" name="A">te</rule>', ['error unclosed-element']);
    check('<rules>\n<rule id="a" name="A"><p>x</rule>\n<rule id="b" name="B">x</rule>\n</rules>', [
      'error unclosed-element',
    ]);
    check('<rules colour="red"></rules>', ['error no-entries', 'error unknown-attribute']);
    check('<rules><rule id="a">x</rule></rules>', ['error missing-attribute']);
  });
});
