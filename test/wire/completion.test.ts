import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  type CompletionItem,
  type CompletionList,
  InsertTextFormat,
  type Range,
  type RegistrationParams,
} from 'vscode-languageserver';
import { withDefaults } from '../../server/lsp/connection/itemDefaults.ts';
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

describe('the range and the format of a list', () => {
  const monsters = '<monsters><monster id="m" name="M" plural="Ms"><special><</special></monster></monsters>';
  const texts = { [uri]: 'You see 6 Goblins (', 'file:///m.xml': monsters, 'file:///r.xml': '<rules><rule ></rules>' };
  /** Of each text the words behind whose second letter is asked. */
  const places = { [uri]: ' (', 'file:///m.xml': '><</', 'file:///r.xml': 'e >' };

  /** The answer at each place, for a client that knows these defaults. */
  async function answers(itemDefaults: string[]): Promise<readonly CompletionList[]> {
    const completion = { ...capabilities.textDocument.completion, completionList: { itemDefaults } };
    const session = await openSession({ textDocument: { completion } }, texts);
    const lists: CompletionList[] = [];
    for (const [one, words] of Object.entries(places)) {
      lists.push(await session.ask('completion', session.at(one, words, 2), { context: { triggerKind: 1 } }));
    }
    await session.end();
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

  it('are those of the item where it has others', () => {
    const rangeAt = (line: number): Range => ({ start: { line, character: 0 }, end: { line, character: 1 } });
    const { Snippet, PlainText } = InsertTextFormat;
    const items: CompletionItem[] = [
      { label: 'a', textEdit: { range: rangeAt(1), newText: 'a' }, insertTextFormat: Snippet },
      { label: 'b', textEdit: { range: rangeAt(2), newText: 'b' } },
      { label: 'c', textEdit: { range: rangeAt(1), newText: 'c' }, insertTextFormat: Snippet },
    ];
    const supported = ['editRange', 'insertTextFormat'];
    assert.deepEqual(withDefaults({ isIncomplete: true, items }, supported), {
      isIncomplete: true,
      itemDefaults: { editRange: rangeAt(1), insertTextFormat: Snippet },
      items: [
        { label: 'a', textEditText: 'a' },
        { label: 'b', textEdit: { range: rangeAt(2), newText: 'b' }, insertTextFormat: PlainText },
        { label: 'c', textEditText: 'c' },
      ],
    });
    const withBare = { isIncomplete: false, items: [...items, { label: 'd' }] };
    assert.equal(withDefaults(withBare, supported), withBare, 'an item without a range would get that of the list');
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
