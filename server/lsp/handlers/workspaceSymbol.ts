import type { WorkspaceSymbol, WorkspaceSymbolParams } from 'vscode-languageserver';
import { workspaceSymbols } from '../../features/workspaceSymbols.ts';
import { canOpen } from '../connection/canOpen.ts';
import { guard } from '../connection/guard.ts';
import type { Handler } from './handler.ts';

/** Entries of all files, found by their names. */
export const workspaceSymbolHandler: Handler = {
  capabilities: () => ({ workspaceSymbolProvider: true }),
  register: (context) => {
    const { connection, workspace, messages } = context;
    connection.onWorkspaceSymbol(
      guard<WorkspaceSymbolParams, WorkspaceSymbol[]>(
        context,
        'workspaceSymbol',
        () => [],
        ({ query }) => query,
        ({ query }, asked) =>
          asked.finish(() => workspaceSymbols(workspace, query, messages(), (uri) => canOpen(context, uri))),
      ),
    );
  },
};
