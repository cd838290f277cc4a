import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type {
  CompletionItem,
  CompletionList,
  Hover,
  Location,
  MarkupContent,
  PublishDiagnosticsParams,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { openSession } from './openSession.ts';

const uri = 'file:///package/data/xml/rules/r.xml';
const text = `<rules>
  <rule id="my-gaze" name="GAZE n"><p>Roll on this table:</p>
  <table><tr><td>1D6</td><td>What</td></tr><tr><td>1-3</td><td>Nothing.</td></tr><tr><td>4-6</td><td>Fear n.</td></tr></table></rule>
  <rule id="my-gape" nam="GAPE"><p>It causes Fear 5. Roll 2D6.</p></rule>
</rules>
`;

const monsters = 'file:///package/data/xml/monsters/m.xml';
const monster = `<monsters>
  <monster id="my-eel" name="Eel" plural="Eels" factions="">
    <wounds>5</wounds><move>4</move><weaponskill>3</weaponskill><ballisticskill>-</ballisticskill><strength>3</strength>
    <toughness>3</toughness><initiative>3</initiative><attacks>1</attacks><gold>50</gold><armor>-</armor><damage>1D6</damage>
    <special><rule id="my-gaze" param="2">Gaze 2</rule></special>
  </monster>
</monsters>
`;
const place = 'file:///package/data/xml/tables/t.xml';
const table = '<tables><table name="T"><monster id="my-eel" number="1" level="1" /></table></tables>';
const opened = { [uri]: text, [monsters]: monster, [place]: table };

/** A client that announces nothing. */
const bare = (capabilities: object = {}) => openSession(capabilities, opened, { isBare: true });

/** The text of a hover with its kind. */
const contentOf = (hover: Hover): MarkupContent => {
  assert.ok(typeof hover.contents === 'object' && 'kind' in hover.contents);
  return hover.contents;
};

describe('a client that announces less', () => {
  it('gets texts without marks, and tables in columns', async () => {
    const session = await bare();
    const { kind, value } = contentOf(await session.ask<Hover>('hover', session.at(monsters, 'my-gaze')));
    assert.equal(kind, 'plaintext');
    assert.match(value, /^GAZE n · r\.xml · my-gaze\n\nRoll on this table:/);
    assert.match(value, /1-3.*Nothing\./);
    const columns = contentOf(await session.ask<Hover>('hover', session.at(place, 'my-eel'))).value;
    // Each number stands below its letter.
    const lines = columns.split('\n').filter((line) => /^\S+(?: {2,}\S+){5,}$/.test(line.trim()));
    assert.equal(lines.length, 2, columns);
    for (const shown of [value, columns]) assert.doesNotMatch(shown, /[*`|\u2060\u00a0]|\\/);
    const { items } = await session.ask<{ items: CompletionItem[] }>('completion', session.at(uri, 'Fear 5', 2));
    const [item] = items;
    assert.ok(item);
    const { documentation } = await session.connection.sendRequest<CompletionItem>('completionItem/resolve', item);
    assert.ok(typeof documentation === 'object' && documentation.kind === 'plaintext');
    await session.end();
  });

  it('gets Markdown without the padding of VS Code, if it shows Markdown', async () => {
    const markdown = { textDocument: { hover: { contentFormat: ['markdown'] } } };
    for (const [options, hasPadding] of [
      [{}, false],
      [{ padsTables: true }, true],
    ] as const) {
      const session = await openSession(markdown, opened, { isBare: true, options });
      const { kind, value } = contentOf(await session.ask<Hover>('hover', session.at(place, 'my-eel')));
      assert.equal(kind, 'markdown');
      assert.match(value, /\|/);
      assert.equal(/\u2060\u00a0/.test(value), hasPadding);
      await session.end();
    }
  });

  // Every client knows positions in UTF-16, also one that likes others better.
  for (const [name, capabilities] of Object.entries({
    'announces nothing': {},
    'likes positions in UTF-8': {
      general: { positionEncodings: ['utf-8', 'utf-16'] },
      textDocument: { publishDiagnostics: {}, hover: { contentFormat: ['plaintext'] }, completion: {}, definition: {} },
      workspace: { workspaceEdit: {} },
    },
  }))
    it(`gets answers that it understands, and is asked nothing: ${name}`, async () => {
      const prose = 'file:///package/text.md';
      const shown = { [prose]: '🎲 The Ñu has Gaze 2 and\n', [uri]: text };
      const session = await openSession(capabilities, shown, { isBare: true, disk: { 'data/xml/rules/r.xml': text } });
      assert.deepEqual(
        [session.announced.positionEncoding, session.announced.diagnosticProvider],
        ['utf-16', undefined],
      );
      const published = () => session.paramsOf<PublishDiagnosticsParams>('textDocument/publishDiagnostics');
      await session.until(() => published().length === 2);
      const found = published().flatMap(({ diagnostics }) => diagnostics);
      assert.deepEqual([...new Set(found.flatMap(Object.keys))].toSorted(), [
        'code',
        'message',
        'range',
        'severity',
        'source',
      ]);
      const mention = session.at(prose, 'Gaze', 1);
      const hover = await session.ask<Hover>('hover', mention);
      assert.equal(hover.range?.start.character, mention.position.character - 1);
      const [place] = await session.ask<Location[]>('definition', mention);
      assert.equal(place?.uri, uri);
      await session.replace(prose, ' and', ' and Brea');
      const { items, itemDefaults } = await session.ask<CompletionList>('completion', session.at(prose, ' Brea', 5));
      assert.equal(itemDefaults, undefined);
      const breath = items.find(({ label }) => label.startsWith('Breathe Fire'));
      assert.match(JSON.stringify(breath?.textEdit), /"newText":"Breathe fire/);
      const isTooMuch = (item: CompletionItem) =>
        item.insertTextFormat === 2 || item.labelDetails || /\$/.test(JSON.stringify(item.textEdit));
      assert.deepEqual(items.filter(isTooMuch), []);
      const edit = await session.ask<WorkspaceEdit>('rename', session.at(uri, 'my-gaze', 1), { newName: 'my-stare' });
      assert.deepEqual(Object.keys(edit), ['changes']);
      const { position } = session.at(uri, 'nam="', 1);
      const asked = { range: { start: position, end: position }, context: { diagnostics: [] } };
      assert.deepEqual(await session.ask('codeAction', uri, asked), []);
      // An outline has levels, which this client does not know.
      assert.deepEqual(await session.ask('documentSymbol', uri), []);
      const told = session.told.map(({ method }) => method);
      assert.deepEqual([...new Set(told)], ['textDocument/publishDiagnostics']);
      await session.end();
    });

  it('is told that parameters are wrong, also if there are none', async () => {
    const session = await bare();
    for (const method of [
      'textDocument/hover',
      'textDocument/rename',
      'workspace/symbol',
      'whq/newLanguage',
      'whq/document',
    ])
      await assert.rejects(session.connection.sendRequest(method, null), { code: -32602 }, method);
    await session.end();
  });

  it('is never given the place of a language in another folder', async () => {
    const session = await bare();
    for (const language of ['../../evil', 'e/s', '..', '', 'es\\x', 'e s', '%2e%2e'])
      assert.deepEqual(await session.own('whq/newLanguage', { language, withAll: false, lists: [] }), {
        uri: '',
        text: '',
        entries: 0,
        lists: [],
      });
    for (const language of ['fr', 'pt-BR'])
      assert.match(
        (await session.own('whq/newLanguage', { language, withAll: false, lists: [] })).uri,
        /\/i18n\/content-/,
      );
    await session.end();
  });
});
