import { type EntryFormat, entryFormat, type TranslatedText } from '../../formats/format.ts';
import { rememberedLately } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf, slugOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element, type Node } from '../../xml/tree.ts';
import { blankedText, blankedValue } from './blankedText.ts';

/** A text that is or may be translated. Its span is in section coordinates. */
export interface EntryText {
  readonly document: Document;
  readonly section: Section;
  /** The key of its translations. */
  readonly key: string;
  readonly part: string;
  readonly use: NonNullable<TranslatedText['use']> | 'text';
  /** The running text with spaces for markup: an offset in it plus `span.start` is an offset in the section. */
  readonly text: string;
  readonly span: Span;
}

/** The texts of an entry that translations replace, without empty ones; none for translations. */
export const sourceTextsIn = rememberedLately((section: Section, document: Document): readonly EntryText[] => {
  const { format } = document;
  const element = format?.isXml === true && !format.isTranslation ? entryOf(section, format) : undefined;
  const ofEntry = element && format && entryFormat(format, element.name);
  if (!ofEntry || !format.isXml) return [];
  const where: Where = { document, section };
  const scope = `${slugOf(attributeText(section, element, 'name'))}.`;
  const parts = gathered(format.parts ?? [], (part) =>
    gathered(elementsNamed(element.children, part.element), (one) => textsOf(where, one, part, scope)),
  );
  return [...textsOf(where, element, ofEntry, ''), ...parts];
});

type Where = Pick<EntryText, 'document' | 'section'>;

function textsOf(
  where: Where,
  element: Element,
  { keyPrefix, texts = [], defines: [defined] }: EntryFormat,
  scope: string,
): readonly EntryText[] {
  const id = defined ? attributeText(where.section, element, defined.by) : '';
  if (keyPrefix === undefined || id === '') return [];
  const { document, section } = where;
  const found: EntryText[] = [];
  for (const wanted of texts) {
    const one = textIn(section, element, wanted);
    if (!one || !/\S/.test(one.text)) continue;
    const { part, use = 'text' } = wanted;
    const key = `${keyPrefix}.${scope}${id}.${part}`;
    found.push({ document, section, key, part, use, text: one.text, span: one.span });
  }
  return found;
}

/** A text and its place in its section. */
export type FoundText = Pick<EntryText, 'text' | 'span'>;

function textIn(section: Section, element: Element, wanted: TranslatedText): FoundText | undefined {
  const { name = wanted.part } = wanted;
  if (wanted.in === 'attribute') {
    const span = attributeOf(element, name)?.valueSpan;
    return span && { text: blankedValue(section.text, span), span };
  }
  if (wanted.in === 'content') return contentIn(section, [element]);
  return contentIn(section, elementsNamed(element.children, name));
}

/** The text from the first of these elements to the last. */
export function contentIn(section: Section, elements: readonly Element[]): FoundText | undefined {
  const children = gathered(elements, (element) => element.children);
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return undefined;
  const span = { start: first.span.start, end: last.span.end };
  return { text: blankedText(section.text, children, span), span };
}

/** The elements of that name, not within each other. */
function elementsNamed(nodes: readonly Node[], name: string): readonly Element[] {
  return gathered(nodes, (node) => {
    if (node.kind !== 'element') return [];
    return node.name === name ? [node] : elementsNamed(node.children, name);
  });
}

function attributeText(section: Section, element: Element, name: string): string {
  const span = attributeOf(element, name)?.valueSpan;
  return span ? unescapeText(section.text.slice(span.start, span.end)) : '';
}
