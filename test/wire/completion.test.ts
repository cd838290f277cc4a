import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CompletionList, RegistrationParams } from 'vscode-languageserver';
import { triggerCharacters } from '../../server/lsp/handlers/triggerCharacters.ts';
import type { InitializationOptions } from '../../server/lsp/protocol/settings.ts';
import { openSession, type Session } from './openSession.ts';

const uri = 'file:///a.md';
const capabilities = { textDocument: { completion: { completionItem: { snippetSupport: true } } } };

/** The labels that are offered behind that text, for somebody who wants them or behind a character that has been typed. */
async function offered(session: Session, text: string, typed?: string): Promise<readonly string[]> {
  await session.rewrite(uri, text);
  const { items } = await session.ask<CompletionList>('completion', session.at(uri, text, text.length), {
    context: typed === undefined ? { triggerKind: 1 } : { triggerKind: 2, triggerCharacter: typed },
  });
  return items.map(({ label }) => label);
}

describe('completion in a scenario over the wire', () => {
  it('is empty behind a letter of a sentence, and goes on with what somebody wanted, up to the end of the name', async () => {
    const session = await openSession(capabilities, { [uri]: '' });
    assert.deepEqual(await offered(session, 'They fe', 'e'), []);
    assert.deepEqual(await offered(session, '6 Goblins (fe', 'e'), ['Fear n']);
    assert.deepEqual(await offered(session, '6 Goblins (fezz', 'z'), []);
    assert.deepEqual(await offered(session, 'They fe'), ['Fear n']);
    assert.ok((await offered(session, 'They fi')).includes('Fight in Ranks'));
    assert.deepEqual(await offered(session, 'They fig', 'g'), ['Fight in Ranks']);
    assert.deepEqual(await offered(session, 'They figs', 's'), []);
    assert.deepEqual(await offered(session, 'They fig', 'g'), []);
    await session.end();
  });
});

describe('what is to be asked for', () => {
  /** The languages that are registered for completion, with their trigger characters. */
  async function registered(options: InitializationOptions): Promise<readonly unknown[]> {
    const session = await openSession({ textDocument: { completion: { dynamicRegistration: true } } }, {}, { options });
    assert.equal(session.announced.completionProvider, undefined);
    const all = () =>
      session
        .paramsOf<RegistrationParams>('client/registerCapability')
        .flatMap(({ registrations }) => registrations.filter(({ method }) => method === 'textDocument/completion'));
    await session.until(() => all().length === 3);
    await session.end();
    return all().map(({ registerOptions: { documentSelector, triggerCharacters, resolveProvider } }) => {
      assert.equal(resolveProvider, true);
      return [documentSelector[0].language, triggerCharacters];
    });
  }

  it('is told by language to a client that can be told, and to any other at the start', async () => {
    assert.deepEqual(await registered({}), Object.entries(triggerCharacters));
    const session = await openSession(capabilities, {});
    assert.deepEqual(session.announced.completionProvider?.triggerCharacters, ['<', '/', ' ', '"', '(']);
    await session.end();
  });

  it('has only what means something in a text, for a client that asks in tags itself', async () => {
    const [xml, ...others] = await registered({ asksInTags: true });
    assert.deepEqual(xml, ['xml', ['<']]);
    assert.deepEqual(others, Object.entries(triggerCharacters).slice(1));
  });
});
