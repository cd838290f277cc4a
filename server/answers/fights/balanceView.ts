import type { Balance } from '../../fights/asked/balance.ts';
import type { Messages } from '../../wording/messages.ts';
import { balanceHead, fightsShown } from './balanceFacts.ts';
import { balancePage } from './balanceHtml.ts';
import { fightFaultText } from './fightFault.ts';
import { noteLists } from './notes.ts';

/** The fights of a scenario as a panel shows them: plain data, every text in the reader's language. */
export interface BalanceView {
  /** The name of the file. */
  readonly name: string;
  readonly title: string;
  /** Why there are no numbers; empty without a reason. */
  readonly problem: string;
  readonly head: readonly string[];
  readonly fights: ReturnType<typeof fightsShown>;
  readonly notes: readonly { readonly heading: string; readonly items: readonly string[] }[];
  /** The same as a whole page for a browser or a printer, without scripts; all texts in it are escaped. */
  readonly page: string;
  readonly language: string;
  /** The label of the button that prints. */
  readonly print: string;
}

export function balanceView(balance: Balance, messages: Messages): BalanceView {
  const { words, language } = messages;
  const problem = balance.faults.map((fault) => fightFaultText(fault, messages)).join(' ');
  return {
    name: balance.name,
    title: words.fights.balance.title(balance.name),
    problem,
    head: problem === '' ? balanceHead(balance, messages) : [],
    fights: fightsShown(balance, messages),
    notes: noteLists({ ...balance, caps: [], error: 0 }, messages),
    page: balancePage(balance, messages),
    language,
    print: problem === '' ? words.fightPanel.print : '',
  };
}
