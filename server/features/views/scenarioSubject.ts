import { scenarioPage } from '../../answers/exports/scenarioPage.ts';
import { balancePage } from '../../answers/fights/balanceHtml.ts';
import { balanceView } from '../../answers/fights/balanceView.ts';
import { type Balance, balanceOf } from '../../fights/asked/balance.ts';
import { remembered } from '../../queries/remembered.ts';
import { sideOptions } from '../fights/askedFight.ts';
import { textField } from './fields.ts';
import type { ViewAsked, ViewQuestion, ViewSubject } from './viewSubject.ts';

/** The fights of a scenario. */
export const scenarioSubject: ViewSubject<ViewQuestion> = {
  read: ({ uri }) => ({ uri: textField(uri) }),
  view: (asked) => {
    const balance = balanceIn(asked);
    // A Warrior without values is told; a text without fights is not shown.
    const isShown = balance && balance.fights.length + balance.faults.length > 0;
    return isShown ? balanceView(balance, asked.reader.messages) : undefined;
  },
  after: (asked, _, { id }) => {
    const { scope, document, reader } = asked;
    const balance = balanceIn(asked);
    if (!balance || !document || !isPrinted(id)) return undefined;
    const [name, page] = {
      print: ['fights.html', () => balancePage(balance, reader.messages)] as const,
      printScenario: ['scenario.html', () => scenarioPage(scope, document, balance, reader)] as const,
    }[id];
    return { effect: { kind: 'print', page: page(), name, title: reader.messages.words.fightPanel.print } };
  },
};

/** The button of the panel, and the command that prints the text too. */
function isPrinted(id: string): id is 'print' | 'printScenario' {
  return id === 'print' || id === 'printScenario';
}

function balanceIn({ workspace, document, reader }: ViewAsked): Balance | undefined {
  if (!document?.format || document.format.isXml) return undefined;
  return balanceOf(workspace, document, optionsFor(reader));
}

/** The same object in all slices of a run. */
const optionsFor = remembered(sideOptions);
