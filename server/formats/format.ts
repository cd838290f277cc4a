// The descriptors of the kinds of document. Code that depends on the kind asks its descriptor.
import { remembered } from '../queries/remembered.ts';
import type { EntryValues } from './entryValues.ts';
import type { DocumentSchema } from './schema/model.ts';

/** The kinds of XML document. */
export type DocumentKind =
  | 'rules'
  | 'monsters'
  | 'tables'
  | 'events'
  | 'adventures'
  | 'dungeonCards'
  | 'roomReferences'
  | 'locations'
  | 'warriors'
  | 'translations'
  | 'sessions'
  | 'charts';

/** Entities that entries define and refer to. Ids are unique among entities of one kind; rules and magic share theirs. */
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
  | 'location'
  | 'roomReference'
  | 'chart';

/** An element with a name or an id, and the entities that it defines. */
export interface EntryFormat {
  readonly element: string;
  /** The entities that it defines, with the attribute for their ids. Its translations refer to the first of them. */
  readonly defines: readonly DefinedEntity[];
  /** The first part of its translation keys: `monster` in `monster.rpb-goblin.name`; absent if it has no translations. */
  readonly keyPrefix?: string;
  /** Its texts that translations replace, in their usual order; absent if it has no translations. */
  readonly texts?: readonly TranslatedText[];
  /** Whether the entry has an effect only where another one names it. */
  readonly isForOthers?: true;
  /** Other last parts of its translation keys, which no entry needs. */
  readonly otherParts?: readonly string[];
  /**
   * Whether a translation without the scope of its key counts if there is no other: `adventure.generic.name` for
   * `adventure.idol-chamber.generic.name`.
   */
  readonly keyWithoutScope?: boolean;
  /** The kind of symbol in editors. */
  readonly symbol: EntrySymbol;
}

export type EntrySymbol = 'class' | 'event' | 'struct' | 'array' | 'namespace' | 'object' | 'key';

/** A text of an entry that a translation replaces: `rules` of an Event is `event.rpb-wave.rules`. */
export interface TranslatedText {
  /** The last part of its key. */
  readonly part: string;
  /** The attribute or the element with the text; `content` is the text directly in the entry. */
  readonly in: 'attribute' | 'element' | 'content';
  /** The name of the attribute or element, if it is not that of the part. */
  readonly name?: string;
  /**
   * `template`: a name with placeholders. `value`: gold, users and the like, which often are the same in all languages. Absent for running
   * text.
   */
  readonly use?: 'name' | 'template' | 'value';
}

export interface DefinedEntity {
  readonly entity: EntityKind;
  readonly by: 'id' | 'name' | 'cardId';
  /** The id for the written value, if they differ. */
  readonly idOf?: (written: string) => string;
  /** The value of another attribute that only entries with this entity have. */
  readonly only?: { readonly attribute: string; readonly value: string };
}

/**
 * A place where an entry refers to an entity of its own or another document. The element may be at any depth: a name has one meaning in a
 * kind.
 */
export type ReferencePlace =
  | (ElementPlace & { readonly in: 'attribute'; readonly attribute: string })
  | (ElementPlace & { readonly in: 'text' })
  /** The key of a translation: its first word names the kind of entity. */
  | { readonly in: 'key'; readonly element: string; readonly attribute: string }
  /** The end of a link, or code, in Markdown. */
  | { readonly in: 'link' | 'code'; readonly to: EntityKind };

interface ElementPlace {
  readonly element: string;
  readonly to: EntityKind;
  /** The beginning of the ids, which authors forget and the apps do not add. */
  readonly prefix?: string;
  /** The id for the written value, if they differ; undefined if the value is not an id. */
  readonly idOf?: (written: string) => string | undefined;
  /** The id for the written value if nothing has the first one; undefined if there is no other. */
  readonly otherIdOf?: (written: string) => string | undefined;
  /** Values that are no ids but are allowed too. */
  readonly others?: readonly string[];
}

/** Evidence that an element is an entry of this kind, and not one of another format with the same name. */
interface Marks {
  /** The possible attributes of an entry; all entries have the first. */
  readonly attributes: readonly string[];
  /** The possible child elements of an entry. */
  readonly children: RegExp;
  /** Content of an entry that no other format has; absent if there is no such content. */
  readonly inside?: RegExp;
}

/** What the first edition of a kind of document has otherwise than the present one. */
export interface FirstEdition {
  /** The descriptor of its files; absent if the present edition reads all of them. */
  readonly format?: XmlFormat;
  /** Elements and attributes that only the present edition has: `goldValue`, `rule@param`. */
  readonly lacks: readonly string[];
  /** Values that it writes otherwise. */
  readonly values?: readonly EditionValue[];
  /** An element of an entry in which it reads markup. */
  readonly markup?: string;
}

/** The text of an element that the editions write otherwise. */
export interface EditionValue {
  readonly element: string;
  /** The text of the present edition for one of the first; undefined for any other text. */
  readonly toPresent: (text: string) => string | undefined;
  readonly toFirst: (text: string) => string | undefined;
  /** Whether no slip explains the text in a file of the present edition. */
  readonly isOnlyFirst: (text: string) => boolean;
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
  /** The folders of a package with such documents, besides the folder with the root's name. */
  readonly folders?: readonly string[];
  /** The only folder of a package with such documents, if it is outside that of the XML: `data/i18n`. */
  readonly ownFolder?: string;
  /** The elements directly in the root that are read and checked separately, the most usual first. */
  readonly entries: readonly EntryFormat[];
  /** Elements in an entry with entities of their own, whose ids are unique in that entry. */
  readonly parts?: readonly EntryFormat[];
  /** Whether its entries are translations of entries of other documents. */
  readonly isTranslation?: boolean;
  /** Whether its entries are printed charts. */
  readonly isOfCharts?: true;
  /** Whether the app alone writes such files, from a game that was begun. */
  readonly isSaved?: true;
  /** An element of an entry with the path of a picture, from the folder of the app; absent if there is none. */
  readonly picture?: string;
  /** Values of an entry that are compared with each other; absent if there are none. */
  readonly values?: EntryValues;
  readonly marks: Marks;
  readonly schema: DocumentSchema;
  /** The edition that its files are in; absent for the present one. */
  readonly edition?: 'first';
  /** Its first edition; absent for a kind that did not exist then, and for a first edition. */
  readonly first?: FirstEdition;
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

/** Whether entries of that kind of document are translations of entries of other documents. */
export function isTranslation(format: Format | undefined): boolean {
  return format?.isXml === true && format.isTranslation === true;
}

/** Whether entries of that kind have `<rule>` or `<magic>` elements that use rules. In a rules document these elements are the rules. */
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

/** A place that names an entity in an attribute or in the text of an element. */
export type NamingPlace = Extract<ReferencePlace, { readonly in: 'attribute' | 'text' }>;
