import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type LookUpAction, packScheme } from '../../server/lsp/protocol.ts';
import { ask } from '../ask.ts';
import { type ActionButton, actOn, buttonsFor, type InsertionPoint, type RuleItem } from './ruleActions.ts';

/** The list to look rules up in. */
export interface RuleLookUp {
  /** Opens the list. Resolves when it is closed and what was chosen is done. Rejects where the server is not running. */
  show(question: string | undefined): Promise<void>;
  /** Does something with the rule that is lit; nothing while the list is closed. */
  act(action: LookUpAction): void;
}

/** True while the list is open: keys of the manifest ask for it. */
const contextKey = 'whq-rules.isLookingUp';

interface RulePick extends vscode.QuickPickItem {
  readonly rule: RuleItem;
  readonly buttons: readonly ActionButton[];
}

/**
 * Makes the list of all rules by all their names. It begins with the selection or with what is named under the cursor. What is typed may
 * have a value, as in `fear 6`: then the rule with that value comes first. The line above tells the odds of the rule that is lit.
 */
export function ruleLookUp(client: BaseLanguageClient): RuleLookUp {
  let act: ((action: LookUpAction) => void) | undefined;
  return {
    show: async (question) => {
      const from = await startingPoint(client);
      const rules = await ask(client, 'whq/rules', {});
      await setOpen(true);
      try {
        const chosen = await pick(client, rules, question ?? from.question, from.point, (perform) => {
          act = perform;
        });
        if (chosen) await actOn(chosen.action, chosen.rule, from.point);
      } finally {
        act = undefined;
        await setOpen(false);
      }
    },
    act: (action) => act?.(action),
  };
}

function setOpen(isOpen: boolean): Thenable<void> {
  return vscode.commands.executeCommand('setContext', contextKey, isOpen);
}

interface StartingPoint {
  readonly question: string;
  readonly point: InsertionPoint | undefined;
}

async function startingPoint(client: BaseLanguageClient): Promise<StartingPoint> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return { question: '', point: undefined };
  const { document, selection } = editor;
  const { uri } = document;
  const { start } = selection;
  const position = { line: start.line, character: start.character };
  const { question, mention, isAmongSpecials } = await ask(client, 'whq/lookUpPlace', {
    uri: uri.toString(),
    position,
  });
  const selected = selection.isSingleLine ? document.getText(selection).trim() : '';
  // An id or the text of a use belongs to its element: nothing is put in there.
  const isFree = !selection.isEmpty || question === '' || mention !== undefined;
  const replaced =
    selection.isEmpty && mention
      ? new vscode.Range(mention.start.line, mention.start.character, mention.end.line, mention.end.character)
      : undefined;
  return {
    question: selected || question,
    point: isFree && isWritable(uri) ? { editor, replaced, isAmongSpecials } : undefined,
  };
}

function isWritable({ scheme }: vscode.Uri): boolean {
  return scheme !== packScheme && vscode.workspace.fs.isWritableFileSystem(scheme) !== false;
}

interface Chosen {
  readonly rule: RuleItem;
  readonly action: LookUpAction;
}

/** @param offer is told how to do something with the rule that is lit. */
function pick(
  client: BaseLanguageClient,
  rules: readonly RuleItem[],
  question: string,
  point: InsertionPoint | undefined,
  offer: (perform: (action: LookUpAction) => void) => void,
): Promise<Chosen | undefined> {
  const picker = vscode.window.createQuickPick<RulePick>();
  const title = vscode.l10n.t('Look up a rule');
  picker.title = title;
  picker.placeholder = vscode.l10n.t('A name in English or Spanish, with a value if you like: Fear 6');
  picker.matchOnDescription = true;
  picker.matchOnDetail = true;
  const all = rules.map((rule) => pickOf(rule, point, false));
  const names = new Set(rules.map(({ name }) => name));
  let first: readonly RulePick[] = [];
  const show = (found: readonly RulePick[]): void => {
    if (picker.items.length > 0 && keyOf(found) === keyOf(first)) return;
    first = found;
    const shown = new Set(found.map(({ rule }) => placeOf(rule)));
    picker.items = [...found, ...all.filter(({ rule }) => !shown.has(placeOf(rule)))];
    if (found.length > 0) picker.activeItems = picker.items.slice(0, 1);
  };
  // The list itself finds whole names; the server, those with a value and those that are spelled wrongly.
  const change = async (): Promise<void> => {
    const typed = picker.value.trim();
    const found = typed === '' ? [] : await ask(client, 'whq/lookUp', { question: typed });
    if (picker.value.trim() !== typed) return;
    const isListed = all.some((item) => contains(item, typed));
    show(found.filter(({ name }) => !isListed || !names.has(name)).map((rule) => pickOf(rule, point, true)));
  };
  const light = async (item: RulePick | undefined): Promise<void> => {
    const odds = item ? await oddsText(client, item.rule) : '';
    if (picker.activeItems[0] === item) picker.title = odds === '' ? title : odds;
  };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(error);
      picker.hide();
    };
    const choose = (action: LookUpAction | undefined, item: RulePick | undefined): void => {
      const chosen = action && item?.buttons.some((button) => button.action === action) ? action : undefined;
      if (!item || !chosen) return;
      resolve({ rule: item.rule, action: chosen });
      picker.hide();
    };
    offer((action) => choose(action, picker.activeItems[0]));
    picker.onDidChangeValue(() => change().catch(fail));
    picker.onDidChangeActive(([item]) => light(item).catch(fail));
    picker.onDidAccept(() => choose(picker.activeItems[0]?.buttons[0]?.action, picker.activeItems[0]));
    picker.onDidTriggerItemButton(({ button, item }) =>
      choose(item.buttons.find((other) => other === button)?.action, item),
    );
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.value = question;
    show([]);
    change().catch(fail);
    picker.show();
  });
}

function pickOf(rule: RuleItem, point: InsertionPoint | undefined, isTyped: boolean): RulePick {
  return {
    label: rule.name,
    description: [rule.otherNames.join(', '), rule.place, rule.id ?? ''].filter(Boolean).join(' · '),
    detail: rule.text,
    alwaysShow: isTyped,
    buttons: buttonsFor(rule, point),
    rule,
  };
}

function contains({ label, description = '', detail = '' }: RulePick, typed: string): boolean {
  const sought = typed.toLowerCase();
  return [label, description, detail].some((text) => text.toLowerCase().includes(sought));
}

function placeOf({ location: { uri, line, character } }: RuleItem): string {
  return `${uri}#${line},${character}`;
}

function keyOf(items: readonly RulePick[]): string {
  return items.map(({ label, rule }) => `${label} ${placeOf(rule)}`).join('\n');
}

/** `Fear 6 · afraid → level 1: 83 %, 3: 50 %, 6+: 0 %`; empty for a rule that rolls nothing. */
async function oddsText(client: BaseLanguageClient, { name, rolls: [roll] }: RuleItem): Promise<string> {
  if (!roll) return '';
  const { label, summary } = await ask(client, 'whq/oddsData', roll);
  return summary === '' ? '' : `${name} · ${label === undefined ? '' : `${label} → `}${summary}`;
}
