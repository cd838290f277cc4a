import { insertMissing, type WantedKeys } from '../../features/translating/insertMissing.ts';
import { newLanguage, withLanguage } from '../../features/translating/newLanguage.ts';
import { placeOfKey } from '../../features/translating/placeOfKey.ts';
import { removeOrphans } from '../../features/translating/removeOrphans.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import type { WantedEdits } from '../protocol/translationRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for edits of translations files, and for the places of their keys. */
export function translationEditRequests({
  workspace,
  filesSettled,
}: ServerContext): RequestHandlers<
  'whq/translationPlace' | 'whq/translationEdits' | 'whq/newLanguage' | 'whq/listLanguage'
> {
  return {
    'whq/translationPlace': {
      empty: () => ({ range: null }),
      answer: async ({ uri, key }, request) => {
        const document = workspace.get(uri);
        const span = document && (await request.finish(() => placeOfKey(workspace.packageOf(document), document, key)));
        return { range: document && span ? document.range(span) : null };
      },
    },
    'whq/translationEdits': {
      empty: () => ({ edits: [], keys: [] }),
      answer: async ({ uri, wanted }, request) => {
        await filesSettled();
        const document = workspace.get(uri);
        if (!document) return { edits: [], keys: [] };
        const scope = workspace.packageOf(document);
        const pending = request.in(document);
        if (wanted.what === 'orphans') return pending.finish(() => removeOrphans(scope, document));
        const keys = wantedKeys(document, wanted);
        return pending.finish(() => insertMissing(scope, document, keys));
      },
    },
    'whq/newLanguage': {
      empty: () => ({ uri: '', text: '', entries: 0 }),
      answer: async ({ language, withAll }, request) => {
        await filesSettled();
        return request.finishWhole(() => newLanguage(workspace.all, language, withAll));
      },
    },
    'whq/listLanguage': {
      empty: () => ({ text: null }),
      answer: ({ file, text, language, uri }) => ({ text: withLanguage(file, text, language, uri) ?? null }),
    },
  };
}

function wantedKeys(document: Document, wanted: Exclude<WantedEdits, { what: 'orphans' }>): WantedKeys {
  return wanted.what === 'next' ? { what: 'next', offset: document.offsetAt(wanted.position) } : wanted;
}
