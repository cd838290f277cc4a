import type { RenameFilesParams, WorkspaceEdit } from 'vscode-languageserver';
import { willRenameFiles } from '../../features/rename/willRenameFiles.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import { guard } from '../connection/guard.ts';
import type { Handler } from './handler.ts';
import { supportOf } from './rename.ts';

/** Paths of files that are about to get another name or place. It is announced with the other operations on files (`server.ts`). */
export const willRenameFilesHandler: Handler = {
  capabilities: () => ({}),
  register: (context) => {
    const { connection, workspace, filesSettled, readerOf } = context;
    connection.workspace.onWillRenameFiles(
      guard<RenameFilesParams, WorkspaceEdit | null>(
        context,
        'willRenameFiles',
        () => null,
        ({ files }) => files.flatMap(({ oldUri, newUri }) => [decodedUri(oldUri), decodedUri(newUri)])[0] ?? '',
        async ({ files }, request) => {
          // A file that is not read yet would keep the old path.
          await filesSettled();
          request.assertWanted();
          const reader = await readerOf(undefined);
          const support = supportOf(context);
          const asked = { scope: workspace.all, reader };
          return (await request.finish(() => willRenameFiles(asked, files, support))) ?? null;
        },
      ),
    );
  },
};
