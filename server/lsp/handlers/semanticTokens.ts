import {
  type SemanticTokensDelta,
  SemanticTokensDeltaRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver';
import { semanticTokens, semanticTokensLegend } from '../../features/semanticTokens.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { spanOf } from '../connection/convert.ts';
import { feature, type Handler } from './handler.ts';

const semanticTokensProvider = { legend: semanticTokensLegend, full: { delta: true }, range: true };

/**
 * The semantic tokens of texts, for colours. The answer always has the whole document: VS Code requests a part only until it has an answer for
 * the whole, even an empty one. After an edit the client gets the difference.
 */
export const semanticTokensHandlers: readonly Handler[] = [
  feature(SemanticTokensRequest.type, { semanticTokensProvider }, { data: [] }, async ({ asked, request }) => {
    const { data } = await request.finish(() => semanticTokens(asked));
    return { resultId: idOf(asked.document, data), data };
  }),
  feature(SemanticTokensDeltaRequest.type, {}, { data: [] }, async ({ asked, params, request }) => {
    const { data } = await request.finish(() => semanticTokens(asked));
    request.assertWanted();
    const before = { ...lastSent(asked.document) };
    const resultId = idOf(asked.document, data);
    return before.resultId === params.previousResultId
      ? { resultId, edits: [difference(before.data, data)] }
      : { resultId, data };
  }),
  feature(SemanticTokensRangeRequest.type, {}, { data: [] }, ({ asked, params: { range }, request }) => {
    const span = spanOf(asked.document, range);
    return request.finish(() => semanticTokens(asked, span));
  }),
];

/** The last tokens sent to the client for each open document. */
const lastSent = remembered((_: Document): { resultId?: string; data: readonly number[] } => ({ data: [] }));

let count = 0;

/** A new id for tokens that are sent. */
function idOf(document: Document, data: readonly number[]): string {
  const resultId = String(++count);
  Object.assign(lastSent(document), { resultId, data });
  return resultId;
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
