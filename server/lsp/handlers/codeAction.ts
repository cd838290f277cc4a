import {
  type CodeActionContext,
  CodeActionKind,
  CodeActionRequest,
  CodeActionTriggerKind,
  type Diagnostic,
} from 'vscode-languageserver';
import type { Problem } from '../../checks/problems/problem.ts';
import { codeActions, needsAllFiles } from '../../features/actions/codeActions.ts';
import { fixAll, fixAllKind } from '../../features/actions/fixAll.ts';
import type { Asked } from '../../features/asked.ts';
import { convertTable } from '../../features/convertTable.ts';
import type { FixesAsked, OfferedAction } from '../../features/offeredAction.ts';
import type { Span } from '../../text/span.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticOf, spanOf } from '../connection/convert.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import { problemsIn } from '../connection/shownProblems.ts';
import { commands } from '../protocol/commands.ts';
import { feature } from './handler.ts';
import { supportOf } from './rename.ts';

/** Fixes of problems, and other forms of a roll table, each with its edit. */
export const codeActionHandler = feature(
  CodeActionRequest.type,
  {
    codeActionProvider: {
      codeActionKinds: [
        CodeActionKind.QuickFix,
        CodeActionKind.RefactorRewrite,
        CodeActionKind.SourceFixAll,
        fixAllKind,
      ],
    },
  },
  [],
  async ({ asked, params, request, context }) => {
    // A client that knows no actions could not read them.
    const isKnown = context.capabilities.textDocument?.codeAction?.codeActionLiteralSupport !== undefined;
    if (!isKnown || context.workspace.packWith(asked.document.uri)) return [];
    const span = spanOf(asked.document, params.range);
    const actions = await actionsFor(context, asked, span, params.context, request);
    return actions.map(({ edit, ...action }) => ({ ...action, ...(edit && { edit: edit(supportOf(context)) }) }));
  },
);

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
