import type { Location, ReferenceContext } from 'vscode-languageserver';
import { references } from '../../features/references.ts';
import { canOpen } from '../connection/canOpen.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

interface WithReferenceContext extends AtPosition {
  readonly context: ReferenceContext;
}

/** The references to the rule or entity at a place, in all files. */
export const referencesHandler: Handler = {
  capabilities: () => ({ referencesProvider: true }),
  register: (context) => {
    context.connection.onReferences(
      forDocument<WithReferenceContext, Location[]>(
        context,
        'references',
        () => [],
        async (asked, { position, context: { includeDeclaration } }, request) => {
          const offset = asked.document.offsetAt(position);
          const locations = await request.finish(() => references(asked, offset, includeDeclaration));
          return locations.filter(({ uri }) => canOpen(context, uri));
        },
      ),
    );
  },
};
