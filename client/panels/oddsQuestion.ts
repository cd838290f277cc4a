import type { Roll } from '../../server/lsp/protocol/diceRequests.ts';
import { rollArgument } from '../server/commandArguments.ts';
import type { FromOddsPage, ToOddsPage } from './oddsPage.ts';

/** The question that follows from a message of the page; undefined if the message is not valid. */
export function nextOddsQuestion(question: OddsQuestion, message: FromOddsPage): OddsQuestion | undefined {
  const { expression, rolls } = question;
  switch (message.kind) {
    case 'roll':
      return question;
    case 'variables': {
      const changed = rollArgument({ expression, variables: message.variables });
      return changed && { ...changed, ...(rolls && { rolls }) };
    }
    case 'choose': {
      const chosen = rolls?.[message.index];
      return (
        chosen && { expression: chosen.expression, ...(chosen.variables && { variables: chosen.variables }), rolls }
      );
    }
    case 'expression':
      return message.expression === expression ? question : rollArgument({ expression: message.expression });
  }
}

/** A roll that is shown, and all rolls that it can be changed for: those of a line, or those that what was typed means. */
export interface OddsQuestion extends Roll {
  readonly rolls?: readonly { readonly label: string; readonly expression: string; readonly variables?: Numbers }[];
}

type Numbers = NonNullable<Roll['variables']>;

/** The rolls to choose from, as the page shows them. */
export function rollsOf({ expression, rolls = [] }: OddsQuestion): Extract<ToOddsPage, { kind: 'odds' }>['rolls'] {
  return rolls.map((roll) => ({ label: roll.label, isShown: roll.expression === expression }));
}
