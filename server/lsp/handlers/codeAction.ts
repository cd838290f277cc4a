import {
  type ClientCapabilities,
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  CodeActionTriggerKind,
  type Diagnostic,
  LSPErrorCodes,
  type Range,
  ResponseError,
} from 'vscode-languageserver';
import type { Problem } from '../../checks/problems/problem.ts';
import { codeActions, needsAllFiles } from '../../features/actions/codeActions.ts';
import { fixAll, fixAllKind } from '../../features/actions/fixAll.ts';
import type { Asked } from '../../features/asked.ts';
import { convertTable } from '../../features/convertTable.ts';
import { insertCard } from '../../features/insertCard.ts';
import type { FixesAsked, OfferedAction } from '../../features/offeredAction.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticOf, spanOf } from '../connection/convert.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import { guard } from '../connection/guard.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import { problemsIn } from '../connection/shownProblems.ts';
import { commands } from '../protocol/commands.ts';
import type { Handler } from './handler.ts';
import { supportOf } from './rename.ts';

interface InRange extends InDocument {
  readonly range: Range;
  readonly context: CodeActionContext;
}

/** Fixes of problems, a card below its mention, and other forms of a roll table. A client that can ask again gets the edit of the chosen one. */
export const codeActionHandler: Handler = {
  capabilities: (client) => ({
    codeActionProvider: {
      codeActionKinds: [
        CodeActionKind.QuickFix,
        CodeActionKind.RefactorInline,
        CodeActionKind.RefactorRewrite,
        CodeActionKind.SourceFixAll,
        fixAllKind,
      ],
      ...(asksAgain(client.capabilities) && { resolveProvider: true }),
    },
  }),
  register: (context) => {
    const { connection, workspace, documents, capabilities } = context;
    const latest = new LatestActions();
    connection.onCodeAction(
      forDocument(
        context,
        'codeAction',
        () => [],
        async (asked, { range, context: wish }: InRange, request) => {
          const { document } = asked;
          if (workspace.packWith(document.uri)) return [];
          const actions = await actionsFor(context, asked, spanOf(document, range), wish, request);
          if (asksAgain(capabilities)) return latest.without(document, actions);
          const whole = actions.map(({ edit, ...action }) => ({
            ...action,
            ...(edit && { edit: edit(supportOf(context)) }),
          }));
          // A client that knows no actions could not read them.
          return capabilities.textDocument?.codeAction?.codeActionLiteralSupport ? whole : [];
        },
      ),
    );
    connection.onCodeActionResolve(
      guard(
        context,
        'codeActionResolve',
        (action: CodeAction) => action,
        (action) => {
          const found = latest.find(action.data);
          if (!found || documents.get(found.document.uri)?.version !== found.version)
            throw new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed meanwhile.');
          return found.edit ? { ...action, edit: found.edit(supportOf(context)) } : action;
        },
      ),
    );
  },
};

/** Whether the client asks for the edit of an action that is chosen. */
function asksAgain({ textDocument }: ClientCapabilities): boolean {
  const { resolveSupport, dataSupport = false } = textDocument?.codeAction ?? {};
  return dataSupport && resolveSupport?.properties.includes('edit') === true;
}

interface ListOfActions {
  readonly number: number;
  readonly document: Document;
  readonly version: number;
  readonly actions: readonly OfferedAction[];
}

/** An editor may ask for its light bulb while somebody looks at a menu. */
const maximumLists = 5;

/** The lists of actions that a client was given last, for the edits of those that are chosen. */
class LatestActions {
  #lists: readonly ListOfActions[] = [];
  #last = 0;

  /** The actions without their edits, with data by which they are found again. */
  without(document: Document, actions: readonly OfferedAction[]): CodeAction[] {
    const number = ++this.#last;
    const { version } = document;
    this.#lists = [{ number, document, version, actions }, ...this.#lists.slice(0, maximumLists - 1)];
    return actions.map(({ edit, ...action }, index) => (edit ? { ...action, data: [number, index] } : action));
  }

  find(data: unknown): (ListOfActions & Pick<OfferedAction, 'edit'>) | undefined {
    const [number, index] = Array.isArray(data) ? data : [];
    const list = this.#lists.find((one) => one.number === number);
    return list && { ...list, ...list.actions[index] };
  }
}

async function actionsFor(
  context: ServerContext,
  asked: Asked,
  span: Span,
  { only, triggerKind }: CodeActionContext,
  request: PendingRequest,
): Promise<readonly OfferedAction[]> {
  const isWanted = (kind: CodeActionKind): boolean => only?.some((wanted) => isPartOf(kind, wanted)) ?? true;
  // Only on request, because otherwise every mention would show a light bulb.
  const isRequested = (kind: CodeActionKind): boolean =>
    isWanted(kind) && triggerKind !== CodeActionTriggerKind.Automatic;
  return [
    ...(isWanted(CodeActionKind.QuickFix) ? await fixes(context, asked, span, request) : []),
    // Only if it is asked for by name, as on save: it changes other places than that of the cursor.
    ...(only && isWanted(fixAllKind) ? fixAll(asked, await problemsIn(context, asked.document, request)) : []),
    ...(isRequested(CodeActionKind.RefactorInline) ? insertCard(asked, span.start) : []),
    ...(isRequested(CodeActionKind.RefactorRewrite) ? convertTable(asked, span.start) : []),
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
