import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { exportsOf, importsOf, type Sources, sources, targetOf, testSources } from './sources.ts';

/** Names that more than one file of `server` exports: whoever reads one takes it for the other. */
function namesWithTwoHomes(sources: Sources): readonly string[] {
  const homes = new Map<string, string[]>();
  for (const [path, source] of sources) {
    if (!path.startsWith('server/')) continue;
    for (const { name } of exportsOf(source)) homes.set(name, [...(homes.get(name) ?? []), path]);
  }
  return [...homes].flatMap(([name, paths]) =>
    paths.length > 1 ? [`${name} is exported by ${paths.join(', ')}`] : [],
  );
}

/** Exports that nothing imports. Tests count for types alone: what only a test calls is no part of the program. */
function unusedExports(sources: Sources, others: Sources): readonly string[] {
  const used = importedBy(sources);
  const named = importedBy(others);
  return [...sources].flatMap(([path, source]) =>
    exportsOf(source)
      .filter(({ name, isType }) => {
        const keys = [`${path} ${name}`, `${path} *`];
        return !keys.some((key) => used.has(key) || (isType && named.has(key))) && !isEntryPoint(path, name);
      })
      .map(({ name }) => `${path} exports ${name}, which nothing imports`),
  );
}

function importedBy(sources: Sources): ReadonlySet<string> {
  const entries = [...sources].flatMap(([path, source]) =>
    importsOf(source).flatMap(({ specifier, names }) => names.map((name) => `${targetOf(path, specifier)} ${name}`)),
  );
  return new Set(entries);
}

/** What VS Code calls, what the start of a program reads, and what the builds of the programs and of the site call. */
function isEntryPoint(path: string, name: string): boolean {
  if (path === 'server/node.ts') return name === 'firstProblems';
  if (path === 'server/cli.ts') return name === 'runCommand';
  if (path === 'server/workspace/index/bundledContributions.ts') return name === 'plainContributions';
  if (path === 'client/site/sitePages.ts') return name === 'sitePages';
  return /^client\/(?:node|browser)\.ts$/.test(path) && /^(?:activate|deactivate)$/.test(name);
}

describe('exports', () => {
  it('have one home for each name of the server', () => assert.deepEqual(namesWithTwoHomes(sources), []));

  it('are used', () => assert.deepEqual(unusedExports(sources, testSources), []));
});

describe('a wrong export is', () => {
  it('a name with two homes', () => {
    const sources = {
      'client/a.ts': 'export function one(): void {}',
      'server/a.ts': 'export function one(): void {}\nexport interface Two {}\nconst three = 3;',
      'server/b.ts': 'export type Two = string;\nexport const three = 3;',
    };
    assert.deepEqual(namesWithTwoHomes(new Map(Object.entries(sources))), [
      'Two is exported by server/a.ts, server/b.ts',
    ]);
  });

  it('an export that nothing imports', () => {
    const sources = {
      'client/node.ts': 'export function activate(): void {}',
      'server/a.ts': 'export function* one(): void {}\nexport interface Two {}\nexport class Three {}',
      'server/b.ts': "import { one as first, type Two } from './a.ts';\nexport const four = 4;\nexport type Five = 5;",
    };
    const tests = { 'test/b.test.ts': "import { type Five, four } from '../server/b.ts';" };
    assert.deepEqual(unusedExports(new Map(Object.entries(sources)), new Map(Object.entries(tests))), [
      'server/a.ts exports Three, which nothing imports',
      'server/b.ts exports four, which nothing imports',
    ]);
  });
});
