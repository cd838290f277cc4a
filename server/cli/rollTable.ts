import { rolledText } from '../answers/odds/rollText.ts';
import { lookUp } from '../answers/rules/lookUp.ts';
import { formatExpression } from '../dice/language/format.ts';
import { freeVariables } from '../dice/language/names.ts';
import { mulberry32 } from '../dice/random.ts';
import { packs } from '../hosts/packs.ts';
import { ownText, rollOnTable, type TableStep } from '../tables/rollOnTable.ts';
import { printableJson } from '../text/printable.ts';
import { tablesIn } from '../workspace/documents/tablesIn.ts';
import { Workspace } from '../workspace/packages/workspace.ts';
import { type Call, refuse } from './command.ts';
import { readValues } from './namedValues.ts';
import { type ExitStatus, exitStatus } from './terminal.ts';

/** Rolls on the first table of a rule, and says each step: the dice, the row, and the dice in its text. */
export function rollOnTableOf(call: Call, name: string, seed: number): ExitStatus {
  const { terminal, messages, words, values } = call;
  const found = lookUp(new Workspace(packs), name);
  if (found.kind === 'unknown') {
    terminal.complain(words.unknownRule(name, found.nearest));
    return exitStatus.unusable;
  }
  const [rule] = found.rules;
  const section = rule?.definition.section;
  const [table] = section ? tablesIn(section) : [];
  const named = table?.die?.expression ? freeVariables(table.die.expression) : [];
  const given = readValues(values.get('let') ?? '', named);
  if ('kind' in given) return refuse(call, 'roll', given);
  const steps = section && table && rollOnTable(section.text, table, given, mulberry32(seed));
  if (!section || !steps) {
    terminal.complain(words.noTable(name, named));
    return exitStatus.unusable;
  }
  const lines = steps.map((step) => stepText(step, section.text, messages)).join('');
  terminal.print(values.get('format') === 'json' ? stepsJson(steps, section.text, name, seed) : lines);
  return exitStatus.clean;
}

function stepText(step: TableStep, source: string, messages: Call['messages']): string {
  const { depth, roll, dice, score, row, amounts } = step;
  const indent = '  '.repeat(depth);
  const head = rolledText({ kind: 'rolled', total: score, dice }, formatExpression(roll), messages);
  const text = row ? `${source.slice(row.mark.start, row.mark.end)}: ${plain(ownText(source, row))}` : '–';
  const rolled = amounts.map(
    ({ value, dice: faces, total }) =>
      `${indent}  ${rolledText({ kind: 'rolled', total, dice: faces }, formatExpression(value), messages)}\n`,
  );
  return `${indent}${head}\n${indent}${text}\n${rolled.join('')}`;
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function stepsJson(steps: readonly TableStep[], source: string, table: string, seed: number): string {
  const rolls = steps.map(({ depth, roll, dice, score, row, amounts }) => ({
    depth,
    roll: formatExpression(roll),
    dice,
    total: score,
    ...(row && { row: source.slice(row.mark.start, row.mark.end), text: plain(ownText(source, row)) }),
    amounts: amounts.map(({ value, dice: faces, total }) => ({ roll: formatExpression(value), dice: faces, total })),
  }));
  return `${printableJson({ version: 1, table, seed, rolls })}\n`;
}
