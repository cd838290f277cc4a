import * as vscode from 'vscode';
import { ask, askOnce, hoverLike, middleOf } from '../support/ask.ts';
import { equal } from '../support/assert.ts';
import { describe, itLong } from '../support/mocha.ts';
import { closeAll, open, remove, write } from '../support/workspace.ts';

const monsters = `<monsters>
  <monster id="reed-newt" name="Reed Newt" plural="Reed Newts" factions="chaos"></monster>
</monsters>
`;
const tables = `<tables>
  <table name="Reed Beds">
    <monster id="reed-newt" number="1-3" level="2" ambiences="chaos" />
  </table>
</tables>
`;
const translations = `<translations>
  <entry key="monster.reed-newt.name">Tritón</entry>
</translations>
`;

describe('an old version of a file that an editor shows beside it', () => {
  itLong('does not count', async () => {
    await write('reed/data/xml/monsters/reed.xml', monsters);
    await write('reed/data/xml/tables/reed.xml', tables);
    await write('reed/data/i18n/content-es.xml', translations);
    const provider = vscode.workspace.registerTextDocumentContentProvider('reed-before', {
      provideTextDocumentContent: () => monsters,
    });
    try {
      const { document: table } = await open('reed/data/xml/tables/reed.xml');
      const at = middleOf(table, 'reed-newt');
      await ask('vscode.executeDefinitionProvider', table.uri, [at]);
      const { document: current } = await open('reed/data/xml/monsters/reed.xml');
      const before = await vscode.workspace.openTextDocument(current.uri.with({ scheme: 'reed-before' }));
      equal(before.languageId, 'xml');
      await vscode.window.showTextDocument(before, { preview: false });
      // The server gets texts in their order: once it has this one, it would have the old version too.
      const { document } = await open('reed/data/i18n/content-es.xml');
      await hoverLike(document, 'key="monster.reed-newt.name', /Original/);
      equal((await askOnce<unknown>('vscode.executeDefinitionProvider', table.uri, at)).length, 1);
    } finally {
      provider.dispose();
      await closeAll();
      await remove('reed');
    }
  });
});
