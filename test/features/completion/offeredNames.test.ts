import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { offeredNames } from '../../../server/features/completion/offeredNames.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const rules = `<rules>
<rule id="glow" name="GLOW n">It glows n paces far.</rule>
<rule name="HUM n">It hums n times.</rule>
<rule id="rpb-fear" name="FEAR n">Ours.</rule>
</rules>`;

const translations = '<translations><entry key="rule.glow.name">RESPLANDOR n</entry></translations>';

function workspaceWith(): Workspace {
  const workspace = new Workspace(packs);
  workspace.putFile('file:///rules.xml', rules);
  workspace.putFile('file:///content-es.xml', translations);
  return workspace;
}

describe('names that are offered', () => {
  it('are none that are only for reading', () => {
    const workspace = workspaceWith();
    for (const bad of ['GUJA DE DOOM', 'ENFRIAMIENTO n', 'LÁTIGO DEMONIO']) {
      assert.ok(
        [...workspace.all.index.allNames()].some(({ template }) => template.name === bad),
        bad,
      );
      const typed = bad.slice(0, 4).toLowerCase();
      const offered = [...offeredNames(workspace.all, typed, 'es')].map(({ template }) => template.name);
      assert.ok(!offered.includes(bad), `${typed}: ${offered.join(', ')}`);
    }
    assert.ok(
      [...offeredNames(workspace.all, 'furi', 'es')].some(({ template }) => template.name === 'FURIA ASESINA n+'),
    );
  });

  it('come in the language of the text first', () => {
    const workspace = workspaceWith();
    const [english, spanish] = ['en', 'es'].map((language) =>
      offeredNames(workspace.all, '', language).map(({ template }) => template.name),
    );
    assert.ok(english && spanish);
    assert.deepEqual(english.toSorted(), spanish.toSorted());
    assert.ok(english.indexOf('GLOW n') < english.indexOf('RESPLANDOR n'));
    assert.ok(spanish.indexOf('GLOW n') > spanish.indexOf('RESPLANDOR n'));
  });
});
