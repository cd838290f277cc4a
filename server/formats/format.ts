// What the program knows of a kind of document. All questions about a kind are asked of its descriptor.
import { remembered } from '../text/remembered.ts';
import type { DocumentSchema } from './schema/model.ts';
import type { Outlines } from './schema/shapes.ts';

/** The kinds of XML document. */
export type DocumentKind =
  | 'rules'
  | 'monsters'
  | 'tables'
  | 'events'
  | 'adventures'
  | 'dungeonCards'
  | 'locations'
  | 'warriors'
  | 'translations';

/** What entries define and refer to. Ids are unique among entities of one kind; rules and magic share theirs. */
export type EntityKind =
  | 'rule'
  | 'magic'
  | 'monster'
  | 'event'
  | 'table'
  | 'warrior'
  | 'card'
  | 'room'
  | 'adventure'
  | 'location';

/** An element that people know by a name or an id, and what it defines. */
export interface EntryFormat {
  readonly element: string;
  /** What it defines, and the attribute with the id that others refer to it by. The first is what its translations are of. */
  readonly defines: readonly DefinedEntity[];
  /** What the keys of its translations begin with, before the id: `monster` in `monster.rpb-goblin.name`; absent where it has none. */
  readonly keyPrefix?: string;
  /** What an editor shows it as. */
  readonly symbol: EntrySymbol;
}

export type EntrySymbol = 'class' | 'event' | 'struct' | 'array' | 'namespace' | 'object' | 'key';

export interface DefinedEntity {
  readonly entity: EntityKind;
  readonly by: 'id' | 'name';
  /** The id that the value stands for, if it is another. */
  readonly idOf?: (written: string) => string;
}

/** Where an entry refers to an entity of its own or another document. Elements stand at any depth: a name means one thing in a kind. */
export type ReferencePlace =
  | (ElementPlace & { readonly in: 'attribute'; readonly attribute: string })
  | (ElementPlace & { readonly in: 'text' })
  /** The key of a translation: its first word says which kind it is of. */
  | { readonly in: 'key'; readonly element: string; readonly attribute: string }
  /** The end of a link, or code, in Markdown. */
  | { readonly in: 'link' | 'code'; readonly to: EntityKind };

interface ElementPlace {
  readonly element: string;
  readonly to: EntityKind;
  /** The id that what is written stands for, if it is another; undefined where it stands for none. */
  readonly idOf?: (written: string) => string | undefined;
}

/** What shows that an element is an entry of this kind, and not one of another format that happens to be called so. */
interface Marks {
  /** The attributes that an entry can have; the first is the one that all have. */
  readonly attributes: readonly string[];
  /** The elements that an entry can hold. */
  readonly children: RegExp;
  /** What the inside of an entry looks like that no other format has; absent where there is nothing of the kind. */
  readonly inside?: RegExp;
}

interface AnyFormat {
  readonly refersTo: readonly ReferencePlace[];
}

/** A kind of XML document: a root with entries. */
export interface XmlFormat extends AnyFormat {
  readonly isXml: true;
  readonly kind: DocumentKind;
  /** The name of the root element. */
  readonly root: string;
  /** The folders of a package that hold such documents, besides one that is called as the root. */
  readonly folders?: readonly string[];
  /** The elements directly in the root that are read and judged one by one, the most usual first. */
  readonly entries: readonly EntryFormat[];
  /** Elements in an entry that define something of their own, whose ids are unique in that entry. */
  readonly parts?: readonly EntryFormat[];
  /** Whether its entries say in another language what entries of other documents say. */
  readonly isTranslation?: boolean;
  readonly marks: Marks;
  /** What is judged. Of a kind without one nothing is said about the structure. */
  readonly schema?: DocumentSchema;
  /** What may stand where, for a kind without a schema. */
  readonly outlines?: Outlines;
}

/** Prose: a scenario or notes, as Markdown or plain text. */
export interface ProseFormat extends AnyFormat {
  readonly isXml: false;
  readonly kind: 'prose';
  readonly entries: readonly [];
}

export type Format = XmlFormat | ProseFormat;

/** Whether entries of that kind of document define entities of that kind. */
export function hasEntities(format: Format | undefined, entity: EntityKind): boolean {
  return format?.entries.some(({ defines }) => defines.some((one) => one.entity === entity)) ?? false;
}

/** Whether a document of that kind refers to entities of that kind, other than as their translation. */
export function refersTo(format: Format | undefined, entity: EntityKind): boolean {
  return format?.refersTo.some((place) => 'to' in place && place.to === entity) ?? false;
}

/** Whether entries of that kind of document say in another language what entries of other documents say. */
export function isTranslation(format: Format | undefined): boolean {
  return format?.isXml === true && format.isTranslation === true;
}

/** Whether entries of that kind have `<rule>` or `<magic>` elements that use rules. Where rules are defined these are the rules. */
export function usesRules(format: Format | undefined): boolean {
  return format?.isXml === true && refersTo(format, 'rule');
}

/** The format of an entry element of that kind of document; undefined for any other element. */
export function entryFormat(format: Format, element: string): EntryFormat | undefined {
  return format.entries.find((entry) => entry.element === element);
}

/** The elements of that kind of document that name an entity, by their names. */
export const entityPlaces = remembered((format: Format): ReadonlyMap<string, NamingPlace> => {
  const isNaming = (place: ReferencePlace): place is NamingPlace => place.in === 'attribute' || place.in === 'text';
  return new Map(format.refersTo.filter(isNaming).map((place) => [place.element, place]));
});

type NamingPlace = Extract<ReferencePlace, { readonly in: 'attribute' | 'text' }>;
