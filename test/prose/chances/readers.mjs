// The two readers of chances, while one takes the place of the other: a plugin of esbuild puts the new one in the place of the old one.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/** The files that others import from the old reader, and what stands in their place in the new one. A file that is not there yet is not replaced. */
const replaced = {
  'chances/target.ts': 'test/prose/reader/reading.ts',
  'chances/rolledDice.ts': 'test/prose/reader/namedDice.ts',
};

/** A plugin of esbuild: whoever imports the old reader from outside of it gets the new one. */
export const newReader = {
  name: 'new-reader',
  setup({ onResolve }) {
    onResolve({ filter: /\/chances\/(?:target|rolledDice)\.ts$/ }, ({ path, importer }) => {
      const isOutside = !/(?:server\/dice\/prose|test\/prose\/reader)\//.test(importer);
      const [, file] = Object.entries(replaced).find(([old]) => path.endsWith(`dice/prose/${old}`)) ?? [];
      const target = file && join(root, file);
      return isOutside && target && existsSync(target) ? { path: target } : undefined;
    });
  },
};

/** The plugins for a reader: `old` or `new`. */
export function pluginsOf(reader) {
  return reader === 'new' ? [newReader] : [];
}

/**
 * A file of this folder with all it needs and one of the readers.
 * @param {string} entry its path in `test/prose`
 * @param {'old' | 'new'} reader
 * @returns the module, and a hash of its code.
 */
export async function loaded(entry, reader) {
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
      plugins: pluginsOf(reader),
    });
    process.chdir(root);
    const hash = createHash('sha256')
      .update(await readFile(outfile))
      .digest('hex');
    return { module: await import(pathToFileURL(outfile)), hash };
  } finally {
    await rm(folder, { recursive: true });
  }
}
