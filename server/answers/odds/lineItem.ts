import type { Annotation, Expression, Test } from '../../dice/language/expression.ts';
import type { Alternative } from '../../dice/prose/notation/notation.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import type { Span } from '../../text/span.ts';

/** A roll or a chance in a line, or the chance of an ability that the line names. */
export interface LineItem {
  /** Its place in the section. */
  readonly span: Span;
  /** In the writing of people. */
  readonly written: string;
  /** In the language of odds. */
  readonly expression: string;
  readonly subject: Annotation | Expression;
  /** The roll that a chance is about. */
  readonly roll?: Expression;
  /** `3D6/4D6(5+)`: the roll that counts on a high roll to hit. */
  readonly alternative?: Alternative | undefined;
  /** The single test, if the odds are those of a test that is made in each turn or by each Warrior. */
  readonly once?: Test;
  /** The roll table that it is for. Its title says enough: `2D6 table · 8 rows · complete`. */
  readonly table?: RollTable;
  /** What an ability asks that the line has: the same for all names of the ability. The odds are those of its rule. */
  readonly ability?: string;
  /** Whether the text says the chance itself: `a 1 in 6 chance`. */
  readonly isStated?: boolean;
}
