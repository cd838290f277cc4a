import { formatExpression } from '../../dice/language/format.ts';
import type { DiceMention } from '../../dice/prose/notation.ts';
import { type ChanceMention, readProse, type ScoreMention } from '../../dice/prose/target.ts';
import { rememberedLately } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Section } from './section.ts';
import { textRuns } from './textRuns.ts';

/** All dice and chances in a section's text, in order. Spans are in section coordinates. */
interface DiceReading {
  readonly dice: readonly DiceMention[];
  readonly chances: readonly ChanceMention[];
  /** Rolls with a condition on each die: how many of seven dice score 4 or more. */
  readonly scores: readonly ScoreMention[];
}

/** The dice and chances in the running text of a section, without attributes, comments and instructions. */
export const diceIn = rememberedLately(
  (_: Section) => [],
  (section): DiceReading => {
    const readings = joinedRuns(section).map((run) => {
      const { dice, chances, scores } = readProse(textOf(section, run));
      const inSection = <Found extends { readonly span: Span }>(found: Found): Found => ({
        ...found,
        span: shift(found.span, run.start),
      });
      return { dice: dice.map(inSection), chances: chances.map(inSection), scores: scores.map(inSection) };
    });
    return {
      dice: readings.flatMap(({ dice }) => dice),
      chances: readings.flatMap(({ chances }) => chances),
      scores: readings.flatMap(({ scores }) => scores),
    };
  },
);

/** The runs of text, those that only tags such as `<b>` divide in one: a target may stand in such an element. */
function joinedRuns(section: Section): readonly Span[] {
  const joined: Span[] = [];
  for (const run of textRuns(section.nodes)) {
    const before = joined.at(-1);
    const isJoined = before !== undefined && inlineTags.test(section.text.slice(before.end, run.start));
    if (before && isJoined) joined[joined.length - 1] = { start: before.start, end: run.end };
    else joined.push(run);
  }
  return joined;
}

const inlineTags = /^(?:<\/?(?:b|i|u|em|strong|span)>)+$/;

/** The sides of the dice that the text speaks of: `6` of `2D6`. */
export function sidesIn(section: Section): ReadonlySet<string> {
  const { dice, chances } = diceIn(section);
  const rolls = [...dice.map(({ expression }) => expression), ...chances.map(({ roll }) => roll)];
  return new Set(rolls.flatMap((roll) => sidesOf(formatExpression(roll))));
}

/** `6` of `2D6`, for every die of an expression in the language of odds. */
export function sidesOf(expression: string): readonly string[] {
  return [...expression.matchAll(/D(\d+)/gi)].map(([, sides = '']) => sides);
}

function textOf({ text }: Section, { start, end }: Span): string {
  return text.slice(start, end);
}
