import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { problemsOf } from '../../support/problems.ts';

/** The offsets of prefixes that are reported. A fix, where there is one, leaves no such problem. */
function check(text: string, prefixes: readonly string[]): void {
  const found = prefixesIn(text);
  assert.deepEqual(
    found.map(({ span }) => `${text.slice(span.start, span.end)} ${span.start}`),
    prefixes,
    text,
  );
  for (const { fixes } of found) {
    for (const { edits } of fixes ?? []) assert.deepEqual(prefixesIn(edited(text, edits)).length, found.length - 1);
  }
}

function prefixesIn(text: string) {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///a.xml', text);
  assert.ok(document, text);
  return problemsOf(workspace, document, messagesFor('es')).filter(({ code }) => code === 'undeclared-prefix');
}

describe('prefixes of names', () => {
  it('are reported where nothing declares them, each once', () => {
    check('<monsters xsi:a="b"><monster id="a"/></monsters>', ['xsi 10']);
    check('<monsters><monster id="a" q:x="1"/><monster id="b" q:x="1" z:y="1"/></monsters>', ['q 26', 'z 59']);
    check('<events><event id="a"><rules>x <s:b/><s:b/></rules></event></events>', ['s 32']);
    check('<translations><entry key="a" k:a="">x</entry></translations>', ['k 29']);
  });

  it('are declared by the root, the element or one around it', () => {
    check('<monsters xmlns:q="u" q:a=""><monster id="a" q:x="1"/><monster id="b"><q:c/></monster></monsters>', []);
    check('<monsters><monster id="a"/><monster id="b" xmlns:q="u" q:x="1"><q:c><q:d/></q:c></monster></monsters>', []);
    check('<monsters><monster id="a" xmlns:q="u"/><monster id="b" q:x="1"/></monsters>', ['q 55']);
    check('<monsters xml:lang="en"><monster id="a"/></monsters>', []);
  });

  it('are fixed where it is certain what they stand for', () => {
    const [xsi] = prefixesIn('<tables xsi:a="b"><table name="a"/></tables>');
    assert.equal(xsi?.fixes?.length, 1);
    const [other] = prefixesIn('<tables q:a="b"><table name="a"/></tables>');
    assert.equal(other?.fixes, undefined);
  });

  it('need no declaration in the text of a name or a value', () => {
    check('<monsters><monster id="a:b" name="q:x"/><!-- <q:x/> --></monsters>', []);
  });
});
