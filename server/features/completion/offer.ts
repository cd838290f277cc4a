import type { CompletionItem, Range } from 'vscode-languageserver-types';

/** A completion item without its place, which is the same wherever it is offered and so can be cached. */
export interface Offer {
  readonly item: Omit<CompletionItem, 'textEdit'>;
  readonly newText: string;
}

/** The items of the offers, all in place of the same range. */
export function placed(offers: readonly Offer[], range: Range): CompletionItem[] {
  return offers.map(({ item, newText }) => ({ ...item, textEdit: { range, newText } }));
}
