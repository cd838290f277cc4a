import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CompletionList, Registration, RegistrationParams } from 'vscode-languageserver';
import { triggerCharacters } from '../../server/lsp/handlers/triggerCharacters.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { openSession, type Session } from './openSession.ts';

const uri = 'file:///a.md';
const capabilities = { textDocument: { completion: { completionItem: { snippetSupport: true } } } };

/** The labels that are offered at the end of the first line, for somebody who wants them or behind a character that has been typed. */
async function offered(
  { connection }: Session,
  text: string,
  version: number,
  typed?: string,
): Promise<readonly string[]> {
  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version },
    contentChanges: [{ text }],
  });
  const { items } = await connection.sendRequest<CompletionList>('textDocument/completion', {
    textDocument: { uri },
    position: { line: 0, character: text.length },
    context: typed === undefined ? { triggerKind: 1 } : { triggerKind: 2, triggerCharacter: typed },
  });
  return items.map(({ label }) => label);
}

describe('completion in a scenario over the wire', () => {
  it('is empty behind a letter of a sentence, and has abilities behind one of a list', async () => {
    const session = await openSession(capabilities, { [uri]: '' });
    assert.deepEqual(await offered(session, 'They fe', 2, 'e'), []);
    assert.deepEqual(await offered(session, '6 Goblins (fe', 3, 'e'), ['Fear n']);
    assert.deepEqual(await offered(session, 'They fe', 4), ['Fear n']);
    await session.end();
  });

  it('is told of beforehand to a client that has lists opened itself', async () => {
    const session = await openSession(capabilities, { [uri]: '' });
    const isOffering = async (text: string, version: number): Promise<boolean> => {
      await session.connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
      const position = { line: 0, character: text.length };
      const params: ServerRequests['whq/offersAbilities']['params'] = { uri, position };
      const answer = await session.connection.sendRequest<ServerRequests['whq/offersAbilities']['result']>(
        'whq/offersAbilities',
        params,
      );
      return answer.isOffering;
    };
    assert.equal(await isOffering('They fe', 2), false);
    assert.equal(await isOffering('6 Goblins (fe', 3), true);
    assert.equal(await isOffering('6 Goblins (fezz', 4), false);
    await session.end();
  });

  it('goes on with what somebody wanted, up to the end of the name', async () => {
    const session = await openSession(capabilities, { [uri]: '' });
    assert.deepEqual((await offered(session, 'They fi', 2)).includes('Fight in Ranks'), true);
    assert.deepEqual(await offered(session, 'They fig', 3, 'g'), ['Fight in Ranks']);
    assert.deepEqual(await offered(session, 'They figs', 4, 's'), []);
    assert.deepEqual(await offered(session, 'They fig', 5, 'g'), []);
    await session.end();
  });
});

describe('what is to be asked for', () => {
  it('is told by language to a client that can be told', async () => {
    const session = await openSession({ textDocument: { completion: { dynamicRegistration: true } } }, {});
    const { connection, announced } = session;
    assert.equal(announced.completionProvider, undefined);
    const registrations: Registration[] = [];
    await new Promise<void>((resolve) => {
      connection.onRequest('client/registerCapability', ({ registrations: added }: RegistrationParams) => {
        registrations.push(...added.filter(({ method }) => method === 'textDocument/completion'));
        if (registrations.length === 3) resolve();
        return null;
      });
    });
    assert.deepEqual(
      registrations.map(({ registerOptions }) => registerOptions),
      Object.entries(triggerCharacters).map(([language, characters]) => ({
        documentSelector: [{ language }],
        triggerCharacters: [...characters],
        resolveProvider: true,
      })),
    );
    await session.end();
  });

  it('is told at the start to any other', async () => {
    const session = await openSession(capabilities, {});
    assert.deepEqual(session.announced.completionProvider?.triggerCharacters, ['<', '/', ' ', '"', '(']);
    await session.end();
  });
});
