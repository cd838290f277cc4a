import { notesOf } from '../../abilities/rule.ts';
import { parseTemplate, type Template } from '../../abilities/template.ts';
import { type EntityKind, isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import { lean } from '../../text/lean.ts';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Element } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { elementText } from '../documents/elementText.ts';
import { entryOf, entryTag } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';

/** One `<entry>` of a translations file about a rule. Spans are in section coordinates. */
export interface Translation {
  readonly document: Document;
  readonly section: Section;
  /** The language in the file's name: `es` for `content-es.xml`; empty without one. */
  readonly language: string;
  readonly ruleId: string;
  /** `name`, `text`, or another last part of the key. */
  readonly part: string;
  readonly isBundled: boolean;
  /** Its names for the rule: the translated name of a `name`, further spellings of a `text`. */
  readonly names: readonly Template[];
}

/** The section as the translation of a rule, or undefined for any other entry. */
export function translationIn(document: Document, section: Section): Translation | undefined {
  const key = translationKeyIn(document, section);
  const element = key && entryOf(section, document.format);
  if (!element) return undefined;
  const { id, part } = key;
  const names = namesIn(section, element, part);
  const { uri, isBundled } = document;
  return { document, section, language: languageOfFile(uri), ruleId: id, part, isBundled, names };
}

/** The parts of `rule.rpb-fear.name`. */
interface TranslationKey {
  /** Its first word: `rule`. */
  readonly prefix: string;
  readonly entity: EntityKind;
  readonly id: string;
  readonly idSpan: Span;
  readonly part: string;
}

/** The section's translation key, if it is about a rule. */
export function translationKeyIn(document: Document, section: Section): TranslationKey | undefined {
  // Few translations are about rules.
  const key = section.text.includes('rule.') ? entityKeyIn(document, section) : undefined;
  return key?.entity === 'rule' ? key : undefined;
}

/** The section's translation key, for any kind of entity. */
export function entityKeyIn({ format }: Document, section: Section): TranslationKey | undefined {
  const tag = isTranslation(format) ? entryTag(section, format) : undefined;
  const span = tag?.attributes.find(({ name }) => name === 'key')?.valueSpan;
  const match = span && keyPattern.exec(section.text.slice(span.start, span.end));
  if (!match) return undefined;
  const [, prefix = '', id = '', part = ''] = match;
  const entity = entityOfKey(prefix);
  if (!entity) return undefined;
  const start = span.start + prefix.length + 1;
  return { prefix, entity, id: unescapeText(id), idSpan: { start, end: start + id.length }, part };
}

const keyPattern = /^(\w+)\.(\S+)\.(\w+)$/;

function namesIn(section: Section, element: Element, part: string): readonly Template[] {
  if (part === 'text') return notesOf(section.text, element.children).alsoNamed;
  const name = part === 'name' ? elementText(section, element).replace(/\s+/g, ' ').trim() : '';
  return lean(name === '' ? [] : [parseTemplate(name)]);
}

/** The language of a translations file by its name; empty for any other document. */
export function fileLanguage({ format, uri }: Document): string {
  return isTranslation(format) ? languageOfFile(uri) : '';
}

/** `content-es.xml`, `roleplay-book.es.xml`: the tag before the extension, in small letters. */
export function languageOfFile(uri: string): string {
  return /[-._]([a-z]{2,3})(?:[-_][a-z\d]{2,8})?\.xml$/i.exec(uri)?.[1]?.toLowerCase() ?? '';
}
