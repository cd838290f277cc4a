import { type CompletionItem, CompletionItemKind, InsertTextFormat } from 'vscode-languageserver-types';
import type { XmlFormat } from '../../formats/format.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { label } from '../../text/label.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { usedValues } from '../../workspace/packages/usedValues.ts';
import { escapeText } from '../../xml/references.ts';
import { completionRange } from './completionRange.ts';

/** More than anybody looks through. */
const maximumValues = 60;

/**
 * The values for the attribute, or for the element with a type of text, at the place: first those that the workspace has, the most frequent
 * of them first, then other usual ones. Of a list with spaces between its items, those that it does not have. Empty where any text may
 * stand.
 */
export function valueItems(scope: Package, document: Document, place: Place): CompletionItem[] {
  const { format } = document;
  if (!format?.isXml) return [];
  return place.location.kind === 'attributeValue'
    ? attributeValueItems(scope, document, format, place)
    : textValueItems(scope, document, format, place);
}

function attributeValueItems(scope: Package, document: Document, format: XmlFormat, place: Place): CompletionItem[] {
  const { location, section, names } = place;
  if (location.kind !== 'attributeValue') return [];
  const { name } = location.attribute;
  const shape = shapeAt(format, names)?.attributes.find((attribute) => attribute.name === name);
  if (!shape) return [];
  const { values, samples, isList } = shape;
  if (values) return itemsFor(document, place, location.span, values);
  if (samples.length === 0) return [];
  const used = usedValues(scope, { format, in: 'attribute', name });
  if (!isList) return itemsFor(document, place, location.span, together(used, samples));
  const span = wordAt(section.text, location.span, place.offset);
  const others = [
    section.text.slice(location.span.start, span.start),
    section.text.slice(span.end, location.span.end),
  ].flatMap(wordsOf);
  const items = together(byFrequency(used.flatMap(wordsOf), samples), samples);
  return itemsFor(
    document,
    place,
    span,
    items.filter((item) => !others.includes(item)),
  );
}

function textValueItems(scope: Package, document: Document, format: XmlFormat, place: Place): CompletionItem[] {
  const { location, section, names, offset } = place;
  const element = location.path.at(-1);
  const shape = element && shapeAt(format, names);
  if (!element || !shape || shape.textSamples.length === 0) return [];
  // Behind a child, or before the end tag of another element, nothing can be typed that counts.
  if (element.children.some(({ kind }) => kind !== 'text')) return [];
  const value = location.kind === 'text' ? trimmed(section.text, location.span) : { start: offset, end: offset };
  // An item takes the place of a text at the cursor, with the white space up to it.
  const span = { start: Math.min(value.start, offset), end: Math.max(value.end, offset) };
  const used = usedValues(scope, { format, in: 'text', name: element.name });
  return itemsFor(document, place, span, together(used, shape.textSamples));
}

/** The distinct items of both lists, those of the first before the others. */
function together(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])].slice(0, maximumValues);
}

/** Those of the words that are usual, the most frequent first. */
function byFrequency(words: readonly string[], usual: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return usual.filter((word) => counts.has(word)).sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The item of a list that the cursor is in or at. */
function wordAt(text: string, { start, end }: Span, offset: number): Span {
  const before = text.slice(start, offset).split(/\s/).at(-1) ?? '';
  const [after = ''] = /^\S*/.exec(text.slice(offset, end)) ?? [];
  return { start: offset - before.length, end: offset + after.length };
}

function itemsFor(document: Document, place: Place, span: Span, values: readonly string[]): CompletionItem[] {
  const range = completionRange(document, place, span);
  return values.map((value, order) => ({
    label: label(value),
    kind: CompletionItemKind.EnumMember,
    filterText: value,
    sortText: String(order).padStart(4, '0'),
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: { range, newText: escapeText(value) },
  }));
}
