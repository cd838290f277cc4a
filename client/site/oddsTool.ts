import type { ChangeDesc } from '@codemirror/state';
import { byId, element } from '../../media/shared/elements.js';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { FromOddsPage, ToOddsPage } from '../panels/oddsPage.ts';
import { nextOddsQuestion, type OddsQuestion, rollsOf } from '../panels/oddsQuestion.ts';
import { rollArgument, tableArgument } from '../server/commandArguments.ts';
import { runCommand } from './commandEvents.ts';
import type { ExampleFile } from './exampleFiles.ts';
import type { FileEditor } from './fileEditor.ts';
import type { Lens } from './lenses.ts';
import { panelFrame } from './panelFrame.ts';
import { newSeed, type Tool } from './rollTool.ts';
import type { ServerConnection } from './serverConnection.ts';
import { shownView } from './shownView.ts';
import type { SiteTexts } from './siteTexts.ts';

interface OddsTool extends Tool {
  /** Lists the lenses of the file in the editor. */
  draw(lenses: readonly Lens[]): void;
  /** An edit of a file: the shown table may be in it. */
  follow(file: ExampleFile, changes: ChangeDesc): void;
}

/** The odds of lines, tables and fights, on the pages of panels that editors have. */
export function oddsTool(server: ServerConnection, texts: SiteTexts, editor: FileEditor): OddsTool {
  const shown: Shown = { server, texts, place: byId('panel'), leave: () => editor.view.focus() };
  let follow: OddsTool['follow'] = () => undefined;
  return {
    tab: 'odds',
    run: ({ command, argument }) => {
      switch (command) {
        case commands.showOdds: {
          const question = rollArgument(argument);
          if (question) showOdds(shown, question);
          return true;
        }
        case commands.showFight:
          follow = shownView({ server, editor, place: shown.place, title: texts.odds }, 'fight', argument);
          return true;
        case commands.showTable: {
          const table = tableArgument(argument);
          if (table) follow = shownView({ server, editor, place: shown.place, title: texts.odds }, 'table', table);
          return true;
        }
        default:
          return false;
      }
    },
    follow: (file, changes) => follow(file, changes),
    draw: (lenses) => byId('lensList').replaceChildren(...listed(lenses, texts)),
  };
}

/** What all panels need. */
interface Shown {
  readonly server: ServerConnection;
  readonly texts: SiteTexts;
  readonly place: HTMLElement;
  /** Goes back to the text. */
  readonly leave: () => void;
}

function listed(lenses: readonly Lens[], texts: SiteTexts): readonly HTMLLIElement[] {
  const odds = lenses.filter(({ command }) => command !== commands.roll && command !== commands.rollTable);
  if (odds.length === 0) return [element('li', { textContent: texts.noOdds })];
  return odds.map((lens) => {
    const button = element('button', { type: 'button' });
    button.append(
      element('span', { textContent: lens.title }),
      element('span', { className: 'where', textContent: texts.line(lens.line + 1) }),
    );
    button.addEventListener('click', () => runCommand(button, lens));
    const entry = element('li', {});
    entry.append(button);
    return entry;
  });
}

function showOdds({ server, texts, place, leave }: Shown, first: OddsQuestion): void {
  let question = first;
  const frame = panelFrame<ToOddsPage, FromOddsPage>(place, 'panels/odds.html', texts.odds, leave, async (message) => {
    const next = nextOddsQuestion(question, message);
    if (!next) return;
    if (message.kind !== 'roll') return ask(next);
    const { expression, variables } = next;
    const { result } = await server.ask('whq/roll', { expression, seed: newSeed(), ...(variables && { variables }) });
    frame.tell({ kind: 'rolled', result });
  });
  const ask = async (next: OddsQuestion): Promise<void> => {
    question = next;
    const { expression, variables } = next;
    const odds = await server.ask('whq/oddsData', { expression, ...(variables && { variables }) });
    if (question !== next) return;
    const [roll] = odds.rolls;
    if (roll && !next.rolls) question = { ...next, ...roll, rolls: odds.rolls };
    frame.show({ kind: 'odds', odds, rolls: rollsOf(question) });
  };
  void ask(first);
}
