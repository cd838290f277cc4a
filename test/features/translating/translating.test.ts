import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { entrySource } from '../../../server/features/translating/entrySource.ts';
import { newLanguage, withLanguage } from '../../../server/features/translating/newLanguage.ts';
import { removeOrphans } from '../../../server/features/translating/removeOrphans.ts';
import { edited, header, opened, reef, spanish } from './reef.ts';

const entry = (key: string, text: string): string => `  <entry key="rule.reef-${key}">${text}</entry>\n`;

describe('entrySource', () => {
  const translation = [
    header.trimEnd(),
    '  <entry key="rule.reef-crab.name">PELLIZCO n</entry>',
    '  <entry key="rule.reef-crab.text">El cangrejo\n\ncausa 2D6 Heridas.</entry>',
    '  <entry key="rule.reef-tide.text">Sube.</entry>',
    '  <entry key="rule.reef-gone.text">Nada.</entry>',
    '</translations>',
  ].join('\n');

  it('is that of the entry around the line, decoded, and follows a source that changes', () => {
    const { workspace, document } = opened({ ...reef, [spanish]: translation });
    const crab = { text: 'The crab pinches for 2D6 Wounds on a roll of 5+ & lets go.', line: 3 };
    const shown = (line: number): unknown => entrySource(workspace.packageOf(document), document, line);
    assert.deepEqual([0, 1].map(shown), [undefined, undefined]);
    assert.deepEqual([2, 3, 4, 5].map(shown), [{ text: 'PINCH n', line: 2 }, crab, crab, crab]);
    assert.deepEqual(shown(6), { text: 'The tide rises.\nEach Warrior takes 1D6 Wounds.', line: 6 });
    assert.deepEqual([7, 8].map(shown), [undefined, undefined]);
    const [[uri, text] = ['', '']] = Object.entries(reef);
    workspace.putFile(uri, text.replace('The crab', 'The king&apos;s crab'));
    assert.deepEqual(shown(4), { ...crab, text: "The king's crab pinches for 2D6 Wounds on a roll of 5+ & lets go." });
  });
});

describe('newLanguage', () => {
  const make = (files: Readonly<Record<string, string>>, withAll: boolean) =>
    newLanguage(opened(files).workspace.all, 'fr', withAll);

  it('has a stub for each text, beside the other languages or in the package', () => {
    const made = make(reef, true);
    assert.equal(made.uri, 'file:///p/data/i18n/content-fr.xml');
    assert.equal(made.entries, 6);
    assert.ok(
      made.text.startsWith(`${header}  <entry key="rule.reef-crab.name"><!-- whq-translate -->PINCH n</entry>\n`),
    );
    assert.ok(made.text.endsWith('</entry>\n</translations>\n'));
    const beside = make({ ...reef, 'file:///p/other/reef.es.xml': `${header}</translations>` }, false);
    assert.equal(beside.uri, 'file:///p/other/reef.fr.xml');
    assert.equal(beside.entries, 1);
  });

  it('is empty without texts', () => {
    assert.equal(make({ 'file:///p/notes.md': 'Roll 1D6.' }, true).uri, '');
  });
});

describe('withLanguage', () => {
  const check = (file: string, text: string, expected: string | undefined): void =>
    assert.equal(withLanguage(file, text, 'fr', 'file:///p/data/i18n/content-fr.xml'), expected);

  it('adds a language to those of the package', () => {
    check('whq.json', '{ "languages": ["en", "es"] }', '{ "languages": ["en", "es", "fr"] }');
    check('whq.json', '{\n  "languages": [\n    "en"\n  ]\n}', '{\n  "languages": [\n    "en",\n    "fr"\n  ]\n}');
    check('whq.json', '{"languages": []}', '{"languages": ["fr"]}');
    check('whq.json', '{ "languages": ["fr"] }', undefined);
    check('whq.json', '{ "id": "reef" }', undefined);
  });

  it('adds the file to a list that has other translations', () => {
    const other = '{"xmlFiles": ["/data/xml/rules/a.xml", "/data/i18n/content-es.xml"]}';
    check('content-manifest.json', other, other.replace(']', ', "/data/i18n/content-fr.xml"]'));
    check('content-manifest.json', '{"xmlFiles": ["/data/xml/rules/a.xml"]}', undefined);
  });
});

describe('removeOrphans', () => {
  it('removes the entries that belong to nothing, and nothing else', () => {
    const [own, orphan] = [entry('crab.name', 'PELLIZCO n'), entry('gone.name', 'IDO')];
    const end = entry('crab.text', 'El cangrejo causa 2D6 Heridas con 5+.');
    const { workspace, document } = opened({
      ...reef,
      [spanish]: `${header}${own}${orphan}${end}${orphan}</translations>`,
    });
    const { edits, keys } = removeOrphans(workspace.packageOf(document), document);
    assert.deepEqual(keys, ['rule.reef-gone.name', 'rule.reef-gone.name']);
    assert.equal(
      edited(document, edits).replace(/\s+<\/translations>/, '\n</translations>'),
      `${header}${own}${end}</translations>`,
    );
  });
});
