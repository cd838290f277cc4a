import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { parse } from 'yaml';

interface Field {
  readonly type?: string;
  readonly id?: string;
  readonly attributes?: { readonly label?: string; readonly options?: readonly string[] };
}

interface Form {
  readonly name?: string;
  readonly description?: string;
  readonly body?: readonly Field[];
}

/** What GitHub would refuse in a form. */
function faultsOf({ name, description, body = [] }: Form): readonly string[] {
  const ids = body.map(({ id }) => id);
  return [
    ...(name && description && body.length > 0 ? [] : ['name, description or body is missing']),
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
    ...body.flatMap(({ type = '', id = '', attributes = {} }) => [
      ...(['textarea', 'input', 'dropdown'].includes(type) && /^[\w-]+$/.test(id) && attributes.label ? [] : [id]),
      ...((type === 'dropdown') === (attributes.options !== undefined) ? [] : [`${id}: options`]),
    ]),
  ];
}

function check(text: string, faults: readonly string[]): void {
  assert.deepEqual(faultsOf(parse(text)), faults);
}

describe('the forms for issues', () => {
  const folder = join('.github', 'ISSUE_TEMPLATE');
  for (const file of readdirSync(folder))
    it(`${file} is one that GitHub shows`, () => check(readFileSync(join(folder, file), 'utf8'), []));

  it('have the names that the page about taking part uses', () => {
    const page = readFileSync(join('.github', 'CONTRIBUTING.md'), 'utf8');
    const names = readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')).name);
    assert.deepEqual(
      [...page.matchAll(/the form _(.+?)_/g)].map(([, name]) => name),
      names,
    );
  });

  it('are refused with a faulty one', () => {
    check('name: A\ndescription: B\nbody:\n  - { type: dropdown, id: a, attributes: { label: C } }', ['a: options']);
    check('name: A\nbody: []', ['name, description or body is missing']);
  });
});
