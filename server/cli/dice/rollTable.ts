import { rolledText } from '../../answers/odds/rollText.ts';
import { lookUpIn } from '../../answers/rules/lookUpIn.ts';
import { entryWithTable } from '../../answers/tables/entryWithTable.ts';
import { rowMark, rowWords } from '../../answers/tables/rowWords.ts';
import { namesFor } from '../../answers/tables/tableRoll.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { mulberry32 } from '../../dice/random.ts';
import { rollOnTable, type TableStep } from '../../tables/chances/rollOnTable.ts';
import { printableJson } from '../../text/printable.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { answered } from '../files/ownPackage.ts';
import { readValues } from './namedValues.ts';

/** Rolls on the first table of a rule or another entry, and says each step: the dice, the row, and the dice in its text. */
export async function rollOnTableOf(call: Call, name: string, seed: number): Promise<ExitStatus> {
  const { terminal, messages, words, values } = call;
  const asked = await answered(
    call,
    (workspace) => {
      const { found } = lookUpIn(workspace, workspace.allSystems, name);
      const rules = found.kind === 'found' ? [found.rules[0].definition, ...found.namesakes] : [];
      const section =
        rules.find((rule) => tablesIn(rule.section).length > 0)?.section ??
        entryWithTable(workspace.all, name) ??
        rules[0]?.section;
      return { section, nearest: found.kind === 'unknown' ? found.nearest : [] };
    },
    ({ section }) => (section ? 'known' : 'unknown'),
  );
  if (!asked) return exitStatus.unusable;
  const { section, nearest } = asked.answer;
  if (!section) {
    terminal.complain(words.unknownRule({ question: name, nearest }));
    return exitStatus.unusable;
  }
  const [table] = tablesIn(section);
  const named = table ? namesFor(table) : [];
  const given = readValues(values.get('let') ?? '', named);
  if ('kind' in given) return refuse(call, given);
  const steps = table && rollOnTable(section.text, table, given, mulberry32(seed));
  if (!steps) {
    terminal.complain(words.noTable({ rule: name, names: named }));
    return exitStatus.unusable;
  }
  const lines = steps.map((step) => stepText(step, section.text, messages)).join('');
  terminal.print(values.get('format') === 'json' ? stepsJson(steps, section.text, name, seed) : lines);
  return asked.isWhole ? exitStatus.clean : exitStatus.unusable;
}

function stepText(step: TableStep, source: string, messages: Call['messages']): string {
  const { depth, roll, dice, score, row, amounts } = step;
  const indent = '  '.repeat(depth);
  const head = rolledText({ kind: 'rolled', total: score, dice }, formatExpression(roll), messages);
  const text = row ? `${rowMark(source, row)}: ${rowWords(source, row)}` : '–';
  const rolled = amounts.map(
    ({ value, dice: faces, total }) =>
      `${indent}  ${rolledText({ kind: 'rolled', total, dice: faces }, formatExpression(value), messages)}\n`,
  );
  return `${indent}${head}\n${indent}${text}\n${rolled.join('')}`;
}

function stepsJson(steps: readonly TableStep[], source: string, table: string, seed: number): string {
  const rolls = steps.map(({ depth, roll, dice, score, row, amounts }) => ({
    depth,
    roll: formatExpression(roll),
    dice,
    total: score,
    ...(row && { row: rowMark(source, row), text: rowWords(source, row) }),
    amounts: amounts.map(({ value, dice: faces, total }) => ({ roll: formatExpression(value), dice: faces, total })),
  }));
  return `${printableJson({ version: 1, table, seed, rolls })}\n`;
}
