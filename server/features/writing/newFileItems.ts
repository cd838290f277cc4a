import { type CompletionItem, CompletionItemKind, InsertTextFormat, type TextEdit } from 'vscode-languageserver-types';
import { xmlFormats } from '../../formats/formats.ts';
import { label } from '../../text/label.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Asked } from '../asked.ts';
import { beginsWithName } from './entryTemplates.ts';
import { rootTemplate, xmlDeclaration } from './fileTemplate.ts';
import { prefixOfFile } from './idPrefix.ts';

/**
 * Items for the kinds of file that an XML document can become, if it has no root yet, or the first letters of one; undefined for any other
 * document. An item replaces the typed text, but not an XML declaration.
 */
export function newFileItems(
  { scope, document, reader }: Asked,
  offset: number,
  insertEntry: string | undefined,
): CompletionItem[] | undefined {
  if (document.languageId !== 'xml' || document.length > maximumBeginningLength) return undefined;
  const text = document.getText();
  const [, prolog = '', typed = ''] = beginning.exec(text.slice(0, offset)) ?? [];
  if (text.slice(offset).trim() !== '' || !beginning.test(text.slice(0, offset))) return undefined;
  const name = typed.replace('<', '').toLowerCase();
  const isWhole = offset === typed.length;
  const declaration = isWhole || prolog.includes('<?xml') ? undefined : declarationBefore(document, prolog);
  const range = document.range({ start: offset - typed.length, end: offset });
  const prefix = prefixOfFile(document.uri);
  const { samples, files } = reader.messages.words.writing;
  return xmlFormats
    .filter(({ root, isSaved }) => isSaved !== true && root.toLowerCase().startsWith(name))
    .map((format, order) => {
      const root = rootTemplate(scope, format, prefix, samples, insertEntry !== undefined);
      return {
        label: label(files[format.kind]),
        labelDetails: { description: `<${format.root}>` },
        kind: CompletionItemKind.Snippet,
        filterText: `${typed.startsWith('<') ? '<' : ''}${format.root}`,
        sortText: `0${order}`,
        insertTextFormat: InsertTextFormat.Snippet,
        textEdit: { range, newText: isWhole ? `${xmlDeclaration}\n${root}\n` : root },
        ...(declaration && { additionalTextEdits: [declaration] }),
        ...(insertEntry !== undefined &&
          beginsWithName(format.kind) && { command: { title: '', command: insertEntry } }),
      };
    });
}

/** Inserts the XML declaration at the start, in place of white space: nothing is allowed before it. */
function declarationBefore(document: Document, prolog: string): TextEdit {
  const [start = ''] = /^\uFEFF?/.exec(prolog) ?? [];
  const [blanks = ''] = /^\s*/.exec(prolog.slice(start.length)) ?? [];
  const span = { start: start.length, end: start.length + blanks.length };
  return { range: document.range(span), newText: `${xmlDeclaration}\n` };
}

/** A longer document has begun. */
const maximumBeginningLength = 10_000;

/** An optional XML declaration, comments and white space, then perhaps the first letters of a root. */
const beginning = /^(\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--[^<>]*-->\s*)*)(<?[A-Za-z]*)$/;
