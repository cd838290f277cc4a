import { CompletionItemKind } from 'vscode-languageserver-types';
import { type EntityKind, entityPlaces, type NamingPlace } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { type Span, trimmed } from '../../text/span.ts';
import { bookOf } from '../../workspace/documents/chartsIn.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText, unescapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';
import type { ItemData } from './resolveItem.ts';

/**
 * The Monsters, Events, tables, Warriors … that may be named at the place, by their ids and names; undefined where nothing is named, and for
 * rules, which have a list of their own. Those that the workspace names most come first.
 */
export function entityOffers({ scope, document, place }: CompletionAsked): Offers | undefined {
  const named = namingPlaceAt(document, place);
  if (!named || named.naming.to === 'rule' || named.naming.to === 'magic') return undefined;
  const { naming, span } = named;
  const uses = ({ kind, id }: KnownEntity): number => scope.index.entities.referencesTo(kind, id).length;
  const ranked = knownEntities(scope, naming.to)
    .map((known) => ({ known, uses: uses(known) }))
    .sort((a, b) => b.uses - a.uses);
  return { offers: [...(naming.others ?? []).map(otherOffer), ...ranked.map(({ known }) => offerOf(known))], span };
}

/** The place whose value or text the cursor is in, with the span that an item replaces. */
function namingPlaceAt(
  { format }: Document,
  { location, section, offset }: Place,
): { readonly naming: NamingPlace; readonly span: Span } | undefined {
  const element = location.path.at(-1);
  const naming = format?.isXml && element ? entityPlaces(format).get(element.name) : undefined;
  if (!naming) return undefined;
  if (naming.in === 'attribute') {
    const isThere = location.kind === 'attributeValue' && location.attribute.name === naming.attribute;
    return isThere ? { naming, span: location.span } : undefined;
  }
  if (location.kind === 'content') return { naming, span: { start: offset, end: offset } };
  return location.kind === 'text' ? { naming, span: trimmed(section.text, location.span) } : undefined;
}

/** An entity as it is known by while somebody types in any text. */
interface KnownEntity {
  readonly kind: EntityKind;
  readonly id: string;
  /** The id as it is written: a room has its name in capitals. */
  readonly written: string;
  readonly name: string;
}

/** The entities of a kind that count, in the order of their ids. */
const knownEntities = query(({ index: { entities } }: Package, kind: EntityKind): readonly KnownEntity[] => {
  const known: KnownEntity[] = [];
  for (const id of entities.ids(kind)) {
    const [entity] = entities.withId(kind, id);
    // A list of modifiers has an id of the same kind, but nothing has modifiers of it.
    if (entity && (kind !== 'chart' || bookOf(entity.section, entity.document).charts.length > 0))
      known.push(knownEntity(entity));
  }
  return known.sort((a, b) => (a.id < b.id ? -1 : 1));
});

const knownEntity = remembered((entity: Entity): KnownEntity => {
  const { kind, id, section, idSpan } = entity;
  const written = kind === 'adventure' ? id : unescapeText(section.text.slice(idSpan.start, idSpan.end));
  return { kind, id, written, name: entityName(entity) };
});

const offerOf = remembered(({ kind, id, written, name }: KnownEntity): Offer => {
  const data: ItemData = { entity: kind, id };
  const isNamed = name !== written;
  return offer({
    label: written,
    description: isNamed ? name : undefined,
    kind: CompletionItemKind.Reference,
    // By its name as well: few know the ids by heart.
    filterText: isNamed ? `${written} ${name}` : written,
    data,
    newText: escapeText(written),
  });
});

function otherOffer(value: string): Offer {
  return offer({ label: value, kind: CompletionItemKind.EnumMember, newText: escapeText(value) });
}
