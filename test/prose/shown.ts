/** The chances that the program shows in a file, as an editor opens it, in a workspace without any packs. */
import type { Expression } from '../../server/dice/language/expression.ts';
import { formatExpression } from '../../server/dice/language/format.ts';
import { type Span, shift } from '../../server/text/span.ts';
import { diceIn } from '../../server/workspace/documents/textReading.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

export interface Shown {
  readonly span: Span;
  /** In the language of odds. */
  readonly written: string;
  /** Dice, of which nothing is asked. */
  readonly isRoll: boolean;
}

/** In the order of the text. Empty if the file is no document of this game. */
export function shownIn(file: string, text: string): readonly Shown[] {
  const document = new Workspace([]).putFile(`file:///${file}`, text);
  const shown = document?.sections.flatMap((section, index) => {
    const at = (span: Span, subject: Expression, isRoll: boolean): Shown => {
      return { span: shift(span, document.startOf(index)), written: formatExpression(subject), isRoll };
    };
    const { dice, chances, scores } = diceIn(section);
    return [
      ...dice.map(({ span, expression }) => at(span, expression, true)),
      ...chances.map(({ span, test }) => at(span, test, false)),
      ...scores.map(({ span, value }) => at(span, value, false)),
    ];
  });
  return (shown ?? []).sort((one, other) => one.span.start - other.span.start);
}
