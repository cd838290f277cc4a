import type { DocumentLink } from 'vscode-languageserver';
import { documentLinks } from '../../features/documentLinks.ts';
import { canOpen } from '../connection/canOpen.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** Links from mentions to their rules. */
export const documentLinkHandler: Handler = {
  capabilities: () => ({ documentLinkProvider: {} }),
  register: (context) => {
    context.connection.onDocumentLinks(
      forDocument<InDocument, DocumentLink[]>(
        context,
        'documentLink',
        () => [],
        async (asked, _, request) => [
          ...(await request.finish(() => documentLinks(asked, (uri) => canOpen(context, uri)))),
        ],
      ),
    );
  },
};
