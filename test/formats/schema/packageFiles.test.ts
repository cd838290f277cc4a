import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, it } from 'mocha';
import { problemCodes } from '../../../server/checks/problems/kinds.ts';
import { languages } from '../../../server/text/language.ts';

const ajv = new Ajv({ allErrors: true, strict: true }).addVocabulary(languages.map((language) => `x-${language}`));

function schemaOf(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`schemas/${file}.schema.json`, 'utf8'));
}

const validators = {
  'whq.json': ajv.compile(schemaOf('whq-package')),
  'content-manifest.json': ajv.compile(schemaOf('whq-content-manifest')),
};

/** Compares the places of the errors, empty for a valid file. */
function check(file: keyof typeof validators, content: unknown, ...expected: readonly string[]): void {
  const validate = validators[file];
  validate(content);
  const found = (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  assert.deepEqual([...new Set(found)], expected);
}

describe('the schemas of the JSON files of a package', () => {
  it('accept every part that a package may have', () => {
    check('whq.json', {});
    check('whq.json', {
      $schema: 'whq-package.schema.json',
      id: 'reef',
      base: ['roleplay-book'],
      languages: ['es', 'pt-BR'],
      houseRules: ['rpb-fear'],
      party: [{ name: 'Gunna', battleLevel: 3, wounds: 14, fame: 2 }],
      severities: { 'bad-value': 'warning', 'lost-hyphen': 'off' },
    });
    check('content-manifest.json', { xmlFiles: ['/data/xml/rules/reef.xml', 'data/xml/tables/reef.xml'] });
    check('content-manifest.json', { xmlFiles: [] });
  });

  it('find an unknown key, a wrong type and a wrong value', () => {
    check('whq.json', { langauges: ['es'] }, ' additionalProperties');
    check('whq.json', { id: 'My Reef' }, '/id pattern');
    check('whq.json', { languages: 'es' }, '/languages type');
    check('whq.json', { languages: ['es', 'Spanish'] }, '/languages/1 pattern');
    check('whq.json', { party: [{ battleLevel: 'three' }] }, '/party/0 required', '/party/0/battleLevel type');
    check('whq.json', { severities: { 'bad-value': 'fatal' } }, '/severities/bad-value enum');
    check('whq.json', [], ' type');
    check('content-manifest.json', {}, ' required');
    check(
      'content-manifest.json',
      { xmlFiles: ['data/xml/rules/reef.txt', 4] },
      '/xmlFiles/0 pattern',
      '/xmlFiles/1 type',
    );
  });

  it('know the code of every problem', () => {
    const { properties } = schemaOf('whq-package') as {
      properties: { severities: { propertyNames: { enum: string[] } } };
    };
    assert.deepEqual(properties.severities.propertyNames.enum, problemCodes);
    check('whq.json', { severities: { 'bad-vlaue': 'off' } }, '/severities enum', '/severities propertyNames');
    // VS Code completes and checks the codes in its settings by them too.
    const { properties: settings } = JSON.parse(readFileSync('package.json', 'utf8')).contributes.configuration;
    assert.deepEqual(settings['whq-rules.problems.severities'].propertyNames, properties.severities.propertyNames);
  });

  it('are contributed to VS Code for these files', () => {
    const { contributes } = JSON.parse(readFileSync('package.json', 'utf8'));
    assert.deepEqual(contributes.jsonValidation, [
      { fileMatch: 'whq.json', url: './schemas/whq-package.schema.json' },
      { fileMatch: 'content-manifest.json', url: './schemas/whq-content-manifest.schema.json' },
    ]);
    const shipped = readFileSync('.vscodeignore', 'utf8').split('\n');
    for (const { url } of contributes.jsonValidation) assert.ok(shipped.includes(`!${url.slice(2)}`), url);
  });
});
