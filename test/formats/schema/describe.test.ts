import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { xmlFormats } from '../../../server/formats/formats.ts';
import { rules } from '../../../server/formats/rules.ts';
import { type ElementHelp, elementHelp } from '../../../server/formats/schema/describe.ts';
import { valueTypes } from '../../../server/formats/schema/finding.ts';
import { documentSchema, type JsonSchema } from '../../../server/formats/schema/model.ts';
import { languages } from '../../../server/text/language.ts';

const flow = ['p', 'table', 'ul', 'ol', 'b', 'i', 'br'];

function check(path: string, expected: Partial<ElementHelp> | undefined): void {
  const help = elementHelp(rules, path.split(' '), 'en');
  assert.deepEqual(help, expected && { ...help, ...expected });
}

describe('elementHelp', () => {
  it('says what stands in an element', () => {
    check('rules', { name: 'rules', title: 'Rules file', children: ['rule', 'magic'], allowsText: false });
    check('rules rule', { title: 'Rule', children: flow, allowsText: true });
    check('rules rule table', { children: ['tr'], allowsText: false });
    check('rules rule table tr td', { children: flow, allowsText: true });
    check('rules magic p b', { children: ['b', 'i', 'br'], allowsText: true });
    check('rules magic br', { children: [], allowsText: false });
  });
  it('follows elements that stand in themselves', () => {
    check('rules rule table tr td table tr td ul li ol', { name: 'ol', children: ['li'] });
  });
  it('lists attributes, the required ones marked', () => {
    const attributes = elementHelp(rules, ['rules', 'magic'], 'en')?.attributes ?? [];
    const names = ['id', 'name', 'parameterName', 'parameterNames', 'parameterFormat'];
    assert.deepEqual(
      attributes.map(({ name, required }) => [name, required]),
      names.map((name, index) => [name, index < 2]),
    );
    check('rules rule p', { attributes: [] });
  });
  it('explains an element in the wrong place as where it belongs', () => {
    check('rules rule table tr td tr', { name: 'tr', children: ['td'] });
    check('rules foo p', { name: 'p' });
    check('p', { name: 'p' });
  });
  it('knows nothing of other names', () => {
    check('rules foo', undefined);
    check('ruels', undefined);
    check('rules __proto__', undefined);
    assert.equal(elementHelp(rules, [], 'en'), undefined);
  });
  it('answers with the same object again, and with another in Spanish', () => {
    const path = ['rules', 'rule', 'p'];
    const english = elementHelp(rules, path, 'en');
    assert.equal(elementHelp(rules, path, 'en'), english);
    assert.equal(elementHelp(rules, path, 'es')?.title, 'Párrafo');
    assert.equal(elementHelp(rules, path, 'en'), english);
  });
  it('has words in each language for every element and attribute', () => {
    for (const elements of xmlFormats.flatMap(({ schema }) => [...schema.model.elements.values()])) {
      for (const { name, words, attributes } of elements) {
        const titles = languages.map((language) => words(language).title);
        assert.ok(titles.every(Boolean), name);
        for (const described of [{ words }, ...attributes]) {
          const descriptions = languages.map((language) => described.words(language).description);
          assert.ok(
            descriptions.every((description) => description.endsWith('.')),
            name,
          );
          assert.equal(new Set(descriptions).size, languages.length, name);
        }
      }
    }
  });
});

describe('the schemas', () => {
  const silent = [
    '$schema',
    '$id',
    'title',
    'description',
    ...languages.map((language) => `x-${language}`),
    'x-synonyms',
    'x-list',
    'examples',
    '$defs',
    '$ref',
    'properties',
    'patternProperties',
    'items',
    'dependentSchemas',
  ];
  /** They cannot fail: the data form has lists of objects, and strings. */
  const structural = ['type'];
  const interpreted = ['additionalProperties', 'required', 'anyOf', 'pattern', 'enum', 'const', 'maxItems'];

  it('say nothing that has no finding', () => {
    const keywords = new Set<string>();
    const patterns: string[] = [];
    const visit = (schema: object, name: string): void => {
      for (const [keyword, value] of Object.entries(schema)) {
        keywords.add(keyword);
        if (keyword === 'pattern') patterns.push(name);
        if (['properties', 'patternProperties', '$defs', 'dependentSchemas'].includes(keyword)) {
          for (const [key, child] of Object.entries(value)) visit(child as object, key);
        } else if (keyword === 'items') visit(value, name);
        else if (keyword === 'anyOf') for (const branch of value) visit(branch, name);
      }
    };
    const kinds = xmlFormats.map(({ kind }) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    const files = ['common', ...kinds].map((name) => `whq-${name}.schema.json`);
    for (const file of files) visit(JSON.parse(readFileSync(`schemas/${file}`, 'utf8')), '');
    const known = new Set([...silent, ...structural, ...interpreted]);
    assert.deepEqual(
      [...keywords].filter((keyword) => !known.has(keyword)),
      [],
    );
    assert.deepEqual(patterns.filter((name) => name !== 'blank').sort(), [...valueTypes].sort());
  });
  it('are refused where an element has no definition, which only we can get wrong', () => {
    const modelOf = (schema: JsonSchema) => {
      return documentSchema({ read: () => schema, validator: () => () => true }).model;
    };
    assert.throws(
      () => modelOf({ properties: { rules: { $ref: '#/$defs/rules' } }, $defs: {} }),
      /no element definition/,
    );
    assert.throws(() => modelOf({}), /no root/);
  });
});

describe('the usual values of the schemas', () => {
  it('are values that the schemas allow', () => {
    const { $defs } = JSON.parse(readFileSync('schemas/whq-common.schema.json', 'utf8')) as {
      $defs: Record<string, { pattern?: string; examples?: readonly string[] }>;
    };
    let count = 0;
    for (const [name, { pattern = '', examples = [] }] of Object.entries($defs)) {
      for (const example of examples) {
        assert.match(example, new RegExp(pattern), name);
        count++;
      }
    }
    assert.ok(count > 40, `${count} examples`);
  });
});
