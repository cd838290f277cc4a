import type { FightArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { FromFightPage } from './fightPage.ts';

/**
 * The question that follows from a message of the page.
 *
 * @param asked the sides as the page has them: one that was not changed keeps its place in a text.
 */
export function nextFightQuestion(
  question: FightArgument,
  message: Exclude<FromFightPage, { kind: 'play' }>,
  asked: ServerRequests['whq/fight']['result']['asked'] | undefined,
): object {
  switch (message.kind) {
    case 'ask': {
      const { uri, sides } = question;
      return { uri, sides: message.sides.map((text, index) => (text === asked?.[index] ? sides[index] : text)) };
    }
    case 'change': {
      const { side, combatant, name, value } = message;
      const others = question.changes?.filter(
        (one) => one.side !== side || one.combatant !== combatant || one.name !== name,
      );
      return { ...question, changes: [...(others ?? []), { side, combatant, name, value }] };
    }
    case 'first':
      return { ...question, first: message.first };
    case 'closeFrom':
      return { ...question, closeFrom: message.closeFrom };
    case 'reset':
      return { uri: question.uri, sides: question.sides };
  }
}
