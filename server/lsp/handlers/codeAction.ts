import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  CodeActionTriggerKind,
  type Command,
  type Diagnostic,
  type Range,
} from 'vscode-languageserver';
import type { Problem } from '../../checks/problems/problem.ts';
import type { Asked } from '../../features/asked.ts';
import { codeActions } from '../../features/codeActions.ts';
import { convertTable } from '../../features/convertTable.ts';
import { fixAll, fixAllKind } from '../../features/fixAll.ts';
import { insertCard } from '../../features/insertCard.ts';
import { idFixes, idProblemsAt } from '../../features/rename/idFixes.ts';
import { creatingEntries, unknownReferencesAt } from '../../features/writing/createEntry.ts';
import type { Span } from '../../text/span.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticOf, spanOf } from '../connection/convert.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import { problemsIn } from '../connection/shownProblems.ts';
import { commands, serverCommands } from '../protocol/commands.ts';
import type { Handler } from './handler.ts';
import { supportOf } from './rename.ts';

interface InRange extends InDocument {
  readonly range: Range;
  readonly context: CodeActionContext;
}

/** Fixes of problems, a card below its mention, and other forms of a roll table. */
export const codeActionHandler: Handler = {
  capabilities: () => ({
    codeActionProvider: {
      codeActionKinds: [
        CodeActionKind.QuickFix,
        CodeActionKind.RefactorInline,
        CodeActionKind.RefactorRewrite,
        CodeActionKind.SourceFixAll,
        fixAllKind,
      ],
    },
  }),
  register: (context) => {
    const { connection, workspace } = context;
    connection.onCodeAction(
      forDocument(
        context,
        'codeAction',
        () => [],
        async (asked, { range, context: wish }: InRange, request) => {
          const { document } = asked;
          if (workspace.packWith(document.uri)) return [];
          const isWanted = (kind: CodeActionKind): boolean =>
            wish.only?.some((wanted) => isPartOf(kind, wanted)) ?? true;
          const span = spanOf(document, range);
          const actions = [
            ...(isWanted(CodeActionKind.QuickFix) ? await fixes(context, asked, span, request) : []),
            // Only if it is asked for by name, as on save: it changes other places than that of the cursor.
            ...(wish.only && isWanted(fixAllKind) ? fixAll(asked, await problemsIn(context, document, request)) : []),
            // Only on request, because otherwise every mention would show a light bulb.
            ...(isWanted(CodeActionKind.RefactorInline) && wish.triggerKind !== CodeActionTriggerKind.Automatic
              ? insertCard(asked, span.start)
              : []),
            ...(isWanted(CodeActionKind.RefactorRewrite) && wish.triggerKind !== CodeActionTriggerKind.Automatic
              ? convertTable(asked, span.start)
              : []),
          ];
          const { textDocument, workspace: files } = context.capabilities;
          if (textDocument?.codeAction?.codeActionLiteralSupport) return actions;
          return files?.applyEdit ? actions.flatMap(commandOf) : [];
        },
      ),
    );
  },
};

/** A fix as a command of the server, for a client that knows no other. */
function commandOf({ title, edit, command }: CodeAction): readonly Command[] {
  if (edit) return [{ title, command: serverCommands.makeFix, arguments: [edit] }];
  return command ? [command] : [];
}

async function fixes(
  context: ServerContext,
  asked: Asked,
  span: Span,
  request: PendingRequest,
): Promise<readonly CodeAction[]> {
  const { document, reader } = asked;
  const style = await context.diagnosticStyleOf(document.uri);
  // Markup that is being typed is no problem yet, so it has no fix either.
  const problems = await problemsIn(context, document, request);
  const diagnostic = (problem: Problem): Diagnostic => diagnosticOf(document, problem, reader.messages, style);
  const page = style.pages === undefined ? undefined : commands.openPage;
  const others = codeActions(asked, problems, span, diagnostic, page, supportOf(context));
  if (idProblemsAt(problems, span).length + unknownReferencesAt(problems, span).length === 0) return others;
  // A file that is not read yet would keep the old id, and may be the one for a new entry.
  await context.filesSettled();
  request.assertWanted();
  const support = supportOf(context);
  return [
    ...idFixes(asked, problems, span, diagnostic, support),
    ...others.filter(({ isPreferred }) => isPreferred),
    ...creatingEntries(asked, problems, span, diagnostic, support),
    ...others.filter(({ isPreferred }) => !isPreferred),
  ];
}

/** Whether the requested kind, such as `quickfix` or the empty one, includes this kind. */
function isPartOf(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}
