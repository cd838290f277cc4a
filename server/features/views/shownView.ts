import type { View, ViewEvent } from '../../answers/view/view.ts';
import type { ViewAsked, ViewEffect, ViewQuestion, ViewSubject } from './viewSubject.ts';

/** The answer to a question of a panel, and to what its reader has done since. */
export interface ShownView {
  /** With which the same is asked again. */
  readonly question: ViewQuestion;
  /** Absent where it stays as it is. */
  readonly view?: View;
  readonly effects?: readonly ViewEffect[];
}

/** The view of a question after events, in order; undefined if there is nothing to show. */
export function shownView<Question extends ViewQuestion>(
  subject: ViewSubject<Question>,
  asked: ViewAsked,
  first: Question,
  events: readonly ViewEvent[],
): ShownView | undefined {
  let question = first;
  let isOther = events.length === 0;
  const effects: ViewEffect[] = [];
  for (const event of events) {
    const after = subject.after?.(asked, question, event);
    if (after?.effect) effects.push(after.effect);
    isOther ||= after?.question !== undefined;
    question = after?.question ?? question;
  }
  const view = isOther ? subject.view(asked, question) : undefined;
  if (isOther && !view) return undefined;
  return { question, ...(view && { view }), ...(effects.length > 0 && { effects }) };
}
