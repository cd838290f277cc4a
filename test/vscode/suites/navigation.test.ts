import * as vscode from 'vscode';
import { ask, described, hoverOn, middleOf } from '../support/ask.ts';
import { equal, match } from '../support/assert.ts';
import { describe, itInBoth, itLong } from '../support/mocha.ts';
import { open } from '../support/workspace.ts';

const roleplayBook = vscode.Uri.parse('whq-rules:/roleplay-book.xml');

describe('a bundled pack', () => {
  itLong('opens as a document that nobody can change, with hovers and without problems', async () => {
    const document = await vscode.workspace.openTextDocument(roleplayBook);
    await vscode.window.showTextDocument(document, { preview: false });
    equal(document.languageId, 'xml');
    const text = document.getText();
    match(text, /<rule id="rpb-fear" name="FEAR n"/);
    await vscode.commands.executeCommand('type', { text: 'x' });
    equal([document.getText() === text, document.isDirty], [true, false], 'unchanged');
    match(await hoverOn(document, 'name="FEAR n"'), /name/i);
    equal(vscode.languages.getDiagnostics(roleplayBook).length, 0, 'problems');
  });
});

describe('references', () => {
  itInBoth('are in XML, in translations and in prose of both languages', async () => {
    const { document } = await open('data/xml/rules/markup-rules.xml');
    const at = middleOf(document, 'brine-salt-crust');
    const found = await ask<vscode.Location>('vscode.executeReferenceProvider', document.uri, [at], 6);
    const places = await Promise.all(found.map(({ uri, range }) => described(uri, range)));
    equal(places.toSorted(), [
      'content-es.xml: brine-salt-crust',
      'content-es.xml: brine-salt-crust',
      'escenario.md: Costra de Sal 5+',
      'markup-rules.xml: brine-salt-crust',
      'salt-works.xml: brine-salt-crust',
      'scenario.md: Salt Crust 5+',
    ]);
  });
});
