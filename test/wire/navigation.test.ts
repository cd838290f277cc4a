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
import { openSession } from './openSession.ts';

const rules = 'file:///package/rules.xml';
const scenario = 'file:///package/scenario.md';
const pack = 'whq-rules:/roleplay-book.xml';
const files = {
  [rules]: '<rules>\n  <rule id="my-scare" name="SCARE n"><p>Worse than Fear 5.</p></rule>\n</rules>\n',
  [scenario]: 'Six Goblins (Scare 4, Fear 6).\n',
};
const everything = {
  workspace: { textDocumentContent: { dynamicRegistration: true } },
  textDocument: { definition: { linkSupport: true }, diagnostic: {} },
};

describe('navigation over the wire', () => {
  it('shows the packs to a client that asks for their text, as documents in which everything works', async () => {
    const session = await openSession(everything, files);
    assert.deepEqual(session.announced.workspace?.textDocumentContent, { schemes: ['whq-rules'] });
    const ask = (uri: string, words: string) => session.ask<LocationLink[]>('definition', session.at(uri, words));
    const content = (uri: string) =>
      session.connection.sendRequest<{ text: string }>('workspace/textDocumentContent', { uri });
    const [link] = await ask(scenario, 'Fear 6');
    assert.equal(link?.targetUri, pack);
    const { text } = await content(pack);
    assert.match(text.split('\n')[link.targetRange.start.line] ?? '', /^ *<rule id="rpb-fear"/);

    await session.open(pack, text);
    assert.ok((await session.ask<Hover>('hover', session.at(pack, 'id="rpb-fear"'))).range);
    assert.deepEqual(await session.problems(pack), []);
    // It is not indexed again: nothing else has its id, and its own definition leads to the other book alone.
    const others = await ask(pack, 'rpb-fear"');
    assert.deepEqual(
      others.map(({ targetUri }) => targetUri),
      ['whq-rules:/extended-abilities.xml'],
    );
    await session.close(pack);
    assert.equal((await ask(scenario, 'Fear 6')).length, 1);
    assert.deepEqual(await content('whq-rules:/no.xml'), { text: '' });
    await session.end();
  });

  const text = packs.flatMap(({ files }) => files).find(({ uri }) => uri === pack)?.text ?? '';
  for (const [who, capabilities, inPacks] of [
    ['everywhere for a client that can open packs', everything, true],
    ['only in the workspace for any other', {}, false],
  ] as const)
    it(`leads ${who}`, async () => {
      const session = await openSession(capabilities, files);
      const also = <Found>(...found: readonly Found[]): readonly Found[] => (inPacks ? found : []);
      const { connection } = session;
      assert.equal(session.announced.workspace?.textDocumentContent !== undefined, inPacks);
      const defined = await session.ask<(Location & LocationLink)[]>('definition', session.at(scenario, 'Scare 4'));
      assert.deepEqual(
        defined.map(({ uri, targetUri }) => uri ?? targetUri),
        [rules],
      );
      assert.equal(
        (await session.ask<unknown[]>('definition', session.at(scenario, 'Fear 6'))).length,
        Number(inPacks),
      );

      const symbols = (query: string) => connection.sendRequest<WorkspaceSymbol[]>('workspace/symbol', { query });
      assert.equal((await symbols('scare'))[0]?.name, 'SCARE n');
      assert.equal((await symbols('ambush'))[0]?.name, also('AMBUSH n+')[0]);

      const links = await session.ask<DocumentLink[]>('documentLink', scenario);
      assert.deepEqual(
        links.map(({ target }) => target?.replace(/#L\d+$/, '')),
        [rules, ...also(pack)],
      );

      const [item] = await session.ask<CallHierarchyItem[]>('prepareCallHierarchy', session.at(scenario, 'Scare 4'));
      const incoming = await connection.sendRequest<CallHierarchyIncomingCall[]>('callHierarchy/incomingCalls', {
        item,
      });
      const outgoing = await connection.sendRequest<CallHierarchyOutgoingCall[]>('callHierarchy/outgoingCalls', {
        item,
      });
      assert.deepEqual(
        [item?.name, ...incoming.map(({ from }) => from.name), ...outgoing.map(({ to }) => to.name)],
        ['SCARE n', 'scenario.md', ...also('FEAR n')],
      );

      await session.open(pack, text);
      const references = (includeDeclaration: boolean) =>
        session.ask<Location[]>('references', session.at(pack, 'rpb-fear"'), { context: { includeDeclaration } });
      const uris = (await references(true)).map(({ uri }) => uri);
      assert.deepEqual([...new Set(uris)], [rules, scenario, ...also(pack)]);
      assert.equal((await references(false)).length, uris.length - Number(inPacks));
      await session.end();
    });

  it('marks what is the same in a file, and links the names of a tag', async () => {
    const session = await openSession({}, files);
    const ask = <Result>(method: string, words: string) => session.ask<Result>(method, session.at(rules, words));
    assert.equal((await ask<readonly unknown[]>('documentHighlight', 'my-scare')).length, 1);
    assert.equal((await ask<{ readonly ranges: readonly Range[] }>('linkedEditingRange', '<p>')).ranges.length, 2);
    assert.equal(await ask('linkedEditingRange', 'Worse'), null);
    await session.end();
  });

  it('colours what texts are about, and again when other rules are known', async () => {
    const session = await openSession({ workspace: { semanticTokens: { refreshSupport: true } } }, files, { disk: {} });
    const { legend } = session.announced.semanticTokensProvider ?? assert.fail();
    assert.deepEqual(legend.tokenTypes, ['ability', 'rating', 'dice', 'target']);
    const { data } = await session.ask<SemanticTokens>('semanticTokens/full', scenario);
    // Scare, 4, Fear, 6
    assert.deepEqual(data, [0, 13, 5, 0, 0, 0, 6, 1, 1, 0, 0, 3, 4, 0, 0, 0, 5, 1, 1, 0]);
    const inRange = (line: number) => {
      const range = { start: { line, character: 0 }, end: { line, character: 80 } };
      return session.ask<SemanticTokens>('semanticTokens/range', rules, { range });
    };
    assert.deepEqual((await inRange(0)).data, []);
    assert.equal((await inRange(1)).data.length, 15);
    await session.settled();
    const refreshed = session.next('workspace/semanticTokens/refresh');
    await session.write('more.xml', '<rules><rule id="my-dread" name="DREAD n">Worse.</rule></rules>');
    await refreshed;
    await session.end();
  });

  it('colours large files too, and after an edit sends what has changed', async () => {
    const uri = 'file:///large.xml';
    const entries = Array.from({ length: 300 }, (_, n) => `<entry key="k${n}">Fear ${n % 9}, 2D6.</entry>`);
    const filler = `<!-- ${'word '.repeat(40_000)} -->`;
    const session = await openSession(
      {},
      { [uri]: `<translations>\n${entries.join('\n')}\n${filler}\n</translations>` },
    );
    const whole = await session.ask<SemanticTokens>('semanticTokens/full', uri);
    assert.equal(whole.data.length, 5 * 3 * entries.length);
    await session.replace(uri, '<entry key="k150">', '<entry key="new">3D6</entry>\n<entry key="k150">');
    const { resultId: previousResultId } = whole;
    const { edits } = await session.ask<SemanticTokensDelta>('semanticTokens/full/delta', uri, { previousResultId });
    const changed = [...whole.data];
    for (const { start, deleteCount, data = [] } of edits) {
      assert.ok(data.length <= 20, `${data.length} numbers for one token`);
      changed.splice(start, deleteCount, ...data);
    }
    // A result that is not the last one is not known any more.
    const anew = await session.ask<SemanticTokens>('semanticTokens/full/delta', uri, { previousResultId });
    assert.deepEqual(anew.data, changed);
    assert.equal(changed.length, whole.data.length + 5);
    await session.end();
  });
});
