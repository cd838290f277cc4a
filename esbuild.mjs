// Bundles the programs into dist/. With --tests and --vscode-tests it bundles the tests into out/ too; --production minifies.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { buildWithSharedModules } from './sharedModules.mjs';
import { thirdPartyNotices } from './thirdPartyNotices.mjs';

const flags = new Set(process.argv.slice(2));

/**
 * Resolves `x.schema.json?compiled` to the schema as text, and to the code that ajv compiles for it, so that no code is generated at run time.
 * Both wait until somebody needs them: the schemas of all kinds take longer to load than most programs take to start.
 */
const compiledSchemas = {
  name: 'compiled-schemas',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /\.schema\.json\?(?:compiled|validator)$/ }, async ({ path, importer, resolveDir, kind }) => {
      const [file, namespace] = path.split('?');
      const found = await resolve(file, { importer, resolveDir, kind });
      return { path: found.path, namespace };
    });
    onLoad({ filter: /./, namespace: 'compiled' }, ({ path }) => ({
      contents: `
        export default {
          read: () => JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))}),
          validator: () => require(${JSON.stringify(`${path}?validator`)}).default,
        };`,
      resolveDir: dirname(path),
      watchFiles: [path],
    }));
    onLoad({ filter: /./, namespace: 'validator' }, ({ path }) => {
      const ajv = new Ajv({
        allErrors: true,
        // The messages are written by server/wording, not by ajv.
        messages: false,
        strict: true,
        // A branch of `anyOf` requires properties that are defined outside it.
        strictRequired: false,
        // A property may be listed with an explanation and also match a pattern.
        allowMatchingProperties: true,
        code: { source: true, esm: true, lines: true },
      });
      const common = join(dirname(path), 'whq-common.schema.json');
      // Annotations for people: the words in other languages, other names that authors try, and values that are lists with spaces.
      const texts = [path, common].map((file) => readFileSync(file, 'utf8')).join('');
      ajv.addVocabulary([...new Set(texts.match(/(?<=")x-\w+(?=":)/g))]);
      ajv.addSchema(JSON.parse(readFileSync(common, 'utf8')));
      // Schemas for editors name their draft; their keywords mean the same in the draft that ajv is made for.
      const { $schema, ...schema } = JSON.parse(readFileSync(path, 'utf8'));
      const validate = ajv.compile(schema);
      return {
        contents: standaloneCode(ajv, validate),
        loader: 'js',
        resolveDir: import.meta.dirname,
        watchFiles: [path, common],
      };
    });
  },
};

const common = {
  bundle: true,
  metafile: true,
  target: 'es2022',
  sourcemap: flags.has('--production') ? false : 'linked',
  minify: flags.has('--production'),
  logLevel: 'warning',
  loader: { '.xml': 'text' },
  plugins: [compiledSchemas],
};
const node = { ...common, platform: 'node', format: 'cjs', target: 'node20', mainFields: ['module', 'main'] };
const browser = { ...common, platform: 'browser', mainFields: ['browser', 'module', 'main'] };

rmSync('dist', { recursive: true, force: true });
const client = { format: 'cjs', external: ['vscode'] };
const pairs = [
  [
    { ...browser, ...client, entryPoints: ['client/browser.ts'], outfile: 'dist/client.browser.js' },
    { ...node, ...client, entryPoints: ['client/node.ts'], outfile: 'dist/client.node.js' },
  ],
  [
    {
      ...browser,
      format: 'iife',
      globalName: 'server',
      // A worker has no modules: there the program starts itself.
      footer: { js: "if (typeof module === 'object') module.exports = server;" },
      entryPoints: ['server/browser.ts'],
      outfile: 'dist/server.browser.js',
    },
    { ...node, entryPoints: ['server/node.ts'], outfile: 'dist/server.program.js' },
  ],
];
const commandLine = [
  { ...node, entryPoints: ['server/start/languageServer.ts'], outfile: 'dist/server.node.js' },
  {
    ...node,
    entryPoints: ['server/start/commandLine.ts'],
    outfile: 'dist/cli.js',
    banner: { js: '#!/usr/bin/env node' },
  },
  { ...node, entryPoints: ['server/cli.ts'], outfile: 'dist/cli.program.js' },
];
const programs = [...pairs.flat(), ...commandLine];
const bundles = [...commandLine];
if (flags.has('--tests')) {
  rmSync('out/test', { recursive: true, force: true });
  const entryPoints = readdirSync('test', { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('vscode'))
    .map((file) => `test/${file}`)
    .concat(
      ['worker', 'plantedWorker', 'longRun'].map((program) => `test/fuzz/${program}.ts`),
      'test/languages/sayAll.ts',
    );
  bundles.push({
    ...common,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    splitting: true,
    packages: 'external',
    entryPoints,
    outdir: 'out/test',
    outbase: 'test',
    outExtension: { '.js': '.mjs' },
  });
}
if (flags.has('--vscode-tests')) {
  // One file for both extension hosts, so it is built for the browser. mocha must not use the exports of the bundle as its own.
  bundles.push({
    ...browser,
    format: 'cjs',
    entryPoints: ['test/vscode/index.ts'],
    outfile: 'out/test/vscode/index.js',
    external: ['vscode'],
    define: { exports: 'undefined', module: 'undefined' },
    minify: false,
  });
}
const results = await Promise.all([
  ...pairs.map(([forBrowser, forNode]) => buildWithSharedModules(forBrowser, forNode)),
  ...bundles.map((options) => build(options)),
]);
if (flags.has('--production'))
  for (const { outfile } of programs) writeFileSync(outfile, inAscii(readFileSync(outfile, 'utf8')));
const metafiles = results
  .flat()
  .slice(0, programs.length)
  .map(({ metafile }) => metafile);
// The bundles also contain code by ajv (the validators) and by esbuild (the code that joins the modules).
const notices = thirdPartyNotices(metafiles, import.meta.dirname, ['ajv', 'esbuild']);
writeFileSync('dist/THIRD-PARTY-NOTICES.txt', notices);
writeFileSync('dist/README.md', withoutPictures(readFileSync('README.md', 'utf8')));

/**
 * The same code without other characters than those of ASCII: a program with a single one takes twice the memory while it runs. esbuild escapes
 * all but those in regular expressions, where `\\u2019` means the same.
 */
function inAscii(code) {
  return code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * The README for the page of the extension in VS Code, without pictures: that page shows pictures from the web only, and all others as
 * broken.
 */
function withoutPictures(readme) {
  return readme.replace(/^!\[[^\]]*\]\[[\w-]+\]\n\n/gm, '').replace(/^\[[\w-]+\]: docs\/images\/.*\n/gm, '');
}
