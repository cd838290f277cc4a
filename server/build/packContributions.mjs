// A plugin of esbuild for the bundled packs in `rules`.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { compiledSchemas } from './compiledSchemas.mjs';

/**
 * Resolves `x.xml?contributions` to what the file adds to an index, as JSON in a text: so no start of a program reads the XML for it.
 */
export const packContributions = {
  name: 'pack-contributions',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /\.xml\?contributions$/ }, async ({ path, importer, resolveDir, kind }) => {
      const [file, namespace] = path.split('?');
      const found = await resolve(file, { importer, resolveDir, kind });
      return { path: found.path, namespace };
    });
    onLoad({ filter: /./, namespace: 'contributions' }, async ({ path }) => {
      const { contributionsOfText } = await reader();
      return {
        contents: contributionsOfText(basename(path), readFileSync(path, 'utf8')),
        loader: 'text',
        watchFiles: [path],
      };
    });
  },
};

/** The reader of the program itself, built once for all bundles of a build. */
let built;

function reader() {
  built ??= load();
  return built;
}

async function load() {
  const root = join(dirname(import.meta.dirname), '..');
  const contents = `
    import { Document } from './server/workspace/documents/document.ts';
    import { plainContributions } from './server/workspace/index/bundledContributions.ts';
    export function contributionsOfText(name, text) {
      const document = new Document('whq-rules:/' + name, 'xml', 0, text, undefined, true);
      return plainContributions(document);
    }`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    supported: { 'regexp-unicode-property-escapes': true },
    plugins: [compiledSchemas],
  });
  const module = { exports: {} };
  new Function('module', outputFiles[0].text)(module);
  return module.exports;
}
