import type { Bindings } from '../../dice/evaluation/odds.ts';
import { maximumTableSteps } from '../../dice/language/limits.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { printable } from '../../text/printable.ts';
import { messagesBeside } from '../../wording/messages.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { alignedLines } from '../alignedLines.ts';
import { type OddsTable, oddsTable } from '../odds/oddsTable.ts';
import type { Reader } from '../reader.ts';
import type { FoundRule } from '../rules/lookUp.ts';
import { otherBooksOf, usesOf } from '../rules/ruleFacts.ts';
import { boundBlocks, boundName, boundOriginalName, ruleTextIn, wholeName } from '../rules/ruleText.ts';
import { wrapped } from '../wrapped.ts';
import { blocksText } from './blocksText.ts';
import { otherBookText, usesText } from './cardFooter.ts';
import { isRoll } from './mechanicOdds.ts';
import { rowNotes } from './rowChances.ts';
import { ruleOdds } from './ruleOdds.ts';
import { tableNotes } from './tableNotes.ts';

/**
 * A rule for a terminal: its name with the values, its source, its text and odds, other books with it and the number of its uses. All of it
 * is in the language of its text.
 *
 * @param width the maximum of columns; numbers in a table are never broken.
 */
export function rulePlainText(scope: Package, found: FoundRule, reader: Reader, width: number): string {
  const { definition, given, language, multiplier } = found;
  const { rule } = definition;
  const text = ruleTextIn(scope, definition, language ?? reader.messages.language);
  const messages = messagesBeside(text.language, reader.messages);
  const name = boundName(text, given);
  const title = wholeName(name, multiplier, found.suffixes);
  const original = boundOriginalName(text, given);
  const origin = [placeOf(scope, definition, messages.language), rule.id].filter(Boolean).join(' · ');
  const odds = ruleOdds(definition, text, given, { ...reader, messages }).flatMap(({ sources, bindings, from }) => {
    const tables = tablesOf(sources, bindings, { ...reader, messages });
    const note =
      from && tables.length > 0 ? [messages.words.card.oddsFrom(placeOf(scope, from, messages.language))] : [];
    return [...note, ...oddsLines(tables, width)];
  });
  const books = otherBooksOf(scope, definition, messages).map((book) => {
    const { id } = book.definition.rule;
    return otherBookText({ ...book, place: id === undefined ? book.place : `${book.place} (${id})` }, messages);
  });
  const blocks = boundBlocks(text, given);
  const uses = usesText(usesOf(scope, definition), messages);
  const parts = [
    headLines(printable(name === original ? title : `${title} (${original})`), printable(origin), width),
    blocksText(blocks, width, rowNotes(blocks, messages)),
    [...tableNotes(blocks, messages).flatMap((line) => wrapped(line, '  ', width)), ...odds],
    [...books, ...(uses === '' ? [] : [`${uses}.`])].flatMap((line) => wrapped(line, '', width)),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** The name on the left and the source on the right, or below if there is no room. */
function headLines(name: string, origin: string, width: number): readonly string[] {
  const gap = width - name.length - origin.length;
  return gap < 3 ? [name, origin] : [`${name}${' '.repeat(gap)}${origin}`];
}

function tablesOf(sources: readonly string[], bindings: Bindings, reader: Reader): readonly OddsTable[] {
  const left = { steps: maximumTableSteps };
  const tables: OddsTable[] = [];
  for (const source of sources) {
    const { annotation } = parseAnnotation(source);
    if (left.steps <= 0) {
      return [...tables, { kind: 'line', label: undefined, text: reader.messages.words.odds.tooMuch }];
    }
    if (annotation && isRoll(annotation, bindings)) tables.push(oddsTable(annotation, bindings, reader, left));
  }
  return tables;
}

/** The odds of each roll; a table has empty lines around it. */
function oddsLines(odds: readonly OddsTable[], width: number): readonly string[] {
  return odds.flatMap((table, index) => {
    const isApart = index > 0 && (table.kind === 'table' || odds[index - 1]?.kind === 'table');
    return [...(isApart ? [''] : []), ...tableLines(table, width)];
  });
}

/**
 * The columns of a table are aligned. If they do not fit, the label of the roll is above them, and if that is not enough, each of them is a
 * line.
 */
function tableLines(odds: OddsTable, width: number): readonly string[] {
  if (odds.kind === 'line') return wrapped(odds.label ? `${odds.label}: ${odds.text}` : odds.text, '  ', width);
  const whole = alignedLines(odds.rows, '  ');
  const fits = (lines: readonly string[]): boolean => lines.every((line) => line.length <= width);
  if (fits(whole)) return whole;
  const { label } = odds;
  if (label === undefined) return columnLines(odds.rows, '  ');
  const rows = withoutLabel(odds.rows, label);
  const below = alignedLines(rows, '    ');
  return [...wrapped(`${printable(label)}:`, '  ', width), ...(fits(below) ? below : columnLines(rows, '    '))];
}

/** The rows without the label of the roll, which is above them. */
function withoutLabel(rows: readonly (readonly string[])[], label: string): readonly (readonly string[])[] {
  return rows.map(([first = '', ...cells]) => {
    if (first === label) return ['', ...cells];
    return [first.startsWith(`${label}: `) ? first.slice(label.length + 2) : first, ...cells];
  });
}

/** A line for each column, in which the cells have the names of their rows. */
function columnLines(written: readonly (readonly string[])[], indentation: string): readonly string[] {
  const [[name = '', ...values] = [], ...rows] = written.map((row) => row.map(printable));
  const longest = Math.max(...values.map(({ length }) => length));
  return values.map((value, index) => {
    const cells = rows.flatMap(([first = '', ...cells]) => {
      const cell = cells[index];
      return cell ? [first === '' ? cell : `${first} ${cell}`] : [];
    });
    return `${indentation}${name} ${value.padStart(longest)}: ${cells.join(', ')}`;
  });
}
