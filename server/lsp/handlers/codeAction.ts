import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  CodeActionTriggerKind,
  type Diagnostic,
  type Range,
} from 'vscode-languageserver';
import { checkSteps } from '../../checks/check.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import type { Asked } from '../../features/asked.ts';
import { codeActions } from '../../features/codeActions.ts';
import { insertRuleText } from '../../features/insertRuleText.ts';
import { whileTyped } from '../../features/whileTyped.ts';
import type { Span } from '../../text/span.ts';
import type { ServerContext } from '../connection/context.ts';
import { diagnosticOf, spanOf } from '../connection/convert.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import type { Handler } from './handler.ts';

interface InRange extends InDocument {
  readonly range: Range;
  readonly context: CodeActionContext;
}

/** Fixes of problems, and the text of a rule in place of its mention. */
export const codeActionHandler: Handler = {
  capabilities: () => ({
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorInline] },
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
          return [
            ...(isWanted(CodeActionKind.QuickFix) ? await fixes(context, asked, span, request) : []),
            // Only on request, because otherwise every mention would show a light bulb.
            ...(isWanted(CodeActionKind.RefactorInline) && wish.triggerKind !== CodeActionTriggerKind.Automatic
              ? insertRuleText(asked, span.start)
              : []),
          ];
        },
      ),
    );
  },
};

async function fixes(
  { settings, typedPlaces, diagnosticStyleOf }: ServerContext,
  asked: Asked,
  span: Span,
  request: PendingRequest,
): Promise<readonly CodeAction[]> {
  const { workspace, document, reader } = asked;
  const isEnabled = (await settings.get(document.uri)).problems?.enabled ?? true;
  if (!isEnabled) return [];
  const style = await diagnosticStyleOf(document.uri);
  const findings = await request.finish(() => checkSteps(workspace, document));
  const diagnostic = (problem: Problem): Diagnostic => diagnosticOf(document, problem, reader.messages, style);
  // Markup that is being typed is no problem yet, so it has no fix either.
  const problems = whileTyped(document, findings, typedPlaces.at(document));
  return codeActions(asked, problems, span, diagnostic);
}

/** Whether the requested kind, such as `quickfix` or the empty one, includes this kind. */
function isPartOf(kind: string, asked: string): boolean {
  return asked === '' || kind === asked || kind.startsWith(`${asked}.`);
}
