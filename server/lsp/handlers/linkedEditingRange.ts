import { linkedEditingRanges } from '../../features/linkedEditingRanges.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The two names of an element, which are edited together. */
export const linkedEditingRangeHandler: Handler = {
  capabilities: () => ({ linkedEditingRangeProvider: true }),
  register: (context) => {
    context.connection.languages.onLinkedEditingRange(
      forDocument(
        context,
        'linkedEditingRange',
        () => null,
        ({ document }, { position }: AtPosition) => linkedEditingRanges(document, document.offsetAt(position)) ?? null,
      ),
    );
  },
};
