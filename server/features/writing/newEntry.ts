import { locateRoot } from '../../checks/structure/structure.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { entryTemplate } from './entryTemplates.ts';
import { idPrefix } from './idPrefix.ts';

/** A new entry for a document. */
interface NewEntry {
  /** Where its snippet goes, which begins with a line break. The editor indents its lines as the line at this offset is. */
  readonly offset: number;
  readonly snippet: string;
}

/**
 * A new entry after the one at the offset, or as the first of the file for an offset before all entries, with an id in the form of the
 * others. Undefined in prose and translations, and in a file whose root cannot have entries yet.
 */
export function newEntryAt(document: Document, offset: number, { words }: Messages): NewEntry | undefined {
  const { format } = document;
  if (!format?.isXml || format.isTranslation) return undefined;
  const place = placeFor(document, offset);
  if (!place) return undefined;
  const { after, isFirst } = place;
  const lines = entryTemplate(format.kind, { prefix: idPrefix(document), samples: words.writing.samples });
  const indented = isFirst ? lines.map((line) => `  ${line}`) : lines;
  const endsLine = /^[^\S\n]*(?:\r?\n|$)/.test(document.getText().slice(after, after + maximumBlank));
  return { offset: after, snippet: `\n${indented.join('\n')}${endsLine ? '' : '\n'}` };
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
