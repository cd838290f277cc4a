import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  CodeActionRequest,
  CodeActionTriggerKind,
  type Diagnostic,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver';
import type { Problem } from '../../checks/problems/problem.ts';
import { codeActions, needsAllFiles } from '../../features/actions/codeActions.ts';
import { fixAll, fixAllKind } from '../../features/actions/fixAll.ts';
import type { Asked } from '../../features/asked.ts';
import { convertTable } from '../../features/convertTable.ts';
import type { FixesAsked, OfferedAction } from '../../features/offeredAction.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticOf, spanOf } from '../connection/convert.ts';
import { guard } from '../connection/guard.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import { problemsIn } from '../connection/shownProblems.ts';
import { commands } from '../protocol/commands.ts';
import { type Client, feature, type Handler } from './handler.ts';
import { supportOf } from './rename.ts';

/** An editor may ask for its light bulb while somebody looks at a menu: so many actions are known for those that are chosen. */
const maximumKnown = 1000;

/** Fixes of problems, and other forms of a roll table. A client that can ask again gets the edit of the chosen one. */
export const codeActionHandler: Handler = {
  capabilities: (client) => ({
    codeActionProvider: {
      codeActionKinds: [
        CodeActionKind.QuickFix,
        CodeActionKind.RefactorRewrite,
        CodeActionKind.SourceFixAll,
        fixAllKind,
      ],
      ...(asksAgain(client) && { resolveProvider: true }),
    },
  }),
  register: (context) => {
    const { connection, workspace, documents, capabilities } = context;
    const known = new Map<unknown, Required<Pick<OfferedAction, 'edit'>> & { document: Document; version: number }>();
    let last = 0;
    /** The action without its edit, with a number by which that is found again. */
    const withoutEdit = (document: Document, { edit, ...action }: OfferedAction): CodeAction => {
      if (!edit) return action;
      last++;
      known.delete(last - maximumKnown);
      known.set(last, { edit, document, version: document.version });
      return { ...action, data: last };
    };
    feature(CodeActionRequest.type, {}, [], async ({ asked, params, request }) => {
      const { document } = asked;
      if (workspace.packWith(document.uri)) return [];
      const actions = await actionsFor(context, asked, spanOf(document, params.range), params.context, request);
      if (asksAgain(context)) return actions.map((action) => withoutEdit(document, action));
      // A client that knows no actions could not read them.
      if (!capabilities.textDocument?.codeAction?.codeActionLiteralSupport) return [];
      return actions.map(({ edit, ...action }) => ({ ...action, ...(edit && { edit: edit(supportOf(context)) }) }));
    }).register(context);
    connection.onCodeActionResolve(
      guard(
        context,
        'codeAction/resolve',
        (action: CodeAction) => action,
        (action) => {
          const found = known.get(action.data);
          if (action.data === undefined) return action;
          if (!found || documents.get(found.document.uri)?.version !== found.version)
            throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
          return { ...action, edit: found.edit(supportOf(context)) };
        },
      ),
    );
    return undefined;
  },
};

/** Whether the client asks for the edit of an action that is chosen. */
function asksAgain({ capabilities: { textDocument } }: Client): boolean {
  const { resolveSupport, dataSupport = false } = textDocument?.codeAction ?? {};
  return dataSupport && resolveSupport?.properties.includes('edit') === true;
}

async function actionsFor(
  context: ServerContext,
  asked: Asked,
  span: Span,
  { only, triggerKind }: CodeActionContext,
  request: PendingRequest,
): Promise<readonly OfferedAction[]> {
  const isWanted = (kind: CodeActionKind): boolean => only?.some((wanted) => isPartOf(kind, wanted)) ?? true;
  // Only on request, because otherwise every table would show a light bulb.
  const isConversion = isWanted(CodeActionKind.RefactorRewrite) && triggerKind !== CodeActionTriggerKind.Automatic;
  return [
    ...(isWanted(CodeActionKind.QuickFix) ? await fixes(context, asked, span, request) : []),
    // Only if it is asked for by name, as on save: it changes other places than that of the cursor.
    ...(only && isWanted(fixAllKind) ? fixAll(asked, await problemsIn(context, asked.document, request)) : []),
    ...(isConversion ? convertTable(asked, span.start) : []),
  ];
}

async function fixes(
  context: ServerContext,
  asked: Asked,
  span: Span,
  request: PendingRequest,
): Promise<readonly OfferedAction[]> {
  const { document, reader } = asked;
  const style = await context.diagnosticStyleOf(document.uri);
  const diagnostics = new Map<Problem, Diagnostic>();
  // Several actions have the same problem.
  const diagnose = (problem: Problem): Diagnostic => {
    const known = diagnostics.get(problem) ?? diagnosticOf(document, problem, reader.messages, style);
    diagnostics.set(problem, known);
    return known;
  };
  const fixesAsked: FixesAsked = {
    ...asked,
    // Markup that is being typed is no problem yet, so it has no fix either.
    problems: await problemsIn(context, document, request),
    span,
    diagnosticOf: diagnose,
    openPage: style.pages === undefined ? undefined : commands.openPage,
  };
  if (needsAllFiles(fixesAsked)) {
    await context.filesSettled();
    request.assertWanted();
  }
  return codeActions(fixesAsked);
}

/** Whether the requested kind, such as `quickfix` or the empty one, includes this kind. */
function isPartOf(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}
