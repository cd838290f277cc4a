import type { Chart } from '../../charts/chart.ts';
import { scoreIn } from '../../charts/needed.ts';
import { rollRange } from '../../charts/rollRange.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { query } from '../../queries/remembered.ts';
import { isSlipOf } from '../../text/nearest.ts';
import { type ChartCell, chartCells } from '../../workspace/documents/chartCells.ts';
import { bookOf } from '../../workspace/documents/chartsIn.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { attributeOf, childrenNamed, type Element } from '../../xml/tree.ts';
import { placeIn, syntaxProblem } from '../odds/odds.ts';
import type { Finding } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';

/** Printed charts whose rows do not fit their columns, whose cells mean nothing, and whose formula cannot be read. Spans are in document coordinates. */
export function chartProblems(scope: Package, document: Document): readonly Finding[] {
  const { format } = document;
  if (!format?.isXml || !format.isOfCharts) return [];
  const books = chartsOf(scope).map(({ book }) => book);
  const modified = new Set(books.flatMap(({ modifiers }) => modifiers.map(({ of }) => of)));
  const ids = new Set(scope.isBeingRead ? [] : books.flatMap(({ charts }) => charts.map(({ id }) => id)));
  return document.sections.flatMap((section, index) => {
    const entry = section.errors.length === 0 ? entryOf(section, format) : undefined;
    if (!entry) return [];
    const [chart] = bookOf(section, document).charts;
    const found = chart ? problemsOf(section, entry, chart, modified.has(chart.id)) : unknownChart(section, entry, ids);
    return [...missingParts(entry), ...found].map((problem) => shiftFinding(problem, document.startOf(index)));
  });
}

/** The columns and the rows of a chart that has only one of them: the schema says it of an empty one. */
function missingParts(entry: Element): readonly Finding[] {
  if (entry.name !== 'chart' || entry.children.every(({ kind }) => kind !== 'element')) return [];
  const expected = ['columns', 'row'].filter((name) => childrenNamed(entry, name).length === 0);
  if (expected.length === 0) return [];
  const facts = { element: entry.name, expected, needs: 'all', isEmpty: false } as const;
  return [{ code: 'missing-child', span: entry.nameSpan, facts }];
}

const problemsOf = query((section: Section, entry: Element, chart: Chart, isModified: boolean): readonly Finding[] => {
  const rows = childrenNamed(entry, 'row').map((row) => ({ row, cells: chartCells(section, row) }));
  return [
    ...expressionProblems(section, entry, 'roll'),
    ...formulaProblems(section, entry, chart),
    ...rows.flatMap((row, index) => rowProblems(row, chart, index)),
    ...rows.flatMap((row) => cellProblems(row, chart, isModified)),
  ];
});

/** The chart that a list of modifiers names, if there are charts and it is none of them, bundled or not. */
function unknownChart({ text }: Section, entry: Element, ids: ReadonlySet<string>): readonly Finding[] {
  const span = attributeOf(entry, 'of')?.valueSpan;
  const id = attributeValue(text, entry, 'of')?.trim() ?? '';
  if (!span || id === '' || ids.has(id) || ids.size === 0) return [];
  const nearest = [...ids].find((known) => isSlipOf(id, known));
  return [
    { code: 'unknown-reference', span, facts: { entity: 'chart', id, nearest }, fixes: replacement(span, nearest) },
  ];
}

interface PlacedRow {
  readonly row: Element;
  readonly cells: readonly ChartCell[];
}

function rowProblems({ row, cells }: PlacedRow, chart: Chart, index: number): readonly Finding[] {
  const columns = chart.column.values.length;
  if (cells.length === columns) return [];
  const [first, last] = [cells[0], cells.at(-1)];
  const span = first && last ? { start: first.span.start, end: last.span.end } : row.startTag;
  return [{ code: 'chart-row', span, facts: { row: chart.row?.values[index] ?? '', cells: cells.length, columns } }];
}

/** @param isModified whether modifiers change the rolls of the chart, which bring a score beyond the roll within reach. */
function cellProblems({ row, cells }: PlacedRow, { roll, marks }: Chart, isModified: boolean): readonly Finding[] {
  const range = rollRange(roll);
  return cells.flatMap(({ value, span }): readonly Finding[] => {
    const score = scoreIn(value);
    if (marks.has(value) || (score !== undefined && marks.has(String(score)))) return [];
    if (score === undefined) {
      const isEmpty = span.start === span.end;
      return [{ code: 'chart-value', span: isEmpty ? row.startTag : span, facts: { what: 'mark', cell: value } }];
    }
    if (isModified || !range || (range.min <= score && score <= range.max)) return [];
    return [{ code: 'chart-value', span, facts: { what: 'score', cell: value, roll, ...range } }];
  });
}

function formulaProblems(section: Section, entry: Element, { formula, row, column }: Chart): readonly Finding[] {
  const errors = expressionProblems(section, entry, 'formula');
  const span = attributeOf(entry, 'formula')?.valueSpan;
  const { annotation } = parseExpression(formula ?? '');
  if (errors.length > 0 || !annotation || !span) return errors;
  const known = [row, column].flatMap((axis) => axis?.name ?? []);
  const name = freeVariables(annotation).find((one) => !known.includes(one));
  return name === undefined ? [] : [{ code: 'chart-formula', span, facts: { name, known } }];
}

/** Errors in an attribute in the language of odds. */
function expressionProblems({ text }: Section, entry: Element, name: 'roll' | 'formula'): readonly Finding[] {
  const span = attributeOf(entry, name)?.valueSpan;
  const written = span ? text.slice(span.start, span.end) : '';
  // A value with references has other places than its text, and none is needed in such an expression but `&gt;`.
  if (!span || written.trim() === '' || written.includes('&')) return [];
  return parseExpression(written).errors.map((error) =>
    syntaxProblem(error, placeIn({ source: written, span, instructionSpan: span }, error.span)),
  );
}
