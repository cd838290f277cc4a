import { type EntityKind, entityPlaces, type Format } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import { type Span, trimmed } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element, type Node } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';

/** An element that names an entity of its own or another document. Spans are in section coordinates. */
export interface EntityPlace {
  readonly element: Element;
  readonly to: EntityKind;
  readonly id: string;
  /** The id if nothing has the first one. */
  readonly otherId: string | undefined;
  /** The span of the written id. */
  readonly idSpan: Span;
}

/** The entity that the element names; undefined for any other element, and for an empty one. */
export function entityPlaceOf({ format }: Document, section: Section, element: Element): EntityPlace | undefined {
  return format && placeOf(entityPlaces(format), section, element);
}

/** All elements of a section that name an entity, in the order of the text. */
export function entityPlacesIn({ format }: Document, section: Section): readonly EntityPlace[] {
  // Most sections name no entity, and this search is quicker than reading their trees.
  return format && hintOf(format)?.test(section.text)
    ? placesAmong(entityPlaces(format), section, section.nodes)
    : none;
}

const none: readonly EntityPlace[] = [];

type Places = ReturnType<typeof entityPlaces>;

const hintOf = remembered((format: Format): RegExp | undefined => {
  const names = [...entityPlaces(format).keys()];
  return names.length > 0 ? new RegExp(`<(?:${names.join('|')})\\b`) : undefined;
});

function placesAmong(places: Places, section: Section, nodes: readonly Node[]): readonly EntityPlace[] {
  return gathered(nodes, (node) => {
    if (node.kind !== 'element') return [];
    const place = placeOf(places, section, node);
    if (!place) return placesAmong(places, section, node.children);
    // The content of a use of a rule is its text.
    const isUse = place.to === 'rule' || place.to === 'magic';
    return isUse ? [place] : [place, ...placesAmong(places, section, node.children)];
  });
}

function placeOf(places: Places, { text }: Section, element: Element): EntityPlace | undefined {
  const place = places.get(element.name);
  const idSpan = place?.in === 'attribute' ? attributeOf(element, place.attribute)?.valueSpan : textSpan(text, element);
  if (!place || !idSpan || idSpan.end === idSpan.start) return undefined;
  const written = unescapeText(text.slice(idSpan.start, idSpan.end));
  const id = place.idOf ? place.idOf(written) : written;
  return id === undefined ? undefined : { element, to: place.to, id, otherId: place.otherIdOf?.(written), idSpan };
}

/** The span of the text in an element without child elements. */
function textSpan(text: string, { children }: Element): Span | undefined {
  const [node, ...others] = children;
  return node?.kind === 'text' && others.length === 0 ? trimmed(text, node.span) : undefined;
}
