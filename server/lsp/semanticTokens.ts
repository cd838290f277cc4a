import type { Range, SemanticTokens } from 'vscode-languageserver';
import { textTokensIn } from '../features/navigation/textTokens.ts';
import { semanticTokens } from '../features/semanticTokens.ts';
import type { ServerContext } from './context.ts';
import { forDocument, type InDocument } from './forDocument.ts';
import { inSlices, staleness } from './inSlices.ts';

/** A longer document is coloured as far as it is in sight: an editor asks for that by itself where the whole has no answer. */
const longestColoured = 1_000_000;

interface InRange extends InDocument {
  readonly range: Range;
}

/** Answers what the words of texts are, for colours. A document is read in slices, since colours can wait for keys. */
export function registerSemanticTokens(context: ServerContext): void {
  const { connection, workspace } = context;
  const tokens = connection.languages.semanticTokens;
  tokens.on(
    forDocument<InDocument, SemanticTokens | null>(context, 'semanticTokens', null, async (document, _, token) => {
      if (document.length > longestColoured) return null;
      const isRead = await inSlices(
        document.sections,
        (section) => textTokensIn(workspace, document, section),
        staleness(token, [document]),
      );
      return isRead ? semanticTokens(workspace, document) : null;
    }),
  );
  tokens.onRange(
    forDocument<InRange, SemanticTokens>(context, 'semanticTokensRange', { data: [] }, (document, { range }) => {
      const span = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
      return semanticTokens(workspace, document, span);
    }),
  );
}
