/** All roll tables of a text or of the elements of an entry: the one reader that problems, odds and rolls use. */
import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { rememberedText } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import { shift } from '../../text/span.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { RollTable } from '../rollTable.ts';
import { type Flow, flowsOf } from './flows.ts';
import { Leads } from './leads.ts';
import { markupTable } from './markupTables.ts';
import { plainTables } from './plainTables.ts';

/** The tables in nodes of a source, in order, without those within rows of others. Spans are offsets in the source. */
export function readTables(source: string, nodes: readonly Node[]): readonly RollTable[] {
  return gathered(flowsOf(nodes, source), (flow) => tablesOfFlow(source, flow));
}

function tablesOfFlow(source: string, flow: Flow): readonly RollTable[] {
  const tables: RollTable[] = [];
  let before = '';
  let start = 0;
  for (const item of flow) {
    switch (item.kind) {
      case 'text':
        for (const table of plainTables(item.text, item.start)) tables.push(table);
        [before, start] = [item.text, item.start];
        break;
      case 'table': {
        const table = tableAfter(source, item.element, before, start);
        if (table) tables.push(table);
        else for (const inRow of tablesInRows(source, item.element)) tables.push(inRow);
        break;
      }
      default:
        return item satisfies never;
    }
  }
  return tables;
}

function tableAfter(source: string, element: Element, before: string, start: number): RollTable | undefined {
  const near = before.slice(-maximumLengthBefore);
  const head = headOf(source, element);
  const leads = leadsOf(`${near}${head.text}`);
  const isRolled = (dice: NamedDice): boolean => dice.isRolled || leads.isHead(dice);
  const table = markupTable(
    source,
    element,
    // A head such as `Result` stands between the announcement and the rows.
    () => leads.beforeHead(near.length, near.length + head.text.length),
    isRolled,
    readTables,
  );
  if (!table?.die) return table;
  const { span } = table.die;
  const isInHead = span.start >= near.length;
  const distance = isInHead ? head.start - near.length : start + before.length - near.length;
  return { ...table, die: { ...table.die, span: shift(span, distance) } };
}

/** What stands before a table, which many copies of it share. */
const leadsOf = rememberedText({ most: 300 }, (text) => new Leads(text));

/** The text of the first row, where it is the head of the table: `D6|Result`. It is as long as its source, with a line end before it. */
function headOf(source: string, element: Element): { readonly text: string; readonly start: number } {
  const row = firstRow(element);
  const written = row ? source.slice(row.span.start, row.span.end) : '';
  const text = written.replace(/<[^>]*>|\n/g, (tag) => (/^<\/t[hd]/.test(tag) ? '|' : ' ').padEnd(tag.length));
  const isHead =
    row !== undefined && /^\s*(?:\d{0,2}[dD]\d{1,2}|\p{L})/u.test(text) && written.length < maximumLengthBefore;
  return isHead ? { text: `\n${text.slice(1)}`, start: row.span.start } : { text: '', start: 0 };
}

function firstRow({ children }: Element): Element | undefined {
  for (const node of children) {
    if (node.kind !== 'element') continue;
    if (node.name === 'tr') return node;
    if (node.name === 'thead' || node.name === 'tbody') return firstRow(node);
  }
  return undefined;
}

/** More than any lead has. */
const maximumLengthBefore = 1000;

/** The tables in the cells of a table that is none of a roll. */
function tablesInRows(source: string, { children }: Element): readonly RollTable[] {
  return children.flatMap((node) => {
    if (node.kind !== 'element') return [];
    return node.name === 'tr' ? readTables(source, node.children) : tablesInRows(source, node);
  });
}
