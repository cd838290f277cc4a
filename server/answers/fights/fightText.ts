import type { FightAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { alignedLines } from '../alignedLines.ts';
import { wrapped } from '../wrapped.ts';
import { attackRows, fightTitle, hasNumbers, lengthLines, sideRows } from './fightFacts.ts';
import { noteLists } from './notes.ts';

/**
 * A fight for the terminal: who wins, how long it takes, what each attack does, and the rules behind the numbers.
 *
 * @param width the columns of a line; a table may be wider.
 */
export function fightText(answer: FightAnswer, messages: Messages, width = 120): string {
  const { fights: words } = messages.words;
  const attacks = attackRows(answer, messages);
  const blocks = [
    [fightTitle(answer, messages), messages.words.blocks.systems[answer.system]],
    hasNumbers(answer) ? alignedLines(sideRows(answer, messages), '') : [],
    hasNumbers(answer) || answer.never.value === 1
      ? lengthLines(answer, messages).flatMap((line) => wrapped(line, '', width))
      : [],
    attacks.length > 1 ? [words.attacks, ...alignedLines(attacks, '  ')] : [],
    ...noteListsText(answer, messages, width),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** The lists beside the numbers, each as lines. */
export function noteListsText(
  notes: Parameters<typeof noteLists>[0],
  messages: Messages,
  width: number,
): readonly (readonly string[])[] {
  return noteLists(notes, messages).map(({ heading, items }) => [
    heading,
    ...items.flatMap((item) =>
      wrapped(item, '    ', width).map((line, index) => (index === 0 ? `  - ${line.slice(4)}` : line)),
    ),
  ]);
}
