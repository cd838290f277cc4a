import { locateRoot } from '../../checks/structure/structure.ts';
import type { EntityKind } from '../../formats/format.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { lineEndOf } from '../../workspace/documents/lineEnd.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { entryTemplate, entryText, namedEntryTemplate } from './entryTemplates.ts';
import { idPrefix } from './idPrefix.ts';
import { freeId, typedName } from './typedName.ts';

/** A new entry for a document. */
interface NewEntry {
  /** Where its snippet goes, which begins with a line break. The editor indents its lines as the line at this offset is. */
  readonly offset: number;
  readonly snippet: string;
  /** With the name that was typed; undefined without one. */
  readonly id: string | undefined;
}

/**
 * A new entry after the one at the offset, or as the first of the file for an offset before all entries, with an id in the form of the
 * others. Undefined in prose, translations and saved games, and in a file whose root cannot have entries yet.
 *
 * @param typed the name of the entry; undefined, or a text that is no name: the id is a tab stop, and the name follows it.
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
  const names = { prefix: idPrefix(document), samples: freeSamples(scope, document, words.writing.samples) };
  const named = typed === undefined ? undefined : typedName(scope, document, typed);
  const lines = named ? namedEntryTemplate(format.kind, names, named) : entryTemplate(format.kind, names);
  const place = placeFor(document, offset);
  if (!place) return undefined;
  const { after, isFirst } = place;
  const indented = isFirst ? lines.map((line) => `  ${line}`) : lines;
  const snippet = `\n${indented.join('\n')}${endsLine(document, after) ? '' : '\n'}`;
  return { offset: after, snippet, id: named?.id };
}

/** The samples with ids that nothing has yet. */
export function freeSamples(
  scope: Package,
  document: Document,
  samples: Messages['words']['writing']['samples'],
): Messages['words']['writing']['samples'] {
  const prefix = idPrefix(document);
  const free = (entity: EntityKind, sample: string, before = prefix): string =>
    freeId(scope, entity, `${before}${sample}`).slice(before.length);
  return {
    ...samples,
    ruleId: free('rule', samples.ruleId),
    monsterId: free('monster', samples.monsterId),
    eventId: free('event', samples.eventId),
    locationId: free('location', samples.locationId, 'location-'),
    warriorId: free('warrior', samples.warriorId, 'warrior-'),
  };
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
  const names = { prefix, samples: words.writing.samples };
  const lineEnd = lineEndOf(document);
  const indentation = isFirst ? '  ' : indentationBefore(document);
  const lines = entryText(format.kind, id.slice(prefix.length), names, value);
  const text = lines.map((line) => `${lineEnd}${indentation}${line}`).join('');
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
