import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { viewTalk } from '../../client/panels/viewTalk.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { ViewEffect } from '../../server/lsp/protocol/viewRequests.ts';

type Asked = ServerRequests['whq/view']['params'];
type Answer = ServerRequests['whq/view']['result'];

/** An editor whose server answers when it is told to. */
function editor() {
  const asked: { readonly params: Asked; readonly signal: AbortSignal; readonly answer: (answer: Answer) => void }[] =
    [];
  const done: string[] = [];
  const talk = viewTalk('odds', {
    ask: (params, signal) =>
      new Promise((resolve) => {
        asked.push({ params, signal, answer: resolve });
      }),
    show: async ({ tab }) => void done.push(`shows ${tab}`),
    gone: async () => void done.push('gone'),
    perform: async (effect) => {
      done.push(effect.kind);
      return effect.kind === 'enter' ? { strength: 4 } : undefined;
    },
    newSeed: () => 7,
  });
  return { asked, done, talk };
}

function answered(uri: string, ...effects: readonly ViewEffect[]): Answer {
  return { question: { uri }, view: { tab: uri, language: 'en', blocks: [] }, effects };
}

const enter: ViewEffect = { kind: 'enter', names: [{ name: 'strength', label: 'Strength' }] };

describe('the talk of a panel', () => {
  it('shows only the answer to the last question', async () => {
    const { asked, done, talk } = editor();
    const [first, second] = [talk.ask({ uri: 'a' }), talk.ask({ uri: 'b' })];
    assert.deepEqual([asked[0]?.signal.aborted, asked[1]?.signal.aborted], [true, false]);
    asked[1]?.answer(answered('b'));
    asked[0]?.answer(answered('a'));
    assert.deepEqual([await first, (await second)?.tab], [undefined, 'b']);
    assert.deepEqual([done, talk.question()], [['shows b'], { uri: 'b' }]);
  });

  it('sends what is not answered yet once more, with what comes behind it', async () => {
    const { asked, done, talk } = editor();
    const opened = talk.ask({ uri: 'a' });
    asked[0]?.answer(answered('a'));
    await opened;
    const typed = talk.hear({ id: 'weight', values: { weight: '2' } });
    const applied = talk.hear({ id: 'apply', values: {} });
    assert.deepEqual(
      asked[2]?.params.events?.map(({ id, seed }) => [id, seed]),
      [
        ['weight', 7],
        ['apply', 7],
      ],
    );
    asked[1]?.answer(answered('lost', { kind: 'copy', text: 'lost' }));
    asked[2]?.answer(answered('c', { kind: 'copy', text: 'kept' }));
    await Promise.all([typed, applied]);
    assert.deepEqual(done, ['shows a', 'shows c', 'copy']);
    void talk.hear({ id: 'roll', values: {} });
    assert.deepEqual([asked[3]?.params.question, asked[3]?.params.events?.length], [{ uri: 'c' }, 1]);
  });

  it('repeats an event with the numbers that were asked for', async () => {
    const { asked, talk } = editor();
    const opened = talk.ask({ uri: 'a' });
    asked[0]?.answer(answered('a'));
    await opened;
    const rolled = talk.hear({ id: 'roll', values: { other: '1' } });
    asked[1]?.answer({ question: { uri: 'a' }, effects: [enter] });
    await new Promise(setImmediate);
    assert.deepEqual(asked[2]?.params.events, [{ id: 'roll', values: { other: '1', strength: '4' }, seed: 7 }]);
    asked[2]?.answer(answered('a'));
    await rolled;
  });

  it('keeps what is shown where there is nothing, and says so', async () => {
    const { asked, done, talk } = editor();
    const opened = talk.ask({ uri: 'a' });
    asked[0]?.answer(answered('a'));
    await opened;
    const next = talk.ask({ uri: 'gone' });
    asked[1]?.answer(null);
    assert.equal(await next, undefined);
    assert.deepEqual([done, talk.question()], [['shows a', 'gone'], { uri: 'a' }]);
    void talk.hear({ id: 'roll', values: {} });
    assert.deepEqual(asked[2]?.params.question, { uri: 'a' });
  });
});
