import { completion } from '../../features/completion/completion.ts';
import { closingTag } from '../../features/writing/closingTag.ts';
import { fileTemplate } from '../../features/writing/fileTemplate.ts';
import { prefixOfFile } from '../../features/writing/idPrefix.ts';
import type { ServerContext } from '../connection/context.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** What helps while something is written, and what a document is. */
export function writingRequests({
  documents,
  workspace,
  messages,
  readerOf,
}: ServerContext): RequestHandlers<'whq/closingTag' | 'whq/offersAbilities' | 'whq/newFile' | 'whq/documentKind'> {
  return {
    'whq/closingTag': {
      empty: () => ({ text: null }),
      answer: ({ uri, position }) => {
        const document = documents.get(uri);
        return { text: (document && closingTag(document, document.offsetAt(position))) ?? null };
      },
    },
    'whq/offersAbilities': {
      empty: () => ({ isOffering: false }),
      answer: async ({ uri, position }) => {
        const document = documents.get(uri);
        if (!document) return { isOffering: false };
        const reader = await readerOf(uri);
        const { items } = completion(workspace, document, document.offsetAt(position), reader, 'typed');
        return { isOffering: items.length > 0 };
      },
    },
    'whq/newFile': {
      empty: () => ({ snippet: '' }),
      answer: ({ kind, uri }) => ({ snippet: fileTemplate(kind, prefixOfFile(uri), messages()) }),
    },
    'whq/documentKind': {
      empty: () => ({ kind: 'other' }),
      answer: ({ uri }) => {
        const kind = documents.get(uri)?.kind;
        return { kind: kind === undefined ? 'other' : kind === 'prose' ? 'prose' : 'rules' };
      },
    },
  };
}
