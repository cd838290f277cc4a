import type { Position } from 'vscode-languageserver-types';
import { withNested } from '../../tables/rollTable.ts';
import type { Messages } from '../../wording/messages.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import { placeOfTable } from '../../workspace/documents/tableAt.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import { tableTitle } from '../odds/tableText.ts';
import { rowMark, rowWords, shortText } from './rowWords.ts';

/** A roll table in a list to choose from. */
export interface ListedTable {
  /** `2D6 table · 8 rows · complete`. */
  readonly label: string;
  /** Its first row. */
  readonly detail: string;
  /** By which the table is found again. */
  readonly position: Position;
  /** From the dice that it names, or its first row, to the end of its rows. */
  readonly start: Position;
  readonly end: Position;
}

/** All roll tables of a document in order, each before those in its rows. */
export const listedTables = listedBySection((document, section, index, messages: Messages): readonly ListedTable[] => {
  const from = document.startOf(index);
  return tablesIn(section)
    .flatMap(withNested)
    .map((table) => {
      const { rows, die, span } = table;
      const [first] = rows;
      return {
        label: tableTitle(table, messages),
        detail: first ? `${rowMark(section.text, first)} ${shortText(rowWords(section.text, first))}` : '',
        position: document.positionAt(placeOfTable(from, table)),
        start: document.positionAt(from + Math.min(die?.span.start ?? span.start, span.start)),
        end: document.positionAt(from + span.end),
      };
    });
});
