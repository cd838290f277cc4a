import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';

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

describe('texts of the client', () => {
  it('are all in Spanish, and no others', () => check('l10n/bundle.l10n.es.json', clientTexts()));

  it('of the manifest are all in English and Spanish, and no others', () => {
    const used = [...read('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key ?? '').toSorted();
    check('package.nls.json', used);
    check('package.nls.es.json', used);
  });
});
