import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import { emptyWorkspace } from '../support/cursor.ts';

interface Makers {
  readonly makeRules: (bytes: number, dialect: 'markup' | 'plain') => string;
  readonly makeScenario: (length: number) => string;
  readonly makeTranslated: (bytes: number) => { readonly source: string; readonly translation: string };
}

const modules = ['makeRules', 'makePackage', 'makeTranslated'].map(
  (name) => import(pathToFileURL(resolve(`test/bench/${name}.mjs`)).href),
);
const { makeRules, makeScenario, makeTranslated }: Makers = Object.assign({}, ...(await Promise.all(modules)));

/** The files have no problem, and not even a hint: the bench would stop at it. */
function checkSound(files: Readonly<Record<string, string>>): void {
  const workspace = emptyWorkspace();
  const documents = Object.entries(files).map(([path, text]) => workspace.putFile(`file:///bench/${path}`, text));
  for (const document of documents) {
    assert.ok(document);
    assert.deepEqual(
      check(workspace, document).map(({ code, span }) => [code, span.start]),
      [],
      document.uri,
    );
  }
}

describe('the files of the bench', () => {
  it('are sound', () => {
    checkSound({ 'data/xml/rules/markup.xml': makeRules(20e3, 'markup') });
    checkSound({ 'data/xml/rules/plain.xml': makeRules(20e3, 'plain') });
    checkSound({ 'scenario.md': makeScenario(12e3) });
    const { source, translation } = makeTranslated(20e3);
    checkSound({ 'data/xml/rules/salt.xml': source, 'data/i18n/content-es.xml': translation });
  });
});
