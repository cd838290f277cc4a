import type { Location, LocationLink } from 'vscode-languageserver';
import { definition } from '../../features/definition.ts';
import { canOpen } from '../connection/canOpen.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The definition of the rule or entity at a place; with the span of its name there, for a client that underlines it. */
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
          if (capabilities.textDocument?.definition?.linkSupport) return links;
          return links.map(({ targetUri, targetSelectionRange }) => ({ uri: targetUri, range: targetSelectionRange }));
        },
      ),
    );
  },
};
