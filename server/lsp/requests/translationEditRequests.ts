import { insertMissing, type WantedKeys } from '../../features/translating/insertMissing.ts';
import { newLanguage, withLanguage } from '../../features/translating/newLanguage.ts';
import { removeOrphans } from '../../features/translating/removeOrphans.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { markUpToDate } from '../../translations/model/marking.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { recordPathOf } from '../../workspace/packages/sourceRecord.ts';
import type { ServerContext } from '../connection/context.ts';
import type { TranslationEditRequests, WantedEdits } from '../protocol/translationRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** Requests for edits of translations files and their records, and for new ones. */
export function translationEditRequests({
  workspace,
  filesSettled,
}: ServerContext): RequestHandlers<keyof TranslationEditRequests> {
  return {
    'whq/translationEdits': {
      empty: { edits: [], keys: [] },
      answer: async ({ uri, wanted }, request) => {
        await filesSettled();
        const document = workspace.get(uri);
        if (!document) return undefined;
        const scope = workspace.packageOf(document);
        const pending = request.in(document);
        if (wanted.what === 'orphans') return pending.finish(() => removeOrphans(scope, document));
        const keys = wantedKeys(document, wanted);
        return pending.finish(() => insertMissing(scope, document, keys));
      },
    },
    'whq/sameOnPurpose': {
      empty: { record: null, strangeLine: null, keys: [] },
      answer: async ({ uri, keys, position, before: text }, request) => {
        await filesSettled();
        const document = workspace.get(uri);
        if (!document) return undefined;
        const section = position && document.sections[document.sectionIndexAt(document.offsetAt(position))];
        const here = section && keyIn(document, section)?.key;
        const wanted = new Set(here === undefined ? keys : [...keys, here]);
        const before = text === undefined ? workspace.textsBeside.recordOf(document) : { text };
        const marking = await request.finishWhole(() =>
          markUpToDate(workspace.packageOf(document), document, wanted, before, true),
        );
        if (marking.kind === 'strangeLine') return { record: null, strangeLine: marking.line, keys: [] };
        const { text: after, marked } = marking;
        const record = { uri: recordPathOf(uri), before: before?.text ?? null, after };
        return { record: marked.length > 0 ? record : null, strangeLine: null, keys: marked };
      },
    },
    'whq/newLanguage': {
      empty: { uri: '', text: '', entries: 0, lists: [] },
      answer: async ({ language, withAll, lists }, request) => {
        await filesSettled();
        const made = await request.finishWhole(() => newLanguage(workspace.all, language, withAll));
        return { ...made, lists: lists.map(({ name, text }) => withLanguage(name, text, language, made.uri) ?? null) };
      },
    },
  };
}

function wantedKeys(document: Document, wanted: Exclude<WantedEdits, { what: 'orphans' }>): WantedKeys {
  return wanted.what === 'next' ? { what: 'next', offset: document.offsetAt(wanted.position) } : wanted;
}
