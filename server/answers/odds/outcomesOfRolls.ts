import type { Range, Test, Value } from '../../dice/language/expression.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { addTo } from '../../text/grouped.ts';
import type { Messages } from '../../wording/messages.ts';
import { scoresAsked } from './formulaText.ts';
import type { LineItem } from './lineItem.ts';

/** Fewer outcomes of one roll are shown one by one. */
const minimumOutcomes = 3;

/** The outcomes of one roll as one item, and the items of which it consists. */
interface OutcomesOfRoll {
  readonly item: LineItem;
  readonly parts: readonly LineItem[];
}

/**
 * The rolls for which a line names several outcomes that exclude each other: `on a 1 or 2 he slips, on a 3 or 4 he drops it, on a 5 or 6 he is
 * across`. Outcomes that overlap may be those of several rolls, and are left as they are.
 */
export function outcomesOfRolls(items: readonly LineItem[], messages: Messages): readonly OutcomesOfRoll[] {
  const byRoll = new Map<number, LineItem[]>();
  for (const item of items) if (item.roll) addTo(byRoll, item.roll.span.start, item);
  return [...byRoll.values()].flatMap((parts) => {
    const item = outcomesOf(parts, messages);
    return item ? [{ item, parts }] : [];
  });
}

function outcomesOf(parts: readonly LineItem[], { words }: Messages): LineItem | undefined {
  const [first] = parts;
  const scores = parts.flatMap((part) => scoresIn(part) ?? []);
  if (!first || parts.length < minimumOutcomes || scores.length < parts.length) return undefined;
  const rolls = new Set(scores.map(({ roll }) => formatExpression(roll)));
  const [roll = ''] = rolls;
  if (rolls.size > 1 || overlap(scores.flatMap(({ ranges }) => ranges))) return undefined;
  const outcomes = scores.map(({ name, test }) => `${name}: ${formatExpression(test)}`).join(', ');
  const expression = `roll = ${roll}; outcomes(${outcomes})`;
  const { annotation } = parseAnnotation(expression);
  if (!annotation) return undefined;
  const written = words.odds.target(scores.map(({ name }) => name).join(', '), roll);
  return { span: first.span, written, expression, subject: annotation, isOfOutcomes: true };
}

interface Scores {
  readonly roll: Value;
  /** `3–4`, `1/6`. */
  readonly name: string;
  readonly ranges: readonly Range[];
  /** The test of the name `roll`. */
  readonly test: Test;
}

/** What the roll must show for the chance of an item; undefined where that is more than its scores. */
function scoresIn({ subject, once }: LineItem): Scores | undefined {
  const test = once ?? subject;
  if (test.kind === 'annotation' || !isTest(test)) return undefined;
  const scores = scoresAsked(test);
  const ranges = rangesOf(test);
  if (!scores || !ranges) return undefined;
  const roll: Value = { kind: 'name', name: 'roll', span: test.span };
  const named =
    test.kind === 'in' ? { ...test, value: roll } : test.kind === 'comparison' ? { ...test, left: roll } : test;
  return { roll: scores.roll, name: scores.text.replaceAll(', ', '/'), ranges, test: named };
}

function rangesOf(test: Test): readonly Range[] | undefined {
  if (test.kind === 'in') return test.ranges;
  if (test.kind !== 'comparison' || test.right.kind !== 'number') return undefined;
  const { value } = test.right;
  if (test.comparator === '=') return [{ low: value, high: value }];
  if (test.comparator === '>=') return [{ low: value, high: Number.POSITIVE_INFINITY }];
  return test.comparator === '<=' ? [{ low: Number.NEGATIVE_INFINITY, high: value }] : undefined;
}

function overlap(ranges: readonly Range[]): boolean {
  const sorted = ranges.toSorted((one, other) => one.low - other.low);
  return sorted.slice(1).some(({ low }, index) => low <= (sorted[index]?.high ?? low));
}
