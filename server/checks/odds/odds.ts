import { mechanicsOf } from '../../abilities/rule.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import { shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type Problem, severities } from '../problems/problem.ts';

/** `<?odds … ?>` that cannot be read, and so would show nothing. Spans count in the section. */
export function oddsProblems(section: Section, messages: Messages): readonly Problem[] {
  return mechanicsOf(section.text, section.nodes).flatMap(({ source, span, instructionSpan }) =>
    parseAnnotation(source).errors.map((error) => ({
      code: 'odds-syntax',
      severity: severities['odds-syntax'],
      span: source === '' ? instructionSpan : visible(shift(error.span, span.start)),
      message: diceMessage(error, messages),
    })),
  );
}

/** The sentence for something that is not in the language of odds. */
export function diceMessage(error: DiceSyntaxError, messages: Messages): string {
  const sentence = messages.problems.dice[error.code] as (error: DiceSyntaxError) => string;
  return sentence(error);
}

/** An error at the very end of a text lies on nothing; the character before it is where the author looks. */
function visible({ start, end }: Problem['span']): Problem['span'] {
  return start === end ? { start: Math.max(0, start - 1), end } : { start, end };
}
