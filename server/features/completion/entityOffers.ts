import { CompletionItemKind } from 'vscode-languageserver-types';
import { type EntityKind, entityPlaces, type NamingPlace } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { foldedText, fuzzyScore } from '../../text/fuzzyMatch.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { escapeText, unescapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offer, type Offers, offer } from './offer.ts';
import type { ItemData } from './resolveItem.ts';

/** More than anybody looks through; the next letter brings others. */
const maximumEntities = 200;

/**
 * The Monsters, Events, tables, Warriors … that may be named at the place, by their ids and names; undefined where nothing is named, and for
 * rules, which have a list of their own. Those that the workspace names most come first, and last those of a folder from which the app does
 * not take them there: a travel table draws travel events.
 */
export function entityOffers({ scope, document, place }: CompletionAsked): Offers | undefined {
  const named = namingPlaceAt(document, place);
  if (!named || named.naming.to === 'rule' || named.naming.to === 'magic') return undefined;
  const { naming, span } = named;
  const typed = foldedText(place.section.text.slice(span.start, place.offset));
  const already = siblingIds(place, naming);
  const isElsewhere = elsewhere(place, naming);
  const ranked: RankedOffer[] = [];
  for (const known of knownEntities(scope, naming.to)) {
    const score = fuzzyScore(typed, known.folded);
    if (score === undefined || already.has(known.id)) continue;
    const uses = scope.index.entities.referencesTo(naming.to, known.id).length;
    ranked.push({ offer: offerOf(known), score: typed === '' ? 0 : score, uses, isElsewhere: isElsewhere(known) });
  }
  const best = ranked.sort(compareOffers).slice(0, maximumEntities);
  const others = (naming.others ?? []).filter((other) => !already.has(other)).map(otherOffer);
  return {
    offers: [...others, ...best.map((one) => one.offer)],
    span,
    isIncomplete: ranked.length > maximumEntities,
  };
}

interface RankedOffer {
  readonly offer: Offer;
  readonly score: number;
  readonly uses: number;
  readonly isElsewhere: boolean;
}

function compareOffers(a: RankedOffer, b: RankedOffer): number {
  return Number(a.isElsewhere) - Number(b.isElsewhere) || bandOf(b) - bandOf(a) || b.uses - a.uses;
}

/** Those with the typed letters in one piece come before those with gaps between them. */
function bandOf({ score }: RankedOffer): number {
  return Math.floor(score / 500);
}

/** Whether an entity is in another of the folders of its kind than the one from which the entry takes them. */
function elsewhere({ location, section }: Place, { folderBy }: NamingPlace): (known: KnownEntity) => boolean {
  const [entry] = location.path;
  if (!folderBy || !entry) return () => false;
  const { attribute, folders, otherwise } = folderBy;
  const value = attributeValue(section.text, entry, attribute) ?? '';
  const wanted = Object.hasOwn(folders, value) ? folders[value] : otherwise;
  const all = new Set([...Object.values(folders), otherwise]);
  return ({ folder }) => folder !== undefined && folder !== wanted && all.has(folder);
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

/** What the other elements beside that of a text name: nothing is listed twice. */
function siblingIds({ location, section }: Place, { idOf }: NamingPlace): ReadonlySet<string> {
  const element = location.kind === 'attributeValue' ? undefined : location.path.at(-1);
  const siblings = element ? (location.path.at(-2)?.children ?? []) : [];
  const texts = siblings.flatMap((node) => {
    if (node.kind !== 'element' || node === element || node.name !== element?.name) return [];
    const text = unescapeText(section.text.slice(node.startTag.end, node.endTag?.span.start ?? node.span.end)).trim();
    return [idOf?.(text) ?? text];
  });
  return new Set(texts);
}

/** An entity as it is known by while somebody types in any text. */
interface KnownEntity {
  readonly kind: EntityKind;
  readonly id: string;
  /** The id as it is written: a room has its name in capitals. */
  readonly written: string;
  readonly name: string;
  /** Its id and its name as they are searched. */
  readonly folded: string;
  /** The folder of its file in a package: `travel` in `…/xml/travel/mine.xml`. */
  readonly folder: string | undefined;
}

/** The entities of a kind that count, in the order of their ids. */
const knownEntities = query(({ index: { entities } }: Package, kind: EntityKind): readonly KnownEntity[] => {
  const known: KnownEntity[] = [];
  for (const id of entities.ids(kind)) {
    const [entity] = entities.withId(kind, id);
    if (entity) known.push(knownEntity(entity));
  }
  return known.sort((a, b) => (a.id < b.id ? -1 : 1));
});

const knownEntity = remembered((entity: Entity): KnownEntity => {
  const { kind, id, document, section, idSpan } = entity;
  const written = kind === 'adventure' ? id : unescapeText(section.text.slice(idSpan.start, idSpan.end));
  const name = entityName(entity);
  const folder = /\/xml\/([a-z]+)\/[^/]*$/.exec(document.uri)?.[1];
  return { kind, id, written, name, folded: foldedText(name === written ? written : `${written} ${name}`), folder };
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
