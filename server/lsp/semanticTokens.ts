import type { Range, SemanticTokens } from 'vscode-languageserver';
import { semanticTokenSteps } from '../features/semanticTokens.ts';
import type { ServerContext } from './context.ts';
import { spanOf } from './convert.ts';
import { forDocument, type InDocument } from './forDocument.ts';

/** A longer document is coloured as far as it is in sight: an editor asks for that by itself where the whole has no answer. */
const longestColoured = 1_000_000;

interface InRange extends InDocument {
  readonly range: Range;
}

/** Answers what the words of texts are, for colours. */
export function registerSemanticTokens(context: ServerContext): void {
  const { connection, workspace } = context;
  const tokens = connection.languages.semanticTokens;
  tokens.on(
    forDocument<InDocument, SemanticTokens | null>(context, 'semanticTokens', null, (document, _, asked) => {
      return document.length > longestColoured ? null : asked.finish(() => semanticTokenSteps(workspace, document));
    }),
  );
  tokens.onRange(
    forDocument<InRange, SemanticTokens>(context, 'semanticTokensRange', { data: [] }, (document, { range }, asked) => {
      return asked.finish(() => semanticTokenSteps(workspace, document, spanOf(document, range)));
    }),
  );
}
