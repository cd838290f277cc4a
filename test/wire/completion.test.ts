import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  type CompletionItem,
  type CompletionList,
  InsertTextFormat,
  type Range,
  type Registration,
  type RegistrationParams,
} from 'vscode-languageserver';
import { withDefaults } from '../../server/lsp/connection/itemDefaults.ts';
import { triggerCharacters } from '../../server/lsp/handlers/triggerCharacters.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { InitializationOptions } from '../../server/lsp/protocol/settings.ts';
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

describe('the range and the format of a list', () => {
  const monsters = '<monsters><monster id="m" name="M" plural="Ms"><special><</special></monster></monsters>';
  const texts = { [uri]: 'You see 6 Goblins (', 'file:///m.xml': monsters, 'file:///r.xml': '<rules><rule ></rules>' };
  const places = [
    { uri, character: 19 },
    { uri: 'file:///m.xml', character: monsters.indexOf('<</') + 1 },
    { uri: 'file:///r.xml', character: 13 },
  ];

  /** The answer at each place, for a client that knows these defaults. */
  async function answers(itemDefaults: string[]): Promise<readonly CompletionList[]> {
    const completion = { ...capabilities.textDocument.completion, completionList: { itemDefaults } };
    const { connection, end } = await openSession({ textDocument: { completion } }, texts);
    const lists: CompletionList[] = [];
    for (const { uri, character } of places) {
      const params = { textDocument: { uri }, position: { line: 0, character }, context: { triggerKind: 1 } };
      lists.push(await connection.sendRequest('textDocument/completion', params));
    }
    await end();
    return lists;
  }

  it('stand once in the answer where the client can read them there, and in each item otherwise', async () => {
    const whole = await answers([]);
    const short = await answers(['commitCharacters', 'editRange', 'insertTextFormat']);
    for (const [index, { items, itemDefaults }] of short.entries()) {
      const { editRange, insertTextFormat } = itemDefaults ?? {};
      assert.ok(items.length > 0 && editRange && 'start' in editRange && insertTextFormat);
      assert.ok(items.every((item) => !item.textEdit && !item.insertTextFormat));
      const expanded = items.map(({ textEditText = '', ...item }) => {
        return { ...item, insertTextFormat, textEdit: { range: editRange, newText: textEditText } };
      });
      assert.deepEqual(expanded, whole[index]?.items);
    }
    assert.ok((await answers(['editRange'])).every(({ itemDefaults }) => itemDefaults === undefined));
  });

  it('are those of the item where it has others', async () => {
    const items: CompletionItem[] = [
      { label: 'a', textEdit: { range: rangeAt(1), newText: 'a' }, insertTextFormat: InsertTextFormat.Snippet },
      { label: 'b', textEdit: { range: rangeAt(2), newText: 'b' } },
      { label: 'c', textEdit: { range: rangeAt(1), newText: 'c' }, insertTextFormat: InsertTextFormat.Snippet },
    ];
    const supported = ['editRange', 'insertTextFormat'];
    const list = withDefaults({ isIncomplete: true, items }, supported);
    assert.deepEqual(list, {
      isIncomplete: true,
      itemDefaults: { editRange: rangeAt(1), insertTextFormat: InsertTextFormat.Snippet },
      items: [
        { label: 'a', textEditText: 'a' },
        {
          label: 'b',
          textEdit: { range: rangeAt(2), newText: 'b' },
          insertTextFormat: InsertTextFormat.PlainText,
        },
        { label: 'c', textEditText: 'c' },
      ],
    });
    const withBare = { isIncomplete: false, items: [...items, { label: 'd' }] };
    assert.equal(withDefaults(withBare, supported), withBare, 'an item without a range would get that of the list');
  });
});

function rangeAt(line: number): Range {
  return { start: { line, character: 0 }, end: { line, character: 1 } };
}

describe('what is to be asked for', () => {
  it('is told by language to a client that can be told', async () => {
    assert.deepEqual(await registered({}), Object.entries(triggerCharacters));
  });

  it('has only what means something in a text, for a client that asks in tags itself', async () => {
    const [xml, ...others] = await registered({ asksInTags: true });
    assert.deepEqual(xml, ['xml', ['<']]);
    assert.deepEqual(others, Object.entries(triggerCharacters).slice(1));
  });

  it('is told at the start to any other', async () => {
    const session = await openSession(capabilities, {});
    assert.deepEqual(session.announced.completionProvider?.triggerCharacters, ['<', '/', ' ', '"', '(']);
    await session.end();
  });
});

/** The languages that are registered for completion, with their trigger characters. */
async function registered(options: InitializationOptions): Promise<readonly (readonly [string, readonly string[]])[]> {
  const session = await openSession({ textDocument: { completion: { dynamicRegistration: true } } }, {}, { options });
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
  await session.end();
  return registrations.map(({ registerOptions }) => {
    const { documentSelector, triggerCharacters: characters, resolveProvider } = registerOptions;
    assert.equal(resolveProvider, true);
    return [documentSelector[0].language, characters];
  });
}
