import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A call of the built program in a folder of its own. */
export interface Call {
  readonly arguments: readonly string[];
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** Those of the files that nobody may write. */
  readonly readOnly?: readonly string[];
  readonly input?: string | Buffer;
  readonly environment?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number | null;
  /** Timings are taken out. */
  readonly out: string;
  readonly err: string;
}

/** The built command line. */
export const program = resolve('dist/cli.js');
/** A rules file with one mistake, a sound one, and what is said of the former. */
export const bad = '<rules>\n  <rule id="a" name="A">\n    <p zap="1">Text</p>\n  </rule>\n</rules>\n';
export const good = '<rules><rule id="b" name="B"><p>Text</p></rule></rules>';
export const badReport = `a.xml:3:8  error  <p> has no attribute zap. It has none.   unknown-attribute
     3 │     <p zap="1">Text</p>
       │        ~~~
`;

/** What a call answers; what is not said of it is: status 0, and nothing printed. */
export async function check(call: Call, expected: Partial<Answer>): Promise<void> {
  const answer = await run(call);
  assert.deepEqual(answer, { status: 0, out: '', err: '', ...expected });
}

/** Calls the program in a folder made for it, which is gone afterwards. */
export async function run({
  arguments: parameters,
  files = {},
  readOnly = [],
  input,
  environment,
}: Call): Promise<Answer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'whq-cli-')));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    for (const name of readOnly) chmodSync(join(folder, name), 0o444);
    const child = spawn(process.execPath, [program, ...parameters], {
      cwd: folder,
      env: { PATH: process.env.PATH, LANG: 'C', ...environment },
    });
    child.stdin.end(input ?? '');
    const [out, err, status] = await Promise.all([
      textOf(child.stdout),
      textOf(child.stderr),
      new Promise<number | null>((done) => child.on('close', done)),
    ]);
    return { status, out: out.replace(/\d+([.,])\d s$/m, '0$10 s'), err };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Everything that comes out of a stream, as text. */
export async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** What `check --format json` says of a seed or corpus file, by the environment variable that holds its folder. */
export async function reportOn(variable: string, ...path: readonly string[]) {
  const folder = process.env[variable];
  if (folder === undefined) {
    console.log(`${variable} is not set: not tested`);
    return undefined;
  }
  const { out, status } = await run({ arguments: ['check', '--format', 'json', join(resolve(folder), ...path)] });
  return { ...JSON.parse(out), status };
}
