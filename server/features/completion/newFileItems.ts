import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver-types';
import { xmlFormats } from '../../formats/formats.ts';
import type { Asked } from '../asked.ts';
import { beginsWithName } from '../writing/entryTemplates.ts';
import { rootTemplate, xmlDeclaration } from '../writing/fileTemplate.ts';
import { prefixOfFile } from '../writing/idPrefix.ts';
import { offer } from './offer.ts';

/**
 * The kinds of file that an XML document can become, if it has no root yet, or the first letters of one; undefined for any other
 * document. The typed text is replaced; a file in which nothing else stands gets an XML declaration.
 */
export function newFileItems(
  { scope, document, reader }: Asked,
  offset: number,
  insertEntry: string | undefined,
): CompletionItem[] | undefined {
  if (document.languageId !== 'xml' || document.length > maximumBeginningLength) return undefined;
  const text = document.getText();
  const begun = beginning.exec(text.slice(0, offset));
  if (!begun || text.slice(offset).trim() !== '') return undefined;
  const [, typed = ''] = begun;
  const name = typed.replace('<', '').toLowerCase();
  const isWhole = offset === typed.length;
  const prefix = prefixOfFile(document.uri);
  const { samples, files } = reader.messages.words.writing;
  const range = document.range({ start: offset - typed.length, end: offset });
  return xmlFormats
    .filter(({ root, isSaved }) => isSaved !== true && root.toLowerCase().startsWith(name))
    .map((format, order) => {
      const root = rootTemplate(scope, format, prefix, samples, insertEntry !== undefined);
      const asksForName = insertEntry !== undefined && beginsWithName(format.kind);
      const newText = isWhole ? `${xmlDeclaration}\n${root}\n` : root;
      const { item } = offer({
        label: files[format.kind],
        description: `<${format.root}>`,
        kind: CompletionItemKind.Snippet,
        filterText: `${typed.startsWith('<') ? '<' : ''}${format.root}`,
        sortText: `0${order}`,
        newText,
        isSnippet: true,
        ...(asksForName && { command: { title: '', command: insertEntry } }),
      });
      return { ...item, textEdit: { range, newText } };
    });
}

/** A longer document has begun. */
const maximumBeginningLength = 10_000;

/** An optional XML declaration, comments and white space, then perhaps the first letters of a root. */
const beginning = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--[^<>]*-->\s*)*(<?[A-Za-z]*)$/;
