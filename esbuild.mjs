// Bundles the programs into dist/, or into FOLDER with --into=FOLDER. With --tests and --vscode-tests it bundles the tests into out/ too;
// --production minifies. With --core-tests it bundles the core suite into one file, and with nothing else only that: the suite needs none of the
// programs. With paths in `test`, such as rules.test.ts, it bundles only these files of tests, into one file.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packagedReadme } from './.github/packagedReadme.mjs';
import { filesWithProblems } from './docs/problemLists.mjs';
import { compiledSchemas } from './server/build/compiledSchemas.mjs';
import { packContributions } from './server/build/packContributions.mjs';
import { buildWithSharedModules } from './server/build/sharedModules.mjs';
import { shortClasses } from './server/build/shortClasses.mjs';
import { thirdPartyNotices } from './server/build/thirdPartyNotices.mjs';
import { coreBundle, oneBundle, testBundles } from './test/bundles.mjs';

const flags = new Set(process.argv.slice(2));
const files = [...flags].filter((flag) => flag.endsWith('.test.ts'));
const folder = [...flags].find((flag) => flag.startsWith('--into='))?.slice('--into='.length) ?? 'dist';

const common = {
  bundle: true,
  metafile: true,
  target: 'es2022',
  // All programs that run ours know \p{…}. By itself esbuild makes `new RegExp(…)` of such a pattern, which reads it anew whenever the line runs.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: flags.has('--production') ? false : 'linked',
  minify: flags.has('--production'),
  logLevel: 'warning',
  loader: { '.xml': 'text' },
  plugins: [compiledSchemas, packContributions, shortClasses],
};
const node = { ...common, platform: 'node', format: 'cjs', target: 'node20', mainFields: ['module', 'main'] };
const browser = { ...common, platform: 'browser', mainFields: ['browser', 'module', 'main'] };

if (files.length > 0) {
  await build(oneBundle(common, files));
  process.exit();
}
if (flags.has('--core-tests')) {
  await build(coreBundle(common));
  if (flags.size === 1) process.exit();
}
for (const { path, before, after } of filesWithProblems()) if (before !== after) writeFileSync(path, after);
rmSync(folder, { recursive: true, force: true });
const client = { format: 'cjs', external: ['vscode'] };
const pairs = [
  [
    { ...browser, ...client, entryPoints: ['client/browser.ts'], outfile: join(folder, 'client.browser.js') },
    { ...node, ...client, entryPoints: ['client/node.ts'], outfile: join(folder, 'client.node.js') },
  ],
  [
    {
      ...browser,
      format: 'iife',
      globalName: 'server',
      // A worker has no modules: there the program starts itself.
      footer: { js: "if (typeof module === 'object') module.exports = server;" },
      entryPoints: ['server/browser.ts'],
      outfile: join(folder, 'server.browser.js'),
    },
    { ...node, entryPoints: ['server/node.ts'], outfile: join(folder, 'server.program.js') },
  ],
];
const commandLine = [
  { ...node, entryPoints: ['server/start/languageServer.ts'], outfile: join(folder, 'server.node.js') },
  {
    ...node,
    entryPoints: ['server/start/commandLine.ts'],
    outfile: join(folder, 'cli.js'),
    banner: { js: '#!/usr/bin/env node' },
  },
  // It loads the program of the server beside it.
  {
    ...node,
    entryPoints: ['server/cli.ts'],
    outfile: join(folder, 'cli.program.js'),
    external: ['./server.program.js'],
  },
];
const programs = [...pairs.flat(), ...commandLine];
const bundles = [...commandLine];
if (flags.has('--tests')) {
  rmSync('out/test', { recursive: true, force: true });
  bundles.push(testBundles(common));
}
if (flags.has('--vscode-tests')) {
  // One file for each set of tests and for both extension hosts, so they are built for the browser. mocha must not use the exports of a
  // bundle as its own.
  bundles.push({
    ...browser,
    format: 'cjs',
    entryPoints: ['test/vscode/index.ts', 'test/vscode/long.ts'],
    outdir: 'out/test/vscode',
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
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices);
const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(join(folder, 'README.md'), packagedReadme(readFileSync('README.md', 'utf8'), repository?.url));

/**
 * The same code without other characters than those of ASCII: a program with a single one takes twice the memory while it runs. esbuild escapes
 * all but those in regular expressions, where `\\u2019` means the same.
 */
function inAscii(code) {
  return code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
