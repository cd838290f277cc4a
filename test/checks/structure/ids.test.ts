import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { packs } from '../../../server/hosts/packs.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { structureCodes, syntaxCodes } from '../../support/families.ts';
import { problemsOf } from '../../support/problems.ts';

/** Each entry has all of its problems at once, of whatever family. */
const check = checkMarkedFor(...structureCodes, ...syntaxCodes);

const eel = '<rules><rule id="eel" name="EEL">x</rule></rules>';

describe('idProblems', () => {
  it('finds an id that is taken, once for each rule behind the first', () => {
    check(`
<rules>
  <rule id="eel" name="EEL">x</rule>
  <rule id="gull" name="GULL">x</rule>
  <magic id="eel" name="MAGIC EEL">x</magic>
             ^^^ error duplicate-id: line 2
  <rule id=" eel " name="EEL">x</rule>
            ^^^^^ error bad-id
</rules>`);
  });

  it('says where the id itself is that came first', () => {
    check(`
<rules>
  <rule name="EEL"
        id="eel">x</rule>
  <rule id="eel" name="EEL">x</rule>
            ^^^ error duplicate-id: line 3
</rules>`);
  });

  it('finds an id of another file of the package', () => {
    const marked = `
<rules>
  <rule id="eel" name="EEL">x</rule>
            ^^^ warning id-in-other-file: other.xml
</rules>`;
    check(marked, { 'file:///a/other.xml': eel });
    check(marked.replace(/\n +\^.*/, ''), { 'file:///b/other.xml': eel });
    check(marked.replace(/\n +\^.*/, ''), { 'file:///a/other.xml': eel.replace('"eel"', '"EEL"') });
    check(marked.replace(/\n +\^.*/, ''), { 'file:///a/other.xml': eel.replaceAll('rules', 'tables') });
  });

  it('finds an id that is taken among entries of any kind, and the name of a table', () => {
    check(`
<tables>
  <table name="Reef"><event id="tide"/><event id="tide"/></table>
  <table name="Cave"><event id="tide"/></table>
  <table name="Reef"><event id="tide"/></table>
               ^^^^ error duplicate-id: line 2
</tables>`);
    check(`
<events>
  <event id="tide" name="Tide"><rules>x</rules></event>
  <event id="tide" name="Flood"><rules>x</rules></event>
             ^^^^ error duplicate-id: line 2
</events>`);
    check(
      `
<events>
  <event id="tide" name="Tide"><rules>x</rules></event>
             ^^^^ warning id-in-other-file: other.xml
</events>`,
      { 'file:///a/other.xml': '<events><event id="tide" name="Tide"><rules>x</rules></event></events>' },
    );
  });

  it('finds no id taken by a card of the same name, or by an adventure of another room', () => {
    const card = (id: string): string =>
      `<card id="${id}" name="WELL" type="CORRIDOR" environment="e" copyCount="1" enabled="true"><description/><rules/><tileImagePath>p</tileImagePath></card>`;
    check(`<dungeonCards>${card('1')}${card('2')}</dungeonCards>`);
    const room = (name: string): string =>
      `<objectiveRoom name="${name}"><adventure id="1" name="A"><rules>x</rules></adventure></objectiveRoom>`;
    check(`<objectiveRoomAdventures>${room('PIT')}${room('WELL')}</objectiveRoomAdventures>`);
  });

  it('takes for taken neither what is empty nor what every object has', () => {
    check(`
<rules>
  <rule id="" name="A">x</rule>
        ^^^^^ error bad-id
  <rule id="" name="B">x</rule>
        ^^^^^ error bad-id
  <rule id="constructor" name="C">x</rule>
  <rule id="__proto__" name="D">x</rule>
            ^^^^^^^^^ error bad-id
</rules>`);
  });

  it('lets an author replace a bundled rule', () => {
    const workspace = new Workspace(packs);
    const document = workspace.putFile('file:///a.xml', '<rules><rule id="rpb-fear" name="FEAR n">x</rule></rules>');
    assert.ok(document);
    assert.deepEqual(problemsOf(workspace, document, messagesFor('en')), []);
  });

  it('keeps up with edits', () => {
    const workspace = new Workspace([]);
    const document = workspace.putFile(
      'file:///a.xml',
      '<rules><rule id="a" name="A">x</rule>\n<rule id="b" name="B">x</rule></rules>',
    );
    assert.ok(document);
    const codes = () => problemsOf(workspace, document, messagesFor('en')).map(({ code }) => code);
    const replace = (found: string, text: string): void => {
      const start = document.getText().indexOf(found);
      workspace.update(
        document,
        [{ range: document.range({ start, end: start + found.length }), text }],
        document.version + 1,
      );
    };
    assert.deepEqual(codes(), []);
    replace('id="b"', 'id="a"');
    assert.deepEqual(codes(), ['duplicate-id']);
    workspace.putFile('file:///b.xml', eel.replace('eel', 'a'));
    assert.deepEqual(codes(), ['id-in-other-file', 'duplicate-id']);
    replace('id="a"', 'id="c"');
    assert.deepEqual(codes(), ['id-in-other-file']);
    workspace.delete('file:///b.xml');
    assert.deepEqual(codes(), []);
  });
});
