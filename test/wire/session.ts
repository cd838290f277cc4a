import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type MessageReader, type MessageWriter, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { CodeLens, CompletionList, Hover } from 'vscode-languageserver-types';
import { connectSession } from './openSession.ts';

/** The file that every session opens. */
export const sessionFile = {
  uri: 'file:///session/data/xml/rules/session.xml',
  text: `<?xml version="1.0"?>
<rules>
  <rule id="session-scare" name="SCARE n+"><p>Roll 1D6. On a score of n or more the Warrior loses 2D6+2 gold. Also Fear 5.</p></rule>
  <rule id="session-broken" name="BROKEN><p>Lost.</p></rule>
  <rule name="NAMELESS"><p>Nobody can refer to it.</p></rule>
</rules>
`,
};

/** What a server answered in a session. */
export type Answers = Awaited<ReturnType<typeof runSession>>;

/** The standard streams of a process that serves on them. */
export function streamsOf(server: Pick<ChildProcessByStdio<Writable, Readable, null>, 'stdin' | 'stdout'>) {
  return [new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin)] as const;
}

/** A session with a program that Node runs, which must end well with its client. */
export function runSessionWith(program: string, ...words: readonly string[]): Promise<Answers> {
  return runSessionOf(spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'pipe', 'inherit'] }));
}

/** A session with a process that serves on its standard input and output, and must end well with its client. */
export async function runSessionOf(server: ChildProcessByStdio<Writable, Readable, null>): Promise<Answers> {
  const ended = new Promise<number | null>((done) => server.on('close', done));
  const endedBefore = ended.then((status) =>
    assert.fail(`${server.spawnargs.join(' ')}: status ${status} before its end`),
  );
  const answers = await Promise.race([runSession(...streamsOf(server)), endedBefore]);
  server.stdin.end();
  assert.equal(await ended, 0, server.spawnargs.join(' '));
  return answers;
}

/** Does with a server what an editor does with it, and ends it. */
export async function runSession(reader: MessageReader, writer: MessageWriter) {
  const { uri, text } = sessionFile;
  const foreign = 'file:///session/pom.xml';
  const session = await connectSession(
    [reader, writer],
    { textDocument: { diagnostic: {} } },
    { [uri]: text, [foreign]: '<project><a></b></project>' },
    { settings: {} },
  );
  const lensesOf = async (of: string): Promise<readonly (string | undefined)[]> => {
    const placed = await session.ask<CodeLens[]>('codeLens', of);
    const lenses = placed.map((lens) => session.connection.sendRequest<CodeLens>('codeLens/resolve', lens));
    return (await Promise.all(lenses)).map(({ command }) => command?.title);
  };
  const hover = await session.ask<Hover>('hover', session.at(uri, 'Fear 5', 2));
  const { items } = await session.ask<CompletionList>('completion', session.at(uri, 'Fear 5', 3));
  const answers = {
    diagnostics: await session.problems(uri),
    hover: typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : '',
    completion: items.map(({ label }) => label),
    lenses: await lensesOf(uri),
    odds: JSON.stringify(await session.own('whq/view', { subject: 'odds', question: { expression: '2D6+2' } })),
    roll: (await session.own('whq/roll', { expression: '2D6+2', seed: 7 })).text,
    lookUp: (await session.own('whq/rules', { question: 'Fear 5' })).map(({ name }) => name),
    foreign: [
      ...(await session.problems(foreign)),
      ...(await lensesOf(foreign)),
      ...(await session.ask<unknown[]>('documentSymbol', foreign)),
      ...(await session.ask<CompletionList>('completion', session.at(foreign, '<a', 2))).items,
    ],
  };
  await session.edit(uri, '"BROKEN', '', '"');
  const afterMending = await session.problems(uri);
  await session.end();
  return { ...answers, afterMending };
}
