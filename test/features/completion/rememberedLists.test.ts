import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { completion } from '../../../server/features/completion/completion.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';
import { replaceIn } from '../../support/replaceIn.ts';
import { itLong } from '../../support/runs.ts';

const files = {
  'file:///rules.xml': `<rules>
<rule id="glow" name="GLOW n">It glows n paces far.<?values 3 4 ?></rule>
<rule id="hum" name="HUM n+">It hums.</rule>
<rule id="drone" name="DRONE">As before.<?variant-of hum: louder ?></rule>
<rule name="SING n">It sings n songs.</rule>
</rules>`,
  'file:///content-es.xml': '<translations><entry key="rule.glow.name">RESPLANDOR n</entry></translations>',
  'file:///monsters.xml': `<monsters><monster id="m" name="M" plural="Ms"><special>
<rule id="hum" param="2+">Hum 2+</rule></special></monster></monsters>`,
  'file:///scenario.md': 'Six Orcs hum: see [it](rules.xml#hum).',
};

/** Places with long lists: `|` is the cursor. */
const places = {
  'file:///list.md': 'You see 6 Orcs (|',
  'file:///lista.md': 'Los Guerreros ven que en la sala hay 6 Orcos (|',
  'file:///uses.xml': '<monsters><monster id="u" name="U" plural="Us"><special><|</special></monster></monsters>',
  'file:///named.xml': '<monsters><monster id="n" name="N" plural="Ns"><special>|</special></monster></monsters>',
  'file:///ids.xml':
    '<monsters><monster id="i" name="I" plural="Is"><special><rule id="|"/></special></monster></monsters>',
};

type Edit = readonly [uri: string, before: string, after: string];

/** Each changes a list: its order, a name, a value, or what is in it. */
const edits: readonly Edit[] = [
  ['file:///monsters.xml', '</special>', '<rule id="glow" param="7">Glow 7</rule></special>'],
  ['file:///monsters.xml', 'param="7"', 'param="8"'],
  ['file:///monsters.xml', '<rule id="hum"', '<rule id="glow"'],
  ['file:///scenario.md', '#hum', '#drone'],
  ['file:///scenario.md', 'hum: see', 'hum: see `sing` and'],
  ['file:///rules.xml', '<?values 3 4 ?>', '<?values 3 4 5 ?>'],
  ['file:///rules.xml', 'hum: louder', 'hum'],
  ['file:///rules.xml', 'SING n', 'SINGS n'],
  ['file:///rules.xml', 'id="hum"', 'id="hums"'],
  ['file:///rules.xml', 'It glows', 'It glows and glitters'],
  ['file:///content-es.xml', 'RESPLANDOR n', 'BRILLO n'],
];

function workspaceWith(texts: Readonly<Record<string, string>>): Workspace {
  const workspace = new Workspace(packs);
  for (const [uri, text] of Object.entries(texts)) workspace.putFile(uri, text);
  for (const [uri, text] of Object.entries(places)) workspace.putFile(uri, text.replace('|', ''));
  return workspace;
}

function listsIn(workspace: Workspace): readonly unknown[] {
  return Object.entries(places).map(([uri, text]) => {
    const document = workspace.get(uri);
    assert.ok(document, uri);
    const offered = completion({ scope: workspace.packageOf(document), document, reader: english }, text.indexOf('|'));
    assert.ok(offered.items.length > 50, `${uri}: ${offered.items.length}`);
    return offered;
  });
}

describe('long lists of abilities', () => {
  itLong('are after every edit those of a workspace that has just been opened', () => {
    const workspace = workspaceWith(files);
    const texts: Record<string, string> = { ...files };
    for (const [uri, before, after] of edits) {
      listsIn(workspace);
      replaceIn(workspace, uri, before, after);
      texts[uri] = (texts[uri] ?? '').replace(before, after);
      assert.deepEqual(listsIn(workspace), listsIn(workspaceWith(texts)), `${before} → ${after}`);
    }
    for (const uri of Object.keys(files)) {
      workspace.delete(uri);
      delete texts[uri];
      assert.deepEqual(listsIn(workspace), listsIn(workspaceWith(texts)), uri);
    }
  });

  it('are at another place the same, for another range', () => {
    const workspace = workspaceWith(files);
    const lists = listsIn(workspaceWith(files));
    for (const [index, [uri, marked]] of Object.entries(places).entries()) {
      const first = lists[index];
      replaceIn(workspace, uri, marked.slice(0, 8), `\n${marked.slice(0, 8)}`);
      const document = workspace.get(uri);
      assert.ok(document);
      const moved = completion(
        { scope: workspace.packageOf(document), document, reader: english },
        marked.indexOf('|') + 1,
      );
      const onFirstLine = JSON.stringify(moved).replaceAll('"line":1', '"line":0');
      assert.deepEqual(JSON.parse(onFirstLine), JSON.parse(JSON.stringify(first)), uri);
    }
  });
});
