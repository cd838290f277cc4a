import { type DefinedEntity, type EntityKind, isTranslation } from '../../formats/format.ts';
import { gathered } from '../../text/gathered.ts';
import { lean } from '../../text/lean.ts';
import type { Span } from '../../text/span.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import type { StartTag } from '../../xml/startTag.ts';
import { attributeOf } from '../../xml/tree.ts';
import type { Document } from '../documents/document.ts';
import { entityTags } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';
import type { Located } from './documentOrder.ts';

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
export function entitiesIn(document: Document, section: Section): readonly Entity[] {
  const { format } = document;
  if (!format || isTranslation(format)) return none;
  return lean(
    gathered(entityTags(section, format), ({ tag, of, scope }) =>
      definedBy({ document, section }, tag, of.defines, scope),
    ),
  );
}

const none: readonly Entity[] = [];

function definedBy(
  { document, section }: Located,
  tag: StartTag,
  defines: readonly DefinedEntity[],
  scope: string,
): readonly Entity[] {
  return gathered(defines, ({ entity, by, idOf, only }) => {
    const { text } = section;
    const value = attributeValue(text, tag, by);
    const idSpan = attributeOf(tag, by)?.valueSpan;
    if (!value || !idSpan || (only && attributeValue(text, tag, only.attribute) !== only.value)) return [];
    const id = idOf ? idOf(value) : value;
    return [{ document, section, kind: entity, id: `${scope}${id}`, idSpan, isBundled: document.isBundled }];
  });
}
