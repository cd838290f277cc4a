import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'mocha';
import {
  createMessageConnection,
  type MessageConnection,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import type { Hover } from 'vscode-languageserver-types';
import { program } from './commandLine.ts';

const codes = { notInitialized: -32002, invalidRequest: -32600, methodNotFound: -32601, invalidParams: -32602 };
const initialize = { processId: null, rootUri: null, locale: 'en', capabilities: {} };
const uri = 'file:///life/rules.xml';
const text = '<rules>\n  <rule id="a" name="A"><p>Roll 2D6+2.</p></rule>\n</rules>\n';
const textDocument = { uri };
const didOpen = { textDocument: { uri, languageId: 'xml', version: 1, text } };
const atDice = { textDocument, position: { line: 1, character: 34 } };

/** Runs the built server as a process, and checks the status that it ends with and that it logs nothing but that. */
async function check(
  session: (client: MessageConnection) => Promise<void>,
  status: number,
  expectedLog: readonly RegExp[] = [],
): Promise<void> {
  const server = spawn(process.execPath, [program, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const client = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const logged: string[] = [];
  client.onNotification('window/logMessage', ({ message }: { message: string }) => {
    logged.push(message);
  });
  client.listen();
  try {
    await session(client);
    assert.equal(await ended, status);
  } finally {
    server.kill('SIGKILL');
    client.dispose();
  }
  assert.equal(logged.length, expectedLog.length, logged.join('\n'));
  for (const [index, line] of expectedLog.entries()) assert.match(logged[index] ?? '', line);
}

function refused(request: Promise<unknown>, code: number): Promise<void> {
  return assert.rejects(request, (error: unknown) => {
    assert.ok(error instanceof ResponseError, String(error));
    assert.equal(error.code, code, error.message);
    return true;
  });
}

async function start(client: MessageConnection): Promise<void> {
  await client.sendRequest('initialize', initialize);
  await client.sendNotification('initialized', {});
  await client.sendNotification('textDocument/didOpen', didOpen);
}

async function end(client: MessageConnection): Promise<void> {
  await client.sendRequest('shutdown');
  await client.sendNotification('exit');
}

describe('the life of the server', () => {
  it('answers nothing before it is initialized, and only then knows what it is told', () =>
    check(async (client) => {
      await client.sendNotification('textDocument/didOpen', didOpen);
      await client.sendNotification('initialized', {});
      for (const method of ['textDocument/hover', 'whq/rules', 'shutdown', 'no/such', '$/such'])
        await refused(client.sendRequest(method, atDice), codes.notInitialized);
      await client.sendRequest('initialize', initialize);
      await client.sendNotification('initialized', {});
      assert.equal(await client.sendRequest('textDocument/hover', atDice), null, 'opened too early');
      await client.sendNotification('textDocument/didOpen', didOpen);
      const hover = await client.sendRequest<Hover>('textDocument/hover', atDice);
      assert.match(JSON.stringify(hover.contents), /2D6\+2/);
      await end(client);
    }, 0));

  it('is initialized once, and does not know every method', () =>
    check(async (client) => {
      await start(client);
      await refused(client.sendRequest('initialize', initialize), codes.invalidRequest);
      await refused(client.sendRequest('no/such', {}), codes.methodNotFound);
      await refused(client.sendRequest('$/such', {}), codes.methodNotFound);
      await client.sendNotification('$/such', {});
      await client.sendNotification('no/such', {});
      assert.ok(await client.sendRequest('textDocument/hover', atDice));
      await end(client);
    }, 0));

  it('answers nothing after it is shut down', () =>
    check(async (client) => {
      await start(client);
      await client.sendRequest('shutdown');
      for (const method of ['textDocument/hover', 'textDocument/diagnostic', 'shutdown', 'initialize', 'no/such'])
        await refused(client.sendRequest(method, { ...initialize, ...atDice }), codes.invalidRequest);
      await client.sendNotification('exit');
    }, 0));

  it('ends with an error where nobody has shut it down', () =>
    check(async (client) => {
      await start(client);
      await client.sendNotification('exit');
    }, 1));

  it('answers beyond the text as at its end', () =>
    check(async (client) => {
      await start(client);
      const position = (line: unknown, character: unknown) => ({ textDocument, position: { line, character } });
      const beyond = [position(-1, -1), position(1, -5), position(1, 1e9), position(1e300, 0), position(2 ** 31, 2)];
      for (const params of beyond)
        for (const method of ['hover', 'completion', 'definition', 'linkedEditingRange'])
          await client.sendRequest(`textDocument/${method}`, params);
      assert.deepEqual(await client.sendRequest('textDocument/codeLens', { textDocument: { uri: 'no such' } }), []);
      assert.equal(await client.sendRequest('textDocument/hover', { ...atDice, textDocument: { uri: '' } }), null);
      await client.sendNotification('textDocument/didChange', {
        textDocument: { uri: 'file:///nobody.xml', version: 2 },
        contentChanges: [{ text }],
      });
      assert.ok(await client.sendRequest('textDocument/hover', atDice));
      await end(client);
    }, 0));
});
