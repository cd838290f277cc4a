import { type MarkdownBlock, paragraph } from '../../answers/markdown.ts';
import { oddsDetails } from '../../answers/odds/shownOdds.ts';
import type { Reader } from '../../answers/reader.ts';
import { chartText } from '../../answers/typed/typedText.ts';
import type { ChartAnswer } from '../../charts/chartQuestion.ts';
import { lookUpOn } from '../../charts/lookUp.ts';
import { expressionOf } from '../../charts/needed.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { chartCellAt } from '../../workspace/documents/chartCellAt.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/** What the cell of a chart at the place means: for which values, what the roll needs, and how likely that is. */
export function chartCellHover({ scope, document, place, reader }: HoverAsked): HoverText | undefined {
  const at = chartCellAt(document, place);
  if (!at) return undefined;
  const { chart, cell } = at;
  const { row, column } = at.place;
  const found = lookUpOn(chart, at.place);
  if (found.kind !== 'needed' || found.cell !== cell.value) return undefined;
  const answer: ChartAnswer = {
    system: scope.systemsOf(document)[0] ?? '',
    of: chart,
    values: [
      ...(chart.row && row !== undefined ? [[chart.row.name, row] as const] : []),
      [chart.column.name, column] as const,
    ],
    added: [],
    needed: found.needed,
    isExtrapolated: found.isExtrapolated,
    isDoubtful: found.isDoubtful,
    expression: expressionOf(found.needed, chart.roll),
  };
  return { span: cell.span, blocks: [answerBlock(answer, reader)] };
}

/** `Warhammer Quest, To hit: Weapon Skill 4, opponent’s Weapon Skill 3: needs 3+ → 66.7 %`. */
function answerBlock(answer: ChartAnswer, reader: Reader): MarkdownBlock {
  const { expression = '', needed } = answer;
  const { annotation } = parseExpression(expression);
  const text = chartText(answer, reader.messages);
  return annotation && needed?.kind === 'scores'
    ? paragraph(text, ' → ', oddsDetails(annotation, expression, reader).line)
    : paragraph(text);
}
