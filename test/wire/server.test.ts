import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { describe, it } from 'mocha';
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type DataCallback,
  type Disposable,
  type Message,
} from 'vscode-jsonrpc/node';
import { memoryHost } from '../support/memoryHost.ts';
import { serverHere } from './openSession.ts';
import { type Answers, runSession } from './session.ts';

const overStreams = (): Promise<Answers> => runSession(...serverHere(memoryHost(new Map())));

/** The built worker where there is nothing but the language itself and what every worker has: no Node, no eval. */
function inBareWorker(): Promise<Answers> {
  let receive: DataCallback = () => {};
  const scope: Record<string, unknown> & { onmessage?: (event: { data: unknown }) => void } = {
    setTimeout,
    clearTimeout,
    queueMicrotask,
    MessageChannel,
    console: { error: assert.fail, warn: assert.fail, log: assert.fail, info: assert.fail },
    addEventListener: () => {},
    TextDecoder,
    TextEncoder,
    postMessage: (message: Message) => setTimeout(() => receive(structuredClone(message)), 0),
  };
  scope.self = scope;
  const context = createContext(scope, { codeGeneration: { strings: false, wasm: false } });
  new Script(readFileSync('dist/server.browser.js', 'utf8')).runInContext(context);
  class Reader extends AbstractMessageReader {
    listen(callback: DataCallback): Disposable {
      receive = callback;
      return { dispose: () => {} };
    }
  }
  class Writer extends AbstractMessageWriter {
    async write(message: Message): Promise<void> {
      setTimeout(() => scope.onmessage?.({ data: structuredClone(message) }), 0);
    }
    end(): void {}
  }
  return runSession(new Reader(), new Writer());
}

function check(answers: Answers): void {
  const codes = (diagnostics: Answers['diagnostics']) =>
    diagnostics.map(({ code, range }) => `${range.start.line}:${code}`);
  assert.deepEqual(codes(answers.diagnostics), ['3:unclosed-quote', '4:missing-id']);
  assert.deepEqual(codes(answers.afterMending), ['4:missing-id']);
  assert.match(answers.hover, /FEAR 5/);
  assert.match(answers.hover, /Battle-level \|[\s\u2060]+1 \|/);
  assert.doesNotMatch(answers.hover, /command:/, 'a link that this client cannot follow');
  assert.ok(answers.completion.includes('Fear n'), answers.completion.join());
  assert.ok(
    answers.lenses.some((title) => title?.includes('2D6+2 → 4–14, average 9')),
    answers.lenses.join('\n'),
  );
  assert.match(answers.odds, /4–14, average 9, standard deviation 2\.42/);
  assert.match(answers.roll, /^2D6\+2: /);
  assert.deepEqual(answers.lookUp, ['Fear 5']);
  assert.deepEqual(answers.foreign, []);
}

describe('the server', () => {
  it('answers an editor over streams', async () => check(await overStreams()));

  it('answers the same from the built worker, in a bare virtual machine without eval', async () => {
    const answers = await inBareWorker();
    check(answers);
    assert.deepEqual(answers, await overStreams());
  });
});
