// `npm run site`: writes the static site into `site`, or into FOLDER with --into=FOLDER. The server is built for it, or with --server=FILE it
// is that file.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { thirdPartyNotices } from '../../server/build/thirdPartyNotices.mjs';

const root = join(import.meta.dirname, '..', '..');
const flag = (name, usual) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;
const out = resolve(flag('into', join(root, 'site')));
const server = flag('server', '');
const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
  absWorkingDir: root,
};
const sources = 'client/site';

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await writePages();
await writePrograms();
writeMedia();
writeServer();
writeExample();
report();

/** The pages, made by a module that is compiled for this moment. */
async function writePages() {
  const file = join(out, 'sitePages.mjs');
  await build({ ...common, platform: 'node', outfile: file, entryPoints: [`${sources}/sitePages.ts`] });
  const { sitePages } = await import(pathToFileURL(file).href);
  rmSync(file);
  const { files, copied } = sitePages((path) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ? read(join(root, path)) : undefined,
  );
  for (const [name, text] of files) write(name, text);
  for (const path of copied) cpSync(join(root, path), join(out, path), { recursive: true });
}

/** The scripts and style sheets of the pages, with the licences of what is in them. */
async function writePrograms() {
  const names = ['playground.ts', 'playground.css', 'documentation.css', 'panel.css'];
  const entryPoints = names.map((name) => `${sources}/${name}`);
  const { metafile } = await build({ ...common, platform: 'browser', metafile: true, outdir: out, entryPoints });
  // The host of a panel is there before the module of its page.
  await build({ ...common, format: 'iife', outdir: out, entryPoints: [`${sources}/panelHost.ts`] });
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices([metafile], root, []));
}

/** The files of the pages of panels, as they are. */
function writeMedia() {
  for (const name of ['view', 'icon.svg'])
    cpSync(join(root, 'media', name), join(out, 'media', name), { recursive: true });
}

function writeServer() {
  if (server !== '') {
    cpSync(server, join(out, 'server.browser.js'));
    return;
  }
  const programs = join(out, 'programs');
  execFileSync(process.execPath, ['esbuild.mjs', '--production', `--into=${programs}`], { cwd: root });
  cpSync(join(programs, 'server.browser.js'), join(out, 'server.browser.js'));
  appendFileSync(join(out, 'THIRD-PARTY-NOTICES.txt'), read(join(programs, 'THIRD-PARTY-NOTICES.txt')));
  rmSync(programs, { recursive: true });
}

/** The files that the playground shows, as one: texts by their paths. */
function writeExample() {
  const folder = join(root, 'docs', 'example');
  const paths = readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:md|xml)$/.test(path) && !/^(?:README|LEEME)\.md$/.test(path))
    .sort();
  write('example.json', JSON.stringify(Object.fromEntries(paths.map((path) => [path, read(join(folder, path))]))));
}

/** Says how much the playground takes over the wire. */
function report() {
  const loaded = [
    'index.html',
    'playground.css',
    'playground.js',
    'example.json',
    'server.browser.js',
    'media/icon.svg',
  ];
  const contents = loaded.map((name) => readFileSync(join(out, name)));
  const editor = readFileSync(join(out, 'playground.js'));
  const size = (...files) => {
    const [raw, zipped] = [files, files.map((content) => gzipSync(content))].map((all) =>
      Math.round(all.reduce((sum, { length }) => sum + length, 0) / 1000),
    );
    return `${raw} kB, with gzip ${zipped} kB`;
  };
  console.log(`The playground loads ${size(...contents)}. Of these its script with the editor is ${size(editor)}.`);
}

function read(file) {
  return readFileSync(file, 'utf8');
}

function write(name, text) {
  const file = join(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
