/** The chances that the program shows in a file, as an editor opens it, in a workspace without any packs. */
import type { Expression } from '../../server/dice/language/expression.ts';
import { formatExpression } from '../../server/dice/language/format.ts';
import { type Span, shift } from '../../server/text/span.ts';
import { diceIn } from '../../server/workspace/documents/textReading.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

export interface ShownChance {
  readonly span: Span;
  readonly subject: Expression;
  /** In the language of odds. */
  readonly written: string;
}

/** In the order of the text. Empty if the file is no document of this game. */
export function shownIn(file: string, text: string): readonly ShownChance[] {
  const document = new Workspace([]).putFile(`file:///${file}`, text);
  if (!document) return [];
  const shown = document.sections.flatMap((section, index) => {
    const { chances, scores } = diceIn(section);
    const found = [
      ...chances.map(({ span, test }) => ({ span, subject: test })),
      ...scores.map(({ span, value }) => ({ span, subject: value })),
    ];
    return found.map(({ span, subject }) => {
      return { span: shift(span, document.startOf(index)), subject, written: formatExpression(subject) };
    });
  });
  return shown.sort((one, other) => one.span.start - other.span.start);
}
