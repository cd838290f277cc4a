/** Which odds of a line stand above it, for how much an author wants to see there. */

import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { asksForChances } from '../../dice/language/expressionKinds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { isGameNumber } from '../../dice/prose/words/gameNumbers.ts';
import type { RollRow } from '../../tables/rollTable.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Reader } from '../reader.ts';
import { assumedFor } from './askedTest.ts';
import type { LineItem } from './lineItem.ts';
import { oddsSummary } from './oddsText.ts';

/** How much is shown above lines, the least first. */
export const details = ['quiet', 'normal', 'everything'] as const;
export type Detail = (typeof details)[number];

/** What the kind of an item depends on beside the item. */
interface PlaceOfItem {
  readonly section: Section;
  /** The odds of its line. */
  readonly items: readonly LineItem[];
  /** Whether a row of a table begins in its line. */
  readonly isRow: boolean;
  /** The rows of all tables of the section. */
  readonly rows: readonly RollRow[];
  /** Whether the section is the text of a rule with parameters. */
  readonly hasParameters: boolean;
  readonly reader: Reader;
}

/** The kinds of odds in order of precedence: the first that an item is says with which details it is above its line. */
const lensKinds: readonly {
  readonly is: (item: LineItem, place: PlaceOfItem) => boolean;
  /** The least detail; `hover` if it is never above its line. */
  readonly from: Detail | 'hover';
}[] = [
  { is: ({ table }) => table !== undefined, from: 'quiet' },
  { is: ({ isStated }) => isStated === true, from: 'hover' },
  { is: isScoreOfRow, from: 'hover' },
  { is: isOfParameter, from: 'hover' },
  { is: isOfEqualShares, from: 'hover' },
  // A lens that only asks for numbers is no help.
  { is: ({ subject }, { reader }) => assumedFor(subject, reader.preview) === undefined, from: 'hover' },
  { is: isSimpleChance, from: 'normal' },
  { is: isChance, from: 'quiet' },
  { is: (_, { isRow }) => isRow, from: 'everything' },
  { is: (item) => plainDice(item) === 1, from: 'everything' },
  { is: (item, place) => isPlain(item) && isWholeElement(item, place), from: 'everything' },
  { is: isPlain, from: 'normal' },
  { is: () => true, from: 'quiet' },
];

/** Whether an item is above its line. */
export function isAboveLine(item: LineItem, place: PlaceOfItem, detail: Detail): boolean {
  const from = lensKinds.find(({ is }) => is(item, place))?.from;
  return details.slice(0, details.indexOf(detail) + 1).some((one) => one === from);
}

/** Whether the odds are a chance, or chances of several things. */
export function isChance({ subject, once }: LineItem): boolean {
  return once !== undefined || asksForChances(bodyOf(subject));
}

/** Dice whose odds players know: `1D6`, `2D6`, `D66`. */
export function isPlain(item: LineItem): boolean {
  return plainDice(item) <= 3;
}

/** How many dice are rolled, if nothing else is done with them; infinitely many for other odds. D66 is rolled as one number. */
function plainDice({ subject, alternative }: LineItem): number {
  const isBound = subject.kind === 'annotation' && subject.assignments.length > 0;
  const [roll, count = 1] = /^(?:(\d+)D\d+|D66)$/.exec(formatExpression(bodyOf(subject))) ?? [];
  return roll === undefined || isBound || alternative ? Number.POSITIVE_INFINITY : Number(count);
}

/** The score of a row: the lens of the table says it. */
function isScoreOfRow(item: LineItem, { rows }: PlaceOfItem): boolean {
  return isChance(item) && rows.some(({ mark }) => mark.start === item.span.start);
}

/** A rule that speaks of its own parameter: `1D6 ≥ n` says nothing before a Monster has a number. */
function isOfParameter({ subject, ability }: LineItem, { hasParameters }: PlaceOfItem): boolean {
  return hasParameters && ability === undefined && !freeVariables(subject).every(isGameNumber);
}

/** One of several outcomes of a roll that are as likely each: `on 1-2 …, on 3-4 …, on 5-6 …`. */
function isOfEqualShares({ roll }: LineItem, { items, reader }: PlaceOfItem): boolean {
  const outcomes = items.filter((one) => roll !== undefined && one.roll?.span.start === roll.span.start);
  const chances = new Set(outcomes.map(({ subject }) => oddsSummary(subject, new Map(), reader)));
  return outcomes.length > 2 && chances.size === 1;
}

/** A value of a Monster, which is a row in another form: `<damage>2D6</damage>`. */
function isWholeElement({ span }: LineItem, { section: { text } }: PlaceOfItem): boolean {
  return text[span.start - 1] === '>' && text[span.end] === '<';
}

/**
 * Whether players know the chance by heart: that of scores of one D6, `5+ on 1D6`, or of an ability whose value is such a target, `Parry 5+`.
 * A test of each Warrior has more to tell, and the author of an annotation wants it shown.
 */
function isSimpleChance({ subject, once, ability, written, expression }: LineItem): boolean {
  if (subject.kind === 'annotation') return ability !== undefined && isRating(subject, written);
  return once === undefined && /^(?:not )?1D6 (?:[<>=!]+ \d+|in \{[^}]*\})$/.test(expression);
}

/** Whether the ability needs its own value or more on one D6, and is written with that value: `5+`. */
function isRating({ assignments, body }: Annotation, written: string): boolean {
  const [, right] = /^1D6 >= (\S+)$/.exec(formatExpression(body)) ?? [];
  const value = assignments.find(({ name }) => name === right)?.value;
  const score = value ? formatExpression(value) : right;
  return Array.from(written.matchAll(/\d+(?=\+)/g), String).some((one) => one === score);
}

function bodyOf(subject: Annotation | Expression): Expression {
  return subject.kind === 'annotation' ? subject.body : subject;
}
