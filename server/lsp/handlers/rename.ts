import { LSPErrorCodes, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import type { EditSupport } from '../../features/editSupport.ts';
import { prepareRename, type RenameTarget, type Renaming, rename } from '../../features/rename/rename.ts';
import { label } from '../../text/label.ts';
import type { ServerContext } from '../connection/context.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

interface NewName extends AtPosition {
  readonly newName: string;
}

/** Answers the two requests of renaming. A refusal reaches the user as the error of the request. Either all edits are made or none. */
export const renameHandler: Handler = {
  capabilities: () => ({ renameProvider: { prepareProvider: true } }),
  register: (context) => {
    const { connection } = context;
    const prepare = forDocument<AtPosition, Renaming<RenameTarget> | undefined>(
      context,
      'prepareRename',
      () => undefined,
      (asked, { position }) => prepareRename(asked, asked.document.offsetAt(position)),
    );
    const perform = forDocument<NewName, Renaming<WorkspaceEdit> | undefined>(
      context,
      'rename',
      () => undefined,
      async (asked, { position, newName }, request) => {
        // A file that is not read yet would keep the old name.
        await context.filesSettled();
        request.assertWanted();
        const continuing = context.workspace.packagesContinuing(asked.document);
        return rename(asked, asked.document.offsetAt(position), newName.trim(), supportOf(context), continuing);
      },
    );
    connection.onPrepareRename(async (params, token) => orRefuse(await prepare(params, token)));
    connection.onRenameRequest(async (params, token) => orRefuse(await perform(params, token)));
  },
};

function orRefuse<Result extends object>(result: Renaming<Result> | undefined): Result | null {
  if (result === undefined) return null;
  if ('refusal' in result) throw new ResponseError(LSPErrorCodes.RequestFailed, label(result.refusal));
  return result;
}

/** What a client can do with the edits of a rename. */
export function supportOf({ documents, capabilities }: ServerContext): EditSupport {
  const support = capabilities.workspace?.workspaceEdit;
  return {
    versionOf: ({ uri }) => documents.get(uri)?.version ?? null,
    hasDocumentChanges: support?.documentChanges ?? false,
    hasAnnotations: support?.changeAnnotationSupport !== undefined,
  };
}
