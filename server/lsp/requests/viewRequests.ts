import { fieldsOf } from '../../features/views/fields.ts';
import { shownView } from '../../features/views/shownView.ts';
import type { ViewQuestion, ViewSubject } from '../../features/views/viewSubject.ts';
import { viewSubjects } from '../../features/views/viewSubjects.ts';
import type { ServerContext } from '../connection/context.ts';
import type { ViewRequests } from '../protocol/viewRequests.ts';
import { questionPlace } from './questionPlace.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** The request of all panels. */
export function viewRequests(context: ServerContext): RequestHandlers<keyof ViewRequests> {
  const placeOf = questionPlace(context);
  return {
    'whq/view': {
      empty: null,
      answer: async ({ subject: name, question: given, events = [] }, request) => {
        const subject: ViewSubject<ViewQuestion> = viewSubjects[name];
        const question = subject.read(fieldsOf(given));
        if (!question) return undefined;
        const place = await placeOf(question);
        const pending = place.document ? request.in(place.document) : request;
        const asked = { ...place, workspace: context.workspace };
        return pending.finishWhole(() => shownView(subject, asked, question, events));
      },
    },
  };
}
