import type { DocumentHighlight } from 'vscode-languageserver';
import { documentHighlights } from '../../features/documentHighlights.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The places of the document with the same rule, entity or tag as at the cursor. */
export const documentHighlightHandler: Handler = {
  capabilities: () => ({ documentHighlightProvider: true }),
  register: (context) => {
    context.connection.onDocumentHighlight(
      forDocument<AtPosition, DocumentHighlight[]>(
        context,
        'documentHighlight',
        () => [],
        async (asked, { position }, request) => {
          const offset = asked.document.offsetAt(position);
          return [...(await request.finish(() => documentHighlights(asked, offset)))];
        },
      ),
    );
  },
};
