import type { Expression } from '../../../server/dice/language/expression.ts';
import type { Span } from '../../../server/text/span.ts';
import type { ChanceMark, ChanceText } from './chanceMarks.ts';
import { saysTheSame } from './sameOdds.ts';

/** A chance that the program shows. */
export interface ShownChance {
  readonly span: Span;
  readonly subject: Expression;
  /** In the language of odds. */
  readonly written: string;
}

/** What became of a mark, or of a chance that is shown where there is no mark. */
export interface Verdict {
  /**
   * `right`: all that is shown at the mark is true. `wrong`: something that is shown is not. `missed`: nothing is shown where something
   * could be. `quiet`: nothing is shown, and nothing has to be.
   */
  readonly kind: 'right' | 'wrong' | 'missed' | 'quiet';
  readonly mark: ChanceMark | undefined;
  readonly span: Span;
  readonly shown: readonly ShownChance[];
}

/** A verdict for each mark, and one for each chance that is shown outside of all marks and doubtful places. */
export function verdictsOn({ marks, doubtful }: ChanceText, shown: readonly ShownChance[]): readonly Verdict[] {
  const atMark = new Map<ChanceMark, ShownChance[]>(marks.map((mark) => [mark, []]));
  const strays: Verdict[] = [];
  for (const chance of shown) {
    const near = marks.filter(({ span }) => overlaps(span, chance.span));
    const mark = near.find((each) => isTrueAt(each, chance)) ?? near[0];
    if (mark) atMark.get(mark)?.push(chance);
    else if (!doubtful.some((place) => overlaps(place, chance.span))) {
      strays.push({ kind: 'wrong', mark: undefined, span: chance.span, shown: [chance] });
    }
  }
  const judged = marks.map((mark): Verdict => {
    const chances = atMark.get(mark) ?? [];
    return { kind: kindOf(mark, chances), mark, span: mark.span, shown: chances };
  });
  return [...judged, ...strays];
}

function kindOf(mark: ChanceMark, shown: readonly ShownChance[]): Verdict['kind'] {
  if (shown.length === 0) return mark.truths.length === 0 || mark.isOptional ? 'quiet' : 'missed';
  return shown.every((chance) => isTrueAt(mark, chance)) ? 'right' : 'wrong';
}

function isTrueAt(mark: ChanceMark, { subject }: ShownChance): boolean {
  return mark.truths.some((truth) => saysTheSame(truth, subject));
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
