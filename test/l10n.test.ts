import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { languages } from '../server/text/language.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const keysOf = (path: string): readonly string[] => Object.keys(JSON.parse(read(path))).toSorted();
const numbersIn = (text: string): readonly string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();

/** Every text of the client that `vscode.l10n.t` translates, once. */
function clientTexts(): readonly string[] {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const texts = files.flatMap((file) => textsOf(read(join('client', file))));
  return [...new Set(texts)].toSorted();
}

function textsOf(source: string): readonly string[] {
  const calls = source.match(/\bl10n\.t\(/g) ?? [];
  const texts = [...source.matchAll(/\bl10n\.t\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text]) => text ?? '');
  assert.equal(
    texts.length,
    calls.length,
    'l10n.t takes a literal in single quotes, or translators never see the text',
  );
  return texts;
}

/** That the translation has exactly these texts, none of them empty, with the same placeholders. */
function check(path: string, expected: readonly string[]): void {
  assert.deepEqual(keysOf(path), expected);
  for (const [key, text] of Object.entries<string>(JSON.parse(read(path)))) {
    assert.notEqual(text.trim(), '', key);
    assert.deepEqual(numbersIn(text), numbersIn(key), key);
  }
}

/** The properties of the manifest that people read. */
const readByPeople =
  /^(?:title|shortTitle|contextualTitle|label|name|description|(?:markdown)?(?:D|d)escription|(?:markdown)?[eE]numDescriptions|altText|contents|placeholder)$/;

/** The texts in a manifest that no translator sees, except the name of the extension. */
function textsOfManifest(part: unknown, key = ''): readonly string[] {
  if (typeof part === 'string')
    return readByPeople.test(key) && !/^(?:%[^%]+%|WHQ Rules|whq-rules(?:-(?:warning|info))?)$/.test(part)
      ? [`${key}: ${part}`]
      : [];
  if (typeof part !== 'object' || part === null) return [];
  // The text of a snippet goes into a file.
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'body' ? [] : textsOfManifest(value, Array.isArray(part) ? key : name),
  );
}

/**
 * Sentences of the client that no translator sees: what `l10n.t`, errors for the log and the texts of the site, which have all languages, do not
 * have.
 */
function sentencesInClient(): readonly string[] {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== join('site', 'siteTexts.ts'),
  );
  return files.flatMap((file) => {
    const source = read(join('client', file)).replace(/^ *(?:\/\/|\/?\*).*$/gm, '');
    const texts = source.matchAll(
      /(?<!\bl10n\.t\(\s*|\bError\(\s*|\boutputChannel\.\w+\(\s*|\bmessage: )(['`])((?:[^'`\\\n]|\\.)*)\1/g,
    );
    return [...texts].flatMap(([, , text = '']) =>
      /^\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(text) ? [`${file}: ${text}`] : [],
    );
  });
}

describe('texts of the client', () => {
  for (const language of languages.filter((one) => one !== 'en'))
    it(`are all in ${language}, and no others`, () => check(`client/l10n/bundle.l10n.${language}.json`, clientTexts()));

  for (const language of languages)
    it(`of the manifest are all in ${language}, and no others`, () => {
      const used = [...read('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key ?? '').toSorted();
      check(language === 'en' ? 'package.nls.json' : `package.nls.${language}.json`, used);
    });

  it('are no others than those: the manifest and the client have none that nobody can translate', () => {
    assert.deepEqual(textsOfManifest(JSON.parse(read('package.json'))), []);
    assert.deepEqual(sentencesInClient(), []);
  });
});
