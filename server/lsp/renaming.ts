import { LSPErrorCodes, type Position, ResponseError } from 'vscode-languageserver';
import { type EditSupport, prepareRename, type Renaming, rename } from '../features/rename.ts';
import { label } from '../text/label.ts';
import type { ServerContext } from './context.ts';
import { guard } from './guard.ts';

interface AtPosition {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

interface NewName extends AtPosition {
  readonly newName: string;
}

/** Answers the two requests that renaming is made of. Why something cannot be renamed reaches the user as the error of the request. */
export function registerRenaming(context: ServerContext): void {
  const { connection, documents, workspace, messages } = context;
  const uriOf = ({ textDocument }: AtPosition): string => textDocument.uri;
  const prepare = guard(connection, 'prepareRename', undefined, uriOf, ({ textDocument, position }: AtPosition) => {
    const document = documents.get(textDocument.uri);
    return document && prepareRename(workspace, document, document.offsetAt(position), messages());
  });
  const perform = guard(connection, 'rename', undefined, uriOf, ({ textDocument, position, newName }: NewName) => {
    const document = documents.get(textDocument.uri);
    const offset = document?.offsetAt(position) ?? 0;
    return document && rename(workspace, document, offset, newName.trim(), messages(), supportOf(context));
  });
  connection.onPrepareRename(async (params, token) => orRefuse(await prepare(params, token)));
  connection.onRenameRequest(async (params, token) => orRefuse(await perform(params, token)));
}

function orRefuse<Result extends object>(result: Renaming<Result> | undefined): Result | null {
  if (result === undefined) return null;
  if ('refusal' in result) throw new ResponseError(LSPErrorCodes.RequestFailed, label(result.refusal));
  return result;
}

function supportOf({ documents, capabilities }: ServerContext): EditSupport {
  const support = capabilities().workspace?.workspaceEdit;
  return {
    versionOf: ({ uri }) => documents.get(uri)?.version ?? null,
    hasDocumentChanges: support?.documentChanges ?? false,
    hasAnnotations: support?.changeAnnotationSupport !== undefined,
  };
}
