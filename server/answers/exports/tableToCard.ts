import { rowChances } from '../../tables/chances/rowChances.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { PlacedTable } from '../../workspace/documents/tableAt.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type MarkdownItem, paragraph } from '../markdown.ts';
import { percentText } from '../odds/numbers.ts';
import { tableTitle } from '../odds/tableText.ts';
import type { Reader } from '../reader.ts';
import { rowMark, rowWords } from '../tables/rowWords.ts';
import { titleOfTable } from '../tables/tableView.ts';
import type { Card } from './card.ts';

/** The card of a roll table in a document, under the heading or the name of the entry that it is in: its rows with their chances. */
export function tableToCard(
  scope: Package,
  document: Document,
  { section, table }: Pick<PlacedTable, 'section' | 'table'>,
  { messages }: Reader,
): Card {
  /** Those of the tables in a row are below it. */
  const itemsOf = (one: RollTable, depth: number): readonly MarkdownItem[] => {
    const chances = rowChances(section.text, one);
    return one.rows.flatMap((row, index) => {
      const { chance } = chances?.[index] ?? {};
      const note = chance ? ` (${percentText(chance, messages)})` : '';
      return [
        { depth, line: [{ kind: 'bold', text: rowMark(section.text, row) }, `${note} ${rowWords(section.text, row)}`] },
        ...row.tables.flatMap((inner) => itemsOf(inner, depth + 1)),
      ];
    });
  };
  return {
    kind: 'table',
    id: '',
    name: titleOfTable(document, section, table) || messages.words.tableView.title,
    place: documentTitle(scope, document, messages.language),
    language: messages.language,
    blocks: [paragraph(tableTitle(table, messages)), { kind: 'list', items: itemsOf(table, 0) }],
  };
}
