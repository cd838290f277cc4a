import type { DocumentKind, EntityKind } from '../../formats/format.ts';
import { identifierFrom } from '../../formats/identifier.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeOf } from '../../xml/tree.ts';
import { idPrefix } from './idPrefix.ts';

/** What follows from the name of a new entry. */
export interface TypedName {
  /** Nothing in the workspace or a pack has it. */
  readonly id: string;
  /** The beginning of the id, which all new entries of the file have. */
  readonly prefix: string;
  /** With the capitals of the other names of the file. */
  readonly name: string;
  readonly plural: string;
  /** Whether a value stands at the end of the name, as `n` or `n+`. */
  readonly hasValue: boolean;
}

/** A kind whose entries have an id that is made of their name. */
interface NamedKind {
  /** The beginning of all ids of the kind; without it that of the file. */
  readonly prefix?: string;
  /** Whether names are those of abilities: in capitals, if the file says nothing else, and with a value at the end. */
  readonly isAbility?: boolean;
}

const kinds: Partial<Readonly<Record<DocumentKind, NamedKind>>> = {
  rules: { isAbility: true },
  monsters: {},
  events: {},
  locations: { prefix: 'location-' },
  warriors: { prefix: 'warrior-' },
};

/** Whether a new entry of that kind begins with its name. */
export function beginsWithName(kind: DocumentKind): boolean {
  return kinds[kind] !== undefined;
}

/**
 * The id, the name and the plural of a new entry for a name that somebody has typed. Undefined if nothing of the name can be in an id.
 */
export function typedName(scope: Package, document: Document, typed: string): TypedName | undefined {
  const { format } = document;
  const ofKind = format?.isXml ? kinds[format.kind] : undefined;
  const [entry] = format?.isXml ? format.entries : [];
  if (!format?.isXml || !entry || ofKind === undefined) return undefined;
  const words = typed.replace(/\s+/g, ' ').trim();
  const { isAbility = false } = ofKind;
  const value = isAbility ? (valueAtEnd.exec(words)?.[0] ?? '') : '';
  const own = words.slice(0, words.length - value.length);
  const slug = identifierFrom(own);
  if (slug === '') return undefined;
  const prefix = ofKind.prefix ?? idPrefix(document);
  const wanted = slug.startsWith(prefix) ? slug : `${prefix}${slug}`;
  const name = `${inCapitals(own, document, isAbility)}${value.toLowerCase()}`;
  return {
    id: freeId(scope, entry.defines[0]?.entity, wanted),
    prefix,
    name,
    plural: pluralOf(name, languageOfDocument(document)),
    hasValue: value !== '',
  };
}

const valueAtEnd = / [nN]\+?$/;

/** The id, or the next free one with a number: `salt-crab-2`. */
export function freeId({ index }: Package, entity: EntityKind | undefined, wanted: string): string {
  let id = wanted;
  for (let number = 2; entity !== undefined && index.entities.isDefined(entity, id); number++)
    id = `${wanted}-${number}`;
  return id;
}

/** The name in capitals if most names of the file are, or in a file of rules without names; else as typed, words in small letters with a capital. */
function inCapitals(name: string, document: Document, isAbility: boolean): string {
  const names = namesIn(document);
  const capitals = names.filter((one) => one === one.toUpperCase()).length;
  if (names.length === 0 ? isAbility : capitals * 2 > names.length) return name.toUpperCase();
  if (name !== name.toLowerCase()) return name;
  return name.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
}

/** More names do not change their capitals. */
const maximumNames = 50;

/** The names of the first entries, without values. */
function namesIn({ sections }: Document): readonly string[] {
  return sections.slice(1, maximumNames).flatMap(({ nodes, text }) => {
    const [entry] = nodes;
    const span = entry?.kind === 'element' ? attributeOf(entry, 'name')?.valueSpan : undefined;
    const name = span ? text.slice(span.start, span.end).replace(valueAtEnd, '') : '';
    return /\p{L}{2}/u.test(name) ? [name] : [];
  });
}

/** A plural to begin with: the author corrects it. */
function pluralOf(name: string, language: string): string {
  if (language === 'es') {
    const [own = '', rest = ''] = parted(name, / (?:de|del|con|sin|en|a|al)(?= )/i);
    return own.replace(/\p{L}{2,}/gu, (word) => `${word}${/[aeiouáéó]$/i.test(word) ? 's' : 'es'}`) + rest;
  }
  const [own = '', rest = ''] = parted(name, / (?:of|with|in|from)(?= )/i);
  if (/[^aeiou]y$/i.test(own)) return `${own.slice(0, -1)}ies${rest}`;
  return `${own}${/(?:s|x|z|ch|sh)$/i.test(own) ? 'es' : 's'}${rest}`;
}

/** A name before and from such a word. */
function parted(name: string, word: RegExp): readonly string[] {
  const at = word.exec(name)?.index ?? name.length;
  return [name.slice(0, at), name.slice(at)];
}
