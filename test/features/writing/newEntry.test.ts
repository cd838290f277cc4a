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
function inserted(marked: string, uri = 'file:///salt/data/xml/rules/salt.xml', name?: string): string | undefined {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const workspace = new Workspace(packs);
  const document = workspace.putFile(uri, text) ?? new Document(uri, 'xml', 0, text);
  const entry = newEntryAt(workspace.packageOf(document), document, offset, messages, name);
  if (!entry) return undefined;
  const before = text.slice(0, entry.span.start);
  const [indent = ''] = /^[^\S\n]*/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
  return before + expandSnippet(entry.snippet).replaceAll(/\n(?=.)/g, `\n${indent}`) + text.slice(entry.span.end);
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

  it('begins with a typed name, from which a free id, the capitals and the name of the value follow', () => {
    const rules =
      '<rules>\n  <rule id="salt-a" name="A AND B">x</rule>\n  <rule id="salt-tide" name="TIDE">y</rule>|\n</rules>';
    const added = (name: string, marked = rules, uri = 'file:///salt/data/xml/rules/salt.xml'): string =>
      (inserted(marked, uri, name) ?? '').split('\n').slice(3, -1).join('\n').trim();
    assert.equal(
      added('Frost bite n'),
      '<rule id="salt-frost-bite" name="FROST BITE n" parameterName="value">What it does.</rule>',
    );
    assert.equal(
      added(' Tide  n+ '),
      '<rule id="salt-tide-2" name="TIDE n+" parameterName="value">What it does.</rule>',
    );
    assert.equal(
      added('Salt & Señor’s Óleo'),
      '<rule id="salt-senors-oleo" name="SALT &amp; SEÑOR’S ÓLEO">What it does.</rule>',
    );
    assert.equal(added('¿?'), made);
    const titles = rules.replace('A AND B', 'A and B').replace('TIDE', 'Low Tide');
    assert.equal(added('frost $bite', titles), '<rule id="salt-frost-bite" name="Frost $bite">What it does.</rule>');
    const monsters = (text: string): string =>
      `<monsters>\n  <monster id="salt-a" name="Salt Crab" plural="x" factions=""><special><text>${text}</text></special></monster>|\n\n</monsters>`;
    const uri = 'file:///salt/data/xml/monsters/salt.xml';
    const headOf = (name: string, text: string): string =>
      (inserted(monsters(text), uri, name) ?? '').split('\n')[2]?.trim() ?? '';
    const english = 'The crab is slow, and it is in the water with all of the others.';
    const spanish = 'El cangrejo es lento y está en el agua con los demás para siempre.';
    assert.equal(
      headOf('salt fly', english),
      '<monster id="salt-fly" name="Salt Fly" plural="Salt Flies" factions="">',
    );
    assert.equal(
      headOf('Araña gigante de la sal', spanish),
      '<monster id="salt-arana-gigante-de-la-sal" name="Araña gigante de la sal" plural="Arañas gigantes de la sal" factions="">',
    );
  });

  it('asks for the text first, and for the name of the value last', () => {
    const text = '<rules>\n</rules>';
    const document = new Document('file:///salt/rules.xml', 'xml', 0, text);
    const entry = newEntryAt(new Workspace(packs).all, document, text.length, messages, 'Frost n');
    assert.equal(
      entry?.snippet.trim(),
      '<rule id="salt-frost" name="FROST n" parameterName="${90:value}">${4:What it does.}</rule>$0',
    );
  });

  it('takes the place of a "<" between entries', () => {
    check('<rules>\n  <|\n</rules>', `<rules>\n  ${made}\n</rules>`);
    const name = 'Low tide';
    assert.equal(
      inserted('<rules>\n  <|\n  <rule id="salt-b" name="B">y</rule>\n</rules>', undefined, name),
      '<rules>\n  <rule id="salt-low-tide" name="LOW TIDE">What it does.</rule>\n  <rule id="salt-b" name="B">y</rule>\n</rules>',
    );
  });

  it('has a sample id that nothing has yet', () => {
    check(
      '<rules>\n  <rule id="salt-ability" name="A">x</rule>|\n  <rule id="salt-b" name="B">y</rule>\n</rules>',
      '<rules>\n  <rule id="salt-ability" name="A">x</rule>\n  <rule id="salt-ability-2" name="ABILITY 2">What it does.</rule>\n  <rule id="salt-b" name="B">y</rule>\n</rules>',
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
    assert.equal(newEntryAt(new Workspace([]).all, page, 0, messages), undefined);
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
