import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { newEntryAt } from '../../../server/features/writing/newEntry.ts';
import { xmlFormats } from '../../../server/formats/formats.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { expandSnippet } from '../../support/expandSnippet.ts';
import { problemsOf } from '../../support/problems.ts';

const messages = messagesFor('en');

/** The text after a new entry for the cursor, as an editor makes it; undefined where none is offered. */
function inserted(marked: string, uri = 'file:///salt/data/xml/rules/salt.xml'): string | undefined {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const entry = newEntryAt(new Document(uri, 'xml', 0, text), offset, messages);
  if (!entry) return undefined;
  const before = text.slice(0, entry.offset);
  const [indent = ''] = /^[^\S\n]*/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
  return before + expandSnippet(entry.snippet).replaceAll(/\n(?=.)/g, `\n${indent}`) + text.slice(entry.offset);
}

function check(marked: string, expected: string | undefined): void {
  assert.equal(inserted(marked), expected);
}

const made = '<rule id="salt-ability" name="ABILITY">What it does.</rule>';

describe('newEntryAt', () => {
  it('puts an entry after the one at the cursor, indented as that is', () => {
    check(
      '<rules>\n  <rule id="salt-a" name="A">\n    |x\n  </rule>\n  <rule id="salt-b" name="B">y</rule>\n</rules>\n',
      `<rules>\n  <rule id="salt-a" name="A">\n    x\n  </rule>\n  ${made}\n  <rule id="salt-b" name="B">y</rule>\n</rules>\n`,
    );
    check(
      '<rules>\n  <rule id="salt-a" name="A">x</rule>\n</rules>\n|',
      `<rules>\n  <rule id="salt-a" name="A">x</rule>\n  ${made}\n</rules>\n`,
    );
  });

  it('puts it first for a cursor before all entries, and in a file without any', () => {
    check(
      '<rules>|\n  <rule id="salt-b" name="B">y</rule>\n</rules>',
      `<rules>\n  ${made}\n  <rule id="salt-b" name="B">y</rule>\n</rules>`,
    );
    check('<rules>|</rules>', `<rules>\n  ${made}\n</rules>`);
  });

  it('needs a root that may have entries, and a file of entries', () => {
    check('<rules|/>', undefined);
    check('<rules|', undefined);
    check('|', undefined);
    check('<project>|</project>', undefined);
    check('<translations>\n  <entry key="rule.a.name">A</entry>|\n</translations>', undefined);
    const page = new Document('file:///a.md', 'markdown', 0, '# A');
    assert.equal(newEntryAt(page, 0, messages), undefined);
  });

  it('makes no problem in any kind of file', () => {
    const notes = ['unused-entry', 'unknown-reference', 'missing-translation'];
    for (const { root, isTranslation, isSaved } of xmlFormats) {
      if (isTranslation || isSaved) continue;
      const text = inserted(`<${root}>|\n</${root}>\n`, 'file:///salt/salt.xml') ?? '';
      const workspace = new Workspace(packs);
      const document = workspace.putFile('file:///salt/salt.xml', text);
      assert.ok(document, root);
      const problems = problemsOf(workspace, document, messages).filter(({ code }) => !notes.includes(code));
      assert.deepEqual(problems, [], `${root}\n${text}`);
    }
  });
});
