import type { Range, SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver';
import { semanticTokens, semanticTokensLegend } from '../../features/semanticTokens.ts';
import { remembered } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { spanOf } from '../connection/convert.ts';
import { forDocument, type InDocument } from '../connection/forDocument.ts';
import type { Handler } from './handler.ts';

interface InRange extends InDocument {
  readonly range: Range;
}

interface SinceResult extends InDocument {
  readonly previousResultId: string;
}

/**
 * Answers what the words of texts are, for colours. However large the document is, the whole is answered: VS Code asks for a part only until
 * it has had an answer for the whole, were it none. After an edit the client is sent what has changed.
 */
export const semanticTokensHandler: Handler = {
  capabilities: () => ({
    semanticTokensProvider: { legend: semanticTokensLegend, full: { delta: true }, range: true },
  }),
  register: (context) => {
    const { connection } = context;
    const tokens = connection.languages.semanticTokens;
    const sent = new SentTokens();
    tokens.on(
      forDocument<InDocument, SemanticTokens>(context, 'semanticTokens', nothing, async (asked, _, request) => {
        const { data } = await request.finish(() => semanticTokens(asked));
        return { resultId: sent.remember(asked.document, data), data };
      }),
    );
    tokens.onDelta(
      forDocument<SinceResult, SemanticTokens | SemanticTokensDelta>(
        context,
        'semanticTokensDelta',
        nothing,
        async (asked, { previousResultId }, request) => {
          const { document } = asked;
          const { data } = await request.finish(() => semanticTokens(asked));
          request.assertWanted();
          const before = sent.recall(document, previousResultId);
          const resultId = sent.remember(document, data);
          return before ? { resultId, edits: [difference(before, data)] } : { resultId, data };
        },
      ),
    );
    tokens.onRange(
      forDocument<InRange, SemanticTokens>(context, 'semanticTokensRange', nothing, (asked, { range }, request) => {
        return request.finish(() => semanticTokens(asked, spanOf(asked.document, range)));
      }),
    );
  },
};

const nothing = (): SemanticTokens => ({ data: [] });

/** What the client was last sent of each document, as long as the document is open. */
class SentTokens {
  readonly #last = remembered((_: Document): { resultId?: string; data: readonly number[] } => ({ data: [] }));
  #count = 0;

  /** Returns the name of the result, another one each time. */
  remember(document: Document, data: readonly number[]): string {
    const resultId = String(++this.#count);
    Object.assign(this.#last(document), { resultId, data });
    return resultId;
  }

  /** The numbers of that result, or undefined where it is not the last one. */
  recall(document: Document, resultId: string): readonly number[] | undefined {
    const last = this.#last(document);
    return last.resultId === resultId ? last.data : undefined;
  }
}

/** The one edit that makes the new numbers of the old ones: both ends of a document mostly stay as they are. */
function difference(before: readonly number[], after: readonly number[]): SemanticTokensDelta['edits'][number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { start, deleteCount: before.length - start - end, data: after.slice(start, after.length - end) };
}
