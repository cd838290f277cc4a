import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { importsOf, type Sources, sources, targetOf } from './sources.ts';

/** Files that write: with `--fix` and `--write-baseline` nothing is kept. */
const writing: ReadonlySet<string> = new Set(['server/cli/files/writeFile.ts']);

/** Modules of Node that ask the system for something that is not noted. */
const asking = /^node:(?!(?:path|url|util|buffer|crypto|v8)$)/;

/** The files of a check that ask the system by another way than `hosts/cache/reading.ts`: such an answer would be missing among what a kept run has seen. */
function readsElsewhere(sources: Sources): readonly string[] {
  const found: string[] = [];
  const done = new Set(['server/hosts/cache/reading.ts']);
  const visit = (path: string): void => {
    if (done.has(path) || writing.has(path)) return;
    done.add(path);
    for (const { specifier, isType } of importsOf(sources.get(path) ?? '')) {
      if (asking.test(specifier) && !isType) found.push(`${path} imports ${specifier}`);
      const target = targetOf(path, specifier);
      if (specifier.startsWith('.') && sources.has(target)) visit(target);
    }
    if (
      /\bprocess\s*[.[]|\bperformance\.timeOrigin\b/.test(
        (sources.get(path) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
      )
    )
      found.push(`${path} uses process`);
  };
  visit('server/cli/check/check.ts');
  assert.ok(done.has('server/hosts/disk.ts') || !sources.has('server/hosts/disk.ts'));
  return found;
}

describe('what a check reads', () => {
  it('is noted', () => assert.deepEqual(readsElsewhere(sources), []));

  it('is not noted where another way leads to the disk', () => {
    const invented = {
      'server/cli/check/check.ts': "import { a } from '../a.ts';\nimport { b } from '../files/writeFile.ts';",
      'server/cli/a.ts': "import { readFileSync } from 'node:fs';\nimport type { Dirent } from 'node:fs';",
      'server/cli/files/writeFile.ts': "import { open } from 'node:fs/promises';",
      'server/cli/other.ts': "import { readFileSync } from 'node:fs';",
    };
    assert.deepEqual(readsElsewhere(new Map(Object.entries(invented))), ['server/cli/a.ts imports node:fs']);
  });
});
