import type { XmlFormat } from '../../formats/format.ts';
import { identifierFrom } from '../../formats/identifier.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeOf } from '../../xml/tree.ts';
import { type EntryName, entryTemplates } from './entryTemplates.ts';
import { idPrefix } from './idPrefix.ts';

/**
 * The id, the name and the plural of a new entry for a name that somebody has typed. Undefined if nothing of the name can be in an id, and for
 * kinds whose ids do not follow from names.
 */
export function typedName(scope: Package, document: Document, typed: string): EntryName | undefined {
  const { format } = document;
  if (!format?.isXml) return undefined;
  const { sample, prefix = idPrefix(document), isAbility = false } = entryTemplates[format.kind];
  const words = typed.replace(/\s+/g, ' ').trim();
  const value = isAbility ? (valueAtEnd.exec(words)?.[0] ?? '') : '';
  const own = words.slice(0, words.length - value.length);
  const slug = identifierFrom(own);
  if (sample === undefined || slug === '') return undefined;
  const name = `${inCapitals(own, document, isAbility)}${value.toLowerCase()}`;
  return {
    id: freeId(scope, format, slug.startsWith(prefix) ? slug : `${prefix}${slug}`),
    prefix,
    name,
    plural: pluralOf(name, languageOfDocument(document)),
    hasValue: value !== '',
  };
}

const valueAtEnd = / [nN]\+?$/;

/** The id, or the next free one with a number: `salt-crab-2`. */
export function freeId({ index }: Package, { entries: [entry] }: XmlFormat, wanted: string): string {
  const entity = entry?.defines[0]?.entity;
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
