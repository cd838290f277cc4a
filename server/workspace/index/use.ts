import type { Span } from '../../text/span.ts';
import type { Element } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { type EntityPlace, entityPlaceOf, entityPlacesIn } from './entityPlace.ts';

/** A `<rule>` or `<magic>` of a Monster or a table: its id says which rule its text names. Spans are in section coordinates. */
export interface Use {
  readonly element: Element;
  readonly to: 'rule' | 'magic';
  readonly id: string;
  readonly idSpan: Span;
}

/** The use in the element; undefined for any other element, and without an id. In a rules file these elements are the rules. */
export function useOf(document: Document, section: Section, element: Element): Use | undefined {
  const place = entityPlaceOf(document, section, element);
  return place && isUse(place) ? place : undefined;
}

/** All uses in a section, in order. */
export function usesIn(document: Document, section: Section): readonly Use[] {
  return entityPlacesIn(document, section).filter(isUse);
}

function isUse(place: EntityPlace): place is EntityPlace & Use {
  return place.to === 'rule' || place.to === 'magic';
}
