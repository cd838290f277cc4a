import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before } from 'mocha';

/** A file in a packed package, with its path in it and its size in bytes. */
export interface PackedFile {
  readonly path: string;
  readonly size: number;
}

/** The npm package, built as it ships, packed, and installed in an empty folder. All folders are absolute. */
export interface Installed {
  /** What npm says of the packed file. */
  readonly packed: () => { readonly size: number; readonly files: readonly PackedFile[] };
  /** The packed file. */
  readonly tarball: () => string;
  /** The folder `node_modules` of the installation. */
  readonly modules: () => string;
  /** A call of the installed command, in that folder. */
  readonly call: (folder: string, ...words: readonly string[]) => Promise<Answer>;
  /** The installed command as a process that serves on its standard input and output. */
  readonly serve: (...words: readonly string[]) => ChildProcessByStdio<Writable, Readable, null>;
}

interface Answer {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Folders and files beside the sources that no package has: they are large, and the build makes some of them anew. */
const notNeeded: ReadonlySet<string> = new Set(['.git', '.vscode-test', 'node_modules', 'out', 'dist', 'test']);

const isWindows = process.platform === 'win32';

/** Installs the package before the tests of a file, and removes it after them. The build of the other tests stays as it is. */
export function installedPackage(): Installed {
  let folder = '';
  let packed: { filename: string; size: number; files: readonly PackedFile[] };
  const staged = () => join(folder, 'staged');
  const empty = () => join(folder, 'empty');
  const tarball = () => join(folder, packed.filename);
  const modules = () => join(empty(), 'node_modules');
  const command = () => join(modules(), '.bin', isWindows ? 'whq-rules.cmd' : 'whq-rules');

  before('build what ships', async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'whq-package-')));
    const root = resolve('.');
    cpSync(root, staged(), {
      recursive: true,
      filter: (path) => !notNeeded.has(path.slice(root.length + 1).split(sep)[0] ?? '') && !path.endsWith('.vsix'),
    });
    await good(process.execPath, ['esbuild.mjs', '--production', `--into=${join(staged(), 'dist')}`], root);
  });

  before('pack it', async () => {
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    [packed] = JSON.parse(await good('npm', words, staged()));
  });

  before('install the packed file', async () => {
    mkdirSync(empty());
    const words = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', empty()];
    await good('npm', [...words, tarball()], empty());
  });

  after('remove it', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

  return {
    packed: () => packed,
    tarball,
    modules,
    call: (workingFolder, ...words) => answerOf(command(), words, { cwd: workingFolder, env: english() }),
    serve: (...words) => {
      const { program, parameters, shell } = startable(command(), words);
      return spawn(program, parameters, { shell, stdio: ['pipe', 'pipe', 'inherit'], env: english() });
    },
  };
}

/** The paths of all files in a folder, from there, with `/`. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** What a program prints, which must end well. */
async function good(program: string, words: readonly string[], folder: string): Promise<string> {
  const { status, out, err } = await answerOf(program, words, { cwd: folder });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${status}\n${err}\n${out}`);
  return out;
}

async function answerOf(command: string, words: readonly string[], options: SpawnOptions): Promise<Answer> {
  const { program, parameters, shell } = startable(command, words);
  const child = spawn(program, parameters, { ...options, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done, failed) => child.once('close', done).once('error', failed));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, out, err };
}

/** On Windows npm and what it installs are scripts, which only a shell can start, and the shell divides words at their spaces. */
function startable(program: string, words: readonly string[]) {
  const shell = isWindows && program !== process.execPath;
  const quoted = (word: string): string => (shell && /[\s+&]/.test(word) ? `"${word}"` : word);
  return { program: quoted(program), parameters: words.map(quoted), shell };
}

function english(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', NO_COLOR: '1', FORCE_COLOR: undefined, GITHUB_WORKSPACE: undefined };
}
