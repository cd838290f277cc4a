import { locateRoot } from '../../checks/structure/structure.ts';
import type { XmlFormat } from '../../formats/format.ts';
import type { Span } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { lineEndOf } from '../../workspace/documents/lineEnd.ts';
import { placeAt } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type EntryName, entrySnippet, entryTemplates, entryText, nameOfId, type Samples } from './entryTemplates.ts';
import { idPrefix } from './idPrefix.ts';
import { knownMonster } from './knownMonster.ts';
import { freeId, typedName } from './typedName.ts';

/** A new entry for a document. */
interface NewEntry {
  /** What its snippet replaces. The editor indents its lines as the line of this place is. */
  readonly span: Span;
  readonly snippet: string;
  /** With the name that was typed; undefined without one. */
  readonly id: string | undefined;
}

/**
 * A new entry in place of the `<` before the offset, or after the entry at the offset, or as the first of the file for an offset before all
 * entries. Undefined in prose, translations and saved games, and in a file whose root cannot have entries yet.
 *
 * @param typed the name of the entry; undefined, or a text that is no name: the id and the name are tab stops.
 */
export function newEntryAt(
  scope: Package,
  document: Document,
  offset: number,
  { words }: Messages,
  typed?: string,
): NewEntry | undefined {
  const { format } = document;
  if (!format?.isXml || format.isTranslation || format.isSaved) return undefined;
  const named = typed === undefined ? undefined : typedName(scope, document, typed);
  const snippet = newEntry(scope, format, idPrefix(document), words.writing.samples, named);
  const found = placeAt(document, offset);
  if (found?.names.length === 1 && found.section.text[found.offset - 1] === '<')
    return { span: { start: offset - 1, end: offset }, snippet, id: named?.id };
  const place = placeFor(document, offset);
  if (!place) return undefined;
  const { after, isFirst } = place;
  const indented = isFirst ? snippet.replace(/^/gm, '  ') : snippet;
  return {
    span: { start: after, end: after },
    snippet: `\n${indented}${endsLine(document, after) ? '' : '\n'}`,
    id: named?.id,
  };
}

/** A new entry as a snippet, with an id that nothing has yet. */
export function newEntry(
  scope: Package,
  format: XmlFormat,
  prefixOfFile: string,
  samples: Samples,
  named?: EntryName,
): string {
  const { kind } = format;
  const { sample, prefix = prefixOfFile } = entryTemplates[kind];
  const id = sample === undefined ? '' : freeId(scope, format, `${prefix}${samples[sample]}`).slice(prefix.length);
  const monster = knownMonster(scope, prefix);
  return entrySnippet(kind, named ?? nameOfId(kind, prefix, id), samples, named !== undefined, {
    ...(monster !== undefined && { monster }),
  });
}

/**
 * An entry with a known id behind the last one of a document, as plain text that is indented as that one is, and its offset. Undefined where
 * `newEntryAt` is.
 *
 * @param value what stands for a value at the end of its name, such as `n`; undefined for a name without one.
 */
export function entryAtEnd(
  document: Document,
  id: string,
  value: string | undefined,
  { words }: Messages,
): { readonly offset: number; readonly text: string } | undefined {
  const { format } = document;
  if (!format?.isXml || format.isTranslation) return undefined;
  const place = placeFor(document, document.length);
  if (!place) return undefined;
  const { after, isFirst } = place;
  const common = idPrefix(document);
  const prefix = id.startsWith(common) && id.length > common.length ? common : '';
  const name = nameOfId(format.kind, prefix, id.slice(prefix.length), value === undefined ? '' : ` ${value}`);
  const lineEnd = lineEndOf(document);
  const indentation = isFirst ? '  ' : indentationBefore(document);
  const lines = entryText(format.kind, name, words.writing.samples).split('\n');
  const text = lines.flatMap((line) => (line.trim() === '' ? [] : [lineEnd, indentation, line])).join('');
  return { offset: after, text: endsLine(document, after) ? text : `${text}${lineEnd}` };
}

/** The white space before the last entry in its line. */
function indentationBefore(document: Document): string {
  const before = document.sections[document.sections.length - 2]?.text.slice(-maximumBlank) ?? '';
  return /(?:^|[\r\n])([ \t]*)$/.exec(before)?.[1] ?? '';
}

/** Whether nothing else stands in the line behind the offset. */
function endsLine(document: Document, offset: number): boolean {
  return /^[^\S\n]*(?:\r?\n|$)/.test(document.getText().slice(offset, offset + maximumBlank));
}

/** A longer run of spaces before the end of a line is not looked at. */
const maximumBlank = 200;

function placeFor(
  document: Document,
  offset: number,
): { readonly after: number; readonly isFirst: boolean } | undefined {
  const at = document.sectionIndexAt(offset);
  const section = document.sections[at];
  const entry = section && entryOf(section, document.format);
  if (entry) return { after: document.startOf(at) + entry.span.end, isFirst: false };
  const tag = locateRoot(document)?.startTag;
  const text = document.getText().slice(tag?.start, tag?.end);
  return tag && text.endsWith('>') && !text.endsWith('/>') ? { after: tag.end, isFirst: true } : undefined;
}
