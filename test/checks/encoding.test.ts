import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { problemsOf } from '../support/problems.ts';

/** A file that declares an encoding and has that text in a rule. `actual` is undefined in an editor. Answers code, mark and what is offered. */
function check(declared: string, text: string, actual: string | undefined, expected: string | undefined): void {
  const workspace = new Workspace([]);
  const source = `<?xml version="1.0" encoding="${declared}"?>\n<rules><rule id="a" name="A">${text}</rule></rules>`;
  const document = new Document(
    'file:///a.xml',
    'xml',
    0,
    source,
    actual === undefined ? actual : { name: actual.replace(' with a mark', ''), hasMark: actual.endsWith('mark') },
  );
  workspace.put(document);
  const shown = problemsOf(workspace, document, messagesFor('en'))
    .filter(({ code }) => code === 'wrong-encoding')
    .map(({ span, fixes }) => `${source.slice(span.start, span.end)} → ${fixes?.[0]?.edits[0]?.newText}`);
  assert.deepEqual(shown, expected === undefined ? [] : [expected], `${declared} ${text} ${actual}`);
}

describe('a second byte order mark', () => {
  const codesOf = (text: string, hasMark: boolean | undefined): readonly string[] => {
    const workspace = new Workspace([]);
    const encoding = hasMark === undefined ? undefined : { name: 'UTF-8', hasMark };
    const document = new Document('file:///a.xml', 'xml', 0, text, encoding);
    workspace.put(document);
    return problemsOf(workspace, document, messagesFor('en')).map(
      ({ code, span, fixes }) => `${code} ${span.start}-${span.end} ${JSON.stringify(fixes?.[0]?.edits[0]?.newText)}`,
    );
  };

  it('is reported where the bytes are known', () => {
    const rules = '<rules><rule id="a" name="A">A rat.</rule></rules>';
    for (const text of [rules, `<?xml version="1.0"?>\n${rules}`]) {
      assert.deepEqual(codesOf(`\ufeff${text}`, true), ['illegal-character 0-1 ""']);
      assert.deepEqual(codesOf(text, true), []);
      assert.deepEqual(codesOf(`\ufeff${text}`, undefined), []);
    }
  });
});

describe('the declared encoding', () => {
  it('is held to the bytes where they are known', () => {
    check('ISO-8859-1', 'é', 'UTF-8', 'ISO-8859-1 → UTF-8');
    check('windows-1252', 'é', 'UTF-8', 'windows-1252 → UTF-8');
    check('UTF-16', 'e', 'UTF-8', 'UTF-16 → UTF-8');
    check('UTF-8', 'e', 'UTF-16', 'UTF-8 → UTF-16');
    check('ISO-8859-1', 'e', 'UTF-8', undefined);
    check('ISO-8859-1', 'e', 'UTF-8 with a mark', 'ISO-8859-1 → UTF-8');
    check('utf-8', 'é', 'UTF-8 with a mark', undefined);
    check('utf-8', 'é', 'UTF-8', undefined);
    check('latin1', 'é', 'ISO-8859-1', undefined);
    check('UTF-16LE', 'é', 'UTF-16', undefined);
    // Bytes that are curly quotes in windows-1252 only.
    check('ISO-8859-1', '“', 'ISO-8859-1', 'ISO-8859-1 → undefined');
  });

  it('is held to the text in an editor, as far as that is certain', () => {
    check('ISO-8859-1', 'é', undefined, undefined);
    check('windows-1252', '“é€”', undefined, undefined);
    check('UTF-16', 'é', undefined, undefined);
    check('Shift_JIS', '漢', undefined, undefined);
    check('UTF-8', '\ufffd', undefined, undefined);
    check('ISO-8859-1', 'é“', undefined, 'ISO-8859-1 → UTF-8');
    check('windows-1252', 'Ł', undefined, 'windows-1252 → UTF-8');
    check('US-ASCII', 'é', undefined, 'US-ASCII → UTF-8');
    check('ISO-8859-1', 'caf\ufffd', undefined, 'ISO-8859-1 → undefined');
  });
});
