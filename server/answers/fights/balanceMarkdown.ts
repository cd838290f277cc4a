import type { Balance } from '../../fights/asked/balance.ts';
import type { Messages } from '../../wording/messages.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import { balanceHead, fightsShown } from './balanceFacts.ts';
import { notesMarkdown } from './fightMarkdown.ts';

/** The fights of a scenario as Markdown, in order. */
export function balanceMarkdown(balance: Balance, messages: Messages): readonly MarkdownBlock[] {
  const { balance: words } = messages.words.fights;
  return [
    paragraph({ kind: 'bold', text: words.title(balance.name) }),
    ...balanceHead(balance, messages).map((line) => paragraph(line)),
    ...fightsShown(balance, messages).flatMap(({ title, monsters, remarks, numbers }): readonly MarkdownBlock[] => [
      { kind: 'separator' },
      paragraph({ kind: 'bold', text: title }),
      paragraph(monsters),
      ...remarks.map((line) => paragraph(line)),
      ...numbers.flatMap(({ heading, party, warriors, remarks: more }): readonly MarkdownBlock[] => [
        ...(heading === '' ? [] : [paragraph({ kind: 'italic', text: heading })]),
        ...more.map((line) => paragraph(line)),
        ...(party.length > 0
          ? [{ kind: 'table', rows: party } as const, { kind: 'table', rows: warriors } as const]
          : []),
      ]),
    ]),
    { kind: 'separator' },
    ...notesMarkdown({ ...balance, error: 0 }, messages),
  ];
}
