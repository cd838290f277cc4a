import type { SelectionRange } from 'vscode-languageserver-types';
import type { Span } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { type Place, placeAt } from '../workspace/documents/place.ts';
import type { Location } from '../xml/locate.ts';
import type { Element } from '../xml/tree.ts';

/** For each offset the spans around it, each inside the next: a name or value, its attribute, the tag, the content, the element … */
export function selectionRanges(document: Document, offsets: readonly number[]): SelectionRange[] {
  return offsets.map((offset) => {
    const place = placeAt(document, offset);
    const spans = place && document.format?.isXml ? spansAround(place) : [];
    const whole: SelectionRange = { range: document.range({ start: 0, end: document.length }) };
    return spans.reduceRight<SelectionRange>((parent, span) => ({ range: document.range(span), parent }), whole);
  });
}

/** From the smallest to the largest, in document coordinates, each larger than the one before. */
function spansAround({ location, inDocument, section }: Place): readonly Span[] {
  const elements = [...location.path].reverse();
  const candidates = [...spansOf(location, section.text), ...elements.flatMap((element) => spansOfElement(element))];
  const spans: Span[] = [];
  for (const span of candidates) {
    const last = spans.at(-1);
    const isLarger =
      !last || (span.start <= last.start && span.end >= last.end && span.end - span.start > last.end - last.start);
    if (isLarger && span.end > span.start) spans.push(span);
  }
  return spans.map(inDocument);
}

function spansOf(location: Location, text: string): readonly Span[] {
  switch (location.kind) {
    case 'attributeName':
    case 'attributeValue':
      return [location.span, location.attribute.span, location.element.startTag];
    case 'elementName':
    case 'startTag':
      return [location.span, location.element.startTag];
    case 'endTag':
      return [location.span, location.endTag.span];
    case 'text': {
      const written = text.slice(location.span.start, location.span.end);
      const start = location.span.start + (written.length - written.trimStart().length);
      return [{ start, end: Math.max(start, start + written.trim().length) }, location.span];
    }
    default:
      return [location.span];
  }
}

function spansOfElement(element: Element): readonly Span[] {
  const content = { start: element.startTag.end, end: element.endTag?.span.start ?? element.span.end };
  return [content, element.span];
}
