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
    if (!balance || !document) return undefined;
    const { print } = reader.messages.words.fightPanel;
    return id === 'print'
      ? { effect: { kind: 'print', page: balancePage(balance, reader.messages), name: 'fights.html', title: print } }
      : {
          effect: {
            kind: 'print',
            page: scenarioPage(scope, document, balance, reader),
            name: 'scenario.html',
            title: print,
          },
        };
  },
};

function balanceIn({ workspace, document, reader }: ViewAsked): Balance | undefined {
  if (!document?.format || document.format.isXml) return undefined;
  return balanceOf(workspace, document, optionsFor(reader));
}

/** The same object in all slices of a run. */
const optionsFor = remembered(sideOptions);
