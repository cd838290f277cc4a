import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'mocha';
import type { ClientCapabilities, TextDocumentClientCapabilities } from 'vscode-languageserver';
import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import { problemCodes } from '../../server/checks/problems/kinds.ts';
import type { InitializationOptions } from '../../server/lsp/protocol/settings.ts';
import { openSession, type Session } from './openSession.ts';

const uri = 'file:///package/rules.xml';
const files = { [uri]: '<rules>\n<rule id="a" name="A" zap="1">Te\u200bxt</rule>\n</rules>' };
const pull = { textDocument: { diagnostic: {} }, workspace: { configuration: true } };

/** What the server says of the file, with the settings of the section `problems`. */
async function diagnostics(
  problems: object,
  options: InitializationOptions,
  opened: Readonly<Record<string, string>> = files,
  capabilities: ClientCapabilities = pull,
): Promise<readonly Diagnostic[]> {
  const { connection, end } = await openSession(capabilities, opened, { options });
  connection.onRequest('workspace/configuration', ({ items }: { items: object[] }) => items.map(() => ({ problems })));
  const { items } = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
    textDocument: { uri },
  });
  await end();
  return items;
}

/** A client that types into the file, and says what problems it has then. */
function typist({ connection }: Session) {
  let version = 1;
  const textDocument = { uri };
  const change = async (from: number, to: number, typed: string): Promise<readonly string[]> => {
    const range = { start: { line: 0, character: from }, end: { line: 0, character: to } };
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: ++version },
      contentChanges: [{ range, text: typed }],
    });
    return problems();
  };
  const problems = async (): Promise<readonly string[]> => {
    const { items } = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
      textDocument,
    });
    return items.map(({ code }) => String(code));
  };
  const fixesAt = async (character: number): Promise<readonly string[]> => {
    const range = { start: { line: 0, character }, end: { line: 0, character } };
    const context = { diagnostics: [], only: [CodeActionKind.QuickFix] };
    const actions = await connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range,
      context,
    });
    return actions.map(({ title }) => title);
  };
  const save = () => connection.sendNotification('textDocument/didSave', { textDocument });
  return { change, problems, fixesAt, save };
}

describe('problems over the wire', () => {
  it('have codes that lead to their pages, for a client that has them', async () => {
    const [plain, linked] = [await diagnostics({}, {}), await diagnostics({}, { problemPages: 'page:/problems' })];
    assert.deepEqual(
      plain.map(({ code, codeDescription }) => [code, codeDescription]),
      [
        ['unknown-attribute', undefined],
        ['invisible-character', undefined],
      ],
    );
    assert.deepEqual(
      linked.map(({ codeDescription }) => codeDescription?.href),
      ['page:/problems/unknown-attribute.md', 'page:/problems/invisible-character.md'],
    );
    for (const code of problemCodes) assert.ok(existsSync(`docs/problems/${code}.md`), code);
  });

  it('are none in a tag while it is typed, and come with the next edit elsewhere, a deletion or a save', async () => {
    const text = '<rules><rule id="a" name="A">Text</rule><rule id="b" name="B">A text with some room.</rule></rules>';
    const session = await openSession(
      { ...pull, workspace: { ...pull.workspace, diagnostics: { refreshSupport: true } } },
      { [uri]: text },
    );
    session.connection.onRequest('workspace/configuration', ({ items }: { items: object[] }) => items.map(() => ({})));
    let refreshed = (): void => {};
    session.connection.onRequest('workspace/diagnostic/refresh', () => {
      refreshed();
      return null;
    });
    const { change, problems, save } = typist(session);
    const place = text.indexOf('Text') + 2;
    assert.deepEqual(await change(place, place, '<'), []);
    assert.deepEqual(await change(place + 1, place + 1, 'bt'), []);
    // A letter that was wrong is taken back.
    assert.deepEqual(await change(place + 2, place + 3, ''), []);
    const other = text.indexOf('room');
    assert.deepEqual(await change(other, other, 'x'), ['unfinished-start-tag']);
    assert.deepEqual(await change(place + 2, place + 2, 'r/>'), []);
    // A deletion elsewhere is no beginning of a tag.
    assert.deepEqual(await change(other, other, 'y'), []);
    assert.deepEqual(await change(place + 4, place + 5, ''), [
      'unfinished-start-tag',
      'stray-characters',
      'attribute-without-value',
    ]);
    assert.deepEqual(await change(place, place + 4, ''), []);
    assert.deepEqual(await change(place, place, '<'), []);
    const asked = new Promise<void>((resolve) => {
      refreshed = resolve;
    });
    await save();
    await asked;
    assert.deepEqual(await problems(), ['unfinished-start-tag']);
    await session.end();
  });

  it('have no fixes while their markup is typed', async () => {
    const text = '<rules><rule id="a" name="A">Some text</rule></rules>';
    const session = await openSession(pull, { [uri]: text });
    session.connection.onRequest('workspace/configuration', ({ items }: { items: object[] }) => items.map(() => ({})));
    const { change, problems, fixesAt, save } = typist(session);
    const place = text.indexOf(' text');
    assert.deepEqual(await change(place, place, '<'), []);
    assert.deepEqual(await fixesAt(place), []);
    await save();
    assert.deepEqual(await problems(), ['stray-less-than']);
    assert.notDeepEqual(await fixesAt(place), []);
    await session.end();
  });

  it('are hints, or information for who wants them listed', async () => {
    const severitiesOf = (found: readonly Diagnostic[]) => found.map(({ severity }) => severity);
    assert.deepEqual(severitiesOf(await diagnostics({}, {})), [DiagnosticSeverity.Error, DiagnosticSeverity.Hint]);
    assert.deepEqual(severitiesOf(await diagnostics({ listHints: true }, {})), [
      DiagnosticSeverity.Error,
      DiagnosticSeverity.Information,
    ]);
  });

  it('show the other places that they are about, to a client that can', async () => {
    const opened = {
      [uri]:
        '<rules>\n<rule id="a" name="A">x</rule>\n<rule id="a" name="B">x</rule>\n<rule id="b" name="C">x</rule>\n</rules>',
      'file:///package/more.xml': '<rules>\n\n<rule name="D" id="b">x</rule>\n</rules>',
    };
    const inEnglish = [
      'duplicate-id: rules.xml 1:10-11 An entry with this id is also here.',
      'id-in-other-file: more.xml 2:19-20 An entry with this id is also here.',
    ];
    assert.deepEqual(await otherPlaces(opened, {}), []);
    assert.deepEqual(await otherPlaces(opened, { diagnostic: { relatedInformation: false } }), []);
    assert.deepEqual(await otherPlaces(opened, { diagnostic: { relatedInformation: true } }), inEnglish);
    assert.deepEqual(
      await otherPlaces(opened, { diagnostic: {}, publishDiagnostics: { relatedInformation: true } }),
      inEnglish,
    );
    const inSpanish = await otherPlaces(opened, { diagnostic: { relatedInformation: true } }, 'es');
    assert.equal(inSpanish[0], 'duplicate-id: rules.xml 1:10-11 Aquí también hay una entrada con este id.');
  });

  it('show the copies of a slip in translations', async () => {
    const opened = {
      [uri]: '<rules>\n<rule id="a" name="A">Roll 106 for each.</rule>\n</rules>',
      'file:///package/content-es.xml':
        '<translations>\n<entry key="rule.a.text">Tira 106 por cada uno.</entry>\n</translations>',
    };
    assert.deepEqual(await otherPlaces(opened, { diagnostic: { relatedInformation: true } }), [
      'misread-die: content-es.xml 1:30-33 The same is also here.',
    ]);
  });

  it('show the other spelling of a name, and all places of a slip that the file has many of', async () => {
    const slips = Array.from(
      { length: 40 },
      (_, index) => `<rule id="r${index}" name="R${index}">They are. guarding.</rule>`,
    );
    const names = '<rule id="n" name="N">The Mask of Zardok. The Mask of Zardok. The Mask of Zordok.</rule>';
    const opened = { [uri]: `<rules>\n${slips.join('\n')}\n${names}\n</rules>` };
    const places = await otherPlaces(opened, { diagnostic: { relatedInformation: true } });
    const slipPlaces = places.filter((place) => place.startsWith('stray-full-stop: '));
    assert.equal(slipPlaces.length, 39);
    assert.equal(slipPlaces.at(-1), 'stray-full-stop: rules.xml 40:34-35 The same is also here.');
    assert.deepEqual(
      places.filter((place) => place.startsWith('name-variant: ')),
      ['name-variant: rules.xml 41:34-40 Here it is "Zardok".'],
    );
  });

  it('are asked for again where another open file may have changed them', async () => {
    const monsters = 'file:///others/monsters.xml';
    const rules = 'file:///others/rules.xml';
    const entry = '<rule id="foam" name="FOAM">It is wet.</rule>';
    const { connection, end } = await openSession(
      { ...pull, workspace: { ...pull.workspace, diagnostics: { refreshSupport: true } } },
      {
        [rules]: `<rules>${entry}</rules>`,
        [monsters]:
          '<monsters><monster id="m" name="M"><special><rule id="bile">Bile</rule></special></monster></monsters>',
      },
    );
    const isUnknown = async (): Promise<boolean> => {
      const { items } = await connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', {
        textDocument: { uri: monsters },
      });
      return items.some(({ code }) => code === 'unknown-reference');
    };
    while (!(await isUnknown())) await new Promise((resolve) => setTimeout(resolve, 20));
    const refreshed = new Promise<void>((resolve) => {
      connection.onRequest('workspace/diagnostic/refresh', () => {
        resolve();
        return null;
      });
    });
    const start = { line: 0, character: '<rules>'.length };
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: rules, version: 2 },
      contentChanges: [{ range: { start, end: start }, text: entry.replace('foam', 'bile').replace('FOAM', 'BILE') }],
    });
    await refreshed;
    assert.equal(await isUnknown(), false);
    await end();
  });
});

/** The other places of all problems, for a client with these capabilities for documents: file, line, columns and sentence. */
async function otherPlaces(
  opened: Readonly<Record<string, string>>,
  textDocument: TextDocumentClientCapabilities,
  language = 'en',
): Promise<readonly string[]> {
  const capabilities = { ...pull, textDocument: { ...pull.textDocument, ...textDocument } };
  const found = await diagnostics({}, { language }, opened, capabilities);
  return found.flatMap(({ code, relatedInformation = [] }) =>
    relatedInformation.map(({ location: { uri: ofFile, range }, message }) => {
      const { start, end } = range;
      return `${code}: ${basename(ofFile)} ${start.line}:${start.character}-${end.character} ${message}`;
    }),
  );
}
