// The steps of a release. Uses only Node's own modules.
// `check v0.2.0`: fails unless the tag is the version of package.json, and CHANGELOG.md has a section for it.
// `pack owner/name`: makes the extension, the npm package and the text of the release, all in out/release. The packages name this repository on
// GitHub; in a workflow it is the one that runs it.
// `publish`: publishes the packed npm package with the token in NPM_TOKEN; with --dry-run it only says what it would do.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedManifest } from './publishedManifest.mjs';

const root = join(import.meta.dirname, '..');
const release = join(root, 'out', 'release');
const manifest = join(root, 'package.json');
const steps = { check, pack, publish };

const [name, ...words] = process.argv.slice(2);
try {
  if (!Object.hasOwn(steps, name ?? '')) throw new Error(`A step is one of ${Object.keys(steps).join(', ')}.`);
  steps[name](...words);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function check(tag) {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but package.json has the version ${version}.`);
  notes(version);
}

function pack(repository = process.env.GITHUB_REPOSITORY) {
  const written = readFileSync(manifest, 'utf8');
  const published = publishedManifest(JSON.parse(written), repository);
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release, { recursive: true });
  try {
    writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
    run('npm', ['run', 'package']);
    // The programs that were built for the extension are those of the npm package.
    run('npm', ['pack', '--ignore-scripts', '--pack-destination', 'out/release']);
  } finally {
    writeFileSync(manifest, written);
  }
  renameSync(join(root, 'whq-rules.vsix'), join(release, 'whq-rules.vsix'));
  renameSync(join(release, `whq-rules-${published.version}.tgz`), join(release, 'whq-rules.tgz'));
  writeFileSync(join(release, 'notes.md'), notes(published.version));
}

function publish(...options) {
  const registry = run('npm', ['config', 'get', 'registry'], { stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  const token = { [`npm_config_${registry.replace(/^https?:/, '')}:_authToken`]: process.env.NPM_TOKEN };
  run('npm', ['publish', './out/release/whq-rules.tgz', '--access', 'public', ...options], {
    env: { ...process.env, ...token },
  });
}

/** The section of the changelog about a version, without its heading. */
function notes(version) {
  const sections = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const section = sections.find((text) => text.split('\n')[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section ## ${version}.`);
  return `${section.slice(version.length).trim()}\n`;
}

/** What a program prints, if its standard output is a pipe. Fails where the program does. */
function run(program, parameters, options) {
  const { status, stdout } = spawnSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: status ${status}`);
  return stdout;
}
