import type { FightAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import { attackRows, fightTitle, hasNumbers, lengthLines, sideRows } from './fightFacts.ts';
import { noteLists } from './notes.ts';

/** A fight for a card or a hover. */
export function fightMarkdown(answer: FightAnswer, messages: Messages): readonly MarkdownBlock[] {
  const attacks = attackRows(answer, messages);
  return [
    paragraph({ kind: 'bold', text: fightTitle(answer, messages) }),
    ...(hasNumbers(answer) ? [{ kind: 'table', rows: sideRows(answer, messages) } as const] : []),
    ...(hasNumbers(answer) || answer.never.value === 1
      ? lengthLines(answer, messages).map((line) => paragraph(line))
      : []),
    ...(attacks.length > 1 ? [{ kind: 'table', rows: attacks } as const] : []),
    ...notesMarkdown(answer, messages),
  ];
}

/** The lists beside the numbers. */
export function notesMarkdown(notes: Parameters<typeof noteLists>[0], messages: Messages): readonly MarkdownBlock[] {
  return noteLists(notes, messages).flatMap(({ heading, items }): readonly MarkdownBlock[] => [
    paragraph({ kind: 'bold', text: heading }),
    { kind: 'list', items: items.map((item) => ({ depth: 0, line: [item] })) },
  ]);
}
