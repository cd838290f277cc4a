import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { packs } from '../../server/hosts/packs.ts';
import { query } from '../../server/queries/remembered.ts';
import type { Package } from '../../server/workspace/packages/package.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';
import { problemsOf } from '../support/problems.ts';
import { replaceIn } from '../support/replaceIn.ts';
import { itProperty, runs } from '../support/runs.ts';

const rules = `<rules>
<rule id="glow" name="GLOW n" parameterName="light">It glows n paces far.</rule>
<rule id="hum" name="HUM n">It hums.<?also-named BUZZ n ?></rule>
<rule id="glow" name="GLOW n">It glows brighter.</rule>
</rules>`;

const users = {
  'file:///monsters.xml': `<monsters><monster id="m" name="M" plural="Ms"><special>
<rule id="glow" param="3">Glow 4</rule><rule id="hum">Hum</rule><rule id="hum" param="2">Buzz 2</rule><rule id="drone">Drone 5</rule>
<rule id="hum">Glow 4+</rule><rule id="glow">Hum 2; Glow 3</rule>
<text>Glow 3, Humm 2</text></special></monster></monsters>`,
  'file:///scenario.md': 'Six Orcs (Glow 3, Hunn 2, Drone 5).\n\nAn Ogre (Hum 2, Gluw 3).',
};

function workspaceWith(text: string): Workspace {
  const workspace = new Workspace(packs);
  workspace.putFile('file:///rules.xml', text);
  for (const [uri, ofUser] of Object.entries(users)) workspace.putFile(uri, ofUser);
  return workspace;
}

/** Whether the mark of the names is another one after the edit. */
function changesMark(before: string, after: string, text = rules): boolean {
  const workspace = workspaceWith(text);
  const { index } = workspace.all;
  // Bundled rules may lend a rule their odds, once they are there.
  index.load();
  const names = index.inputOf('names');
  const { mark } = names;
  replaceIn(workspace, 'file:///rules.xml', before, after);
  return names.mark !== mark;
}

/** The rules that some texts name: the same list as long as nothing changes that was read for it. */
const namedRules = query(({ index }: Package) =>
  ['Glow 3', 'Hum 2', 'Buzz 2', 'Drone 5', 'Ambush 3', 'Fear 1'].flatMap((text) =>
    index.names.all(text).map(({ owner }) => index.definitionOf(owner)),
  ),
);

/** Whether what was read of named rules is read again after the edit. */
function isReadAgain(before: string, after: string, text = rules): boolean {
  const workspace = workspaceWith(text);
  const known = namedRules(workspace.all);
  assert.equal(namedRules(workspace.all), known);
  replaceIn(workspace, 'file:///rules.xml', before, after);
  return namedRules(workspace.all) !== known;
}

describe('the mark of the names', () => {
  it('stays while the text of a rule is typed', () => {
    for (const [before, after] of [
      ['It hums.', 'It hums loudly.'],
      ['paces far', 'paces'],
      ['</rule>\n<rule id="hum"', '</rule>\n\n<!-- later -->\n<rule id="hum"'],
      ['<rules>', '<rules >'],
      ['It hums.', 'Roll 2D6.'],
    ] as const)
      assert.equal(changesMark(before, after), false, after);
  });

  it('is another one when a rule is called otherwise, or counts in another order', () => {
    const [first = '', second = ''] = rules.split('\n').slice(1, 3);
    for (const [before, after] of [
      ['HUM n', 'HUM n+'],
      ['id="hum"', 'id="drone"'],
      ['BUZZ n', 'DRONE n'],
      [second, ''],
      [`${first}\n${second}`, `${second}\n${first}`],
      ['<rules>', '<monsters>'],
    ] as const)
      assert.deepEqual([changesMark(before, after), isReadAgain(before, after)], [true, true], after);
  });

  it('stays when a rule takes another value, but who has asked for the rule reads it again', () => {
    for (const [before, after] of [
      ['parameterName="light"', 'parameterNames="light, paces"'],
      ['glows n paces', 'glows on n or more'],
      ['It hums.', 'It hums, if any.'],
    ] as const)
      assert.deepEqual([changesMark(before, after), isReadAgain(before, after)], [false, true], after);
  });

  it('stays when a rule is typed of which nobody speaks, and nobody reads it again', () => {
    const silent = '<rules><rule id="still" name="STILL n">It rests.</rule></rules>';
    assert.deepEqual([changesMark('rests', 'sleeps', silent), isReadAgain('rests', 'sleeps', silent)], [false, false]);
  });

  it('stays when other dice are typed in a rule that has the odds of a bundled one, which is read again', () => {
    const ofRule = (id: string): string => `<rules><rule id="${id}" name="AMBUSH n">Roll 1D6.</rule></rules>`;
    assert.equal(isReadAgain('1D6', '1D8', ofRule('rpb-ambush')), true);
    assert.equal(changesMark('1D6', '1D8', ofRule('rpb-ambush')), false);
    assert.equal(changesMark('Roll', 'Throw', ofRule('rpb-ambush')), false);
    // That one has no odds to give.
    assert.equal(changesMark('1D6', '1D8', ofRule('rpb-fly')), false);
    assert.equal(changesMark('1D6', '1D8', ofRule('own-ambush')), false);
  });

  it('stays when what decides about effects on fights is typed, which is read again', () => {
    const fear = (text: string): string => `<rules><rule id="rpb-fear" name="FEAR n">${text}</rule></rules>`;
    assert.equal(isReadAgain('-1 to', '-3 to', fear('<?odds 1D6 + battle-level <= n ?>Fear means -1 to hit.')), true);
    assert.equal(changesMark('means', 'is', fear('<?odds 1D6 + battle-level <= n ?>Fear means -1 to hit.')), false);
    assert.equal(isReadAgain('-1', '-3', fear('<?fight to-hit-against: -1 ?>x')), true);
    assert.equal(changesMark('Fear 1', 'Fear 3', fear('<?odds 1D6 ?><?fight nothing ?>Fear 1.')), false);
  });

  itProperty('tells whatever the problems of other files depend on', () => {
    const pieces = [...rules.matchAll(/[^\s<>]+|[<>]/g)].map(([piece]) => piece);
    const edits = fc.array(
      fc.tuple(fc.nat({ max: rules.length }), fc.nat({ max: 40 }), fc.constantFrom('', ' ', ...pieces)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(edits, (changes) => {
        const workspace = workspaceWith(rules);
        for (const [at, length, text] of changes) {
          const document = workspace.get('file:///rules.xml');
          if (!document) return;
          const range = document.range({
            start: Math.min(at, document.getText().length),
            end: Math.min(at + length, document.getText().length),
          });
          workspace.update(document, [{ range, text }], document.version + 1);
          problemsIn(workspace);
        }
        const text = workspace.get('file:///rules.xml')?.getText() ?? '';
        assert.deepEqual(problemsIn(workspace), problemsIn(workspaceWith(text)), text);
      }),
      { numRuns: runs(150), seed: 4 },
    );
  });
});

function problemsIn(workspace: Workspace): unknown {
  return Object.keys(users).map((uri) => {
    const document = workspace.get(uri);
    return document && problemsOf(workspace, document, english.messages);
  });
}
