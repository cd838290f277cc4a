import * as vscode from 'vscode';
import type { CompletionMiddleware } from 'vscode-languageclient';
import { commands, type InitializationOptions, pageScheme } from '../server/lsp/protocol/protocol.ts';
import { checkPackage, clearPackage } from './commands/checkPackage.ts';
import { chooseLevels } from './commands/chooseLevels.ts';
import { enterExpression } from './commands/enterExpression.ts';
import { ruleLookUp } from './commands/lookUpRule.ts';
import { newFile } from './commands/newFile.ts';
import { openRule } from './commands/openRule.ts';
import { roll } from './commands/roll.ts';
import { showMenu } from './commands/showMenu.ts';
import { showOdds } from './commands/showOdds.ts';
import { showReferences } from './commands/showReferences.ts';
import { offerWalkthrough, showWalkthrough } from './commands/showWalkthrough.ts';
import { closingTags } from './editing/closingTags.ts';
import { CompletionCauses } from './editing/completionCauses.ts';
import { enterBetweenTags } from './editing/enterBetweenTags.ts';
import { listsOfAbilities } from './editing/listsOfAbilities.ts';
import { oddsPanel } from './panels/oddsPanel.ts';
import { lookUpActionArgument, questionArgument } from './server/commandArguments.ts';
import { answerFileRequests } from './server/fileRequests.ts';
import { type Patiences, Server } from './server/server.ts';
import { ServerClient } from './server/serverClient.ts';
import type { StartProgram } from './server/serverProgram.ts';
import type { Patience } from './server/watchdog.ts';
import { gameItem } from './views/gameItem.ts';
import { problemPageDocuments, problemPages } from './views/problemPages.ts';
import { rollHint } from './views/rollHint.ts';
import { ruleTextView } from './views/ruleTextView.ts';
import { statusItem } from './views/statusItem.ts';

/** What differs between the places in which the client runs. */
interface ClientEnvironment {
  readonly startProgram: StartProgram;
  /** Whether a debugger may hold the server, so that its silence means nothing. */
  readonly isDebugged: boolean;
}

/** XML, Markdown and plain text wherever they come from; the server is silent on what is not ours. */
const documentSelector = [{ language: 'xml' }, { language: 'markdown' }, { language: 'plaintext' }];

/** A server that works answers in milliseconds, and one that starts is ready in a second. */
const patiences: Patiences = {
  starting: { look: 1000, untilSaid: Number.POSITIVE_INFINITY, untilLost: 60 },
  running: { look: 1000, untilSaid: 5, untilLost: 10 },
  ending: 1000,
};

const endless: Patience = { look: 1000, untilSaid: Number.POSITIVE_INFINITY, untilLost: Number.POSITIVE_INFINITY };

/**
 * Registers everything of the extension and starts the server, without waiting for it: activation stays short, and the
 * editor asks again once the server has registered its features. All of it ends with `context.subscriptions`. Returns the server to tests,
 * and nothing to other extensions.
 */
export function startClient(context: vscode.ExtensionContext, environment: ClientEnvironment): Server | undefined {
  const log = vscode.window.createOutputChannel('WHQ Rules', { log: true });
  const causes = new CompletionCauses();
  const server = new Server(
    {
      startProgram: environment.startProgram,
      createClient: (startProgram) => createClient(startProgram, log, causes.middleware),
      isWanted: () => vscode.window.visibleTextEditors.some(({ document }) => isOurs(document)),
      patiences: environment.isDebugged ? { ...patiences, starting: endless, running: endless } : patiences,
    },
    log,
  );
  const rolls = vscode.window.createOutputChannel(vscode.l10n.t('WHQ Rules: Rolls'));
  const hint = rollHint();
  const panel = oddsPanel(server, rolls, context.extensionUri);
  const enter = () => enterExpression(server, context.workspaceState);
  const ruleText = ruleTextView();
  const lookUp = ruleLookUp(server, ruleText, context.globalState);
  context.subscriptions.push(
    rolls,
    hint,
    ruleText,
    panel,
    problemPageDocuments(context.extensionUri),
    server,
    log,
    statusItem(server, documentSelector),
    gameItem(),
    vscode.commands.registerCommand(commands.showOdds, (argument: unknown) => showOdds(panel, enter, argument)),
    vscode.commands.registerCommand(commands.roll, (argument: unknown) =>
      roll(server, { hint, log: rolls }, enter, argument),
    ),
    causes,
    closingTags(server),
    listsOfAbilities(server, causes),
    enterBetweenTags(server),
    vscode.commands.registerCommand(commands.newRulesFile, (place: unknown) => newFile(server, 'rules', place)),
    vscode.commands.registerCommand(commands.newMonstersFile, (place: unknown) => newFile(server, 'monsters', place)),
    vscode.commands.registerCommand(commands.newScenario, (place: unknown) => newFile(server, 'scenario', place)),
    vscode.commands.registerCommand(commands.restartServer, () => server.restart()),
    vscode.commands.registerCommand(commands.showLog, () => log.show()),
    vscode.commands.registerCommand(commands.showMenu, showMenu),
    vscode.commands.registerCommand(commands.showWalkthrough, () => showWalkthrough(context.extension.id)),
    vscode.commands.registerCommand(commands.chooseLevels, chooseLevels),
    vscode.commands.registerCommand(commands.checkPackage, () => checkPackage(server)),
    vscode.commands.registerCommand(commands.clearPackage, () => clearPackage(server)),
    vscode.commands.registerCommand(commands.lookUpRule, (question: unknown) =>
      lookUp.show(questionArgument(question)),
    ),
    vscode.commands.registerCommand(commands.lookUpAction, (action: unknown) =>
      lookUp.act(lookUpActionArgument(action)),
    ),
    vscode.commands.registerCommand(commands.openRule, (argument: unknown) => openRule(server, argument)),
    vscode.commands.registerCommand(commands.showReferences, (argument: unknown) => showReferences(server, argument)),
  );
  offerWalkthrough();
  server.start();
  return context.extensionMode === vscode.ExtensionMode.Test ? server : undefined;
}

function createClient(
  startProgram: StartProgram,
  outputChannel: vscode.LogOutputChannel,
  middleware: CompletionMiddleware,
): ServerClient {
  const initializationOptions: InitializationOptions = {
    language: vscode.env.language,
    commandLinks: true,
    problemPages,
  };
  const client = new ServerClient(startProgram, {
    documentSelector,
    initializationOptions,
    outputChannel,
    middleware: {
      ...middleware,
      // Our own pages are no package's text.
      didOpen: async (document, next) => (document.uri.scheme === pageScheme ? undefined : next(document)),
    },
    diagnosticPullOptions: { onChange: true },
    // What a hover may do, and no more: rules of a workspace are shown in it.
    markdown: {
      isTrusted: { enabledCommands: [commands.showOdds, commands.roll, commands.openRule] },
      supportHtml: false,
    },
  });
  answerFileRequests(client);
  return client;
}

function isOurs(document: vscode.TextDocument): boolean {
  return vscode.languages.match(documentSelector, document) > 0;
}
