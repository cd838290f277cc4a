import type { ChangeDesc } from '@codemirror/state';
import { commands } from '../../server/lsp/protocol/commands.ts';
import { rollArgument, tableArgument } from '../server/commandArguments.ts';
import { runCommand } from './commandEvents.ts';
import { byId, element } from './elements.ts';
import type { ExampleFile } from './exampleFiles.ts';
import type { FileEditor } from './fileEditor.ts';
import type { Lens } from './lenses.ts';
import type { Tool } from './rollTool.ts';
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
  const place = { server, editor, place: byId('panel'), title: texts.odds };
  let follow: OddsTool['follow'] = () => undefined;
  return {
    tab: 'odds',
    run: ({ command, argument }) => {
      switch (command) {
        case commands.showOdds: {
          const question = rollArgument(argument);
          if (question) follow = shownView(place, 'odds', question);
          return true;
        }
        case commands.showFight:
          follow = shownView(place, 'fight', argument);
          return true;
        case commands.showTable: {
          const table = tableArgument(argument);
          if (table) follow = shownView(place, 'table', table);
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
