import { chmodSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { callIn, type Files, inFolder, write } from './commandLine.ts';

/*
 * A transcript shows what commands print. It begins with files that all its sessions have, if any; then come the sessions:
 *
 *     -- a.xml --
 *     <rules/>
 *
 *     === whq-rules says that this file has no entries
 *     $ whq-rules check a.xml
 *     what it prints on standard output
 *     ! what it prints on standard error
 *     [1]
 *
 * A session has a folder of its own. `-- a.xml --` begins a file of it, or another text of the file; the empty lines at its end do not count.
 * `$ ` begins a command; behind it are the lines that it prints, in order, and its exit status if it is not 0. A line that is empty before
 * `=== `, `-- ` and the end of the transcript does not count either. All other lines are for the reader.
 *
 * Words of a command are as in a shell, with both kinds of quotation marks and nothing that a backslash would do: `$PROJECT` stands for the folder
 * of this project, `NAME=value` in front sets the environment, `< FILE` is standard input, and `> FILE` takes standard output. Besides
 * `whq-rules`, there are `cat FILE`, `ls` (all files, also those in folders), `chmod MODE FILE` and `cp -r FROM TO`. A time has become `0.0 s`.
 */

/** A part of a transcript: its lines, and for a command those that it prints. */
type Part =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly name: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'command';
      readonly line: string;
      readonly printed: readonly string[];
      /** The empty line behind it that does not count. */
      readonly gap: readonly string[];
    };

interface Session {
  readonly title: string;
  readonly parts: readonly Part[];
}

export interface Transcript {
  /** Those in front of all sessions. */
  readonly parts: readonly Part[];
  readonly sessions: readonly Session[];
}

/** Reads a transcript. One without a session, and a session without a command, is refused. */
export function readTranscript(text: string): Transcript {
  const [front = '', ...others] = `\n${text.replace(/\n$/, '')}`.split(/\n(?==== )/);
  const sessions = others.map((session): Session => {
    const [title = '', ...lines] = session.split('\n');
    return { title: title.slice('=== '.length), parts: partsOf(lines) };
  });
  if (sessions.length === 0) throw new Error('The transcript has no session.');
  for (const { title, parts } of sessions)
    if (!parts.some(({ kind }) => kind === 'command')) throw new Error(`"${title}" has no command.`);
  const parts = partsOf(front.split('\n').slice(1));
  if (parts.some(({ kind }) => kind === 'command'))
    throw new Error('The transcript has a command in front of all sessions.');
  return { parts, sessions };
}

/** The text of a transcript: that of `readTranscript` again. */
export function textOfTranscript({ parts, sessions }: Transcript): string {
  const all = [...linesOf(parts), ...sessions.flatMap(({ title, parts }) => [`=== ${title}`, ...linesOf(parts)])];
  return `${all.join('\n')}\n`;
}

/** The lines of a session below its title. */
export function linesOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'command') return [part.line, ...part.printed, ...part.gap];
    return part.kind === 'file' ? [`-- ${part.name} --`, ...part.lines] : part.lines;
  });
}

const beginning = /^(?:\$ |-- .+ --$)/;

function partsOf(lines: readonly string[]): readonly Part[] {
  const begins = lines.flatMap((line, index) => (beginning.test(line) ? [index] : []));
  const first = lines.slice(0, begins[0] ?? lines.length);
  return [
    ...(first.length > 0 ? [{ kind: 'text', lines: first } as const] : []),
    ...begins.map((begin, index): Part => {
      const next = begins[index + 1] ?? lines.length;
      const [line = '', ...rest] = lines.slice(begin, next);
      if (!line.startsWith('$ ')) return { kind: 'file', name: line.slice(3, -3), lines: rest };
      const hasGap = rest.at(-1) === '' && !lines[next]?.startsWith('$ ');
      return { kind: 'command', line, printed: hasGap ? rest.slice(0, -1) : rest, gap: hasGap ? [''] : [] };
    }),
  ];
}

/** The session as it is now, in a folder of its own that begins with the files of the transcript. */
export function replay(transcript: Transcript, { title, parts }: Session): Promise<Session> {
  return inFolder({}, async (folder) => {
    for (const part of transcript.parts) if (part.kind === 'file') write(folder, fileOf(part));
    const replayed: Part[] = [];
    for (const part of parts) {
      if (part.kind === 'file') write(folder, fileOf(part));
      replayed.push(part.kind === 'command' ? { ...part, printed: await printedBy(folder, part.line) } : part);
    }
    return { title, parts: replayed };
  });
}

function fileOf({ name, lines }: Extract<Part, { readonly kind: 'file' }>): Files {
  return { [name]: `${lines.join('\n').replace(/\n+$/, '')}\n` };
}

/** The lines that a command prints, as the transcript has them. */
async function printedBy(folder: string, line: string): Promise<readonly string[]> {
  const { environment, words, from, to } = commandOf(line);
  const [name = '', ...parameters] = words;
  if (name !== 'whq-rules') return linesIn(systemCommand(folder, name, parameters));
  const input = from === undefined ? undefined : readFileSync(join(folder, from));
  const { status, out, written } = await callIn(folder, parameters, { input, environment });
  if (to !== undefined) writeFileSync(join(folder, to), out);
  const shown = written.filter(({ stream }) => stream === 'err' || to === undefined);
  const lines = shown.flatMap(({ stream, text }) =>
    stream === 'out' ? linesIn(text) : linesIn(text).map((one) => (one === '' ? '!' : `! ${one}`)),
  );
  return status === 0 ? lines : [...lines, `[${status}]`];
}

function systemCommand(folder: string, name: string, [first = '', second = '', third = '']: readonly string[]): string {
  switch (name) {
    case 'cat':
      return readFileSync(join(folder, first), 'utf8');
    case 'ls':
      return namesIn(folder)
        .map((file) => `${file}\n`)
        .join('');
    case 'chmod':
      chmodSync(join(folder, second), Number.parseInt(first, 8));
      return '';
    case 'cp':
      cpSync(second, join(folder, third), { recursive: true });
      return '';
    default:
      throw new Error(`A transcript has no command "${name}".`);
  }
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** The lines of a text. One that would mean something else in a transcript cannot be shown. */
function linesIn(text: string): readonly string[] {
  if (text === '') return [];
  if (!text.endsWith('\n')) throw new Error(`The text does not end with a line break: ${text}`);
  const lines = text.slice(0, -1).split('\n');
  const unclear = lines.find((line) => /^(?:[$!] |===? |-- .+ --$|\[\d+\]$)/.test(line));
  if (unclear !== undefined) throw new Error(`A transcript cannot show this line: ${unclear}`);
  return lines;
}

interface Command {
  readonly environment: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  readonly from: string | undefined;
  readonly to: string | undefined;
}

function commandOf(line: string): Command {
  const tokens = Array.from(line.slice(1).matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g), ([token]) => token);
  const words = [...tokens];
  const environment: Record<string, string> = {};
  while (/^[A-Z_]+=/.test(words[0] ?? '')) {
    const [name = '', value = ''] = (words.shift() ?? '').split('=');
    environment[name] = plain(value);
  }
  const takeOut = (sign: string): string | undefined => {
    const at = words.indexOf(sign);
    return at < 0 ? undefined : words.splice(at, 2)[1];
  };
  const [from, to] = [takeOut('<'), takeOut('>')];
  return { environment, words: words.map(plain), from, to };
}

/** A word without its quotation marks. */
function plain(token: string): string {
  return token.replace(/'([^']*)'|"([^"]*)"/g, '$1$2').replace('$PROJECT', () => resolve('.'));
}
