import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { characteristics } from '../../support/monsters.ts';

const check = checkMarkedFor('own-rule', 'unexplained-value');

const rules = {
  'file:///a/known.xml': `<rules>
<rule id="reef-armed" name="ARMED WITH weapon">Use the Strength of the weapon.</rule>
<rule id="reef-guards" name="GUARDS (monster)">It stands beside it.</rule>
<rule id="reef-net" name="NET">A Warrior in a net cannot move.</rule>
<rule id="reef-fear" name="FEAR n">Warriors who roll less than n are afraid.</rule>
<magic id="reef-song" name="SONG">It sings.</magic>
</rules>`,
};

/** A Monsters file with that `<special>` on lines of its own. */
function monster(special: string, values = characteristics): string {
  return `
<monsters>
<monster id="reef-crab" name="Crab" plural="Crabs">
${values}
<special>
${special}
</special>
</monster>
</monsters>`;
}

const uri = 'file:///a/monsters.xml';

describe('a thing with a rule of its own', () => {
  it('is found behind the general rule, also in the plural', () => {
    check(
      monster(`<rule id="reef-armed" param="Nets">Armed with Nets</rule>
                                   ^^^^^^^^^^^^^^^ warning own-rule: Link reef-net
                                   fix: Link to reef-net
<rule id="reef-armed" param="Net">Armed with Net.</rule>
                                  ^^^^^^^^^^^^^^^ warning own-rule: Link reef-net
                                  fix: Link to reef-net`),
      rules,
      uri,
    );
  });

  it('is not found in names of Monsters, in things without a rule, and where it is linked', () => {
    check(
      monster(`<rule id="reef-armed" param="Bows (Str 3)">Armed with Bows (Str 3)</rule>
<rule id="reef-armed" param="Song">Armed with Song</rule>
<rule id="reef-armed" param="Net of Gold">Armed with Net of Gold</rule>
<rule id="reef-guards" param="Net">Guards (Net)</rule>
<rule id="reef-net">Armed with Nets</rule>`),
      rules,
      uri,
    );
  });
});

describe('unexplainedProblems', () => {
  const values = characteristics.replace('<move>4', '<move>S');
  const marked = (special: string): string =>
    monster(special, `${values}\n${' '.repeat(values.indexOf('S</move>'))}^ warning unexplained-value: <move> is S`);

  it('finds an S of which no rule of the Monster speaks', () => {
    check(marked('<rule id="reef-fear" param="5">Fear 5</rule>'), rules, uri);
    check(marked('<magic id="reef-song" level="1"/>'), rules, uri);
    check(marked('').replace('of it', 'there are none'), rules, uri);
  });

  it('leaves an S alone that a rule or a text explains, or that a rule which is not known may explain', () => {
    check(monster('<rule id="reef-net">Net</rule>', values), rules, uri);
    check(monster('<text>It crawls slowly.</text>', values), rules, uri);
    check(monster('<rule id="deep-crawl">Crawl</rule>', values), rules, uri);
  });

  it('follows the text of the rule in another file', () => {
    const workspace = new Workspace(packs);
    const known = workspace.putFile('file:///a/known.xml', rules['file:///a/known.xml']);
    const document = workspace.putFile(uri, monster('<rule id="reef-net">Net</rule>', values).trimStart());
    assert.ok(known && document);
    const codes = (): readonly string[] => findingsIn(workspace, document).map(({ code }) => code);
    assert.deepEqual(codes(), []);
    const at = known.positionAt(known.getText().indexOf('move'));
    const range = { start: at, end: { line: at.line, character: at.character + 4 } };
    workspace.update(known, [{ range, text: 'sing' }], 2);
    assert.deepEqual(codes(), ['unexplained-value']);
  });
});
