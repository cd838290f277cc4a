// Bundles the program for a browser so that the one for Node takes every common module from it. So an extension that runs in both carries
// the common code once.
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

/** The name of the export with the common modules. */
const shared = 'modulesForNode';

/**
 * Writes both bundles; the one for Node loads the other from its own folder. A module of both programs runs once in Node, as in the
 * browser, so that its classes and its state are the same for all code.
 * @param {import('esbuild').BuildOptions} browser the options of the program for the browser, with one entry point
 * @param {import('esbuild').BuildOptions} node the options of the program for Node, with one entry point
 * @returns {Promise<import('esbuild').BuildResult[]>} the results for the browser and for Node, both with a metafile
 */
export async function buildWithSharedModules(browser, node) {
  const { metafile } = await build({ ...browser, metafile: true, write: false });
  const root = browser.absWorkingDir ?? process.cwd();
  const inputs = new Map(Object.entries(metafile.inputs).map(([path, { format }]) => [resolve(root, path), format]));
  inputs.delete(resolve(root, browser.entryPoints[0]));
  const taken = new Map();
  const forNode = await build({
    ...node,
    metafile: true,
    plugins: [takingFrom(browser.outfile, inputs, taken), ...node.plugins],
  });
  const forBrowser = await build({
    ...browser,
    metafile: true,
    stdin: { contents: entry(join(root, browser.entryPoints[0]), inputs, taken), resolveDir: root },
    entryPoints: [],
  });
  // The program for Node is another one whenever the common modules are: what is kept by its text must not outlive them.
  const sum = createHash('sha256').update(readFileSync(browser.outfile)).digest('hex');
  appendFileSync(node.outfile, `// ${basename(browser.outfile)}: ${sum}\n`);
  return [forBrowser, forNode];
}

/** In place of a module among `inputs`, a line that takes it from the other bundle. `taken` gets the number of each such module. */
function takingFrom(outfile, inputs, taken) {
  const bundle = `./${basename(outfile)}`;
  return {
    name: 'shared-modules',
    setup({ onLoad, onResolve, resolve: find }) {
      onResolve({ filter: /./ }, async ({ path, pluginData, ...place }) => {
        if (path === bundle) return { path, external: true };
        if (pluginData === shared || place.kind === 'entry-point') return undefined;
        const found = await find(path, { ...place, pluginData: shared });
        if (!inputs.has(found.path)) return undefined;
        if (!taken.has(found.path)) taken.set(found.path, taken.size);
        return { path: `${taken.get(found.path)}`, namespace: shared };
      });
      onLoad({ filter: /./, namespace: shared }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(bundle)}).${shared}[${path}];`,
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** The entry of the bundle for the browser: its program, and the modules for the other bundle. */
function entry(program, inputs, taken) {
  const modules = [...taken].map(([path, number]) =>
    inputs.get(path) === 'cjs'
      ? `const m${number} = require(${JSON.stringify(path)});`
      : `import * as m${number} from ${JSON.stringify(path)};`,
  );
  const names = [...taken.values()].map((number) => `m${number}`);
  return `export * from ${JSON.stringify(program)};
import ${JSON.stringify(program)};
${modules.join('\n')}
export const ${shared} = [${names.join(', ')}];
`;
}
