import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/**
 * A module of `test/prose` in TypeScript with all that it needs.
 * @param {string} entry its path in `test/prose`
 */
export async function loaded(entry) {
  const folder = await mkdtemp(join(tmpdir(), 'whq-chances-'));
  try {
    const outfile = join(folder, 'loaded.mjs');
    await build({
      entryPoints: [join(root, 'test/prose', entry)],
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      mainFields: ['module', 'main'],
      loader: { '.xml': 'text' },
      outfile,
    });
    process.chdir(root);
    return await import(pathToFileURL(outfile));
  } finally {
    await rm(folder, { recursive: true });
  }
}
