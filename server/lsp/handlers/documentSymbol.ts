import type { DocumentSymbol, SymbolInformation } from 'vscode-languageserver';
import { documentSymbols } from '../../features/documentSymbols.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

/** The outline of a document. */
export const documentSymbolHandler: Handler = {
  capabilities: () => ({ documentSymbolProvider: true }),
  register: (context) => {
    context.connection.onDocumentSymbol(
      forDocument<InDocument, DocumentSymbol[] | SymbolInformation[]>(
        context,
        'documentSymbol',
        () => [],
        async ({ document }, _, request) => {
          const symbols = await request.finish(() => documentSymbols(document));
          const { textDocument } = context.capabilities;
          return textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport
            ? [...symbols]
            : flatSymbols(document.uri, symbols);
        },
      ),
    );
  },
};

/** The same without levels, for a client that shows none: each part after its entry, which it names. */
function flatSymbols(uri: string, symbols: readonly DocumentSymbol[], container?: string): SymbolInformation[] {
  return symbols.flatMap(({ name, kind, range, children = [] }) => [
    { name, kind, location: { uri, range }, ...(container !== undefined && { containerName: container }) },
    ...flatSymbols(uri, children, name),
  ]);
}
