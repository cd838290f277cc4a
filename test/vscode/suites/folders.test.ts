import * as vscode from 'vscode';
import { askOnce, middleOf, textOfHover } from '../support/ask.ts';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, exists, move, open, remove, write } from '../support/workspace.ts';

const omen = '<rules><rule id="test-omen" name="OMEN n" parameterName="n"><p>It is dark.</p></rule></rules>\n';
const uses = `<monsters>
<monster id="test-augur" name="Augur"><special><rule id="test-omen">Omen</rule></special></monster>
</monsters>
`;

/** What the editor shows of a use: the file of the definition, whether the hover has the text of the rule, and that the use lacks a value. */
async function shownIn(document: vscode.TextDocument): Promise<string> {
  const ask = <Item>(command: string, words: string) => askOnce<Item>(command, document.uri, middleOf(document, words));
  const [place] = await ask<vscode.Location | vscode.LocationLink>('vscode.executeDefinitionProvider', 'test-omen');
  const uri = place && ('targetUri' in place ? place.targetUri : place.uri);
  const hovers = await ask<vscode.Hover>('vscode.executeHoverProvider', 'Omen');
  const codes = vscode.languages
    .getDiagnostics(document.uri)
    .map(({ code }) => (typeof code === 'object' ? code.value : code));
  return [
    uri ? vscode.workspace.asRelativePath(uri, false) : 'unknown',
    ...(hovers.map(textOfHover).join().includes('It is dark') ? ['text'] : []),
    ...(codes.includes('missing-parameter') ? ['problem'] : []),
  ].join(' ');
}

describe('a folder of rules', () => {
  it('takes them along when it or the one above it is renamed, and when it is deleted', async () => {
    await write('omens/deep/omen.xml', omen);
    await write('augur.xml', uses);
    const { document } = await open('augur.xml');
    const steps: readonly (readonly [step: () => PromiseLike<void>, shown: string])[] = [
      [async () => {}, 'omens/deep/omen.xml text problem'],
      [() => move('omens/deep', 'omens/deeper'), 'omens/deeper/omen.xml text problem'],
      [() => move('omens', 'signs'), 'signs/deeper/omen.xml text problem'],
      [() => remove('signs/deeper'), 'unknown'],
    ];
    try {
      for (const [step, expected] of steps) {
        await step();
        let last = '';
        const isShown = async (): Promise<true | undefined> => {
          last = await shownIn(document);
          return last === expected || undefined;
        };
        await until(expected, isShown).catch(() => equal(last, expected));
      }
    } finally {
      await closeAll();
      for (const path of ['augur.xml', 'omens', 'signs']) if (await exists(path)) await remove(path);
    }
  });
});
