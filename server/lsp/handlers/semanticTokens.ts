import type { Range, SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver';
import { semanticTokens, semanticTokensLegend } from '../../features/semanticTokens.ts';
import { remembered } from '../../queries/remembered.ts';
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
 * Answers the semantic tokens of texts, for colours. The answer always has the whole document: VS Code requests a part only until it has an
 * answer for the whole, even an empty one. After an edit the client gets the difference.
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
        const span = spanOf(asked.document, range);
        return request.finish(() => semanticTokens(asked, span));
      }),
    );
  },
};

const nothing = (): SemanticTokens => ({ data: [] });

/** The last tokens sent to the client for each open document. */
class SentTokens {
  readonly #last = remembered((_: Document): { resultId?: string; data: readonly number[] } => ({ data: [] }));
  #count = 0;

  /** Returns the id of the result, a new one each time. */
  remember(document: Document, data: readonly number[]): string {
    const resultId = String(++this.#count);
    Object.assign(this.#last(document), { resultId, data });
    return resultId;
  }

  /** The numbers of that result, or undefined if it is not the last one. */
  recall(document: Document, resultId: string): readonly number[] | undefined {
    const last = this.#last(document);
    return last.resultId === resultId ? last.data : undefined;
  }
}

/** One edit from the old numbers to the new: both ends of a document mostly stay the same. */
function difference(before: readonly number[], after: readonly number[]): SemanticTokensDelta['edits'][number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { start, deleteCount: before.length - start - end, data: after.slice(start, after.length - end) };
}
