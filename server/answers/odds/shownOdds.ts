import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { freeVariables, hasDice } from '../../dice/language/names.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { remembered as rememberedBy, rememberedText } from '../../queries/remembered.ts';
import { alignedLines } from '../alignedLines.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Preview, Reader } from '../reader.ts';
import { barsOf } from '../view/printedBlocks.ts';
import type { ChartedTable } from '../view/view.ts';
import { type Answer, answer } from './answer.ts';
import { chartedTable } from './chartedTable.ts';
import { levelsText } from './levelsText.ts';
import { answerLine, isFlat } from './oddsText.ts';

/** The odds of a roll as hovers, cards and texts of rules tell them. */
export interface ShownOdds {
  /** The author's label for the number. */
  readonly label: string | undefined;
  /** `1 in 3 (2/6, 33 %)`, `level 1: 50 %, 3+: 17 % at Dungeon level 2`. */
  readonly line: string;
  /** The same as rows, where a line cannot say everything. */
  readonly table: ChartedTable | undefined;
  /** The table turned round, so that the values are side by side; its first row is its head. */
  readonly across: readonly (readonly string[])[] | undefined;
  /** The shape of a roll: bars for its outcomes, if they are not all as likely. */
  readonly bars: string | undefined;
}

/**
 * The odds of a subject, where they depend on two things with a few values of both.
 *
 * @param shared the budget of many answers. The steps of this one are taken from it.
 */
function shownOdds(
  subject: Annotation | Expression,
  given: Bindings,
  { messages, preview }: Reader,
  room: 'few values' | 'all values' = 'few values',
  shared?: Budget,
): ShownOdds {
  const answered = answer({ subject, given, room }, preview, shared);
  const levels = levelsText(subject, given, preview, messages);
  const label = subject.kind === 'annotation' ? subject.label : undefined;
  const table = chartedTable(answered, '', messages);
  const isTable = hasRows(answered);
  return {
    label,
    line: `${answerLine(answered, messages)}${levels}`,
    table: isTable ? table : undefined,
    across: isTable && table ? acrossRows(table, label, levels) : undefined,
    bars: table && hasShape(answered) ? barLines(table) : undefined,
  };
}

/** Whether an answer is one for each of several things: values, Warriors or outcomes with names. */
export function hasRows(answered: Answer): boolean {
  return answered.kind === 'single' ? answered.odds.kind === 'outcomes' : answered.kind !== 'open';
}

/** Whether an answer is a roll whose outcomes are not all as likely. */
export function hasShape(answered: Answer): boolean {
  return answered.kind === 'single' && answered.odds.kind === 'distribution' && !isFlat(answered.odds);
}

/** The odds as a block: a table, or a line. */
export function oddsBlock({ label, line, across }: ShownOdds): MarkdownBlock {
  return across ? { kind: 'table', rows: across } : paragraph(withLabel(label, line));
}

/** `afraid: 1 in 3`. */
export function withLabel(label: string | undefined, line: string): string {
  return label ? `${label}: ${line}` : line;
}

/** A row for each column, with the label of the roll and the levels in the first cell of one of them or in the head. */
function acrossRows(
  { head, across, columns, rows }: ChartedTable,
  label: string | undefined,
  levels: string,
): readonly (readonly string[])[] {
  const named = label === undefined ? undefined : `${label}${levels}`;
  const headOf = (name: string): string => withLabel(named, named === undefined ? `${name}${levels}` : name);
  if (across !== undefined) {
    const body = rows.map((row) => [row.label, ...row.cells.map(({ text }) => text)]);
    return [[headOf(`${head} ↓ ${across} →`), ...columns.map((column) => column.label)], ...body];
  }
  const labels = rows.map((row) => row.label);
  const textsOf = (index: number): readonly string[] => rows.map(({ cells }) => cells[index]?.text ?? '');
  const [only, ...others] = columns;
  if (!only || others.length > 0)
    return [[headOf(head), ...labels], ...columns.map((column, index) => [column.label, ...textsOf(index)])];
  const exact = rows.map(({ cells }) => cells[0]?.exact ?? '');
  const first = named ?? `${only.label}${levels}`;
  return exact.some(Boolean)
    ? [
        [head, ...labels],
        [first, ...exact],
        ['', ...textsOf(0)],
      ]
    : [
        [head, ...labels],
        [first, ...textsOf(0)],
      ];
}

/** An outcome, its chance and a bar in each line. */
function barLines(table: ChartedTable): string {
  const bars = barsOf(table) ?? [];
  const rows = table.rows.map(({ label, cells: [first] }, index) => [label, first?.text ?? '', bars[index] ?? '']);
  const lines = alignedLines([['', '', ''], ...rows]).slice(1);
  return [...lines, ...(table.beyond === undefined ? [] : [table.beyond])].join('\n');
}

/** More texts than a reader hovers over in an evening. */
const maximumRemembered = 500;

/** The results are kept for readers with the same levels and the same party, who hover over the same places again and again. */
const remembered = rememberedBy((_: Preview) =>
  rememberedText({ most: maximumRemembered }, (_: string, workOut: () => ShownOdds | undefined) => workOut()),
);

/**
 * The odds for a place with room, such as a hover.
 *
 * @param source by which the odds are remembered: an annotation has a label, which is shown.
 */
export function oddsDetails(subject: Annotation | Expression, source: string, reader: Reader): ShownOdds {
  const odds = (): ShownOdds => shownOdds(subject, new Map(), reader, 'all values');
  return remembered(reader.preview)([reader.messages.language, source].join('\n'), odds) ?? odds();
}

/**
 * The odds of the content of an `<?odds … ?>`, or undefined if it cannot be read or is no roll.
 *
 * @param shared the budget of many answers together; this one's steps are subtracted, unless it is remembered.
 */
export function rollOdds(source: string, bindings: Bindings, reader: Reader, shared: Budget): ShownOdds | undefined {
  const given = Array.from(
    bindings,
    ([name, value]) => `${name}=${typeof value === 'object' ? formatExpression(value) : value}`,
  );
  return remembered(reader.preview)([reader.messages.language, 'few values', source, ...given].join('\n'), () => {
    const { annotation } = parseAnnotation(source);
    if (!annotation || !isRoll(annotation, bindings)) return undefined;
    return shownOdds(annotation, bindings, reader, 'few values', shared);
  });
}

/** Whether there are odds to tell: dice in the annotation or in a value. `n` of _Ignore Pain 6_ is only that number again. */
function isRoll(annotation: Annotation, bindings: Bindings): boolean {
  return hasDice(annotation) || freeVariables(annotation).some((name) => typeof bindings.get(name) === 'object');
}
