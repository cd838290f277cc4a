import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CancellationTokenSource, ResponseError } from 'vscode-jsonrpc/node';
import type { CodeLens, Location } from 'vscode-languageserver-types';
import { openSession } from './openSession.ts';

const codes = { contentModified: -32801, requestCancelled: -32800 };
const big = 'file:///yielding/big.xml';
const small = 'file:///yielding/small.xml';
const count = 1000;

/** A rules file in which every rule rolls other dice, so that all of its lenses take many slices. */
const rule = (number: number): string =>
  `  <rule id="big-${number}" name="BIG ${number}"><p>Roll ${2 + (number % 7)}D6+${number}, then Small 3 counts.</p></rule>\n`;
const files = {
  [big]: `<rules>\n${Array.from({ length: count }, (_, number) => rule(number)).join('')}</rules>\n`,
  [small]: '<rules>\n  <rule id="small" name="SMALL n"><p>Roll 2D6+2.</p></rule>\n</rules>\n',
};

/** Sends requests one after another without waiting. Gives the names in the order in which they are answered, and the answers. */
async function race(requests: Readonly<Record<string, () => Promise<unknown>>>) {
  const order: string[] = [];
  const answers: Record<string, unknown> = {};
  const asked = Object.entries(requests).map(async ([name, request]) => {
    answers[name] = await request().catch((error: unknown) => {
      assert.ok(error instanceof ResponseError, String(error));
      return error.code;
    });
    order.push(name);
  });
  await Promise.all(asked);
  return { order, answers };
}

/** A session in which both files have been read: a hover over what may be a name waits for that. */
async function begin() {
  const session = await openSession({ textDocument: { diagnostic: {} } }, files);
  const hover = (): Promise<unknown> => session.ask('hover', session.at(small, '2D6'));
  /** Begins a line at the top of the big file, so that all below moves down by one. */
  const insert = (line = '<!-- a key -->\n'): Promise<void> => session.edit(big, '<rules>\n', '', line);
  await hover();
  return { session, hover, insert, lenses: () => session.ask<CodeLens[]>('codeLens', big) };
}

describe('a long answer', () => {
  it('lets keys and what is asked about them go first, and is none for a text that is no more', async () => {
    const { session, insert, lenses } = await begin();
    const { order, answers } = await race({
      lenses,
      hover: async () => {
        await insert();
        return session.ask('hover', session.at(big, '2D6'));
      },
    });
    assert.deepEqual(order, ['hover', 'lenses']);
    assert.equal(answers.lenses, codes.contentModified);
    assert.match(JSON.stringify(answers.hover), /2D6/);
    const again = await lenses();
    assert.equal(again.length, 2 * count);
    assert.equal(again[0]?.range.start.line, 2);
    await session.end();
  });

  it('of lenses lists places alone; what they say is asked for when they are in sight', async () => {
    const { session, insert, lenses } = await begin();
    const all = await lenses();
    assert.ok(all.every(({ command }) => command === undefined));
    assert.ok(JSON.stringify(all).length < 120 * all.length, 'it is short');
    const resolve = (lens: CodeLens | undefined) => session.connection.sendRequest<CodeLens>('codeLens/resolve', lens);
    const titles = [await resolve(all[0]), await resolve(all[1])].map(({ command }) => command?.title);
    assert.deepEqual(titles, ['Roll', '2D6+0 → 2–12, average 7']);
    await insert();
    await assert.rejects(resolve(all[0]), { code: codes.contentModified });
    await session.end();
  });

  it('is given up when nobody wants it any more', async () => {
    const { session, hover } = await begin();
    const source = new CancellationTokenSource();
    const { order, answers } = await race({
      lenses: () =>
        session.connection.sendRequest('textDocument/codeLens', { textDocument: { uri: big } }, source.token),
      hover: async () => {
        source.cancel();
        return hover();
      },
    });
    assert.equal(answers.lenses, codes.requestCancelled);
    assert.ok(answers.hover);
    assert.deepEqual(order.toSorted(), ['hover', 'lenses']);
    await session.end();
  });

  it('of any kind waits for a short one', async () => {
    const { session, hover, lenses } = await begin();
    const range = { start: { line: 0, character: 0 }, end: { line: count, character: 0 } };
    const context = { diagnostics: [], triggerKind: 1 };
    const { order, answers } = await race({
      diagnostic: () => session.ask('diagnostic', big),
      codeAction: () => session.ask('codeAction', big, { range, context }),
      codeLens: lenses,
      semanticTokens: () => session.ask('semanticTokens/full', big),
      tokensInRange: () => session.ask('semanticTokens/range', big, { range }),
      hover,
    });
    assert.equal(order[0], 'hover', order.join());
    for (const [name, answer] of Object.entries(answers)) assert.equal(typeof answer, 'object', `${name}: ${answer}`);
    await session.end();
  });

  it('about problems is found anew for the text of now', async () => {
    const { session, insert } = await begin();
    const { answers } = await race({
      problems: () => session.problems(big),
      change: () => insert('  <rule name="NAMELESS"><p>Text.</p></rule>\n'),
    });
    const problems = answers.problems as Awaited<ReturnType<typeof session.problems>>;
    assert.deepEqual(
      problems.map(({ code, range }) => `${range.start.line}:${code}`),
      ['1:missing-id'],
    );
    await session.end();
  });

  it('about other documents begins anew when one of them changes', async () => {
    const { session, insert } = await begin();
    const context = { includeDeclaration: false };
    const { answers } = await race({
      references: () => session.ask<Location[]>('references', session.at(small, 'small'), { context }),
      change: () => insert(),
    });
    const lines = (answers.references as Location[]).map(({ range }) => range.start.line);
    assert.deepEqual(
      lines,
      Array.from({ length: count }, (_, number) => number + 2),
    );
    await session.end();
  });
});
