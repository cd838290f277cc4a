import { type Span, touches } from '../text/span.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { type Place, rootOf } from '../workspace/documents/place.ts';

/** The names in the start tag and the end tag of one element, in document coordinates. */
interface TagNames {
  readonly start: Span;
  readonly end: Span;
}

/** The names of the element whose start or end tag has its name at the place; undefined elsewhere, and if the names differ. */
export function tagNamesAt(document: Document, place: Place): TagNames | undefined {
  const { location, inDocument } = place;
  const atRoot = tagNamesOfRoot(document);
  if (atRoot && isIn(atRoot, inDocument({ start: place.offset, end: place.offset }).start)) return atRoot;
  if (location.kind !== 'elementName' && location.kind !== 'endTag') return undefined;
  const { element } = location;
  if (!element?.endTag || element.endTag.name !== element.name) return undefined;
  return { start: inDocument(element.nameSpan), end: inDocument(element.endTag.nameSpan) };
}

/** The root's start tag is in the first section, its end tag in the last. */
function tagNamesOfRoot(document: Document): TagNames | undefined {
  const root = rootOf(document);
  const last = document.sections.findLastIndex(({ rootEnd }) => rootEnd !== undefined);
  const rootEnd = document.sections[last]?.rootEnd;
  if (!root || rootEnd?.name !== root.name) return undefined;
  return { start: root.nameSpan, end: documentSpan(document, last, rootEnd.nameSpan) };
}

function isIn({ start, end }: TagNames, offset: number): boolean {
  return touches(start, offset) || touches(end, offset);
}
