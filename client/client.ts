import * as vscode from 'vscode';
import { type BaseLanguageClient, type LanguageClientOptions, RevealOutputChannelOn } from 'vscode-languageclient';
import { commands, type InitializationOptions } from '../server/lsp/protocol.ts';
import { lookUpActionArgument, questionArgument } from './commandArguments.ts';
import { chooseLevels } from './commands/chooseLevels.ts';
import { enterExpression } from './commands/enterExpression.ts';
import { ruleLookUp } from './commands/lookUpRule.ts';
import { openRule } from './commands/openRule.ts';
import { restartServer } from './commands/restartServer.ts';
import { roll } from './commands/roll.ts';
import { showMenu } from './commands/showMenu.ts';
import { showOdds } from './commands/showOdds.ts';
import { showReferences } from './commands/showReferences.ts';
import { answerFileRequests } from './fileRequests.ts';
import { oddsPanel } from './panels/oddsPanel.ts';
import { levelsItem } from './views/levelsItem.ts';
import { ruleTextView } from './views/ruleTextView.ts';
import { statusItem } from './views/statusItem.ts';

/** Makes the language client for where it runs: over IPC in Node, over a worker in the browser. */
export type CreateClient = (options: LanguageClientOptions) => BaseLanguageClient;

/** XML, Markdown and plain text wherever they come from; the server is silent on what is not ours. */
const documentSelector = [{ language: 'xml' }, { language: 'markdown' }, { language: 'plaintext' }];

/**
 * Registers everything of the extension and starts the server, without waiting for it: activation stays short, and the
 * editor asks again once the server has registered its features. All of it ends with `context.subscriptions`.
 */
export function startClient(context: vscode.ExtensionContext, createClient: CreateClient): void {
  const initializationOptions: InitializationOptions = { language: vscode.env.language, commandLinks: true };
  const client = createClient({
    documentSelector,
    initializationOptions,
    diagnosticPullOptions: { onChange: true },
    // What a hover may do, and no more: rules of a workspace are shown in it.
    markdown: { isTrusted: { enabledCommands: [commands.showOdds, commands.openRule] }, supportHtml: false },
    revealOutputChannelOn: RevealOutputChannelOn.Never,
  });
  const rolls = vscode.window.createOutputChannel(vscode.l10n.t('WHQ Rules: Rolls'));
  const panel = oddsPanel(client, context.extensionUri);
  const enter = () => enterExpression(client, context.workspaceState);
  const ruleText = ruleTextView();
  const lookUp = ruleLookUp(client, ruleText, context.globalState);
  context.subscriptions.push(
    rolls,
    ruleText,
    panel,
    client,
    answerFileRequests(client),
    statusItem(client, documentSelector),
    levelsItem(documentSelector),
    vscode.commands.registerCommand(commands.showOdds, (argument: unknown) => showOdds(panel, enter, argument)),
    vscode.commands.registerCommand(commands.roll, (argument: unknown) => roll(client, rolls, enter, argument)),
    vscode.commands.registerCommand(commands.restartServer, () => restartServer(client)),
    vscode.commands.registerCommand(commands.showLog, () => client.outputChannel.show()),
    vscode.commands.registerCommand(commands.showMenu, showMenu),
    vscode.commands.registerCommand(commands.chooseLevels, chooseLevels),
    vscode.commands.registerCommand(commands.lookUpRule, (question: unknown) =>
      lookUp.show(questionArgument(question)),
    ),
    vscode.commands.registerCommand(commands.lookUpAction, (action: unknown) =>
      lookUp.act(lookUpActionArgument(action)),
    ),
    vscode.commands.registerCommand(commands.openRule, (argument: unknown) => openRule(client, argument)),
    vscode.commands.registerCommand(commands.showReferences, (argument: unknown) => showReferences(client, argument)),
  );
  client.start().catch(() => {
    // The client has logged it, and the status item says that the server is not running.
  });
}
