import { type Answer, type AnswerRow, type Grid, gridTable } from '../../answers/odds/answer.ts';
import { titleText } from '../../answers/odds/formulaText.ts';
import { histogram } from '../../answers/odds/histogram.ts';
import { gridCell } from '../../answers/odds/oddsTable.ts';
import { answerText, isFlat, outcomeLabel, singleText, variableNames } from '../../answers/odds/oddsText.ts';
import type { Messages } from '../../wording/messages.ts';
import type { AskedRoll, Bounds } from './expression.ts';

/** A roll with its odds. */
export interface AnsweredRoll extends AskedRoll {
  readonly answered: Answer;
}

/** The answers for people, with an empty line between two of them. */
export function oddsText(rolls: readonly AnsweredRoll[], bounds: Bounds, messages: Messages): string {
  return rolls
    .map((roll) => `${roll.readAs === '' ? '' : `${roll.readAs}\n`}${answerLines(roll, bounds, messages)}`)
    .join('\n');
}

/** A line, and for a roll of several outcomes a histogram of which every line reads by itself. */
function answerLines({ annotation, answered }: AnsweredRoll, bounds: Bounds, messages: Messages): string {
  const label = annotation.label === undefined ? '' : `${annotation.label}: `;
  if (answered.kind === 'open') {
    return `${label}${messages.words.odds.dependsOn(variableNames(answered.variables, messages))}\n`;
  }
  if (answered.kind === 'grid') return `${label && `${label.trimEnd()}\n`}${gridLines(answered, messages)}`;
  if (answered.kind !== 'single') {
    const spelled = answered.kind === 'values' ? `${messages.words.odds.variable(answered.variable)} ` : '';
    return `${label && `${label.trimEnd()}\n`}${rowLines(spelled, answered.rows, messages)}`;
  }
  const { odds } = answered;
  const summary = singleText(answered, messages);
  if (odds.kind === 'outcomes') {
    const rows = odds.outcomes.map((outcome) => ({ label: outcomeLabel(outcome, messages), odds: outcome.chance }));
    return `${label && `${label.trimEnd()}\n`}${rowLines('', rows, messages)}`;
  }
  if (odds.kind !== 'distribution') return `${label}${summary}\n`;
  const isWhole = bounds.atLeast === undefined && bounds.atMost === undefined;
  const roll = label === '' && isWhole ? `${titleText(annotation, messages)} → ` : label;
  return `${roll}${summary}\n${isFlat(odds) ? '' : `\n${histogram(odds, messages)}\n`}`;
}

/** A line for each value of one name, a column for each of the other. */
function gridLines(grid: Grid, messages: Messages): string {
  const { columns, rows } = gridTable(grid);
  const { variable } = messages.words.odds;
  const lines = [columns, ...rows.map(({ cells }) => cells.map((odds) => gridCell(odds, messages)))];
  const widest = Math.max(...lines.flat().map((text) => text.length));
  const labels = [`${variable(grid.across)} →`, ...rows.map((row) => `${variable(grid.variable)} ${row.label}`)];
  const widestLabel = Math.max(...labels.map((text) => text.length));
  return lines
    .map((cells, index) => {
      const padded = cells.map((text) => text.padStart(widest));
      return `${(labels[index] ?? '').padEnd(widestLabel)}  ${padded.join('  ')}\n`;
    })
    .join('');
}

function rowLines(spelled: string, rows: readonly AnswerRow[], messages: Messages): string {
  const widest = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, odds }) => `${spelled}${label.padStart(widest)}: ${answerText(odds, messages)}\n`).join('');
}
