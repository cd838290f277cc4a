import { type DefinedEntity, type EntityKind, entryFormat, isTranslation } from '../../formats/format.ts';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { StartTag } from '../../xml/startTag.ts';
import type { Document } from '../documents/document.ts';
import { entryTag } from '../documents/entry.ts';
import { partTags, slugOf } from '../documents/entryLabels.ts';
import type { Section } from '../documents/section.ts';

/** An entity and where it is defined. Its spans count in the section. */
export interface Entity {
  readonly document: Document;
  readonly section: Section;
  readonly kind: EntityKind;
  /** As others write it; that of a part of an entry with what stands before it in keys. */
  readonly id: string;
  /** Of the id as it is written here. */
  readonly idSpan: Span;
  /** Whether it comes from one of the packs that the program brings along. */
  readonly isBundled: boolean;
}

/** What a section defines, in order. Only start tags are read: an entry that others refer to may be large. */
export function entitiesIn(document: Document, section: Section, isBundled: boolean): readonly Entity[] {
  const { format } = document;
  if (!format || isTranslation(format)) return none;
  const tag = entryTag(section, format);
  if (!tag) return none;
  const where = { document, section, isBundled };
  const found = definedBy(where, tag, entryFormat(format, tag.name)?.defines ?? [], '');
  if (!format.isXml || !format.parts) return found;
  const scope = `${slugOf(attributeIn(section.text, tag, 'name')?.value ?? '')}.`;
  return [
    ...found,
    ...partTags(format, section.text).flatMap(({ part, tag: ofPart }) => definedBy(where, ofPart, part.defines, scope)),
  ];
}

const none: readonly Entity[] = [];

function definedBy(
  where: Pick<Entity, 'document' | 'section' | 'isBundled'>,
  tag: StartTag,
  defines: readonly DefinedEntity[],
  scope: string,
): readonly Entity[] {
  return defines.flatMap(({ entity, by, idOf }) => {
    const found = attributeIn(where.section.text, tag, by);
    if (!found || found.value === '') return [];
    const id = idOf ? idOf(found.value) : found.value;
    const { document, section, isBundled } = where;
    return [{ document, section, kind: entity, id: `${scope}${id}`, idSpan: found.span, isBundled }];
  });
}

function attributeIn(text: string, { attributes }: StartTag, name: string): { value: string; span: Span } | undefined {
  const span = attributes.find((attribute) => attribute.name === name)?.valueSpan;
  return span && { value: unescapeText(text.slice(span.start, span.end)), span };
}
