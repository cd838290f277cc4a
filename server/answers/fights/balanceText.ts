import type { Balance } from '../../fights/asked/balance.ts';
import { printable } from '../../text/printable.ts';
import type { Messages } from '../../wording/messages.ts';
import { alignedLines } from '../alignedLines.ts';
import { wrapped } from '../wrapped.ts';
import { balanceHead, fightsShown } from './balanceFacts.ts';
import { noteListsText } from './fightText.ts';

/**
 * The fights of a scenario for the terminal, in order.
 *
 * @param width the columns of a line; a table may be wider.
 */
export function balanceText(balance: Balance, messages: Messages, width = 120): string {
  const { balance: words } = messages.words.fights;
  const lines = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => wrapped(printable(text), '', width));
  const blocks = [
    lines([words.title(balance.name), ...balanceHead(balance, messages)]),
    ...fightsShown(balance, messages).flatMap(({ title, monsters, remarks, numbers }) => [
      lines([title, monsters, ...remarks]),
      ...numbers.flatMap(({ heading, party, warriors, remarks: more }) => [
        [...lines([heading, ...more].filter(Boolean)), ...alignedLines(party, '  ')],
        alignedLines(warriors, '  '),
      ]),
    ]),
    ...noteListsText({ ...balance, error: 0 }, messages, width),
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');
}
