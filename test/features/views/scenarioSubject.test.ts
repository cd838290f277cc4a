import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { scenarioSubject } from '../../../server/features/views/scenarioSubject.ts';
import { shownView } from '../../../server/features/views/shownView.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';
import { inSlices } from '../../support/inSlices.ts';

const uri = 'file:///a/scenario.md';
const text = '# The Mill\n\n## The yard\n\nTwo Goblins wait.\n\n## The loft\n\nA Goblin waits.\n';
const goblin =
  '<monsters><monster id="g" name="Goblin" plural="Goblins" factions=""><wounds>2</wounds><move>4</move><weaponskill>2</weaponskill><ballisticskill>5+</ballisticskill><strength>3</strength><toughness>3</toughness><initiative>2</initiative><attacks>1</attacks><gold>20</gold><armor>-</armor><damage>1D6</damage><special></special></monster></monsters>';

/** What is asked of a workspace of which nothing has been worked out yet. */
function asked(content = text) {
  const workspace = new Workspace(packs);
  workspace.putFile('file:///a/monsters.xml', goblin);
  const document = workspace.putFile(uri, content);
  assert.ok(document);
  return { workspace, document, scope: workspace.packageOf(document), reader: english };
}

function shown(content: string, ...events: readonly string[]) {
  const all = events.map((id) => ({ id, values: {} }));
  return shownView(scenarioSubject, asked(content), { uri }, all);
}

describe('the fights of a scenario in a panel', () => {
  it('are the same in slices as at once', () => {
    const [once, sliced] = [asked(), asked()];
    const whole = shownView(scenarioSubject, once, { uri }, []);
    const { result, slices, faults } = inSlices(() => shownView(scenarioSubject, sliced, { uri }, []));
    assert.deepEqual([faults, result], [[], whole]);
    assert.ok(slices > 1, `${slices} slices`);
    const rows = whole?.view?.blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.map(([name]) => name) : [],
    );
    assert.deepEqual(rows, ['Fight', 'The yard: Two Goblins', 'The loft: A Goblin']);
  });

  it('have all their numbers when the button was pressed', () => {
    const view = shown(text, 'details')?.view;
    const titles = view?.blocks.flatMap((block) => (block.kind === 'heading' && block.depth === 1 ? [block.text] : []));
    assert.deepEqual(titles?.slice(0, 3), ['The yard', 'The loft', 'Rules used']);
    assert.deepEqual(
      view?.actions?.map(({ label }) => label),
      ['One line each', 'Print…'],
    );
  });

  it('are printed alone by the button, and with the text by the command', () => {
    const pageOf = (id: string) =>
      shown(text, id)?.effects?.flatMap((effect) => (effect.kind === 'print' ? [effect] : []));
    const [fights] = pageOf('print') ?? [];
    const [scenario] = pageOf('printScenario') ?? [];
    assert.deepEqual([fights?.name, scenario?.name], ['fights.html', 'scenario.html']);
    assert.doesNotMatch(fights?.page ?? '', /Two Goblins wait/);
    assert.match(scenario?.page ?? '', /Two Goblins wait/);
    assert.equal(shown(text, 'no such button')?.effects, undefined);
  });

  it('are not shown of a text without any', () => assert.equal(shown('# The Mill\n\nNobody is there.\n'), undefined));
});
