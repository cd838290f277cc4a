import { commands } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { PageCommand } from './commandEvents.ts';
import { byId, element, field, setText } from './elements.ts';
import type { Tool } from './rollTool.ts';
import type { ServerConnection } from './serverConnection.ts';
import type { SiteTexts } from './siteTexts.ts';

type RuleItem = ServerRequests['whq/rules']['result'][number];

/** In milliseconds: while somebody types, the list waits. */
const quiet = 150;
/** Those with the most similar names come first. */
const mostRules = 12;

/** The look-up of rules. */
export function lookUpTool(server: ServerConnection, texts: SiteTexts, run: (command: PageCommand) => void): Tool {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  const look = async (question: string): Promise<void> => {
    asked = question;
    const rules = question === '' ? [] : await server.ask('whq/rules', { question });
    if (asked !== question) return;
    setText('noRule', question !== '' && rules.length === 0 ? texts.nothingFound : '');
    byId('rules').replaceChildren(...rules.slice(0, mostRules).map((rule) => item(rule, question)));
    await show(rules[0], question);
  };
  const item = (rule: RuleItem, question: string): HTMLLIElement => {
    const button = element('button', { type: 'button' });
    button.append(
      element('b', { textContent: rule.name }),
      element('span', { className: 'where', textContent: rule.place }),
    );
    button.addEventListener('click', () => void show(rule, question));
    const entry = element('li', {});
    entry.append(button);
    return entry;
  };
  const show = async (rule: RuleItem | undefined, question: string): Promise<void> => {
    // Of several rules with a name, each is found by its id.
    const { text } = rule
      ? await server.ask('whq/ruleText', { question: rule.name === question ? question : (rule.id ?? rule.name) })
      : { text: '' };
    if (asked !== question) return;
    setText('rule', text);
    byId('ruleActions').replaceChildren(
      ...(rule?.rolls ?? []).map(({ label, expression, variables }) => {
        const button = element('button', { type: 'button', textContent: `${texts.showOdds}: ${label}` });
        button.addEventListener('click', () =>
          run({ command: commands.showOdds, argument: { expression, variables } }),
        );
        return button;
      }),
    );
  };
  byId('lookUpForm').addEventListener('submit', (event) => {
    event.preventDefault();
    void look(field('question').value.trim());
  });
  field('question').addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(field('question').value.trim()), quiet);
  });
  return {
    tab: 'lookUp',
    run: ({ command, argument }) => {
      if (command !== commands.openRule) return false;
      void placed(argument);
      return true;
    },
  };

  /** Looks up the rule at a place in a pack. */
  async function placed(argument: unknown): Promise<void> {
    const { uri, line } = Object(argument);
    const rules = await server.ask('whq/rules', {});
    const rule = rules.find(({ location }) => location.uri === uri && location.line === line);
    if (!rule) return;
    field('question').value = rule.name;
    await look(rule.id ?? rule.name);
    byId('rule').focus();
  }
}
