import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { hasTitle, lastTitle } from '../../../server/tables/reading/topics.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The codes that a text and its translation have, as if they were the first of all that are checked. */
function codesOf(source: string, translation: string): readonly string[] {
  const workspace = new Workspace([]);
  workspace.putFile('file:///a/rules.xml', `<rules><rule id="reef" name="REEF">${source}</rule></rules>`);
  const uri = 'file:///a/content-es.xml';
  workspace.putFile(uri, `<translations>\n<entry key="rule.reef.text">${translation}</entry>\n</translations>`);
  const document = workspace.documents().find((one) => one.uri === uri);
  assert.ok(document);
  return findingsIn(workspace, document).map(({ code }) => code);
}

/** The change of the part of a document that another text has otherwise. */
function changeTo(document: Document, text: string) {
  const before = document.getText();
  const shorter = Math.min(before.length, text.length);
  let [front, back] = [0, 0];
  while (front < shorter && before[front] === text[front]) front++;
  while (back < shorter - front && before.at(-1 - back) === text.at(-1 - back)) back++;
  const range = document.range({ start: front, end: before.length - back });
  return { range, text: text.slice(front, text.length - back) };
}

describe('what was checked before', () => {
  it('does not hide a lost half', () => {
    const lost = () => codesOf('Half of the gold is false.', 'El oro es falso.');
    const before = lost();
    assert.ok(before.includes('translation-meaning'), before.join());
    codesOf('Only half of the crabs come.', 'A la cueva vienen los cangrejos, only half of the crabs.');
    assert.deepEqual(lost(), before);
  });

  it('does not hide spaces that a translation has too many', () => {
    const spaced = () => codesOf('The crab waits.', 'El  cangrejo espera.');
    const before = spaced();
    assert.ok(before.includes('double-space'), before.join());
    codesOf('The old crab of the reef waits  here.', 'El viejo cangrejo del arrecife espera  aquí.');
    assert.deepEqual(spaced(), before);
  });

  it('does not hide what a changed source says of a plural', () => {
    const workspace = new Workspace([]);
    const monsters = (plural: string): void => {
      const monster = `<monster id="moth" name="Moth Queen" plural="${plural}"/>`;
      workspace.putFile('file:///a/monsters.xml', `<monsters>${monster}</monsters>`);
    };
    const uri = 'file:///a/content-es.xml';
    const entries = [
      '<entry key="monster.moth.name">Reina Polilla</entry>',
      '<entry key="monster.moth.plural">Avispas</entry>',
    ];
    workspace.putFile(uri, `<translations>\n${entries.join('\n')}\n</translations>`);
    const [document] = workspace.documents().filter((one) => one.uri === uri);
    assert.ok(document);
    const isReported = () => findingsIn(workspace, document).some(({ code }) => code === 'inconsistent-name');
    monsters('Wasps');
    assert.equal(isReported(), false);
    monsters('Moth Queens');
    assert.equal(isReported(), true);
  });

  it('says of the texts of other entries what a first check says', () => {
    const originals = [
      'The crab pinches whoever is next to it.',
      'Water comes in.',
      'A bell rings in the deep of the reef.',
    ];
    const rules = originals.flatMap((text, at) => [
      `<rule id="a${at}" name="A">${text}</rule>`,
      `<rule id="b${at}" name="B">${text}</rule>`,
    ]);
    const translations = [
      'El cangrejo pellizca a quien esté a su lado en la cueva.',
      'El agua entra por la puerta y llega hasta las rodillas.',
      'Suena una campana, muy lejos, en lo hondo del arrecife.',
    ];
    const opened = (text: string) => {
      const workspace = new Workspace([]);
      workspace.putFile('file:///a/rules.xml', `<rules>${rules.join('\n')}</rules>`);
      workspace.putFile('file:///a/content-es.xml', text);
      const document = workspace.documents().find(({ uri }) => uri.endsWith('-es.xml'));
      assert.ok(document);
      const found = () => findingsIn(workspace, document).filter(({ code }) => code === 'text-of-other-entry');
      return { workspace, document, found };
    };
    const file = (texts: readonly number[]): string => {
      const keys = originals.flatMap((_, at) => [`rule.a${at}.text`, `rule.b${at}.text`]);
      const entries = texts.map((text, at) => `<entry key="${keys[at]}">${translations[text] ?? ''}</entry>`);
      return `<translations>\n${entries.join('\n')}\n</translations>`;
    };
    const texts = fc.array(fc.nat(2), { maxLength: 6 });
    let problems = 0;
    fc.assert(
      fc.property(fc.array(texts, { minLength: 2, maxLength: 6 }), ([first = [], ...others]) => {
        const { workspace, document, found } = opened(file(first));
        for (const one of others) {
          found();
          const text = file(one);
          workspace.update(document, [changeTo(document, text)], document.version + 1);
          const wanted = opened(text).found();
          problems += wanted.length;
          assert.deepEqual(found(), wanted);
        }
      }),
      { numRuns: 100 },
    );
    assert.ok(problems > 0);
  });

  it('does not hide the title before a table', () => {
    const text = '\n# Reef\nA crab.';
    assert.equal(lastTitle(`.${text}`), 1);
    assert.ok(hasTitle(`A long text before the title.\n${text}`));
    assert.equal(lastTitle(`.${text}`), 1);
  });
});
