import { spawn } from 'node:child_process';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const uri = 'file:///session/data/xml/rules/session.xml';
const text = `<rules>
  <rule id="session-scare" name="SCARE n+" colour="red"><p>Roll 1D6. The Warrior loses 2D6+2 gold. Also Fear 5.</p></rule>
  <rule name="NAMELESS"><p>Nobody can refer to it.</p></rule>
</rules>
`;

/**
 * Does with a server what an editor does with it, and ends it.
 * @param {string} program of the server, for Node
 * @returns {Promise<{ problems: object[], codes: string[], hover: string, lenses: string[] }>} what it answered
 */
export async function answersOf(program) {
  const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const ended = new Promise((_, reject) => {
    server.once('exit', (status) => reject(new Error(`${program} ended with ${status}`)));
  });
  try {
    return await Promise.race([ask(connection), ended]);
  } finally {
    server.removeAllListeners('exit');
    server.kill();
    connection.dispose();
  }
}

async function ask(connection) {
  connection.onRequest('workspace/configuration', ({ items }) => items.map(() => ({})));
  for (const request of ['client/registerCapability', 'workspace/diagnostic/refresh', 'whq/readFolder'])
    connection.onRequest(request, () => (request === 'whq/readFolder' ? { kind: 'missing' } : null));
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    locale: 'en',
    capabilities: {
      workspace: { configuration: true },
      textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown'] } },
    },
  });
  await connection.sendNotification('initialized', {});
  const textDocument = { uri };
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'xml', version: 1, text },
  });
  const { items: problems } = await connection.sendRequest('textDocument/diagnostic', { textDocument });
  const position = { line: 1, character: text.split('\n')[1].indexOf('Fear 5') + 2 };
  const { contents } = await connection.sendRequest('textDocument/hover', { textDocument, position });
  const places = await connection.sendRequest('textDocument/codeLens', { textDocument });
  const lenses = await Promise.all(places.map((lens) => connection.sendRequest('codeLens/resolve', lens)));
  await connection.sendRequest('shutdown');
  return {
    problems,
    codes: problems.map(({ code }) => code),
    hover: contents.value,
    lenses: lenses.map(({ command }) => command?.title ?? ''),
  };
}
