import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { completion } from '../../../server/features/completion/completion.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';

const many = 150;
const numbers = Array.from({ length: many }, (_, number) => 1000 + number);
const used = `<rule id="salt-${1000 + many - 1}">x</rule><rule id="salt-${1000 + many - 1}">x</rule>`;

/** The labels of what is offered at the cursor, which `|` marks among the special rules of a Monster, in the order that an editor shows. */
function offered(
  workspace: Workspace,
  special: string,
): { readonly labels: readonly string[]; readonly isIncomplete: boolean } {
  const marked = `<monsters><monster id="m" name="M" plural="Ms"><special>${used}${special}</special></monster></monsters>`;
  const document = workspace.putFile('file:///monsters.xml', marked.replace('|', ''));
  assert.ok(document);
  const { items, isIncomplete } = completion(
    { scope: workspace.packageOf(document), document, reader: english },
    marked.indexOf('|'),
  );
  const key = ({ sortText = '', label = '' }): string => sortText || label;
  const labels = items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ label }) => label);
  return { labels, isIncomplete };
}

function workspaceWith(): Workspace {
  const workspace = new Workspace(packs);
  const rules = numbers.map((number) => `<rule id="salt-${number}" name="SALT ${number}">It tastes.</rule>`);
  workspace.putFile('file:///rules.xml', `<rules>${rules.join('\n')}</rules>`);
  return workspace;
}

describe('uses of rules behind `<`', () => {
  it('are those that are used most where there are too many, and the next letter brings others', () => {
    const workspace = workspaceWith();
    const { labels, isIncomplete } = offered(workspace, '<|');
    const salts = labels.filter((label) => label.startsWith('Salt'));
    assert.equal(salts[0], `Salt ${1000 + many - 1}`);
    assert.ok(isIncomplete && labels.length < many);
    for (const number of numbers) {
      const typed = offered(workspace, `<salt ${number}|`.replace(' ', '-'));
      assert.ok(typed.labels.includes(`Salt ${number}`), String(number));
    }
  });

  it('are found by their ids and by their names, in any case', () => {
    const workspace = workspaceWith();
    for (const typed of ['<rpb-fea|', '<Fea|', '<FEAR|'])
      assert.ok(offered(workspace, typed).labels.includes('Fear n'), typed);
  });

  it('follow what rules are called, and what is typed in their texts', () => {
    const workspace = workspaceWith();
    const rules = workspace.get('file:///rules.xml');
    assert.ok(rules);
    for (const [before, after] of [
      ['tastes', 'tastes bitter'],
      ['SALT 1000', 'BRINE n'],
    ] as const) {
      offered(workspace, '<|');
      const start = rules.getText().indexOf(before);
      const range = rules.range({ start, end: start + before.length });
      workspace.update(rules, [{ range, text: after }], rules.version + 1);
    }
    assert.ok(offered(workspace, '<brine|').labels.includes('Brine n'));
    assert.ok(!offered(workspace, '<salt-1000|').labels.includes('Salt 1000'));
  });
});
