import { LSPErrorCodes, PrepareRenameRequest, RenameRequest, ResponseError } from 'vscode-languageserver';
import type { EditSupport } from '../../features/editSupport.ts';
import { prepareRename, type Renaming, rename } from '../../features/rename/rename.ts';
import { label } from '../../text/label.ts';
import type { ServerContext } from '../connection/context.ts';
import { feature, type Handler } from './handler.ts';

/** The two requests of renaming. A refusal reaches the user as the error of the request. Either all edits are made or none. */
export const renameHandlers: readonly Handler[] = [
  feature(PrepareRenameRequest.type, { renameProvider: { prepareProvider: true } }, null, ({ asked, offset }) =>
    orRefuse(prepareRename(asked, offset)),
  ),
  feature(RenameRequest.type, {}, null, async ({ asked, offset, params, request, context }) => {
    // A file that is not read yet would keep the old name.
    await context.filesSettled();
    request.assertWanted();
    const continuing = context.workspace.packagesContinuing(asked.document);
    return orRefuse(rename(asked, offset, params.newName.trim(), supportOf(context), continuing));
  }),
];

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
