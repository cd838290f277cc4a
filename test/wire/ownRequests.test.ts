import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CodeLens } from 'vscode-languageserver-types';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { SubjectName, ViewEvent } from '../../server/lsp/protocol/viewRequests.ts';
import { openSession } from './openSession.ts';

const rules = 'file:///p/data/xml/rules/reef.xml';
const tables = 'file:///p/data/xml/tables/reef.xml';
const spanish = 'file:///p/data/i18n/content-es.xml';
const mill = 'file:///p/mill.md';
const nowhere = 'file:///nowhere.xml';
const files = {
  [rules]: `<rules>
  <rule id="reef-crab" name="PINCH n" parameterName="value">The crab pinches for 2D6 Wounds on a roll of 5+.</rule>
  <rule id="reef-mist" name="MIST n+"><?odds lost: 1D6 >= n ?><?odds turns: 1D3 ?><p>Roll 1D6.</p></rule>
  <rule id="reef-well" name="WELL">Roll 2D6:
2-6 It is dry.
7-12 It is deep. Roll 1D6:
1-3 A rope.
4-6 He finds 1D6 x 10 gold.
  </rule>
</rules>
`,
  [tables]: '<tables>\n  <table name="Well">\n    <event id="own-rope" />\n  </table>\n</tables>\n',
  [spanish]: `<translations>
  <entry key="rule.reef-crab.name">PELLIZCO n</entry>
  <entry key="rule.reef-crab.text">El cangrejo causa 1D6 Heridas con 5+.</entry>
  <entry key="rule.reef-gone.name">IDO</entry>
</translations>`,
  [mill]:
    '# The Mill\n\nFor three Warriors of Battle-level 3.\n\nSix Goblins (Fear 4) wait. Roll 1D6 for each Warrior.\n',
};

const at = (line: number, character: number) => ({ line, character });
const lines = (first: number, last: number) => ({ start: at(first, 0), end: at(last, 0) });
const pasted = { text: '2-6\tA cat.\n7-12\tA dog.' };
const mist = 'Mist 5+';
const ork = 'Ork: WS 3, S 3, T 4, W 3, A 1, damage 1D6';
const rolls = [
  { label: 'lost', expression: 'Mist 5+, lost: 1D6 >= n', variables: { n: 5 } },
  { label: 'turns', expression: 'Mist 5+, turns: 1D3', variables: {} },
];

/** What is asked, and a part of the answer: records have more, patterns match texts. What the answers say has tests of its own. */
type Row = { [Method in keyof ServerRequests]: readonly [Method, ServerRequests[Method]['params'], unknown] };
/** What a panel shows. */
function view(subject: SubjectName, question: object, events: readonly ViewEvent[], expected: object): Row['whq/view'] {
  return ['whq/view', { subject, question, events }, { view: expected }];
}

/** What an editor does after the only event. */
function effect(subject: SubjectName, question: object, id: string, expected: object): Row['whq/view'] {
  return ['whq/view', { subject, question, events: [{ id, values: {} }] }, { effects: [expected] }];
}

const rows: readonly Row[keyof ServerRequests][] = [
  ['whq/roll', { expression: '1D6+S, 7 or more' }, { problem: null, readAs: 'read as 1D6 + strength >= 7' }],
  ['whq/roll', { expression: 'nothing at all' }, { text: /^There are no dice in this/ }],
  ['whq/roll', { expression: mist }, { rolls }],
  view('odds', { expression: mist, variables: { n: 4 } }, [], { tab: 'Odds: Mist 5+, lost', short: /1 in 2/ }),
  effect('odds', { expression: '2D6' }, 'roll', { kind: 'rolled', text: /^2D6: / }),
  [
    'whq/document',
    { uri: mill },
    { role: 'prose', levels: [{ name: 'battle-level', value: 3, line: 2 }, { name: 'warriors' }] },
  ],
  ['whq/document', { uri: nowhere }, { role: 'other', levels: [] }],
  [
    'whq/tables',
    { uri: rules },
    [
      { label: /^2D6/, position: at(4, 0) },
      { label: /^1D6/, position: at(6, 0) },
    ],
  ],
  ['whq/tables', { uri: nowhere }, []],
  ['whq/rollTable', { uri: rules, position: at(4, 0), seed: 7 }, { text: /^2D6 \[\d \+ \d\] = \d+ → row / }],
  ['whq/rollTable', { uri: rules, position: at(0, 0), seed: 7 }, { text: 'There is no roll table here.', marks: [] }],
  [
    'whq/pasteTable',
    { uri: rules, range: lines(4, 8), ...pasted },
    { choices: [{ form: 'elements' }, { form: 'lines', newText: '2-6 A cat.\n7-12 A dog.\n' }] },
  ],
  view('fight', { sides: [ork, 'Barbarian'] }, [], {
    tab: 'Fight: Ork against Barbarian',
    blocks: { 2: { text: '' } },
  }),
  view('fight', { sides: [ork, 'party'] }, [{ id: 'play', values: { seed: '3' } }], { focus: 'next' }),
  ['whq/view', { subject: 'fight', question: { sides: ['Nobody'] } }, null],
  view('card', { uri: rules, position: at(1, 30) }, [], { tab: 'Card: PINCH n', actions: { length: 3 } }),
  ['whq/view', { subject: 'card', question: { uri: nowhere, position: at(0, 0) } }, null],
  effect('card', { kind: 'table', id: 'Well', uri: mill, below: at(4, 0) }, 'copyMarkdown', { text: /^## Well\n/ }),
  effect('card', { uri: rules, position: at(5, 3) }, 'printA6', { page: /^<!DOCTYPE html>[\s\S]*105mm 148mm/ }),
  effect('scenario', { uri: mill }, 'printScenario', { page: /<h1>The Mill<\/h1>[\s\S]*<h3>FEAR 4<\/h3>/ }),
  ['whq/view', { subject: 'scenario', question: { uri: nowhere } }, null],
  view('table', { uri: rules, position: at(4, 0) }, [], { tab: 'Table: WELL' }),
  effect('table', { uri: rules, position: at(4, 0) }, 'add.0', { kind: 'edit', edits: { length: 1 } }),
  ['whq/view', { subject: 'table', question: { uri: rules, position: at(0, 0) } }, null],
  ['whq/entries', { kinds: ['monster', 'table'] }, [{ label: 'Well', kind: 'table', id: 'Well' }]],
  ['whq/entries', { kinds: ['chart'] }, { 0: { label: 'Armour save', kind: 'chart', id: 'wfb-armour-save' } }],
  view('card', { kind: 'chart', id: 'wfb-to-wound' }, [], { tab: 'Card: To wound', blocks: { 3: { kind: 'table' } } }),
  ['whq/pasteTable', { uri: nowhere, range: lines(4, 8), ...pasted }, { choices: [] }],
  [
    'whq/packages',
    {},
    {
      packages: [{ folder: '', entries: 4, kinds: [{ kind: 'rule', count: 3 }, { label: 'Tables' }] }],
      isWhole: false,
    },
  ],
  [
    'whq/packages',
    { open: { folder: '', kind: 'table' } },
    {
      packages: [
        {
          kinds: [
            { kind: 'rule', entries: [] },
            { kind: 'table', count: 1, entries: [{ id: 'Well', uri: tables, position: at(1, 15) }] },
          ],
        },
      ],
    },
  ],
  ['whq/packageFixes', { folder: nowhere }, { files: [], repaired: 0 }],
  ['whq/entrySnippet', { uri: nowhere, position: at(4, 0) }, null],
  [
    'whq/translations',
    { withProgress: true },
    { languages: [{ language: 'es', uri: spanish, needed: 6, translated: 2, percent: 33 }] },
  ],
  [
    'whq/translationKeys',
    { uri: spanish, kind: 'rule', need: 'missing' },
    { keys: [{ key: 'rule.reef-mist.name', source: 'MIST n+' }, {}, {}, {}] },
  ],
  ['whq/glossary', { uri: spanish }, { names: [{ source: 'PINCH n', translated: 'PELLIZCO n' }] }],
  [
    'whq/translationPlace',
    { uri: spanish, wanted: { from: lines(0, 0), direction: 'next' } },
    { found: { range: { start: { line: 2 } }, work: { number: 1, wrapped: false } } },
  ],
  [
    'whq/translationEdits',
    { uri: spanish, wanted: { what: 'next', position: at(2, 75) } },
    { edits: [{ newText: /<entry key="rule\.reef-mist\.name">/ }], keys: ['rule.reef-mist.name'] },
  ],
  ['whq/translationEdits', { uri: nowhere, wanted: { what: 'all' } }, { edits: [], keys: [] }],
  ['whq/translationSource', { uri: spanish, line: 2 }, { text: /^The crab pinches for 2D6 Wounds/, line: 2 }],
  ['whq/translationSource', { uri: nowhere, line: 3 }, { text: '', line: null }],
  ['whq/sameOnPurpose', { uri: nowhere, keys: ['rule.reef-crab.name'] }, { record: null, strangeLine: null, keys: [] }],
];

function assertHas(answer: unknown, part: unknown, place: string): void {
  if (part instanceof RegExp) assert.match(String(answer), part, place);
  else if (typeof part !== 'object' || part === null) assert.equal(answer, part, place);
  else {
    assert.ok(typeof answer === 'object' && answer !== null, place);
    if (Array.isArray(part))
      assert.equal(Reflect.get(answer, 'length'), part.length, `${place}: ${JSON.stringify(answer)}`);
    for (const [key, value] of Object.entries(part)) assertHas(Reflect.get(answer, key), value, `${place}.${key}`);
  }
}

describe('our own requests', () => {
  it('are answered for the open documents, and with nothing for those that are not there', async () => {
    const session = await openSession({}, files);
    for (const [method, params, part] of rows)
      assertHas(await session.connection.sendRequest(method, params), part, `${method} ${JSON.stringify(params)}`);
    await session.end();
  });

  it('are answered alike for the same seed, and for another writing of a roll', async () => {
    const session = await openSession({}, files);
    const rolled = { uri: rules, position: at(4, 0), seed: 7 };
    assert.deepEqual(await session.own('whq/rollTable', rolled), await session.own('whq/rollTable', rolled));
    const [typed, written] = await Promise.all(
      ['4d6kh3', 'highest(3 of 4D6)'].map((expression) => session.own('whq/roll', { expression, seed: 3 })),
    );
    assert.equal(typed?.text, written?.text);
    await session.end();
  });
});

describe('lenses and hovers over the wire', () => {
  it('follow the levels that a text says of itself, and the settings, whose change is told to a client that can refresh', async () => {
    const [falls, shaken] = ['file:///own/falls.md', 'file:///own/shaken.xml'];
    const opened = {
      ...files,
      [falls]: 'Six Goblins (Fear 4) wait.',
      [shaken]: '<rules><rule id="a" name="A"><?odds shaken: 1D6 + battle-level <= 6 ?></rule></rules>',
    };
    const refreshes = ['workspace/codeLens/refresh', 'workspace/inlayHint/refresh'];
    for (const canRefresh of [true, false]) {
      const refresh = { codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true } };
      const session = await openSession({ workspace: canRefresh ? refresh : {} }, opened, { settings: {} });
      const titles = async (uri: string): Promise<readonly unknown[]> => {
        const lenses = await session.ask<CodeLens[]>('codeLens', uri);
        const resolved = lenses.map((lens) => session.connection.sendRequest<CodeLens>('codeLens/resolve', lens));
        return (await Promise.all(resolved)).map(({ command }) => command?.title).filter((title) => title !== 'Roll');
      };
      assert.deepEqual(await titles(mill), ['Fear 4 at Battle-level 3: 1 in 6']);
      assert.deepEqual(await titles(falls), ['Fear 4 → level 1: 50 %, 3: 17 %, 4+: 0 %']);
      assert.match(
        JSON.stringify(await session.ask('hover', session.at(mill, 'Fear 4'))),
        /1 in 6 .* at Battle-level 3/,
      );
      assert.equal((await titles(shaken)).at(-1), 'shaken → level 1: 83 %, 3: 50 %, 6+: 0 %');
      await session.settled();
      session.told.length = 0;
      await session.set({ levels: { battleLevel: 3 } });
      assert.equal((await titles(shaken)).at(-1), 'shaken → 1 in 2 at Battle-level 3');
      const told = session.told.map(({ method }) => method).filter((method) => method.endsWith('/refresh'));
      assert.deepEqual(told.toSorted(), canRefresh ? refreshes : []);
      await session.end();
    }
  });
});

describe('a file that is too large for the server', () => {
  it('is opened with a message, and nothing else is held up by it', async () => {
    const [large, long] = ['file:///huge/huge%20rules.xml', 'file:///huge/long.md'];
    const options = { countsUnread: true };
    const session = await openSession({ textDocument: { diagnostic: {} } }, files, { options });
    await session.open(large, `<rules>${'<rule/>'.repeat(160_000)}</rules>`);
    assert.deepEqual(await session.codes(large), []);
    const message =
      'huge rules.xml is too large: WHQ Rules shows no problems and no odds in it. Divide it into several files.';
    assert.deepEqual(session.paramsOf('window/showMessage'), [{ type: 2, message }]);
    // A long text may be anything: it is counted, and nobody is interrupted.
    await session.open(long, 'Fear 2D6\n'.repeat(120_000));
    await session.codes(long);
    assert.equal(session.paramsOf('window/showMessage').length, 1);
    assert.deepEqual(session.paramsOf('whq/unreadFiles'), [{ count: 1 }, { count: 2 }]);
    assert.match(JSON.stringify(await session.ask('hover', session.at(rules, '2D6 Wounds'))), /2–12/);
    await session.end(...session.logged);
    assert.equal(session.logged.length, 2);
  });
});
