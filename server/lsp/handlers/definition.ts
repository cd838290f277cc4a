import type { Location, LocationLink } from 'vscode-languageserver';
import { definition } from '../../features/definition.ts';
import { canOpen } from '../connection/canOpen.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** Where what stands at a place is defined; with the span of the name that leads there, for a client that wants to underline it. */
export const definitionHandler: Handler = {
  capabilities: () => ({ definitionProvider: true }),
  register: (context) => {
    const { connection, capabilities } = context;
    connection.onDefinition(
      forDocument<AtPosition, Location[] | LocationLink[]>(
        context,
        'definition',
        () => [],
        (asked, { position }) => {
          const found = definition(asked, asked.document.offsetAt(position));
          const links = found.filter(({ targetUri }) => canOpen(context, targetUri));
          if (capabilities().textDocument?.definition?.linkSupport) return links;
          return links.map(({ targetUri, targetSelectionRange }) => ({ uri: targetUri, range: targetSelectionRange }));
        },
      ),
    );
  },
};
