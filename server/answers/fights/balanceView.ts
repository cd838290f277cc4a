import type { Balance } from '../../fights/asked/balance.ts';
import type { Messages } from '../../wording/messages.ts';
import type { View } from '../view/view.ts';
import { balanceHead, fightsShown, shownFightBlocks } from './balanceFacts.ts';
import { fightFaultText } from './fightFault.ts';
import { noteBlocks } from './notes.ts';

/** The fights of a scenario, one after the other. */
export function balanceView(balance: Balance, messages: Messages): View {
  const { words, language } = messages;
  const text = balance.faults.map((fault) => fightFaultText(fault, messages)).join(' ');
  const isCounted = text === '';
  return {
    tab: words.views.scenario(balance.name),
    language,
    blocks: [
      { kind: 'heading', depth: 0, text: words.fights.balance.title(balance.name) },
      isCounted
        ? { kind: 'paragraph', lines: balanceHead(balance, messages).map((line) => [line]) }
        : { kind: 'status', id: 'problem', role: 'alert', text },
      ...fightsShown(balance, messages).flatMap(shownFightBlocks),
      ...noteBlocks({ ...balance, error: 0 }, messages),
    ],
    ...(isCounted && { actions: [{ kind: 'action', id: 'print', label: words.fightPanel.print }] }),
  };
}
