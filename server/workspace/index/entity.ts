import { type DefinedEntity, type EntityKind, entryFormat, isTranslation } from '../../formats/format.ts';
import { gathered } from '../../text/gathered.ts';
import { lean } from '../../text/lean.ts';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { StartTag } from '../../xml/startTag.ts';
import type { Document } from '../documents/document.ts';
import { entryTag } from '../documents/entry.ts';
import { partTags, slugOf } from '../documents/entryLabels.ts';
import type { Section } from '../documents/section.ts';

/** An entity and the place of its definition. Its spans are in section coordinates. */
export interface Entity {
  readonly document: Document;
  readonly section: Section;
  readonly kind: EntityKind;
  /** As references write it; for a part of an entry, with its prefix in keys. */
  readonly id: string;
  /** The span of the written id. */
  readonly idSpan: Span;
  /** Whether it is from a bundled pack. */
  readonly isBundled: boolean;
}

/** The entities that a section defines, in order. Only start tags are read, because an entry may be large. */
export function entitiesIn(document: Document, section: Section, isBundled: boolean): readonly Entity[] {
  const { format } = document;
  if (!format || isTranslation(format)) return none;
  const tag = entryTag(section, format);
  if (!tag) return none;
  const where = { document, section, isBundled };
  const found = definedBy(where, tag, entryFormat(format, tag.name)?.defines ?? [], '');
  if (!format.isXml || !format.parts) return lean(found);
  const scope = `${slugOf(attributeIn(section.text, tag, 'name')?.value ?? '')}.`;
  const inParts = partTags(format, section.text).flatMap(({ part, tag: ofPart }) =>
    definedBy(where, ofPart, part.defines, scope),
  );
  return lean([...found, ...inParts]);
}

const none: readonly Entity[] = [];

function definedBy(
  where: Pick<Entity, 'document' | 'section' | 'isBundled'>,
  tag: StartTag,
  defines: readonly DefinedEntity[],
  scope: string,
): readonly Entity[] {
  return gathered(defines, ({ entity, by, idOf, only }) => {
    const { text } = where.section;
    const found = attributeIn(text, tag, by);
    if (!found || found.value === '') return [];
    if (only && attributeIn(text, tag, only.attribute)?.value !== only.value) return [];
    const id = idOf ? idOf(found.value) : found.value;
    const { document, section, isBundled } = where;
    return [{ document, section, kind: entity, id: `${scope}${id}`, idSpan: found.span, isBundled }];
  });
}

function attributeIn(text: string, { attributes }: StartTag, name: string): { value: string; span: Span } | undefined {
  const span = attributes.find((attribute) => attribute.name === name)?.valueSpan;
  return span && { value: unescapeText(text.slice(span.start, span.end)), span };
}
