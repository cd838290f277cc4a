import type { Element } from '../../xml/tree.ts';
import { entryOf } from '../documents/entry.ts';
import type { Entity } from './entity.ts';

/** The element that defines the entity: an entry, or a part of one, such as an adventure of a room. */
export function entityElement({ document, section, idSpan }: Entity): Element | undefined {
  const entry = entryOf(section, document.format);
  return entry && elementWith(entry, idSpan.start);
}

/** The element with the offset in its start tag. */
function elementWith(element: Element, offset: number): Element | undefined {
  if (element.startTag.start <= offset && offset < element.startTag.end) return element;
  for (const child of element.children) {
    const isAround = child.kind === 'element' && child.span.start <= offset && offset < child.span.end;
    if (isAround) return elementWith(child, offset);
  }
  return undefined;
}
