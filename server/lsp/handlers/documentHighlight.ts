import type { DocumentHighlight } from 'vscode-languageserver';
import { documentHighlights } from '../../features/documentHighlights.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The places of the document that stand for the same as the one of the cursor. */
export const documentHighlightHandler: Handler = {
  capabilities: () => ({ documentHighlightProvider: true }),
  register: (context) => {
    context.connection.onDocumentHighlight(
      forDocument<AtPosition, DocumentHighlight[]>(
        context,
        'documentHighlight',
        () => [],
        (asked, { position }, request) =>
          request.finish(() => documentHighlights(asked, asked.document.offsetAt(position))),
      ),
    );
  },
};
