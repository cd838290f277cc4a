import type { Document } from '../../workspace/documents/document.ts';
import type { PlacedTable } from '../../workspace/documents/tableAt.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type MarkdownBlock, type MarkdownItem, paragraph } from '../markdown.ts';
import { percentText } from '../odds/numbers.ts';
import { tableTitleWithAverages } from '../odds/tableText.ts';
import type { Reader } from '../reader.ts';
import { titleOfTable } from '../tables/tableView.ts';
import type { Card, CardRow, CardTable } from './card.ts';
import { cardTables } from './cardTables.ts';

/** The card of a roll table in a document, under the heading or the name of the entry that it is in. */
export function tableToCard(
  scope: Package,
  document: Document,
  { section, table }: Pick<PlacedTable, 'section' | 'table'>,
  reader: Reader,
): Card {
  const { messages } = reader;
  const name = titleOfTable(document, section, table) || messages.words.tableView.title;
  const tables = cardTables(section.text, [table], name, name);
  return {
    kind: 'table',
    id: '',
    name,
    place: documentTitle(scope, document, messages.language),
    language: messages.language,
    blocks: [
      paragraph(tableTitleWithAverages(section.text, table, messages)),
      ...tables.flatMap((one) => tableBlocks(one, reader)),
    ],
    tables,
  };
}

/** The rows of a table with their chances, as a list; those of the tables in a row below it. */
export function tableBlocks({ rows }: CardTable, reader: Reader): readonly MarkdownBlock[] {
  return [{ kind: 'list', items: rows.flatMap((row) => itemsOf(row, 0, reader)) }];
}

function itemsOf({ scores, chance, text, tables }: CardRow, depth: number, reader: Reader): readonly MarkdownItem[] {
  const note = chance ? ` (${percentText(chance, reader.messages)})` : '';
  return [
    { depth, line: [{ kind: 'bold', text: scores }, `${note} ${text}`] },
    ...tables.flatMap(({ rows }) => rows.flatMap((row) => itemsOf(row, depth + 1, reader))),
  ];
}
