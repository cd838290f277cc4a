import type { Document } from '../../workspace/documents/document.ts';
import { placeAt } from '../../workspace/documents/place.ts';

/**
 * The quotation marks for the value of an attribute directly behind whose `=` the offset is: those of the other attributes of the tag, or else
 * double ones. Undefined elsewhere, if the value has begun, and in a document that is not recognised.
 */
export function valueQuotes(document: Document, offset: number): string | undefined {
  const place = document.format?.isXml ? placeAt(document, offset - 1) : undefined;
  if (!place) return undefined;
  const { location, section } = place;
  const { text } = section;
  const behind = place.offset + 1;
  if (text[place.offset] !== '=' || /^[^\s/>]/.test(text.slice(behind, behind + 1))) return undefined;
  const element = 'element' in location ? location.element : undefined;
  const attribute = element?.attributes.find(({ nameSpan }) => nameSpan.end === place.offset);
  if (!element || !attribute) return undefined;
  const others = element.attributes.flatMap((other) => (other === attribute ? [] : (other.valueSpan ?? [])));
  const quote = others.map(({ start }) => text[start - 1]).find((sign) => sign === '"' || sign === "'") ?? '"';
  return quote + quote;
}
