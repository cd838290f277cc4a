import type { DocumentSymbol } from 'vscode-languageserver';
import { documentSymbols } from '../../features/documentSymbols.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The outline of a document. */
export const documentSymbolHandler: Handler = {
  capabilities: () => ({ documentSymbolProvider: true }),
  register: (context) => {
    context.connection.onDocumentSymbol(
      forDocument<InDocument, DocumentSymbol[]>(
        context,
        'documentSymbol',
        () => [],
        ({ document }, _, request) => request.finish(() => documentSymbols(document)),
      ),
    );
  },
};
