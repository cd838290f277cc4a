import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'mocha';
import type { TextDocumentClientCapabilities } from 'vscode-languageserver';
import { type CodeAction, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import { problemCodes } from '../../server/checks/problems/kinds.ts';
import { folder, openSession } from './openSession.ts';

const uri = `${folder}/rules.xml`;
const files = { [uri]: '<rules>\n<rule id="a" name="A" zap="1">Te\u200bxt</rule>\n</rules>' };
const pull = { textDocument: { diagnostic: {} } };
const refreshing = { ...pull, workspace: { diagnostics: { refreshSupport: true } } };
const refresh = 'workspace/diagnostic/refresh';

/** What the server says of the file, to a client with these settings. */
async function diagnostics(
  problems: object,
  options: object = {},
  opened: Readonly<Record<string, string>> = files,
  capabilities: object = pull,
): Promise<readonly Diagnostic[]> {
  const session = await openSession(capabilities, opened, { settings: { problems }, options });
  const found = await session.problems(uri);
  await session.end();
  return found;
}

/** The other places of all problems, for a client with these capabilities for documents: file, line, columns and sentence. */
async function otherPlaces(
  opened: Readonly<Record<string, string>>,
  textDocument: TextDocumentClientCapabilities = { diagnostic: { relatedInformation: true } },
  language = 'en',
): Promise<readonly string[]> {
  const capabilities = { textDocument: { ...pull.textDocument, ...textDocument } };
  const found = await diagnostics({}, { language }, opened, capabilities);
  return found.flatMap(({ code, relatedInformation = [] }) =>
    relatedInformation.map(({ location, message }) => {
      const { start, end } = location.range;
      return `${code}: ${basename(location.uri)} ${start.line}:${start.character}-${end.character} ${message}`;
    }),
  );
}

describe('problems over the wire', () => {
  it('have codes that lead to their pages, for a client that has them', async () => {
    const [plain, linked] = [await diagnostics({}), await diagnostics({}, { problemPages: 'page:/problems' })];
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
    const session = await openSession(refreshing, {
      [uri]: '<rules><rule id="a" name="A">Text</rule><rule id="b" name="B">A text with some room.</rule></rules>',
    });
    const edit = async (behind: string, removed: string, typed: string): Promise<readonly string[]> => {
      await session.edit(uri, behind, removed, typed);
      return session.codes(uri);
    };
    assert.deepEqual(await edit('>Te', '', '<'), []);
    assert.deepEqual(await edit('>Te<', '', 'bt'), []);
    // A letter that was wrong is taken back.
    assert.deepEqual(await edit('>Te<b', 't', ''), []);
    assert.deepEqual(await edit('some ', '', 'x'), ['unfinished-start-tag']);
    assert.deepEqual(await edit('>Te<b', '', 'r/>'), []);
    // A deletion elsewhere is no beginning of a tag.
    assert.deepEqual(await edit('some ', '', 'y'), []);
    const codes = ['unfinished-start-tag', 'stray-characters', 'attribute-without-value'];
    assert.deepEqual(await edit('>Te<br/', '>', ''), codes);
    assert.deepEqual(await edit('>Te', '<br/', ''), []);
    assert.deepEqual(await edit('>Te', '', '<'), []);
    const asked = session.next(refresh);
    await session.notify('textDocument/didSave', { textDocument: { uri } });
    await asked;
    assert.deepEqual(await session.codes(uri), ['unfinished-start-tag']);
    await session.end();
  });

  it('have fixes whose edits come when one is chosen, to a client that asks again', async () => {
    const codeAction = { dataSupport: true, resolveSupport: { properties: ['edit'] } };
    const capabilities = { ...pull, textDocument: { ...pull.textDocument, codeAction } };
    const session = await openSession(capabilities, { [uri]: '<rules><rule id="a" name="A">Roll 106.</rule></rules>' });
    const announced = session.announced.codeActionProvider;
    assert.ok(typeof announced === 'object' && announced.resolveProvider);
    const { position } = session.at(uri, '106', 1);
    const asked = { range: { start: position, end: position }, context: { diagnostics: [] } };
    const [fix] = await session.ask<CodeAction[]>('codeAction', uri, asked);
    assert.ok(fix && fix.edit === undefined && fix.data !== undefined);
    const resolve = (): Promise<CodeAction> => session.connection.sendRequest('codeAction/resolve', fix);
    assert.equal((await resolve()).edit?.changes?.[uri]?.[0]?.newText, '1D6');
    await session.edit(uri, 'Roll', '', 'Now ');
    await assert.rejects(resolve, /changed meanwhile/);
    await session.end();
  });

  it('are hints, or information for who wants them listed', async () => {
    for (const [settings, last] of [
      [{}, DiagnosticSeverity.Hint],
      [{ listHints: true }, DiagnosticSeverity.Information],
    ] as const) {
      const severities = (await diagnostics(settings)).map(({ severity }) => severity);
      assert.deepEqual(severities, [DiagnosticSeverity.Error, last]);
    }
  });

  it('show the other places that they are about, to a client that can', async () => {
    const opened = {
      [uri]:
        '<rules>\n<rule id="a" name="A">x</rule>\n<rule id="a" name="B">x</rule>\n<rule id="b" name="C">x</rule>\n</rules>',
      [`${folder}/more.xml`]: '<rules>\n\n<rule name="D" id="b">x</rule>\n</rules>',
    };
    const inEnglish = [
      'duplicate-id: rules.xml 1:10-11 An entry with this id is also here.',
      'id-in-other-file: more.xml 2:19-20 An entry with this id is also here.',
    ];
    assert.deepEqual(await otherPlaces(opened, {}), []);
    assert.deepEqual(await otherPlaces(opened, { diagnostic: { relatedInformation: false } }), []);
    assert.deepEqual(await otherPlaces(opened), inEnglish);
    const older = { diagnostic: {}, publishDiagnostics: { relatedInformation: true } };
    assert.deepEqual(await otherPlaces(opened, older), inEnglish);
    const [inSpanish] = await otherPlaces(opened, undefined, 'es');
    assert.equal(inSpanish, 'duplicate-id: rules.xml 1:10-11 Aquí también hay una entrada con este id.');
  });

  it('show the copies of a slip in translations, the first other places of one that the file has many of, and the other spelling of a name', async () => {
    const slips = Array.from({ length: 40 }, (_, at) => `<rule id="r${at}" name="R${at}">They are. guarding.</rule>`);
    const names = '<rule id="n" name="N">The Mask of Zardok. The Mask of Zardok. The Mask of Zordok.</rule>';
    const die = '<rule id="a" name="A">Roll 106 for each.</rule>';
    const places = await otherPlaces({
      [uri]: `<rules>\n${slips.join('\n')}\n${names}\n${die}\n</rules>`,
      [`${folder}/content-es.xml`]:
        '<translations>\n<entry key="rule.a.text">Tira 106 por cada uno.</entry>\n</translations>',
    });
    const many = places.filter((place) => place.startsWith('stray-full-stop: '));
    assert.equal(many.length, 5);
    assert.equal(many.at(-1), 'stray-full-stop: rules.xml 6:32-33 The same is also here.');
    assert.deepEqual(
      places.filter((place) => !many.includes(place)),
      [
        'name-variant: rules.xml 41:34-40 Here it is "Zardok".',
        'misread-die: content-es.xml 1:30-33 The same is also here.',
      ],
    );
  });

  it('are asked for again where another open file may have changed them', async () => {
    const [monsters, rules] = ['file:///others/monsters.xml', 'file:///others/rules.xml'];
    const entry = '<rule id="foam" name="FOAM">It is wet.</rule>';
    const session = await openSession(refreshing, {
      [rules]: `<rules>${entry}</rules>`,
      [monsters]:
        '<monsters><monster id="m" name="M"><special><rule id="bile">Bile</rule></special></monster></monsters>',
    });
    const isUnknown = async (): Promise<boolean> => (await session.codes(monsters)).includes('unknown-reference');
    await session.settled();
    assert.equal(await isUnknown(), true);
    const refreshed = session.next(refresh);
    await session.edit(rules, '<rules>', '', entry.replace('foam', 'bile').replace('FOAM', 'BILE'));
    await refreshed;
    assert.equal(await isUnknown(), false);
    await session.end();
  });
});
