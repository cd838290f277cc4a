import type { Balance } from '../../fights/asked/balance.ts';
import type { Messages } from '../../wording/messages.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import type { View } from '../view/view.ts';
import { balanceHead, fightsShown } from './balanceFacts.ts';
import { fightFaultText } from './fightFault.ts';
import { notesMarkdown } from './fightMarkdown.ts';

/** The fights of a scenario, one after the other. */
export function balanceView(balance: Balance, messages: Messages): View {
  const { words, language } = messages;
  const problem = balance.faults.map((fault) => fightFaultText(fault, messages)).join(' ');
  return {
    tab: words.views.scenario(balance.name),
    language,
    blocks: [
      { kind: 'heading', depth: 0, text: words.fights.balance.title(balance.name) },
      ...(problem === ''
        ? balanceHead(balance, messages).map((line) => paragraph(line))
        : [{ kind: 'status', id: 'problem', role: 'alert', text: problem } as const]),
      ...fightsShown(balance, messages).flatMap(fightBlocks),
      ...notesMarkdown({ ...balance, error: 0 }, messages),
    ],
    ...(problem === '' && { actions: [{ kind: 'action', id: 'print', label: words.fightPanel.print }] }),
  };
}

function fightBlocks({
  title,
  monsters,
  remarks,
  numbers,
}: ReturnType<typeof fightsShown>[number]): readonly MarkdownBlock[] {
  return [
    { kind: 'heading', depth: 1, text: title },
    paragraph({ kind: 'italic', text: monsters }),
    ...remarks.map((line) => paragraph(line)),
    ...numbers.flatMap(({ heading, party, warriors, remarks: more }): readonly MarkdownBlock[] => [
      ...(heading === '' ? [] : [{ kind: 'heading', depth: 2, text: heading } as const]),
      ...more.map((line) => paragraph(line)),
      { kind: 'table', rows: party },
      { kind: 'table', rows: warriors },
    ]),
  ];
}
