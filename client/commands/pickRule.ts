import * as vscode from 'vscode';
import type { LookUpAction } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';
import type { RuleTextView } from '../views/ruleTextView.ts';
import { type ActionButton, buttonsFor, type InsertionPoint, type RuleAction, type RuleItem } from './ruleActions.ts';

/** What the list begins with. */
interface RuleList {
  readonly rules: readonly RuleItem[];
  /** What seems to have been typed already. */
  readonly question: string;
  /** Where a mention can be put in, if anywhere. */
  readonly point: InsertionPoint | undefined;
}

/** The whole rule beside, and whether it is wanted there. */
export interface Beside {
  readonly isOn: () => boolean;
  readonly toggle: () => Thenable<void>;
  readonly view: RuleTextView;
}

/** A rule and what is to be done with it. */
interface ChosenRule {
  readonly rule: RuleItem;
  readonly action: RuleAction;
}

interface RulePick extends vscode.QuickPickItem {
  readonly rule: RuleItem;
  /** What finds the rule again, with its value. */
  readonly question: string;
  readonly buttons: readonly ActionButton[];
}

type Picker = vscode.QuickPick<RulePick>;

/**
 * Lets the user choose a rule and what to do with it. Undefined when dismissed; rejects where the server is not running.
 *
 * @param offer is told how a key does something with the rule that is lit.
 */
export function pickRule(
  server: Server,
  list: RuleList,
  beside: Beside,
  offer: (perform: (action: LookUpAction) => void) => void,
): Promise<ChosenRule | undefined> {
  const picker = createPicker();
  const find = searching(server, picker, list);
  const light = lighting(server, picker, beside);
  const toggle = async (): Promise<void> => {
    await beside.toggle();
    await (beside.isOn() ? light(picker.activeItems[0]) : beside.view.hide());
  };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(error);
      picker.hide();
    };
    let searched: Promise<void> = Promise.resolve();
    const search = (): void => {
      searched = find().catch(fail);
    };
    const choose = (action: RuleAction | undefined, item: RulePick | undefined): void => {
      if (!item || !action || item.buttons.every((button) => button.action !== action)) return;
      resolve({ rule: item.rule, action });
      picker.hide();
    };
    // A key that comes before the answer to what was typed means what the answer will put first, not what is lit by then.
    const chooseLit = async (actionOf: (item: RulePick | undefined) => RuleAction | undefined): Promise<void> => {
      await searched;
      const [item] = picker.activeItems;
      choose(actionOf(item), item);
    };
    offer((action) => {
      if (action === 'showBeside') toggle().catch(fail);
      else void chooseLit(() => action);
    });
    picker.onDidTriggerButton(() => toggle().catch(fail));
    picker.onDidChangeValue(search);
    picker.onDidChangeActive(([item]) => light(item).catch(fail));
    picker.onDidAccept(() => void chooseLit((item) => item?.buttons[0]?.action));
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
  picker.buttons = [
    { iconPath: new vscode.ThemeIcon('open-preview'), tooltip: vscode.l10n.t('The whole rule beside (Alt+W)') },
  ];
  return picker;
}

function titleText(): string {
  return vscode.l10n.t('Look up a rule');
}

/**
 * Returns what keeps the list up to date with the typing. The editor finds names that are in it; the server, first of all, mentions with a
 * value and names that are spelled wrongly. The items are made anew only when it has found something else.
 */
function searching(server: Server, picker: Picker, { rules, point }: RuleList): () => Promise<void> {
  const all = rules.map((rule) => pickOf(rule, rule.id ?? rule.name, point));
  const names = new Set(rules.map(({ name }) => name));
  let first: string | undefined;
  const show = (found: readonly RulePick[]): void => {
    const key = found.map(({ question, rule }) => `${question} ${placeOf(rule)}`).join('\n');
    if (key === first) return;
    first = key;
    const shown = new Set(found.map(({ rule }) => placeOf(rule)));
    picker.items = [...found, ...all.filter(({ rule }) => !shown.has(placeOf(rule)))];
    if (found.length > 0) picker.activeItems = picker.items.slice(0, 1);
  };
  return async () => {
    const typed = picker.value.trim();
    if (first === undefined) show([]);
    const found = typed === '' ? [] : await server.ask('whq/lookUp', { question: typed });
    if (picker.value.trim() !== typed) return;
    const isListed = all.some((item) => contains(item, typed));
    const wanted = found.filter(({ name }) => !isListed || !names.has(name));
    show(wanted.map((rule) => ({ ...pickOf(rule, rule.name, point), alwaysShow: true })));
  };
}

/** Returns what tells of the rule that is lit: its odds above the list, and, where it is wanted, all of it beside. */
function lighting(server: Server, picker: Picker, beside: Beside): (item: RulePick | undefined) => Promise<void> {
  let lit: RulePick | undefined;
  picker.onDidHide(() => {
    lit = undefined;
  });
  return async (item) => {
    lit = item;
    const odds = item ? await oddsText(server, item.rule) : '';
    if (lit !== item) return;
    picker.title = odds === '' ? titleText() : odds;
    if (!item || !beside.isOn()) return;
    const { text } = await server.ask('whq/ruleText', { question: item.question });
    if (lit === item && text !== '') await beside.view.show(text);
  };
}

function pickOf(rule: RuleItem, question: string, point: InsertionPoint | undefined): RulePick {
  return {
    label: label(rule.name),
    description: label([rule.otherNames.join(', '), rule.place, rule.id ?? ''].filter(Boolean).join(' · ')),
    detail: label(rule.text),
    buttons: buttonsFor(rule, point),
    rule,
    question,
  };
}

function contains({ label: name, description = '', detail = '' }: RulePick, typed: string): boolean {
  const sought = typed.toLowerCase();
  return [name, description, detail].some((text) => text.toLowerCase().includes(sought));
}

function placeOf({ location: { uri, line, character } }: RuleItem): string {
  return `${uri}#${line},${character}`;
}

/** `Fear 6 · afraid → level 1: 83 %, 3: 50 %, 6+: 0 %`; empty for a rule that rolls nothing. */
async function oddsText(server: Server, { name, rolls: [roll] }: RuleItem): Promise<string> {
  if (!roll) return '';
  const odds = await server.ask('whq/oddsData', roll);
  return odds.answer === '' ? '' : label(`${name} · ${odds.formula === '' ? '' : `${odds.title} → `}${odds.answer}`);
}
