import { type Axis, type Chart, chartName, type Modifiers, type SystemCharts } from '../../charts/chart.ts';
import { type ChartAnswer, readChartQuestion } from '../../charts/chartQuestion.ts';
import type { ChartPlace } from '../../charts/lookUp.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { dotted, type MarkdownBlock, type MarkdownItem, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { axisName, chartText, chartTitle } from '../typed/typedText.ts';
import type { Card } from './card.ts';

/**
 * The cards of the printed charts of that id or name in all systems, or of those that answer a question, with its cell marked: `to wound S 3 T 6`.
 *
 * @param asked the systems; undefined for all of them.
 */
export function chartCards(
  scope: Package,
  question: string,
  reader: Reader,
  asked?: readonly string[],
): readonly Card[] {
  const systems = chartsOf(scope, asked);
  const wanted = question.trim().toLowerCase();
  const named = systems.flatMap((charts) =>
    [...charts.book.charts, ...charts.book.modifiers]
      .filter(({ id, name, also }) => [id, name, ...also].some((one) => one.toLowerCase() === wanted))
      .map((chart) => chartCard(charts, chart, reader)),
  );
  if (named.length > 0) return named;
  const reading = readChartQuestion(question, systems);
  if (reading?.kind !== 'answers') return [];
  return reading.answers.flatMap((answer) => {
    const charts = systems.find(({ book }) => [...book.charts, ...book.modifiers].includes(answer.of));
    return charts ? [answerCard(charts, answer, reader)] : [];
  });
}

function answerCard(charts: SystemCharts, answer: ChartAnswer, reader: Reader): Card {
  const [row, column] = 'cells' in answer.of && answer.of.row ? answer.values : [undefined, answer.values[0]];
  const place = column && { column: column[1], ...(row && { row: row[1] }) };
  const card = chartCard(charts, answer.of, reader, place);
  return { ...card, blocks: [paragraph({ kind: 'bold', text: chartText(answer, reader.messages) }), ...card.blocks] };
}

/**
 * The card of a printed chart, or of a list of modifiers that makes a number: its cells, and what its marks and modifiers mean.
 *
 * @param marked the place of the cell that is marked.
 */
export function chartCard(
  { system, book }: SystemCharts,
  of: Chart | Modifiers,
  reader: Reader,
  marked?: ChartPlace,
): Card {
  const { language, words } = reader.messages;
  const lists = 'cells' in of ? book.modifiers.filter((list) => list.of === of.id) : [of];
  const modifiers = lists.flatMap(({ list }) => list);
  const { chart: own } = words.typed;
  const rows = modifiers.map((modifier) => [
    chartName(modifier, language),
    `${modifier.add < 0 ? '' : '+'}${modifier.add}`,
    modifier.most === undefined ? '' : own.most(modifier.most),
  ]);
  return {
    kind: 'chart',
    id: of.id,
    name: chartName(of, language),
    place: chartTitle({ system, of }, reader.messages).split(', ')[0] ?? system,
    language,
    blocks: [
      ...('cells' in of
        ? chartBlocks(of, reader, marked)
        : [paragraph(own.number({ base: of.base ?? 0, roll: of.roll ?? '' }))]),
      ...(rows.length > 0 ? [{ kind: 'table', rows: [[own.modifier, '', ''], ...rows] } as const] : []),
    ],
  };
}

function chartBlocks(chart: Chart, { messages }: Reader, marked: ChartPlace | undefined): readonly MarkdownBlock[] {
  const { typed } = messages.words;
  const { row, column, cells, marks, misprints, roll } = chart;
  const name = (axis: Axis): string => axisName(axis.name, messages);
  const said = (axis: Axis, value: string): string => (/^\d/.test(value) ? `${name(axis)} ${value}` : value);
  const rows = cells.map((line, at) => {
    const value = row?.values[at];
    const shown = line.map((cell, index) => {
      const isMarked = marked !== undefined && marked.column === column.values[index] && (!row || marked.row === value);
      return isMarked ? `[${cell}]` : cell;
    });
    return row ? [value ?? '', ...shown] : shown;
  });
  const meanings = [...marks].map(
    ([mark, needed]): MarkdownItem => ({ depth: 0, line: [`${mark}: ${typed.needs(needed)}`] }),
  );
  const doubts = misprints.flatMap((line, at): readonly MarkdownItem[] =>
    line.map((value) => {
      const axes = [...(row ? [said(row, row.values[at] ?? '')] : []), said(column, value)];
      return { depth: 0, line: [`${axes.join(', ')} ${typed.doubtful}`] };
    }),
  );
  return [
    paragraph(...dotted([roll, ...(row ? [`↓ ${name(row)}`] : []), `→ ${name(column)}`])),
    { kind: 'table', rows: [[...(row ? [''] : []), ...column.values], ...rows] },
    { kind: 'list', items: [...meanings, ...doubts] },
  ];
}
