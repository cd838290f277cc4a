import { isChosen } from '../../answers/saidPreview.ts';
import { closingTag, surplusEndTag } from '../../features/writing/closingTag.ts';
import { dataFolderIn } from '../../features/writing/dataFolder.ts';
import { beginsWithName } from '../../features/writing/entryTemplates.ts';
import { fileTemplate } from '../../features/writing/fileTemplate.ts';
import { prefixOfFile } from '../../features/writing/idPrefix.ts';
import { newEntryAt } from '../../features/writing/newEntry.ts';
import { packageTemplate } from '../../features/writing/packageTemplate.ts';
import { events } from '../../formats/events.ts';
import { type Format, isTranslation } from '../../formats/format.ts';
import { monsters } from '../../formats/monsters.ts';
import { prose } from '../../formats/prose.ts';
import { rules } from '../../formats/rules.ts';
import { tables } from '../../formats/tables.ts';
import { saidLevels } from '../../workspace/documents/saidLevels.ts';
import type { ServerContext } from '../connection/context.ts';
import type { DocumentRole, NewFileKind, WritingRequests } from '../protocol/writingRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** The format of each kind of new file. */
const newFileFormats: Readonly<Record<NewFileKind, Format>> = { rules, monsters, tables, events, scenario: prose };

/** Requests that help while writing, and facts about a document. */
export function writingRequests({
  documents,
  workspace,
  messages,
  readerOf,
  filesKnown,
}: ServerContext): RequestHandlers<keyof WritingRequests> {
  return {
    'whq/autoInsert': {
      empty: { text: null, surplus: 0 },
      answer: ({ uri, position }) => {
        const document = documents.get(uri);
        if (!document) return undefined;
        const offset = document.offsetAt(position);
        const text = closingTag(document, offset) ?? null;
        return { text, surplus: surplusEndTag(document, offset) };
      },
    },
    'whq/newFile': {
      empty: { snippet: '', dataFolder: null },
      answer: async ({ kind, uri }) => {
        await filesKnown();
        const snippet = fileTemplate(workspace.all, newFileFormats[kind], prefixOfFile(uri), messages);
        const uris = workspace.documents().map((document) => document.uri);
        return { snippet, dataFolder: dataFolderIn(uris, uri) ?? null };
      },
    },
    'whq/entrySnippet': {
      empty: null,
      answer: async ({ uri, position, name }) => {
        await filesKnown();
        const document = documents.get(uri);
        if (!document) return undefined;
        const entry = newEntryAt(workspace.all, document, document.offsetAt(position), messages, name);
        if (!entry || !document.format?.isXml) return undefined;
        const hasName = beginsWithName(document.format.kind);
        return { range: document.range(entry.span), snippet: entry.snippet, hasName, id: entry.id ?? null };
      },
    },
    'whq/newPackage': {
      empty: { folder: '', isReserved: false, files: [] },
      answer: ({ name }) => packageTemplate(name, messages),
    },
    'whq/document': {
      empty: { role: 'other', levels: [] },
      answer: async ({ uri }) => {
        const document = documents.get(uri);
        if (!document) return undefined;
        const { preview } = await readerOf(uri);
        const levels = saidLevels(document).map((level) => ({ ...level, isUsed: !isChosen(level.name, preview) }));
        return { role: roleOf(document.format), levels };
      },
    },
  };
}

function roleOf(format: Format | undefined): DocumentRole {
  if (!format) return 'other';
  if (!format.isXml) return 'prose';
  return isTranslation(format) ? 'translation' : 'rules';
}
