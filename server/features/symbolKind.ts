import { SymbolKind } from 'vscode-languageserver-types';
import type { EntrySymbol } from '../formats/format.ts';

/** The LSP kind of an entry's symbol. */
export function symbolKindOf(symbol: EntrySymbol): SymbolKind {
  return symbolKinds[symbol];
}

const symbolKinds: Readonly<Record<EntrySymbol, SymbolKind>> = {
  class: SymbolKind.Class,
  event: SymbolKind.Event,
  struct: SymbolKind.Struct,
  array: SymbolKind.Array,
  namespace: SymbolKind.Namespace,
  object: SymbolKind.Object,
  key: SymbolKind.Key,
};
