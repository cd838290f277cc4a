/** The request of all panels, client to server. */

import type { View, ViewEvent } from '../../answers/view/view.ts';
import type { ShownView } from '../../features/views/shownView.ts';
import type { ViewEffect } from '../../features/views/viewSubject.ts';
import type { SubjectName } from '../../features/views/viewSubjects.ts';

export type { ShownView, SubjectName, View, ViewEffect, ViewEvent };

export interface ViewRequests {
  /**
   * What a panel shows of a subject, after what its reader has done on the last view; `null` if there is nothing. The question is plain data of the subject;
   * one that is not valid has no view.
   */
  'whq/view': {
    readonly params: {
      readonly subject: SubjectName;
      readonly question: unknown;
      readonly events?: readonly ViewEvent[];
    };
    readonly result: ShownView | null;
  };
}
