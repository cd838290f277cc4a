import { scenarioPage } from '../../answers/exports/scenarioPage.ts';
import { balanceView } from '../../answers/fights/balanceView.ts';
import { viewPage } from '../../answers/view/viewPage.ts';
import { type Balance, balanceOf } from '../../fights/asked/balance.ts';
import { remembered } from '../../queries/remembered.ts';
import { sideOptions } from '../fights/askedFight.ts';
import { textField } from './fields.ts';
import type { ViewAsked, ViewQuestion, ViewSubject } from './viewSubject.ts';

/** The fights of a scenario, in a line each or with all their numbers. */
interface BalanceQuestion extends ViewQuestion {
  readonly isDetailed?: boolean;
}

/** The fights of a scenario. */
export const scenarioSubject: ViewSubject<BalanceQuestion> = {
  read: ({ uri, isDetailed }) => ({ uri: textField(uri), isDetailed: isDetailed === true }),
  view: (asked, { isDetailed = false }) => {
    const balance = balanceIn(asked);
    // A Warrior without values is told; a text without fights is not shown.
    const isShown = balance && balance.fights.length + balance.faults.length > 0;
    return isShown ? balanceView(balance, asked.reader.messages, isDetailed) : undefined;
  },
  after: (asked, question, { id }) => {
    const { scope, document, reader } = asked;
    const { isDetailed = false } = question;
    if (id === 'details') return { question: { ...question, isDetailed: !isDetailed } };
    const balance = balanceIn(asked);
    if (!balance || !document || !isPrinted(id)) return undefined;
    const view = balanceView(balance, reader.messages, isDetailed);
    const [name, page] = {
      print: ['fights.html', () => viewPage(view)] as const,
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
