import type { Position } from 'vscode-languageserver';
import { selectionRanges } from '../../features/selectionRanges.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

interface AtPositions extends InDocument {
  readonly positions: readonly Position[];
}

/** The steps of a growing selection, from a word to the entry. */
export const selectionRangeHandler: Handler = {
  capabilities: () => ({ selectionRangeProvider: true }),
  register: (context) => {
    context.connection.onSelectionRanges(
      forDocument(
        context,
        'selectionRange',
        () => [],
        ({ document }, { positions }: AtPositions) => {
          const offsets = positions.map((position) => document.offsetAt(position));
          return selectionRanges(document, offsets);
        },
      ),
    );
  },
};
