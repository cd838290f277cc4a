import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { offeredNames } from '../../../server/features/completion/offeredNames.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { replaceIn } from '../../support/replaceIn.ts';

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

/** All names, as they are offered in the language. Each must be one that the index has at present, with the rule that counts. */
function check(workspace: Workspace, language: string): readonly string[] {
  const known = new Set(workspace.all.index.allNames());
  return [...offeredNames(workspace.all, '', language)].map(({ name, definition }) => {
    assert.ok(known.has(name), name.template.name);
    assert.equal(workspace.all.index.definitionOf(name), definition);
    return name.template.name;
  });
}

describe('names that are offered before a letter is typed', () => {
  it('stay the same, each with its rule as it is, while somebody types in the texts of rules', () => {
    const workspace = workspaceWith();
    const before = check(workspace, 'en');
    for (const name of ['GLOW n', 'HUM n', 'FEAR n', 'RESPLANDOR n']) assert.ok(before.includes(name), name);
    for (const [from, to] of [
      ['glows n paces', 'glows brightly n paces'],
      ['hums n times', 'hums n times a day'],
      ['Ours.', 'Ours, and n.'],
    ] as const) {
      replaceIn(workspace, 'file:///rules.xml', from, to);
      assert.deepEqual(check(workspace, 'en'), before, to);
    }
  });

  it('are none that are only for reading', () => {
    const workspace = workspaceWith();
    for (const bad of ['GUJA DE DOOM', 'ENFRIAMIENTO n', 'LÁTIGO DEMONIO']) {
      assert.ok(
        [...workspace.all.index.allNames()].some(({ template }) => template.name === bad),
        bad,
      );
      const typed = bad.slice(0, 4).toLowerCase();
      const offered = [...offeredNames(workspace.all, typed, 'es')].map(({ name }) => name.template.name);
      assert.ok(!offered.includes(bad), `${typed}: ${offered.join(', ')}`);
    }
    assert.ok(
      [...offeredNames(workspace.all, 'furi', 'es')].some(({ name }) => name.template.name === 'FURIA ASESINA n+'),
    );
  });

  it('are others as soon as a rule is called otherwise', () => {
    const workspace = workspaceWith();
    const before = check(workspace, 'en');
    replaceIn(workspace, 'file:///rules.xml', 'name="HUM n"', 'name="BUZZ n"');
    const after = check(workspace, 'en');
    assert.deepEqual(before.map((name) => (name === 'HUM n' ? 'BUZZ n' : name)).toSorted(), after.toSorted());
  });

  it('come in the language of the text first', () => {
    const workspace = workspaceWith();
    const [english, spanish] = [check(workspace, 'en'), check(workspace, 'es')];
    assert.deepEqual(english.toSorted(), spanish.toSorted());
    assert.ok(english.indexOf('GLOW n') < english.indexOf('RESPLANDOR n'));
    assert.ok(spanish.indexOf('GLOW n') > spanish.indexOf('RESPLANDOR n'));
  });
});
