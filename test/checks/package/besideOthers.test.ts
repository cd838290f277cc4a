import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { characteristics } from '../../support/monsters.ts';

const check = checkMarkedFor('unknown-guarded', 'never-drawn', 'table-cycle', 'unused-entry');

function monster(id: string, name: string): string {
  return `<monster id="${id}" name="${name}" plural="${name}s">${characteristics}</monster>`;
}

const others = {
  'file:///a/rules.xml': '<rules><rule id="reef-guards" name="GUARDS (monster)">It guards.</rule></rules>',
  'file:///a/monsters.xml': `<monsters>${[
    monster('crab', 'Crab'),
    monster('chief', 'Reef Chief'),
    monster('witch', 'Sea Witch'),
  ].join('\n')}</monsters>`,
};

function tableWith(content: string): string {
  return `<tables>\n<table name="Reef">\n<monster id="witch" number="1"/>\n${content}\n</table>\n</tables>`;
}

describe('groupProblems', () => {
  const guard = (value: string, text = `Guards (${value})`, attribute = ` param="${value}"`): string =>
    `<special append="true"><rule id="reef-guards"${attribute}>${text}</rule></special>`;
  const uri = 'file:///a/tables.xml';

  it('finds a guard of a Monster that is not in its group', () => {
    check(
      tableWith(`<group level="1"><monster id="chief" number="1"/><monster id="crab" number="2">
${guard('Sea Witch')}
                                                     ^^^^^^^^^ warning unknown-guarded: The others: Reef Chief
</monster></group>`),
      others,
      uri,
    );
    check(
      tableWith(`<group level="1"><monster id="chief" number="1"/><monster id="crab" number="2">
${guard('Crab', 'Guards (Crab).', '')}
                                                      ^^^^ warning unknown-guarded: a Crab
</monster></group>`),
      others,
      uri,
    );
  });

  it('takes short forms, plurals and Monsters that nobody defines for what they may be', () => {
    for (const value of ['Reef Chief', 'Chief', 'chiefs', 'Reef Chiefs', 'Mighty Reef Chief']) {
      check(
        tableWith(
          `<group level="1"><monster id="chief" number="1"/><monster id="crab" number="2">${guard(value)}</monster></group>`,
        ),
        others,
        uri,
      );
    }
    const unknown = `<group level="1"><monster id="elsewhere" number="1"/><monster id="crab" number="2">${guard('Sea Witch')}</monster></group>`;
    check(tableWith(unknown), others, uri);
  });

  it('finds a group whose Monsters have no ambience in common', () => {
    check(
      tableWith(`<group level="1">
 ^^^^^ info never-drawn: (chaos and skaven)
<monster id="crab" number="1" ambiences="chaos"/><monster id="chief" number="1" ambiences="skaven"/></group>`),
      others,
      uri,
    );
    for (const [one, other] of [
      ['chaos skaven', 'skaven'],
      ['chaos', ''],
      ['generic', 'skaven'],
      ['orcs', 'orcs-goblins undead'],
    ]) {
      check(
        tableWith(
          `<group level="1"><monster id="crab" number="1" ambiences="${one}"/><monster id="chief" number="1" ambiences="${other}"/></group>`,
        ),
        others,
        uri,
      );
    }
  });
});

describe('cycleProblems', () => {
  it('finds tables that lead back to themselves by way of others, and leaves one that names itself alone', () => {
    check(`
<tables>
  <table name="Reef"><tableRef name="Reef"/><tableRef name="Cave"/></table>
                                                            ^^^^ info table-cycle: Cave → Pool → Reef
  <table name="Cave"><tableRef name="Pool"/><tableRef name="Sea"/></table>
                                     ^^^^ info table-cycle: Pool → Reef → Cave
  <table name="Pool"><tableRef name="Reef"/></table>
                                     ^^^^ info table-cycle: Reef → Cave → Pool
  <table name="Sea"><tableRef name="Sea"/></table>
</tables>`);
  });

  it('follows references into other files, and stops in a cycle that does not lead back', () => {
    check(
      `
<tables>
  <table name="Reef"><tableRef name="Cave"/></table>
                                     ^^^^ info table-cycle: Cave → Reef
  <table name="Edge"><tableRef name="Reef"/></table>
</tables>`,
      { 'file:///a/other.xml': '<tables><table name="Cave"><tableRef name="Reef"/></table></tables>' },
    );
  });
});

describe('unusedProblems', () => {
  const usedRules = '<rule id="reef-fear" name="FEAR">x</rule><rule id="reef-hate" name="HATE">x</rule>';
  const drawn = {
    'file:///a/tables.xml':
      '<tables><table name="Reef"><event id="tide"/><event id="storm"/><monster id="crab" number="1"><special append="true"><rule id="reef-fear">Fear</rule><rule id="reef-hate">Hate</rule><magic id="reef-tune" level="1"/></special></monster></table></tables>',
  };

  it('finds rules, Monsters and Events that nothing names, in a file with others that are named', () => {
    check(
      `
<rules>
  <rule id="reef-fear" name="FEAR">x</rule>
  <rule id="reef-hate" name="HATE">x</rule>
  <magic id="reef-tune" name="TUNE">x</magic>
  <rule id="reef-net" name="NET">x</rule>
            ^^^^^^^^ info unused-entry: no card leads to it
  <magic id="reef-song" name="SONG">x</magic>
             ^^^^^^^^^ info unused-entry: magic
</rules>`,
      drawn,
    );
    check(
      `
<events>
  <event id="tide" name="Tide"><rules>x</rules><treasure>false</treasure></event>
  <event id="storm" name="Storm"><rules>x</rules><treasure>false</treasure></event>
  <event id="flood" name="Flood"><rules>x</rules><treasure>false</treasure></event>
             ^^^^^ info unused-entry: Event flood
</events>`,
      drawn,
    );
  });

  it('is silent in a file of which most is not used, and about entries that a page links or an app finds by itself', () => {
    check('<rules><rule id="reef-net" name="NET">x</rule><rule id="reef-fear" name="FEAR">x</rule></rules>', drawn);
    check(`<rules>${usedRules}<rule id="reef-net" name="NET">x</rule></rules>`, {
      ...drawn,
      'file:///a/notes.md': 'They have [nets](rules.xml#reef-net).',
    });
    check(`<rules>${usedRules}<rule id="reef-net" name="DRAGNET n">n</rule></rules>`, {
      ...drawn,
      'file:///a/scenario.md': 'Six Crabs (Dragnet 5) wait behind the door.',
    });
    check(`<rules>${usedRules}<rule id="rpb-magic" name="MAGIC">x</rule></rules>`, drawn);
  });

  it('does not take a translation for a use', () => {
    check(
      `
<rules>
  <rule id="reef-fear" name="FEAR">x</rule>
  <rule id="reef-hate" name="HATE">x</rule>
  <rule id="reef-net" name="NET">x</rule>
            ^^^^^^^^ info unused-entry: rule reef-net
</rules>`,
      {
        ...drawn,
        'file:///a/content-es.xml': '<translations><entry key="rule.reef-net.name">RED</entry></translations>',
      },
    );
  });

  it('follows edits in other files', () => {
    const workspace = new Workspace(packs);
    const document = workspace.putFile(
      'file:///a/rules.xml',
      `<rules>${usedRules}<rule id="reef-net" name="NET">x</rule></rules>`,
    );
    assert.ok(document);
    const codes = (): readonly string[] => findingsIn(workspace, document).map(({ code }) => code);
    assert.deepEqual(codes(), []);
    const tables = workspace.putFile('file:///a/tables.xml', drawn['file:///a/tables.xml']);
    assert.ok(tables);
    assert.deepEqual(codes(), ['unused-entry']);
    const at = tables.positionAt(tables.getText().indexOf('reef-fear'));
    const range = { start: at, end: { line: at.line, character: at.character + 'reef-fear'.length } };
    workspace.update(tables, [{ range, text: 'reef-net' }], 2);
    assert.deepEqual(
      findingsIn(workspace, document).map(({ code, span }) => [code, document.getText().slice(span.start, span.end)]),
      [['unused-entry', 'reef-fear']],
    );
  });
});
