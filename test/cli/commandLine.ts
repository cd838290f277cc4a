import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { terminalOn } from '../../server/cli/call/terminalOn.ts';
import { program } from '../../server/cli/program.ts';
import type { Piece } from '../../server/hosts/cache/keptRun.ts';
import type { Store } from '../../server/queries/kept.ts';

/** The files of a folder by their paths in it. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** How a command is called besides its words. */
export interface Circumstances {
  readonly input?: string | Uint8Array | undefined;
  readonly environment?: Readonly<Record<string, string>> | undefined;
  readonly store?: Store | undefined;
  /** Called with all that is written, as it may be kept. */
  readonly written?: ((piece: Piece) => void) | undefined;
}

/** A call of `whq-rules` in a folder of its own. */
export interface Call extends Circumstances {
  readonly arguments: readonly string[];
  readonly files?: Files;
}

export interface Answer {
  readonly status: number;
  /** Without the time that the call took. */
  readonly out: string;
  readonly err: string;
  /** What is written, piece by piece, in order. */
  readonly written: readonly { readonly stream: 'out' | 'err'; readonly text: string }[];
}

/** The version of the program in tests. */
export const version = '1.2.3';

/** Runs `whq-rules` in this process, as in a folder that may be gone. */
export async function callIn(
  workingFolder: string | undefined,
  words: readonly string[],
  { input = '', environment = {}, ...others }: Circumstances = {},
): Promise<Answer> {
  const written: Answer['written'][number][] = [];
  const into = (stream: 'out' | 'err') => ({
    write: (text: string) => written.push({ stream, text: text.replace(/\d+([.,])\d s$/m, '0$10 s') }),
  });
  const terminal = terminalOn({
    version,
    ...others,
    environment: { LANG: 'C', ...environment },
    workingFolder,
    pages: resolve('docs'),
    output: into('out'),
    errors: into('err'),
    readInput: async () => (typeof input === 'string' ? Buffer.from(input) : input),
  });
  const serve = () => Promise.reject(new Error('The server takes the streams of a process.'));
  const status = await program(words, terminal, serve);
  const textOf = (wanted: string): string =>
    written.flatMap(({ stream, text }) => (stream === wanted ? [text] : [])).join('');
  return { status, out: textOf('out'), err: textOf('err'), written };
}

/** Runs `whq-rules` in a folder made for it, which is gone afterwards. */
export function run({ arguments: words, files = {}, ...circumstances }: Call): Promise<Answer> {
  return inFolder(files, (folder) => callIn(folder, words, circumstances));
}

/** Does the work in a folder with these files, which is gone afterwards. */
export async function inFolder<Result>(files: Files, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'whq-cli-')));
  try {
    write(folder, files);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes files into a folder, and the folders that they are in. */
export function write(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
