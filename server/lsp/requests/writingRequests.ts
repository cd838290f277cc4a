import { isChosen } from '../../answers/saidPreview.ts';
import { completion } from '../../features/completion/completion.ts';
import { closingTag, surplusEndTag } from '../../features/writing/closingTag.ts';
import { dataFolderIn } from '../../features/writing/dataFolder.ts';
import { beginsWithName } from '../../features/writing/entryTemplates.ts';
import { fileTemplate } from '../../features/writing/fileTemplate.ts';
import { prefixOfFile } from '../../features/writing/idPrefix.ts';
import { newEntryAt } from '../../features/writing/newEntry.ts';
import { packageTemplate } from '../../features/writing/packageTemplate.ts';
import { valueQuotes } from '../../features/writing/valueQuotes.ts';
import { events } from '../../formats/events.ts';
import { type Format, isTranslation } from '../../formats/format.ts';
import { monsters } from '../../formats/monsters.ts';
import { prose } from '../../formats/prose.ts';
import { rules } from '../../formats/rules.ts';
import { tables } from '../../formats/tables.ts';
import { editionChanges } from '../../workspace/documents/editionChanges.ts';
import { saidLevels } from '../../workspace/documents/saidLevels.ts';
import type { ServerContext } from '../connection/context.ts';
import type { DocumentRole, NewFileKind } from '../protocol/writingRequests.ts';
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
}: ServerContext): RequestHandlers<
  | 'whq/autoInsert'
  | 'whq/offersAbilities'
  | 'whq/newFile'
  | 'whq/dataFolder'
  | 'whq/newEntry'
  | 'whq/convert'
  | 'whq/newPackage'
  | 'whq/document'
> {
  return {
    'whq/autoInsert': {
      empty: () => ({ text: null, surplus: 0 }),
      answer: ({ uri, position }) => {
        const document = documents.get(uri);
        if (!document) return { text: null, surplus: 0 };
        const offset = document.offsetAt(position);
        const text = closingTag(document, offset) ?? valueQuotes(document, offset) ?? null;
        return { text, surplus: surplusEndTag(document, offset) };
      },
    },
    'whq/offersAbilities': {
      empty: () => ({ isOffering: false }),
      answer: async ({ uri, position }) => {
        const document = documents.get(uri);
        if (!document) return { isOffering: false };
        const reader = await readerOf(uri);
        const { items } = completion(
          { scope: workspace.packageOf(document), document, reader },
          document.offsetAt(position),
          'typed',
        );
        return { isOffering: items.length > 0 };
      },
    },
    'whq/newFile': {
      empty: () => ({ snippet: '' }),
      answer: ({ kind, uri }) => {
        return { snippet: fileTemplate(workspace.all, newFileFormats[kind], prefixOfFile(uri), messages) };
      },
    },
    'whq/dataFolder': {
      empty: () => ({ uri: null }),
      answer: async ({ folder }) => {
        await filesKnown();
        const uris = workspace.documents().map(({ uri }) => uri);
        return { uri: dataFolderIn(uris, folder) ?? null };
      },
    },
    'whq/newEntry': {
      empty: () => null,
      answer: async ({ uri, position, name }) => {
        await filesKnown();
        const document = documents.get(uri);
        const offset = document?.offsetAt(position) ?? 0;
        const entry = document && newEntryAt(workspace.all, document, offset, messages, name);
        if (!entry || !document.format?.isXml) return null;
        const hasName = beginsWithName(document.format.kind);
        return { range: document.range(entry.span), snippet: entry.snippet, hasName, id: entry.id ?? null };
      },
    },
    'whq/convert': {
      empty: () => null,
      answer: ({ uri, edition }) => {
        const document = documents.get(uri);
        const found = document && editionChanges(document, edition);
        if (!found) return null;
        const edits = found.changes.map(({ span, newText }) => ({ range: document.range(span), newText }));
        return { edits, unsaid: found.unsaid };
      },
    },
    'whq/newPackage': {
      empty: () => ({ folder: '', isReserved: false, files: [] }),
      answer: ({ name }) => packageTemplate(name, messages),
    },
    'whq/document': {
      empty: () => ({ role: 'other', levels: [] }),
      answer: async ({ uri }) => {
        const document = documents.get(uri);
        if (!document) return { role: 'other', levels: [] };
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
