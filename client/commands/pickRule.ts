import * as vscode from 'vscode';
import type { LookUpAction } from '../../server/lsp/protocol/commands.ts';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';
import { type ActionButton, buttonsFor, type InsertionPoint, type RuleItem } from './ruleActions.ts';

/** The initial content of the list. */
interface RuleList {
  readonly rules: readonly RuleItem[];
  /** The document from which somebody asks: its package decides what counts; undefined without one. */
  readonly uri: string | undefined;
  /** The text in the field when the list opens. */
  readonly question: string;
  /** The place where a mention can be inserted, if there is one. */
  readonly point: InsertionPoint | undefined;
}

/** A rule and the action to perform on it. */
interface ChosenRule {
  readonly rule: RuleItem;
  readonly action: LookUpAction;
}

interface RulePick extends vscode.QuickPickItem {
  readonly rule: RuleItem;
  readonly buttons: readonly ActionButton[];
}

type Picker = vscode.QuickPick<RulePick>;

/**
 * Lets the user choose a rule and an action. Returns undefined if the user cancels; rejects if the server is not running.
 *
 * @param offer receives the function that performs the action of a key on the active rule.
 */
export function pickRule(
  server: Server,
  list: RuleList,
  offer: (perform: (action: LookUpAction) => void) => void,
): Promise<ChosenRule | undefined> {
  const picker = createPicker();
  const updateItems = itemUpdater(server, picker, list);
  const showOdds = oddsUpdater(server, picker);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(error);
      picker.hide();
    };
    let searched: Promise<void> = Promise.resolve();
    const search = (): void => {
      searched = updateItems().catch(fail);
    };
    const choose = (action: LookUpAction | undefined, item: RulePick | undefined): void => {
      if (!item || !action || item.buttons.every((button) => button.action !== action)) return;
      resolve({ rule: item.rule, action });
      picker.hide();
    };
    // A key pressed before the answer to the typed text applies to the first item of that answer, not to the item that is active now.
    const chooseActive = async (actionOf: (item: RulePick | undefined) => LookUpAction | undefined): Promise<void> => {
      await searched;
      const [item] = picker.activeItems;
      choose(actionOf(item), item);
    };
    offer((action) => void chooseActive(() => action));
    picker.onDidChangeValue(search);
    picker.onDidChangeActive(([item]) => showOdds(item).catch(fail));
    picker.onDidAccept(() => void chooseActive((item) => item?.buttons[0]?.action));
    picker.onDidTriggerItemButton(({ button, item }) =>
      choose(item.buttons.find((other) => other === button)?.action, item),
    );
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.value = list.question;
    search();
    picker.show();
  });
}

function createPicker(): Picker {
  const picker = vscode.window.createQuickPick<RulePick>();
  picker.title = titleText();
  picker.placeholder = vscode.l10n.t('A name in English or Spanish, with a value if you like: Fear 6');
  picker.matchOnDescription = true;
  picker.matchOnDetail = true;
  return picker;
}

function titleText(): string {
  return vscode.l10n.t('Look up a rule');
}

/**
 * Returns a function that updates the list for the typed text. The editor filters the names in the list; the server also finds mentions
 * with a value and misspelt names, which come first. The items change only when the server finds other rules.
 */
function itemUpdater(server: Server, picker: Picker, { rules, uri, point }: RuleList): () => Promise<void> {
  const all = rules.map((rule) => pickOf(rule, point));
  const names = new Set(rules.map(({ name }) => name));
  let first: string | undefined;
  const show = (found: readonly RulePick[]): void => {
    const key = found.map(({ rule }) => `${rule.name} ${placeOf(rule)}`).join('\n');
    if (key === first) return;
    first = key;
    const shown = new Set(found.map(({ rule }) => placeOf(rule)));
    picker.items = [...found, ...all.filter(({ rule }) => !shown.has(placeOf(rule)))];
    if (found.length > 0) picker.activeItems = picker.items.slice(0, 1);
  };
  return async () => {
    const typed = picker.value.trim();
    if (first === undefined) show([]);
    const found = typed === '' ? [] : await server.ask('whq/rules', { question: typed, uri });
    if (picker.value.trim() !== typed) return;
    const isListed = all.some((item) => contains(item, typed));
    const wanted = found.filter(({ name }) => !isListed || !names.has(name));
    show(wanted.map((rule) => ({ ...pickOf(rule, point), alwaysShow: true })));
  };
}

/** Returns a function that shows the odds of the active rule above the list. */
function oddsUpdater(server: Server, picker: Picker): (item: RulePick | undefined) => Promise<void> {
  let active: RulePick | undefined;
  picker.onDidHide(() => {
    active = undefined;
  });
  return async (item) => {
    active = item;
    const odds = item ? await oddsText(server, item.rule) : '';
    if (active === item) picker.title = odds === '' ? titleText() : odds;
  };
}

function pickOf(rule: RuleItem, point: InsertionPoint | undefined): RulePick {
  return {
    label: label(rule.name),
    description: label(
      [rule.otherNames.join(', '), rule.package === rule.place ? '' : rule.package, rule.place, rule.id ?? '']
        .filter(Boolean)
        .join(' · '),
    ),
    detail: label(rule.text),
    buttons: buttonsFor(rule, point),
    rule,
  };
}

function contains({ label: name, description = '', detail = '' }: RulePick, typed: string): boolean {
  const sought = typed.toLowerCase();
  return [name, description, detail].some((text) => text.toLowerCase().includes(sought));
}

function placeOf({ location: { uri, line, character } }: RuleItem): string {
  return `${uri}#${line},${character}`;
}

/** `Fear 6 · afraid → level 1: 83 %, 3: 50 %, 6+: 0 %`; empty for a rule without rolls. */
async function oddsText(server: Server, { name, rolls: [roll] }: RuleItem): Promise<string> {
  if (!roll) return '';
  const odds = await server.ask('whq/view', { subject: 'odds', question: roll });
  return odds?.view?.short === undefined ? '' : label(`${name} · ${odds.view.short}`);
}
