import { CompletionItemKind } from 'vscode-languageserver-types';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { type Span, trimmed } from '../../text/span.ts';
import { usedValues } from '../../workspace/packages/usedValues.ts';
import { escapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offers, offer } from './offer.ts';

/** More than anybody looks through. */
const maximumValues = 60;

/**
 * The values for the attribute, or for the element with a type of text, at the place: first those that the workspace has, the most frequent
 * of them first, then other usual ones. Of a list with spaces between its items, those that it does not have. None where any text may
 * stand.
 */
export function valueOffers(asked: CompletionAsked): Offers | undefined {
  return asked.place.location.kind === 'attributeValue' ? attributeValues(asked) : textValues(asked);
}

function attributeValues({ scope, document: { format }, place }: CompletionAsked): Offers | undefined {
  const { location, section, names, offset } = place;
  if (!format?.isXml || location.kind !== 'attributeValue') return undefined;
  const { name } = location.attribute;
  const shape = shapeAt(format, names)?.attributes.find((attribute) => attribute.name === name);
  if (!shape) return undefined;
  const { values, samples, isList } = shape;
  if (values) return offersFor(location.span, values);
  if (samples.length === 0) return undefined;
  const used = usedValues(scope, { format, in: 'attribute', name });
  if (!isList) return offersFor(location.span, together(used, samples));
  const span = wordAt(section.text, location.span, offset);
  const others = [
    section.text.slice(location.span.start, span.start),
    section.text.slice(span.end, location.span.end),
  ].flatMap(wordsOf);
  const items = together(byFrequency(used.flatMap(wordsOf), samples), samples);
  return offersFor(
    span,
    items.filter((item) => !others.includes(item)),
  );
}

function textValues({ scope, document: { format }, place }: CompletionAsked): Offers | undefined {
  const { location, section, names, offset } = place;
  const element = location.path.at(-1);
  const shape = element && format?.isXml ? shapeAt(format, names) : undefined;
  if (!element || !format?.isXml || !shape || shape.textSamples.length === 0) return undefined;
  // Behind a child, or before the end tag of another element, nothing can be typed that counts.
  if (element.children.some(({ kind }) => kind !== 'text')) return undefined;
  const value = location.kind === 'text' ? trimmed(section.text, location.span) : { start: offset, end: offset };
  // An item takes the place of a text at the cursor, with the white space up to it.
  const span = { start: Math.min(value.start, offset), end: Math.max(value.end, offset) };
  const used = usedValues(scope, { format, in: 'text', name: element.name });
  return offersFor(span, together(used, shape.textSamples));
}

function offersFor(span: Span, values: readonly string[]): Offers {
  const offers = values.map((value) =>
    offer({
      label: value,
      kind: CompletionItemKind.EnumMember,
      filterText: value,
      newText: escapeText(value),
    }),
  );
  return { offers, span };
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
