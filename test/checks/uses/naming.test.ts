import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { namingOf } from '../../../server/checks/uses/naming.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { replaceIn } from '../../support/replaceIn.ts';

const uri = 'file:///rules.xml';
const rules =
  '<rules><rule id="glow" name="GLOW n">It glows.</rule><rule id="hum" name="HUM n">It hums.</rule><rule id="still" name="STILL n">It rests.</rule></rules>';

/** The naming in the text of a use of HUM, without the details of the text. */
function check(text: string, expected: object): void {
  const workspace = new Workspace([]);
  workspace.putFile(uri, rules);
  const naming = () => {
    const definition = workspace.all.ruleWithId('hum');
    assert.ok(definition);
    return namingOf(workspace.all, definition, text);
  };
  const before = naming();
  const { kind, ...facts } = before;
  assert.deepEqual({ kind, ...('use' in facts ? { ...facts, use: facts.use.value } : facts) }, expected);
  replaceIn(workspace, uri, 'It rests.', 'It rests long.');
  assert.equal(naming(), before, 'it is remembered while the rules stay that it names');
  // An edit of the text of the other rule replaces its definition: the answer must not keep the old one.
  replaceIn(workspace, uri, 'It glows.', 'It glows brightly.');
  assert.deepEqual(naming(), before, 'it is the same while no name changes');
}

describe('the text of a use', () => {
  it('names the linked rule', () => check('Hum 2', { kind: 'use', use: '2' }));

  it('names another rule, which is known by its id', () =>
    check('Glow 3', { kind: 'other', otherId: 'glow', use: '3' }));

  it('names several rules', () =>
    check('Glow 3; Hum 2', {
      kind: 'several',
      parts: ['Glow 3', 'Hum 2'],
      names: ['Glow', 'Hum'],
      ids: ['glow', 'hum'],
    }));

  it('names nothing that is known', () => check('Sing 2', { kind: 'nothing' }));
});
