import {
  type CancellationToken,
  type ExecuteCommandParams,
  ExecuteCommandRequest,
  type WorkDoneProgressReporter,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { ServerContext } from '../connection/context.ts';
import { guard } from '../connection/guard.ts';
import { foundText } from '../connection/packageTally.ts';
import { type PackageCheckResult, serverCommands } from '../protocol/commands.ts';
import type { Handler } from './handler.ts';
import type { PackageProblems } from './packageProblems.ts';

/** Runs the commands of the server, which check all files of the workspace, open or not, or make a fix. */
export function executeCommandHandler(problems: PackageProblems): Handler {
  return {
    capabilities: () => ({
      executeCommandProvider: { commands: Object.values(serverCommands), workDoneProgress: true },
    }),
    register: (context) => {
      const { connection } = context;
      // Not `onExecuteCommand`, which does not tell whether the client shows progress.
      connection.onRequest(ExecuteCommandRequest.type, (params, cancellation) => {
        const run = async ({
          command,
          arguments: given,
          workDoneToken,
        }: ExecuteCommandParams): Promise<PackageCheckResult | null> => {
          if (command === serverCommands.checkPackage) {
            const progress =
              workDoneToken === undefined
                ? await connection.window.createWorkDoneProgress()
                : connection.window.attachWorkDoneProgress(workDoneToken);
            return checkPackage(context, problems, progress, [cancellation, tokenOf(progress)]);
          }
          if (command === serverCommands.clearPackage) problems.clear();
          if (command === serverCommands.makeFix) await makeFix(context, given?.[0]);
          return null;
        };
        return guard(context, 'command', () => null, run)(params, cancellation);
      });
    },
  };
}

/** Has the client make the edit of a fix, as the server has given it. */
async function makeFix({ connection }: ServerContext, edit: unknown): Promise<void> {
  if (isEdit(edit)) await connection.workspace.applyEdit(edit);
}

function isEdit(value: unknown): value is WorkspaceEdit {
  return typeof value === 'object' && value !== null && ('changes' in value || 'documentChanges' in value);
}

async function checkPackage(
  { messages, filesKnown }: ServerContext,
  problems: PackageProblems,
  progress: WorkDoneProgressReporter,
  cancellations: readonly (CancellationToken | undefined)[],
): Promise<PackageCheckResult | null> {
  const { packageCheck: words } = messages.words;
  progress.begin(words.title, 0, undefined, true);
  let shown = 0;
  try {
    await filesKnown();
    const isWanted = (): boolean => cancellations.every((token) => !token?.isCancellationRequested);
    const report = await problems.check(isWanted, (done, all) => {
      const percentage = Math.floor((done / all) * 100);
      // A message for each of thousands of files would block the client.
      if (percentage > shown) progress.report(percentage, words.done({ files: done, all }));
      shown = percentage;
    });
    if (!report) return null;
    const { files, counts, leftOut } = report;
    const sentences = [foundText(words, files, counts), ...(leftOut > 0 ? [words.leftOut(leftOut)] : [])];
    return { text: sentences.join(' '), counts };
  } finally {
    progress.done();
  }
}

/** Progress that the server created has a cancellation of its own. */
function tokenOf(progress: WorkDoneProgressReporter): CancellationToken | undefined {
  return 'token' in progress ? (progress.token as CancellationToken) : undefined;
}
