import type { Balance } from '../../fights/asked/balance.ts';
import type { Messages } from '../../wording/messages.ts';
import type { MarkdownBlock } from '../markdown.ts';
import type { View } from '../view/view.ts';
import { balanceHead, fightsShown } from './balanceFacts.ts';
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
      isCounted ? linesOf(balanceHead(balance, messages)) : { kind: 'status', id: 'problem', role: 'alert', text },
      ...fightsShown(balance, messages).flatMap(fightBlocksOf),
      ...noteBlocks({ ...balance, error: 0 }, messages),
    ],
    ...(isCounted && { actions: [{ kind: 'action', id: 'print', label: words.fightPanel.print }] }),
  };
}

function fightBlocksOf({
  title,
  monsters,
  remarks,
  numbers,
}: ReturnType<typeof fightsShown>[number]): readonly MarkdownBlock[] {
  return [
    { kind: 'heading', depth: 1, text: title },
    { kind: 'paragraph', lines: [[{ kind: 'italic', text: monsters }], ...remarks.map((line) => [line])] },
    ...numbers.flatMap(({ heading, party, warriors, remarks: more }): readonly MarkdownBlock[] => [
      ...(heading === '' ? [] : [{ kind: 'heading', depth: 2, text: heading } as const]),
      linesOf(more),
      { kind: 'table', rows: party },
      { kind: 'table', rows: warriors },
    ]),
  ];
}

function linesOf(lines: readonly string[]): MarkdownBlock {
  return { kind: 'paragraph', lines: lines.map((line) => [line]) };
}
