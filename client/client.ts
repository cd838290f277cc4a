import * as vscode from 'vscode';
import type { CompletionMiddleware } from 'vscode-languageclient';
import { commands } from '../server/lsp/protocol/commands.ts';
import type { InitializationOptions } from '../server/lsp/protocol/settings.ts';
import { activeEditor } from './commands/activeEditor.ts';
import { checkPackage, clearPackage } from './commands/checkPackage.ts';
import { checkTasks } from './commands/checkTask.ts';
import { chooseLevels } from './commands/chooseLevels.ts';
import { convertFile } from './commands/convertFile.ts';
import { editorAt } from './commands/editorAt.ts';
import { enterExpression } from './commands/enterExpression.ts';
import { insertCard } from './commands/insertCard.ts';
import { ruleLookUp } from './commands/lookUpRule.ts';
import { newFile } from './commands/newFile.ts';
import { newPackage } from './commands/newPackage.ts';
import { offerSchemas } from './commands/offerSchemas.ts';
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
import { showReferences } from './commands/showReferences.ts';
import { showScenarioFights } from './commands/showScenarioFights.ts';
import { offerWalkthrough, showWalkthrough } from './commands/showWalkthrough.ts';
import { autoInsert } from './editing/autoInsert.ts';
import { CompletionCauses } from './editing/completionCauses.ts';
import { enterBetweenTags } from './editing/enterBetweenTags.ts';
import { insertEntry } from './editing/insertEntry.ts';
import { leaveChoice } from './editing/leaveChoice.ts';
import { listsInTags } from './editing/listsInTags.ts';
import { listsOfAbilities } from './editing/listsOfAbilities.ts';
import { pasteTable, pasteTableChoices } from './editing/pasteTable.ts';
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
import { ruleTextView } from './views/ruleTextView.ts';
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
  const enter = () => enterExpression(server, context.workspaceState);
  const ruleText = ruleTextView();
  const lookUp = ruleLookUp(server, ruleText, context.globalState);
  context.subscriptions.push(
    rolls,
    hint,
    ruleText,
    odds,
    problemPageDocuments(context.extensionUri),
    server,
    log,
    startWhenNeeded(server, syncedDocuments),
    statusItem(server, documentSelector),
    offNotice(server),
    gameItem(server),
    translating(server, context.workspaceState),
    packageView(server, documentSelector),
    vscode.commands.registerCommand(commands.showOdds, (argument: unknown) => showOdds(odds, enter, argument)),
    vscode.commands.registerCommand(commands.roll, (argument: unknown) =>
      roll(server, { hint, log: rolls }, enter, argument),
    ),
    vscode.commands.registerCommand(commands.rollTable, async (argument: unknown) => {
      const table = argument === undefined ? await pickTable(server) : tableArgument(argument);
      return table && rollTable(server, { hint, log: rolls }, table);
    }),
    tables,
    vscode.commands.registerCommand(commands.showTable, async (argument: unknown) => {
      const table = argument === undefined ? await pickTable(server) : tableArgument(argument);
      return table && tables.show(table);
    }),
    fights,
    vscode.commands.registerCommand(commands.showFight, (argument: unknown) => showFight(server, fights, argument)),
    scenarios,
    vscode.commands.registerCommand(commands.showScenarioFights, (argument: unknown) =>
      showScenarioFights(scenarios, argument),
    ),
    cards,
    vscode.commands.registerCommand(commands.showCard, async (argument: unknown) => {
      const editor = (await editorAt(argument)) ?? activeEditor();
      return editor && showCard(server, cards, editor);
    }),
    vscode.commands.registerCommand(commands.printScenario, () =>
      printScenario(server, (effect) => perform(effect, places)),
    ),
    vscode.commands.registerCommand(commands.insertCard, () => insertCard(server)),
    vscode.commands.registerCommand(commands.pasteTable, () => pasteTable(server)),
    pasteTableChoices(server, documentSelector),
    causes,
    autoInsert(server),
    listsOfAbilities(server, causes),
    listsInTags(server, causes),
    leaveChoice(causes),
    enterBetweenTags(server),
    vscode.commands.registerCommand(commands.newRulesFile, (place: unknown) => newFile(server, 'rules', place)),
    vscode.commands.registerCommand(commands.newMonstersFile, (place: unknown) => newFile(server, 'monsters', place)),
    vscode.commands.registerCommand(commands.newTablesFile, (place: unknown) => newFile(server, 'tables', place)),
    vscode.commands.registerCommand(commands.newEventsFile, (place: unknown) => newFile(server, 'events', place)),
    vscode.commands.registerCommand(commands.convertFile, () => convertFile(server)),
    vscode.commands.registerCommand(commands.insertEntry, () => insertEntry(server)),
    vscode.commands.registerCommand(commands.newPackage, (place: unknown) => newPackage(server, place)),
    vscode.commands.registerCommand(commands.newScenario, (place: unknown) => newFile(server, 'scenario', place)),
    vscode.commands.registerCommand(commands.restartServer, () => server.restart()),
    vscode.commands.registerCommand(commands.showLog, () => log.show()),
    vscode.commands.registerCommand(commands.showMenu, () => showMenu(server, context.extension)),
    vscode.commands.registerCommand(commands.showWalkthrough, () => showWalkthrough(context.extension.id)),
    vscode.commands.registerCommand(commands.chooseLevels, () => chooseLevels(server)),
    vscode.commands.registerCommand(commands.checkPackage, () => checkPackage(server)),
    vscode.commands.registerCommand(commands.clearPackage, () => clearPackage(server)),
    vscode.commands.registerCommand(commands.lookUpRule, (question: unknown) =>
      lookUp.show(questionArgument(question)),
    ),
    vscode.commands.registerCommand(commands.lookUpAction, (action: unknown) =>
      lookUp.act(lookUpActionArgument(action)),
    ),
    vscode.commands.registerCommand(commands.openPage, openPage),
    vscode.commands.registerCommand(commands.offerSchemas, () => offerSchemas(context.extensionUri)),
    checkTasks(),
    vscode.commands.registerCommand(commands.openRule, (argument: unknown) => openRule(server, argument)),
    vscode.commands.registerCommand(commands.showReferences, (argument: unknown) => showReferences(server, argument)),
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
