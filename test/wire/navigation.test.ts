import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type {
  CallHierarchyIncomingCall,
  CallHierarchyItem,
  CallHierarchyOutgoingCall,
  DocumentLink,
  Hover,
  Location,
  LocationLink,
  Range,
  SemanticTokens,
  SemanticTokensDelta,
  WorkspaceSymbol,
} from 'vscode-languageserver-types';
import { packs } from '../../server/hosts/packs.ts';
import { open, openSession } from './openSession.ts';

const rules = 'file:///package/rules.xml';
const scenario = 'file:///package/scenario.md';
const pack = 'whq-rules:/roleplay-book.xml';
const files: Readonly<Record<string, string>> = {
  [rules]: '<rules>\n  <rule id="my-scare" name="SCARE n"><p>Worse than Fear 5.</p></rule>\n</rules>\n',
  [scenario]: 'Six Goblins (Scare 4, Fear 6).\n',
};

/** The params of a request about the first place where that text stands in the document. */
function at(uri: string, needle: string, text = files[uri] ?? ''): object {
  const offset = text.indexOf(needle);
  assert.ok(offset >= 0, needle);
  const before = text.slice(0, offset);
  const position = { line: before.split('\n').length - 1, character: offset - before.lastIndexOf('\n') - 1 + 1 };
  return { textDocument: { uri }, position };
}

function lineOf(text: string, { start }: Range): string {
  return text.split('\n')[start.line]?.trim() ?? '';
}

const everything = {
  workspace: { textDocumentContent: { dynamicRegistration: true } },
  textDocument: { definition: { linkSupport: true }, diagnostic: {} },
};

describe('navigation over the wire', () => {
  it('shows the packs to a client that asks for their text, as documents in which everything works', async () => {
    const { connection, announced, end } = await openSession(everything, files);
    assert.deepEqual(announced.workspace?.textDocumentContent, { schemes: ['whq-rules'] });
    const [link] = await connection.sendRequest<LocationLink[]>('textDocument/definition', at(scenario, 'Fear 6'));
    assert.equal(link?.targetUri, pack);
    const { text } = await connection.sendRequest<{ text: string }>('workspace/textDocumentContent', { uri: pack });
    assert.match(lineOf(text, link.targetRange), /^<rule id="rpb-fear"/);

    await open(connection, pack, text);
    const hover = await connection.sendRequest<Hover>('textDocument/hover', at(pack, 'id="rpb-fear"', text));
    assert.ok(hover.range);
    const problems = { textDocument: { uri: pack } };
    assert.deepEqual(await connection.sendRequest('textDocument/diagnostic', problems), { kind: 'full', items: [] });
    // It is not indexed again: nothing else has its id, and its own definition leads to the other book alone.
    const inPack = at(pack, 'rpb-fear"', text);
    const others = await connection.sendRequest<LocationLink[]>('textDocument/definition', inPack);
    assert.deepEqual(
      others.map(({ targetUri }) => targetUri),
      ['whq-rules:/extended-abilities.xml'],
    );
    await connection.sendNotification('textDocument/didClose', problems);
    assert.equal(
      (await connection.sendRequest<LocationLink[]>('textDocument/definition', at(scenario, 'Fear 6'))).length,
      1,
    );
    assert.deepEqual(await connection.sendRequest('workspace/textDocumentContent', { uri: 'whq-rules:/no.xml' }), {
      text: '',
    });
    await end();
  });

  it('leads a client that cannot ask for them to the files of the workspace only', async () => {
    const { connection, announced, end } = await openSession({}, files);
    assert.equal(announced.workspace?.textDocumentContent, undefined);
    assert.deepEqual(await connection.sendRequest('textDocument/definition', at(scenario, 'Fear 6')), []);
    const [location, ...others] = await connection.sendRequest<Location[]>(
      'textDocument/definition',
      at(scenario, 'Scare 4'),
    );
    assert.deepEqual(others, []);
    assert.equal(location?.uri, rules);
    await end();
  });

  it('marks what is the same in a file, and links the names of a tag', async () => {
    const { connection, end } = await openSession({}, files);
    const ask = <Result>(method: string, needle: string) =>
      connection.sendRequest<Result>(`textDocument/${method}`, at(rules, needle));
    assert.equal((await ask<readonly unknown[]>('documentHighlight', 'my-scare')).length, 1);
    assert.equal((await ask<{ readonly ranges: readonly Range[] }>('linkedEditingRange', '<p>')).ranges.length, 2);
    assert.equal(await ask('linkedEditingRange', 'Worse'), null);
    await end();
  });

  it('finds symbols of the workspace and of the packs', async () => {
    for (const [capabilities, bundled] of [
      [everything, true],
      [{}, false],
    ] as const) {
      const { connection, end } = await openSession(capabilities, files);
      const ask = (query: string) => connection.sendRequest<WorkspaceSymbol[]>('workspace/symbol', { query });
      assert.equal((await ask('scare'))[0]?.name, 'SCARE n');
      assert.equal((await ask('ambush'))[0]?.name, bundled ? 'AMBUSH n+' : undefined);
      await end();
    }
  });

  it('links what is named to the rules', async () => {
    for (const [capabilities, linked] of [
      [everything, [rules, pack]],
      [{}, [rules]],
    ] as const) {
      const { connection, end } = await openSession(capabilities, files);
      const params = { textDocument: { uri: scenario } };
      const links = await connection.sendRequest<DocumentLink[]>('textDocument/documentLink', params);
      assert.deepEqual(
        links.map(({ target }) => target?.replace(/#L\d+$/, '')),
        linked,
      );
      await end();
    }
  });

  it('tells who uses a rule, and what it uses', async () => {
    for (const [capabilities, mentioned] of [
      [everything, ['FEAR n']],
      [{}, []],
    ] as const) {
      const { connection, end } = await openSession(capabilities, files);
      const prepared = 'textDocument/prepareCallHierarchy';
      const [item] = await connection.sendRequest<CallHierarchyItem[]>(prepared, at(scenario, 'Scare 4'));
      assert.equal(item?.name, 'SCARE n');
      const incoming = await connection.sendRequest<CallHierarchyIncomingCall[]>('callHierarchy/incomingCalls', {
        item,
      });
      assert.deepEqual(
        incoming.map(({ from }) => from.name),
        ['scenario.md'],
      );
      const outgoing = await connection.sendRequest<CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', {
        item,
      });
      assert.deepEqual(
        outgoing.map(({ to }) => to.name),
        mentioned,
      );
      await end();
    }
  });

  it('colours what texts are about, and again when other rules are known', async () => {
    const { connection, announced, end } = await openSession(
      { workspace: { semanticTokens: { refreshSupport: true } } },
      files,
    );
    assert.deepEqual(announced.semanticTokensProvider?.legend.tokenTypes, ['ability', 'rating', 'dice', 'target']);
    const refreshed = new Promise<void>((resolve) => {
      connection.onRequest('workspace/semanticTokens/refresh', () => {
        resolve();
        return null;
      });
    });
    const textDocument = { uri: scenario };
    const { data } = await connection.sendRequest<SemanticTokens>('textDocument/semanticTokens/full', { textDocument });
    // Scare, 4, Fear, 6
    assert.deepEqual(data, [0, 13, 5, 0, 0, 0, 6, 1, 1, 0, 0, 3, 4, 0, 0, 0, 5, 1, 1, 0]);
    const inRange = (line: number) => {
      const range = { start: { line, character: 0 }, end: { line, character: 80 } };
      const params = { textDocument: { uri: rules }, range };
      return connection.sendRequest<SemanticTokens>('textDocument/semanticTokens/range', params);
    };
    assert.deepEqual((await inRange(0)).data, []);
    assert.equal((await inRange(1)).data.length, 15);
    await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
    await refreshed;
    await end();
  });

  it('colours large files too, and after an edit sends what has changed', async () => {
    const uri = 'file:///large.xml';
    const entries = Array.from(
      { length: 3000 },
      (_, n) => `<entry key="k${n}">${'word '.repeat(12)}Fear ${n % 9}, 2D6.</entry>`,
    );
    const text = `<translations lang="es">\n${entries.join('\n')}\n</translations>`;
    assert.ok(text.length > 200_000);
    const { connection, end } = await openSession({}, { [uri]: text });
    const textDocument = { uri };
    const whole = await connection.sendRequest<SemanticTokens>('textDocument/semanticTokens/full', { textDocument });
    assert.equal(whole.data.length, 5 * 3 * entries.length);
    const range = { start: { line: 1500, character: 0 }, end: { line: 1500, character: 0 } };
    const contentChanges = [{ range, text: '<entry key="new">3D6</entry>\n' }];
    await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges });
    const params = { textDocument, previousResultId: whole.resultId };
    const method = 'textDocument/semanticTokens/full/delta';
    const { edits } = await connection.sendRequest<SemanticTokensDelta>(method, params);
    const changed = [...whole.data];
    for (const { start, deleteCount, data = [] } of edits) {
      assert.ok(data.length <= 20, `${data.length} numbers for one token`);
      changed.splice(start, deleteCount, ...data);
    }
    // A result that is not the last one is not known any more.
    const anew = await connection.sendRequest<SemanticTokens>(method, params);
    assert.deepEqual(anew.data, changed);
    assert.equal(changed.length, whole.data.length + 5);
    await end();
  });

  it('finds references, in packs only for who can open them', async () => {
    for (const [capabilities, inPacks] of [
      [everything, 1],
      [{}, 0],
    ] as const) {
      const { connection, end } = await openSession(capabilities, files);
      const text = packs.flatMap(({ files }) => files).find(({ uri }) => uri === pack)?.text ?? '';
      await open(connection, pack, text);
      const ask = (includeDeclaration: boolean) => {
        const params = { ...at(pack, 'rpb-fear"', text), context: { includeDeclaration } };
        return connection.sendRequest<Location[]>('textDocument/references', params);
      };
      const uris = (await ask(true)).map(({ uri }) => uri);
      assert.deepEqual([...new Set(uris)], [rules, scenario, ...(inPacks ? [pack] : [])]);
      assert.equal((await ask(false)).length, uris.length - inPacks);
      await end();
    }
  });
});
