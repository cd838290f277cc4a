import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { ShownView, SubjectName, View, ViewEffect, ViewEvent } from '../../server/lsp/protocol/viewRequests.ts';

/** A message to the page of a view: the view, that the next one takes a while, or that what it is about is no longer in the text. */
export type ToViewPage =
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'working'; readonly text: string }
  | { readonly kind: 'gone' };

/** A message from the page: what its reader does. */
export type FromViewPage = { readonly kind: 'event' } & ViewEvent;

/** What the page of a view and the server say to each other, in any editor. */
interface ViewTalk {
  /** Asks for another view, in place of what is asked for now. Undefined if there is nothing to show, or a later question; rejects if the server is not running. */
  ask(question: unknown): Promise<View | undefined>;
  /** Does what the reader does on the page, together with what is not answered yet. */
  hear(event: ViewEvent): Promise<void>;
  /** The question of the view that is shown; undefined before the first. */
  question(): ShownView['question'] | undefined;
}

/** The editor around a page. */
interface ViewEditor {
  readonly ask: (
    params: ServerRequests['whq/view']['params'],
    signal: AbortSignal,
  ) => Promise<ServerRequests['whq/view']['result']>;
  readonly show: (view: View, question: ShownView['question']) => Promise<void>;
  /** What is shown is no longer in the text. */
  readonly gone: () => Promise<void>;
  /** Does what only an editor can do. Its result are the numbers that it was to ask for. */
  readonly perform: (effect: ViewEffect) => Promise<Readonly<Record<string, number>> | undefined>;
  /** A random number for an event. */
  readonly newSeed: () => number;
}

/** The talk about a subject. */
export function viewTalk(subject: SubjectName, { ask, show, gone, perform, newSeed }: ViewEditor): ViewTalk {
  let question: unknown;
  let shown: ShownView['question'] | undefined;
  let events: readonly ViewEvent[] = [];
  let last: AbortController | undefined;

  const answer = async (): Promise<View | undefined> => {
    last?.abort();
    const own = new AbortController();
    last = own;
    const sent = events;
    const answered = await ask({ subject, question, ...(sent.length > 0 && { events: sent }) }, own.signal);
    if (own.signal.aborted) return undefined;
    events = events.slice(sent.length);
    if (!answered) {
      question = shown;
      await gone();
      return undefined;
    }
    question = answered.question;
    shown = answered.question;
    if (answered.view) await show(answered.view, answered.question);
    for (const effect of answered.effects ?? []) {
      const numbers = await perform(effect);
      const [event] = sent.slice(-1);
      if (numbers && event) await hear({ ...event, values: { ...event.values, ...textsOf(numbers) } });
    }
    return answered.view;
  };
  const hear = async (event: ViewEvent): Promise<void> => {
    if (question === undefined) return;
    events = [...events, { ...event, seed: event.seed ?? newSeed() }];
    await answer();
  };
  return {
    ask: (next) => {
      question = next;
      events = [];
      return answer();
    },
    hear,
    question: () => shown,
  };
}

function textsOf(numbers: Readonly<Record<string, number>>): ViewEvent['values'] {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
}
