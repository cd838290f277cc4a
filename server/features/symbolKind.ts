import { SymbolKind } from 'vscode-languageserver-types';

/** What an editor shows it as. */
export function symbolKindOf(element: string): SymbolKind {
  return symbolKinds.get(element) ?? SymbolKind.Class;
}

const symbolKinds: ReadonlyMap<string, SymbolKind> = new Map<string, SymbolKind>([
  ['rule', SymbolKind.Class],
  ['magic', SymbolKind.Event],
  ['monster', SymbolKind.Struct],
  ['warrior', SymbolKind.Struct],
  ['table', SymbolKind.Array],
  ['event', SymbolKind.Event],
  ['objectiveRoom', SymbolKind.Namespace],
  ['adventure', SymbolKind.Namespace],
  ['card', SymbolKind.Object],
  ['location', SymbolKind.Namespace],
]);
