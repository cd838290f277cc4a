import type { WorkspaceSymbol, WorkspaceSymbolParams } from 'vscode-languageserver';
import { workspaceSymbols } from '../../features/workspaceSymbols.ts';
import { canOpen } from '../connection/canOpen.ts';
import { guard } from '../connection/guard.ts';
import type { Handler } from './handler.ts';

/** Entries of all files, found by their names. */
export const workspaceSymbolHandler: Handler = {
  capabilities: () => ({ workspaceSymbolProvider: true }),
  register: (context) => {
    const { connection, workspace, readerOf } = context;
    connection.onWorkspaceSymbol(
      guard<WorkspaceSymbolParams, WorkspaceSymbol[]>(
        context,
        'workspaceSymbol',
        () => [],
        ({ query }) => query,
        async ({ query }, request) => {
          const reader = await readerOf(undefined);
          const asked = { workspace, reader };
          return [...(await request.finish(() => workspaceSymbols(asked, query, (uri) => canOpen(context, uri))))];
        },
      ),
    );
  },
};
