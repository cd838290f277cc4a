import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, moveInEditor, open, read, remove, write } from '../support/workspace.ts';

describe('renaming a file', () => {
  it('changes its path in the list of the package', async () => {
    const folder = 'moved';
    const list = (name: string): string => `{\r\n  "xmlFiles": ["/data/xml/${name}/one.xml"]\r\n}\r\n`;
    const manifest = `${folder}/content-manifest.json`;
    try {
      await write(`${folder}/data/xml/rules/one.xml`, '<rules><rule id="one" name="ONE">x</rule></rules>');
      await write(`${folder}/data/xml/rules/two.xml`, '<rules><rule id="two" name="TWO">x</rule></rules>');
      await write(manifest, list('rules'));
      const { document } = await open(manifest);
      // All files of the package are known once the other one is missing in the list.
      const problems = () => vscode.languages.getDiagnostics(document.uri);
      await until('the warning', () => problems().length > 0 || undefined);
      equal(await moveInEditor(`${folder}/data/xml/rules`, `${folder}/data/xml/lore`), true);
      await until('the new path', () => document.getText() === list('lore') || undefined);
      await document.save();
      equal(await read(manifest), list('lore'));
    } finally {
      await closeAll();
      await remove(folder);
    }
  });
});
