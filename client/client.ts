import * as vscode from 'vscode';
import type { CompletionMiddleware } from 'vscode-languageclient';
import { commands } from '../server/lsp/protocol/commands.ts';
import type { InitializationOptions } from '../server/lsp/protocol/settings.ts';
import { activeEditor } from './commands/activeEditor.ts';
import { checkPackage, clearPackage } from './commands/checkPackage.ts';
import { chooseLevels } from './commands/chooseLevels.ts';
import { editorAt } from './commands/editorAt.ts';
import { enterExpression } from './commands/enterExpression.ts';
import { insertCard } from './commands/insertCard.ts';
import { ruleLookUp } from './commands/lookUpRule.ts';
import { newFile } from './commands/newFile.ts';
import { newPackage } from './commands/newPackage.ts';
import { openPage } from './commands/openPage.ts';
import { openRule } from './commands/openRule.ts';
import { pickTable } from './commands/pickTable.ts';
import { printScenario } from './commands/printScenario.ts';
import { roll } from './commands/roll.ts';
import { rollTable } from './commands/rollTable.ts';
import { showCard } from './commands/showCard.ts';
import { showFight } from './commands/showFight.ts';
import { showMenu } from './commands/showMenu.ts';
import { showOdds } from './commands/showOdds.ts';
import { showScenarioFights } from './commands/showScenarioFights.ts';
import { offerWalkthrough, showWalkthrough } from './commands/showWalkthrough.ts';
import { autoInsert } from './editing/autoInsert.ts';
import { CompletionCauses } from './editing/completionCauses.ts';
import { enterBetweenTags } from './editing/enterBetweenTags.ts';
import { insertEntry } from './editing/insertEntry.ts';
import { leaveChoice } from './editing/leaveChoice.ts';
import { listsInTags } from './editing/listsInTags.ts';
import { listsOfAbilities } from './editing/listsOfAbilities.ts';
import { pasteTableChoices } from './editing/pasteTable.ts';
import { packageView } from './package/packageView.ts';
import { perform } from './panels/effects.ts';
import { viewPanel } from './panels/viewPanel.ts';
import { lookUpActionArgument, questionArgument, tableArgument } from './server/commandArguments.ts';
import { answerFileRequests } from './server/fileRequests.ts';
import { isOfWorkspace } from './server/isOfWorkspace.ts';
import { Server, type ServerLimits } from './server/server.ts';
import { ServerClient } from './server/serverClient.ts';
import type { StartProgram } from './server/serverProgram.ts';
import { startWhenNeeded } from './server/startWhenNeeded.ts';
import type { WatchdogLimits } from './server/watchdog.ts';
import { translating } from './translating/translating.ts';
import { gameItem } from './views/gameItem.ts';
import { offNotice } from './views/offNotice.ts';
import { problemPageDocuments, problemPages } from './views/problemPages.ts';
import { rollHint } from './views/rollHint.ts';
import { statusItem } from './views/statusItem.ts';

/** The differences between the hosts in which the client runs. */
interface ClientEnvironment {
  readonly startProgram: StartProgram;
  /** Whether a debugger may stop the server, so that a missing answer means nothing. */
  readonly isDebugged: boolean;
}

/** XML, Markdown and plain text from any source; the server reports nothing on XML that is not Warhammer Quest content. */
const documentSelector = [{ language: 'xml' }, { language: 'markdown' }, { language: 'plaintext' }];

/** The files that describe a package too, whose settings VS Code checks itself. */
const syncedDocuments = [...documentSelector, { pattern: '**/whq.json' }, { pattern: '**/content-manifest.json' }];

/** A working server answers within milliseconds, and a starting one is ready within a second. */
const limits: ServerLimits = {
  starting: { interval: 1000, checksUntilReport: Number.POSITIVE_INFINITY, checksUntilLoss: 60 },
  running: { interval: 1000, checksUntilReport: 5, checksUntilLoss: 10 },
  ending: 1000,
};

const endless: WatchdogLimits = {
  interval: 1000,
  checksUntilReport: Number.POSITIVE_INFINITY,
  checksUntilLoss: Number.POSITIVE_INFINITY,
};

/**
 * Registers the commands, views and listeners of the extension. The server starts when something needs it, and nobody waits for that: activation
 * stays short, and the editor asks again after the server has registered its features. Everything ends with `context.subscriptions`. Returns the server to
 * tests, and nothing to other extensions.
 */
export function startClient(context: vscode.ExtensionContext, environment: ClientEnvironment): Server | undefined {
  const log = vscode.window.createOutputChannel('WHQ Rules', { log: true });
  const causes = new CompletionCauses();
  const server = new Server(
    {
      startProgram: environment.startProgram,
      createClient: (startProgram) => createClient(startProgram, log, causes.middleware),
      isWanted: () => vscode.window.visibleTextEditors.some(({ document }) => isOurs(document)),
      limits: environment.isDebugged ? { ...limits, starting: endless, running: endless } : limits,
    },
    log,
  );
  const rolls = vscode.window.createOutputChannel(vscode.l10n.t('WHQ Rules: Rolls'));
  const hint = rollHint();
  const places = { log: rolls, storage: context.globalStorageUri };
  const tables = viewPanel(server, context.extensionUri, places, 'table', 'edits');
  const fights = viewPanel(server, context.extensionUri, places, 'fight');
  const odds = viewPanel(server, context.extensionUri, places, 'odds');
  const scenarios = viewPanel(server, context.extensionUri, places, 'scenario');
  const cards = viewPanel(server, context.extensionUri, places, 'card', 'cursor');
  const enter = () => enterExpression(server);
  const lookUp = ruleLookUp(server);
  const rolling = { hint, log: rolls };
  const own: Partial<Record<keyof typeof commands, (argument: unknown) => unknown>> = {
    showOdds: (argument) => showOdds(odds, enter, argument),
    roll: (argument) => roll(server, rolling, enter, argument),
    rollTable: async (argument) => {
      const table = await (argument === undefined ? pickTable(server, true) : tableArgument(argument));
      return table && rollTable(server, rolling, table);
    },
    showTable: async (argument) => {
      const table = await (argument === undefined ? pickTable(server) : tableArgument(argument));
      return table && tables.show(table);
    },
    showFight: (argument) => showFight(server, fights, argument),
    showScenarioFights: (argument) => showScenarioFights(scenarios, argument),
    showCard: async (argument) => {
      const editor = (await editorAt(argument)) ?? activeEditor();
      return editor && showCard(server, cards, editor);
    },
    printScenario: () => printScenario(server, (effect) => perform(effect, places)),
    insertCard: () => insertCard(server),
    newRulesFile: (place) => newFile(server, 'rules', place),
    newMonstersFile: (place) => newFile(server, 'monsters', place),
    newTablesFile: (place) => newFile(server, 'tables', place),
    newEventsFile: (place) => newFile(server, 'events', place),
    newScenario: (place) => newFile(server, 'scenario', place),
    newPackage: (place) => newPackage(server, place),
    insertEntry: () => insertEntry(server),
    restartServer: () => server.restart(),
    showLog: () => log.show(),
    showMenu: () => showMenu(server, context.extension),
    showWalkthrough: () => showWalkthrough(context.extension.id),
    chooseLevels: () => chooseLevels(server),
    checkPackage: () => checkPackage(server),
    clearPackage: () => clearPackage(server),
    lookUpRule: (question) => lookUp.show(questionArgument(question)),
    lookUpAction: (action) => lookUp.act(lookUpActionArgument(action)),
    openPage,
    openRule: (argument) => openRule(server, argument),
  };
  for (const [name, run] of Object.entries(own))
    context.subscriptions.push(vscode.commands.registerCommand(commands[name as keyof typeof own], run));
  context.subscriptions.push(
    rolls,
    hint,
    odds,
    tables,
    fights,
    scenarios,
    cards,
    causes,
    server,
    log,
    startWhenNeeded(server, syncedDocuments),
    problemPageDocuments(context.extensionUri),
    statusItem(server, documentSelector),
    offNotice(server),
    gameItem(server),
    translating(server),
    packageView(server),
    pasteTableChoices(server, documentSelector),
    autoInsert(server),
    listsOfAbilities(server, causes),
    listsInTags(server, causes),
    leaveChoice(causes),
    enterBetweenTags(server),
  );
  offerWalkthrough();
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
    padsTables: true,
    problemPages,
    workspaceDiagnostics: false,
    checksJson: true,
    asksInTags: true,
    asksForNames: true,
    countsUnread: true,
  };
  const client = new ServerClient(startProgram, {
    documentSelector: syncedDocuments,
    initializationOptions,
    outputChannel,
    middleware: {
      ...middleware,
      didOpen: async (document, next) => (isOfWorkspace(document.uri) ? next(document) : undefined),
    },
    diagnosticPullOptions: { onChange: true },
    // A hover shows texts of the workspace, so it may run only these commands.
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
