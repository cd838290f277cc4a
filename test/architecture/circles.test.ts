import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, it } from 'mocha';
import { importsOf, type Sources, sources, targetOf } from './sources.ts';

/** Files that import each other, directly or through others. Types count: a circle of them is one to whoever reads. */
function circlesIn(sources: Sources): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, from: readonly string[]): void => {
    const at = from.indexOf(path);
    if (at >= 0) found.push(`${[...from.slice(at), path].join(' → ')} is a circle`);
    if (at >= 0 || done.has(path)) return;
    for (const { specifier } of importsOf(sources.get(path) ?? '')) {
      const target = targetOf(path, specifier);
      if (specifier.startsWith('.') && sources.has(target)) visit(target, [...from, path]);
    }
    done.add(path);
  };
  for (const path of sources.keys()) visit(path, []);
  return found;
}

/** Two folders of which each imports from the other: neither can be read without the other. A folder and one in it are two. */
function mutualFolders(sources: Sources): readonly string[] {
  const byFolders = new Map<string, string>();
  for (const [path, source] of sources) {
    for (const { specifier } of importsOf(source)) {
      const target = targetOf(path, specifier);
      const folders = [posix.dirname(path), posix.dirname(target)];
      if (sources.has(target) && folders[0] !== folders[1]) byFolders.set(folders.join(' → '), `${path} → ${target}`);
    }
  }
  return [...byFolders].flatMap(([folders, example]) => {
    const [from = '', to = ''] = folders.split(' → ');
    const back = byFolders.get(`${to} → ${from}`);
    return from < to && back ? [`${from} and ${to} import each other: ${example}, ${back}`] : [];
  });
}

/** The invented sources have these circles, and no others. */
function check(invented: Readonly<Record<string, string>>, ...expected: readonly string[]): void {
  assert.deepEqual(circlesIn(new Map(Object.entries(invented))), expected);
}

describe('no circle of imports', () => {
  it('is among the files', () => assert.deepEqual(circlesIn(sources), []));

  it('is between two folders', () => assert.deepEqual(mutualFolders(sources), []));
});

describe('a circle of imports is', () => {
  it('files that import each other', () => {
    check(
      { 'server/xml/a.ts': "import { b } from './b.ts';", 'server/xml/b.ts': "import type { A } from './a.ts';" },
      'server/xml/a.ts → server/xml/b.ts → server/xml/a.ts is a circle',
    );
    check(
      {
        'server/xml/a.ts': "import { b } from './b.ts';",
        'server/xml/b.ts': "import { c } from './c.ts';",
        'server/xml/c.ts': "import { b } from './b.ts';",
      },
      'server/xml/b.ts → server/xml/c.ts → server/xml/b.ts is a circle',
    );
  });

  it('two folders that import each other, through other files too', () => {
    const sources = {
      'server/xml/a.ts': "import { b } from './inner/b.ts';",
      'server/xml/c.ts': '',
      'server/xml/inner/b.ts': '',
      'server/xml/inner/d.ts': "import type { C } from '../c.ts';",
      'server/xml/other/e.ts': "import { a } from '../a.ts';",
    };
    assert.deepEqual(mutualFolders(new Map(Object.entries(sources))), [
      'server/xml and server/xml/inner import each other: server/xml/a.ts → server/xml/inner/b.ts, server/xml/inner/d.ts → server/xml/c.ts',
    ]);
  });
});
