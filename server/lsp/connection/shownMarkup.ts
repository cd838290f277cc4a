import type { ClientCapabilities } from 'vscode-languageserver';
import type { Markup } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';

/**
 * How a client shows texts: as Markdown if it says that it can, else as plain text.
 *
 * @param isPadded whether its tables need characters between their columns.
 */
export function shownMarkup({ textDocument }: ClientCapabilities, isPadded: boolean): NonNullable<Reader['markup']> {
  const of = (formats: readonly string[] | undefined): Markup => {
    if (!formats?.includes('markdown')) return 'plain';
    return isPadded ? 'padded' : 'markdown';
  };
  return {
    hover: of(textDocument?.hover?.contentFormat),
    documentation: of(textDocument?.completion?.completionItem?.documentationFormat),
  };
}
