import * as vscode from 'vscode';
import { commands, type LookUpAction } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';
import { openRule } from './openRule.ts';

/** A rule in the list of the server. */
export type RuleItem = ServerRequests['whq/rules']['result'][number];

/** The place where a mention can be inserted. */
export interface InsertionPoint {
  readonly editor: vscode.TextEditor;
  /** The text to replace; undefined for the selection. */
  readonly replaced: vscode.Range | undefined;
  /** Whether the place is among the special rules of an entry, which are elements. */
  readonly isAmongSpecials: boolean;
}

/** A button of an item, with its action. */
export interface ActionButton extends vscode.QuickInputButton {
  readonly action: LookUpAction;
}

/** The buttons for all actions that are possible with the rule; the first is the action of the Enter key. */
export function buttonsFor(rule: RuleItem, point: InsertionPoint | undefined): readonly ActionButton[] {
  const { insert, open, showOdds, roll } = buttons();
  return [
    ...(point ? [insert] : []),
    open,
    ...(rule.rolls.length > 0 ? [showOdds] : []),
    ...(rolled(rule).length > 0 ? [roll] : []),
  ];
}

/** Performs the action; does nothing if it is impossible with this rule. */
export async function actOn(
  server: Server,
  action: LookUpAction,
  rule: RuleItem,
  point: InsertionPoint | undefined,
): Promise<void> {
  const [first] = rule.rolls;
  switch (action) {
    case 'insert':
      if (point) await insertMention(rule, point);
      return;
    case 'open':
      await openRule(server, rule.location);
      return;
    case 'showOdds':
      if (first)
        await vscode.commands.executeCommand(commands.showOdds, (await chosen(rule.rolls, rule.name)) ?? first);
      return;
    case 'roll': {
      const roll = await chosen(rolled(rule), rule.name);
      if (roll) await vscode.commands.executeCommand('position' in roll ? commands.rollTable : commands.roll, roll);
      return;
    }
  }
}

/** All that can be rolled in a rule: its tables, and its stated rolls. */
function rolled({ tables, rolls, location: { uri } }: RuleItem) {
  return [...tables.map((table) => ({ ...table, uri })), ...rolls];
}

/** Asks for one of several. */
async function chosen<Roll extends { readonly label: string }>(
  rolls: readonly Roll[],
  title: string,
): Promise<Roll | undefined> {
  if (rolls.length < 2) return rolls[0];
  const items = rolls.map((roll) => ({ label: label(roll.label), roll }));
  return (await vscode.window.showQuickPick(items, { title }))?.roll;
}

async function insertMention(
  { mention, element }: RuleItem,
  { editor, replaced, isAmongSpecials }: InsertionPoint,
): Promise<void> {
  const snippet = isAmongSpecials ? (element ?? mention) : mention;
  const shown = await vscode.window.showTextDocument(editor.document, {
    viewColumn: editor.viewColumn ?? vscode.ViewColumn.Active,
  });
  await shown.insertSnippet(new vscode.SnippetString(snippet), replaced ?? shown.selection);
}

/** The keys are those in the manifest for the open look-up. */
function buttons(): Readonly<Record<LookUpAction, ActionButton>> {
  return {
    insert: button('insert', 'insert', vscode.l10n.t('Insert the mention (Alt+Enter)')),
    open: button('open', 'go-to-file', vscode.l10n.t('Open the rule (Ctrl+Enter)')),
    showOdds: button('showOdds', 'graph', vscode.l10n.t('Show the odds (Alt+O)')),
    roll: button('roll', 'sync', vscode.l10n.t('Roll (Alt+R)')),
  };
}

function button(action: LookUpAction, icon: string, tooltip: string): ActionButton {
  return { action, iconPath: new vscode.ThemeIcon(icon), tooltip };
}
