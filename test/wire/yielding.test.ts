import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CancellationTokenSource, type MessageConnection, ResponseError } from 'vscode-jsonrpc/node';
import type { CodeLens, Diagnostic, Hover, Location } from 'vscode-languageserver-types';
import { openSession } from './openSession.ts';

const codes = { contentModified: -32801, requestCancelled: -32800 };
const big = 'file:///yielding/big.xml';
const small = 'file:///yielding/small.xml';
const count = 4000;

/** A rules file in which every rule rolls other dice, so that all of its lenses take many slices. */
const rule = (number: number): string =>
  `  <rule id="big-${number}" name="BIG ${number}"><p>Roll ${2 + (number % 7)}D6+${number}, then Small 3 counts.</p></rule>\n`;
const bigText = `<rules>\n${Array.from({ length: count }, (_, number) => rule(number)).join('')}</rules>\n`;
const smallText = '<rules>\n  <rule id="small" name="SMALL n"><p>Roll 2D6+2.</p></rule>\n</rules>\n';
const files = { [big]: bigText, [small]: smallText };
const hoverSmall = { textDocument: { uri: small }, position: { line: 1, character: 44 } };
const inBig = { textDocument: { uri: big } };

/** Begins a line at the top of the big file that is none of ours, so that all below moves down by one. */
function insertLine(connection: MessageConnection, text = '<!-- a key -->\n'): Promise<void> {
  const start = { line: 1, character: 0 };
  return connection.sendNotification('textDocument/didChange', {
    textDocument: { uri: big, version: 2 },
    contentChanges: [{ range: { start, end: start }, text }],
  });
}

/** Sends requests one after another without waiting. Gives the names in the order in which they are answered, and the answers. */
async function race(requests: Readonly<Record<string, () => Promise<unknown>>>) {
  const order: string[] = [];
  const answers: Record<string, unknown> = {};
  await Promise.all(
    Object.entries(requests).map(async ([name, request]) => {
      answers[name] = await request().catch((error: unknown) => {
        assert.ok(error instanceof ResponseError, String(error));
        return error.code;
      });
      order.push(name);
    }),
  );
  return { order, answers };
}

/** A session in which both files have been read: a hover over what may be a name waits for that. */
async function begin() {
  const session = await openSession({ textDocument: { diagnostic: {} } }, files);
  await session.connection.sendRequest('textDocument/hover', hoverSmall);
  return session;
}

describe('a long answer', () => {
  it('lets keys and what is asked about them go first, and is none for a text that is no more', async () => {
    const { connection, end } = await begin();
    const lenses = () => connection.sendRequest<CodeLens[]>('textDocument/codeLens', inBig);
    const { order, answers } = await race({
      lenses,
      hover: async () => {
        await insertLine(connection);
        const position = { line: 2, character: 45 };
        return connection.sendRequest<Hover>('textDocument/hover', { ...inBig, position });
      },
    });
    assert.deepEqual(order, ['hover', 'lenses']);
    assert.equal(answers.lenses, codes.contentModified);
    assert.match(JSON.stringify(answers.hover), /2D6/);
    const again = await lenses();
    assert.equal(again.length, 2 * count);
    assert.equal(again[0]?.range.start.line, 2);
    await end();
  });

  it('of lenses lists places alone; what they say is asked for when they are in sight', async () => {
    const { connection, end } = await begin();
    const lenses = await connection.sendRequest<CodeLens[]>('textDocument/codeLens', inBig);
    assert.ok(lenses.every(({ command }) => command === undefined));
    assert.ok(JSON.stringify(lenses).length < 120 * lenses.length, 'it is short');
    const resolve = (lens: CodeLens | undefined) => connection.sendRequest<CodeLens>('codeLens/resolve', lens);
    const titles = [await resolve(lenses[0]), await resolve(lenses[1])].map(({ command }) => command?.title);
    assert.deepEqual(titles, ['Roll', '2D6+0 → 2–12, average 7']);
    await insertLine(connection);
    await assert.rejects(resolve(lenses[0]), { code: codes.contentModified });
    await end();
  });

  it('is given up when nobody wants it any more', async () => {
    const { connection, end } = await begin();
    const source = new CancellationTokenSource();
    const { order, answers } = await race({
      lenses: () => connection.sendRequest('textDocument/codeLens', inBig, source.token),
      hover: async () => {
        source.cancel();
        return connection.sendRequest('textDocument/hover', hoverSmall);
      },
    });
    assert.equal(answers.lenses, codes.requestCancelled);
    assert.ok(answers.hover);
    assert.deepEqual(order.toSorted(), ['hover', 'lenses']);
    await end();
  });

  it('of any kind waits for a short one', async () => {
    const { connection, end } = await begin();
    const range = { start: { line: 0, character: 0 }, end: { line: count, character: 0 } };
    const context = { diagnostics: [], triggerKind: 1 };
    const inRange = { ...inBig, range, context };
    const { order, answers } = await race({
      diagnostic: () => connection.sendRequest('textDocument/diagnostic', inBig),
      codeAction: () => connection.sendRequest('textDocument/codeAction', inRange),
      codeLens: () => connection.sendRequest('textDocument/codeLens', inBig),
      semanticTokens: () => connection.sendRequest('textDocument/semanticTokens/full', inBig),
      tokensInRange: () => connection.sendRequest('textDocument/semanticTokens/range', inRange),
      hover: () => connection.sendRequest('textDocument/hover', hoverSmall),
    });
    assert.equal(order[0], 'hover', order.join());
    for (const [name, answer] of Object.entries(answers)) assert.equal(typeof answer, 'object', `${name}: ${answer}`);
    await end();
  });

  it('about problems is found anew for the text of now', async () => {
    const { connection, end } = await begin();
    const { answers } = await race({
      diagnostic: () => connection.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', inBig),
      change: () => insertLine(connection, '  <rule name="NAMELESS"><p>Text.</p></rule>\n'),
    });
    const { items } = answers.diagnostic as { items: Diagnostic[] };
    assert.deepEqual(
      items.map(({ code, range }) => `${range.start.line}:${code}`),
      ['1:missing-id'],
    );
    await end();
  });

  it('about other documents begins anew when one of them changes', async () => {
    const { connection, end } = await begin();
    const position = { line: 1, character: 14 };
    const params = { textDocument: { uri: small }, position, context: { includeDeclaration: false } };
    const { answers } = await race({
      references: () => connection.sendRequest<Location[]>('textDocument/references', params),
      change: () => insertLine(connection),
    });
    const lines = (answers.references as Location[]).map(({ range }) => range.start.line);
    assert.deepEqual(
      lines,
      Array.from({ length: count }, (_, number) => number + 2),
    );
    await end();
  });
});
