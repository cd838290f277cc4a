import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { characteristics } from '../../support/monsters.ts';

const check = checkMarkedFor('unknown-reference', 'missing-prefix');

const monsters = `<monsters><monster id="reef-crab" name="Crab" plural="Crabs">${characteristics}</monster></monsters>`;

describe('referenceProblems', () => {
  it('finds a Monster, an Event and a table that nobody defines', () => {
    const others = {
      'file:///a/monsters.xml': monsters,
      'file:///a/events.xml': '<events><event id="reef-tide" name="Tide"><rules>It comes.</rules></event></events>',
    };
    check(
      `
<tables>
  <table name="Reef">
    <monster id="reef-crab" number="1"/>
    <monster id="reef-carb" number="1"/>
                 ^^^^^^^^^ warning unknown-reference: reef-crab
    <monster id="cave-troll" number="1"/>
                 ^^^^^^^^^^ warning unknown-reference: no Monster "cave-troll"
    <event id="reef-tide"/>
    <event id="reef-flood"/>
               ^^^^^^^^^^ warning unknown-reference: no Event
    <tableRef name="Reef"/>
    <tableRef name="Reefs"/>
                    ^^^^^ warning unknown-reference: no table "Reefs"
  </table>
</tables>`,
      others,
    );
  });

  it('finds a rule and a school of magic that nobody defines', () => {
    check(
      `
<monsters>
  <monster id="reef-crab" name="Crab" plural="Crabs">${characteristics}
    <special>
      <rule id="reef-fear" param="5">Fear 5</rule>
      <rule id="reef-faer" param="5">Fear 5</rule>
                ^^^^^^^^^ warning unknown-reference: reef-fear
                fix: Change to reef-fear
      <rule id="reef-pinch">Pinch</rule>
      <rule id="reef-snap">Snap</rule>
                ^^^^^^^^^ warning unknown-reference: no rule
      <rule id="reef-fear-11">Fear 11</rule>
                ^^^^^^^^^^^^ warning unknown-reference: reef-fear
                fix: Link to reef-fear
      <rule id="reef-squid-11">Fear 11</rule>
                ^^^^^^^^^^^^^ warning unknown-reference: no rule
      <magic id="reef-song" level="2"/>
                 ^^^^^^^^^ warning unknown-reference: no magic
    </special>
  </monster>
</monsters>`,
      {
        'file:///a/pinch.xml':
          '<rules><rule id="reef-pinch" name="PINCH">x</rule><rule id="reef-fear" name="FEAR n">n</rule></rules>',
      },
    );
  });

  it('finds the rule in the text of a use without an id, and an id in the wrong element', () => {
    check(
      `
<monsters>
  <monster id="reef-crab" name="Crab" plural="Crabs">${characteristics}
    <special>
      <rule id="reef-">Fear 5</rule>
                ^^^^^ warning unknown-reference: reef-fear
                fix: Link to reef-fear
      <magic id="reef-fear" level="2"/>
                 ^^^^^^^^^ warning unknown-reference: is defined by a <rule>
      <rule id="reef-song">Song</rule>
                ^^^^^^^^^ warning unknown-reference: is defined by a <magic>
      <rule id="reef-sunken-hoerd">Hoard</rule>
                ^^^^^^^^^^^^^^^^^ warning unknown-reference: reef-sunken-hoard
                fix: Change to reef-sunken-hoard
    </special>
  </monster>
</monsters>`,
      {
        'file:///a/r.xml':
          '<rules><rule id="reef-fear" name="FEAR n">n</rule><magic id="reef-song" name="SONG">x</magic><rule id="reef-sunken-hoard" name="SUNKEN HOARD">x</rule></rules>',
      },
    );
  });

  it('finds a visitor that is no Warrior, and one without the prefix of its id', () => {
    check(
      `
<locations>
  <location id="quay">
    <name>Quay</name><available><type>town</type></available><description/>
    <visitors>
      <visitor>all</visitor><visitor>warrior-diver</visitor>
      <visitor>diver</visitor>
               ^^^^^ warning missing-prefix: Write warrior-diver
               fix: Change to warrior-diver
      <visitor>divr</visitor>
               ^^^^ warning unknown-reference: warrior-diver
               fix: Change to warrior-diver
      <visitor>warrior-monk</visitor><visitor>warrior-warrior-monk</visitor>
               ^^^^^^^^^^^^ warning missing-prefix: Write warrior-warrior-monk
               fix: Change to warrior-warrior-monk
    </visitors>
    <rules/>
  </location>
</locations>`,
      {
        'file:///a/warriors.xml': `<warriors>
<warrior id="warrior-diver"><name>D</name><race>R</race><counter>c</counter></warrior>
<warrior id="warrior-warrior-monk"><name>M</name><race>R</race><counter>m</counter></warrior>
</warriors>`,
      },
    );
  });

  it('is silent on what another package may define', () => {
    check('<tables><table name="Reef"><monster id="cave-troll" number="1"/><event id="flood"/></table></tables>');
    check(
      '<tables><table name="Reef"><monster id="cave-troll" number="1"><special append="true"><rule id="cot-x">X</rule></special></monster></table></tables>',
    );
  });

  it('is silent while the workspace is being read, and follows the ids of other files', () => {
    const workspace = new Workspace(packs);
    const table = '<tables><table name="Reef"><monster id="reef-eel" number="1"/></table></tables>';
    const document = workspace.putFile('file:///a/tables.xml', table);
    assert.ok(document);
    const codes = (): readonly string[] => findingsIn(workspace, document).map(({ code }) => code);
    workspace.beginReading();
    workspace.putFile('file:///a/monsters.xml', monsters);
    assert.deepEqual(codes(), []);
    workspace.endReading();
    assert.deepEqual(codes(), ['unknown-reference']);
    workspace.putFile('file:///a/monsters.xml', monsters.replace('reef-crab', 'reef-eel'));
    assert.deepEqual(codes(), []);
    workspace.putFile('file:///a/monsters.xml', monsters);
    assert.deepEqual(codes(), ['unknown-reference']);
  });
});
