import { notesOf } from '../../abilities/rule.ts';
import { parseTemplate, type Template } from '../../abilities/template.ts';
import { type EntityKind, isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { entryOf, entryTag } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';

/** What a translations file says of a rule: one `<entry>`. Spans count in the section. */
export interface Translation {
  readonly document: Document;
  readonly section: Section;
  /** The language of the file as its name tells it: `es` for `content-es.xml`; empty where it tells none. */
  readonly language: string;
  readonly ruleId: string;
  /** `name`, `text`, or whatever else stands behind the id in the key. */
  readonly part: string;
  readonly isBundled: boolean;
  /** The names that it gives the rule: the translated one of a `name`, further spellings of a `text`. */
  readonly names: readonly Template[];
}

/** The translation of a rule that the section is, or undefined for any other entry. */
export function translationIn(document: Document, section: Section, isBundled: boolean): Translation | undefined {
  const key = translationKeyIn(document, section);
  const element = key && entryOf(section, document.format);
  if (!element) return undefined;
  const { id, part } = key;
  const names = namesIn(section.text, element, part);
  return { document, section, language: languageOfFile(document.uri), ruleId: id, part, isBundled, names };
}

/** `rule.rpb-fear.name`, taken apart. */
interface TranslationKey {
  readonly entity: EntityKind;
  readonly id: string;
  readonly idSpan: Span;
  readonly part: string;
}

/** The key of the translation that the section is, if it is that of a rule. */
export function translationKeyIn(document: Document, section: Section): TranslationKey | undefined {
  // Of all translations few are of rules.
  const key = section.text.includes('rule.') ? entityKeyIn(document, section) : undefined;
  return key?.entity === 'rule' ? key : undefined;
}

/** The key of the translation that the section is, whatever entity it is of. */
export function entityKeyIn({ format }: Document, section: Section): TranslationKey | undefined {
  const tag = isTranslation(format) ? entryTag(section, format) : undefined;
  const span = tag?.attributes.find(({ name }) => name === 'key')?.valueSpan;
  const match = span && keyPattern.exec(section.text.slice(span.start, span.end));
  if (!match) return undefined;
  const [, prefix = '', id = '', part = ''] = match;
  const entity = entityOfKey(prefix);
  if (!entity) return undefined;
  const start = span.start + prefix.length + 1;
  return { entity, id: unescapeText(id), idSpan: { start, end: start + id.length }, part };
}

const keyPattern = /^(\w+)\.(\S+)\.(\w+)$/;

function namesIn(text: string, element: Element, part: string): readonly Template[] {
  if (part === 'text') return notesOf(text, element.children).alsoNamed;
  const name = part === 'name' ? writtenText(text, element.children) : '';
  return name === '' ? [] : [parseTemplate(name)];
}

/** What stands in the nodes as people read it, in one line. */
function writtenText(text: string, nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return unescapeText(text.slice(node.span.start, node.span.end));
      return node.kind === 'cdata' ? text.slice(node.contentSpan.start, node.contentSpan.end) : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `content-es.xml`, `roleplay-book.es.xml`: the tag before the extension, in small letters. */
function languageOfFile(uri: string): string {
  return /[-._]([a-z]{2,3})(?:[-_][a-z\d]{2,8})?\.xml$/i.exec(uri)?.[1]?.toLowerCase() ?? '';
}
