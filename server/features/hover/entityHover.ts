import { entityCard } from '../../answers/entities/entityCard.ts';
import { translationCard } from '../../answers/entities/translationCard.ts';
import { type MarkdownBlock, paragraph } from '../../answers/markdown.ts';
import { otherBooksOf } from '../../answers/rules/ruleFacts.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityKeyIn } from '../../workspace/index/translation.ts';
import { entityAt } from '../../workspace/packages/entityAt.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/**
 * The card of the Monster, Event, table or other entity at the place: where it is named, and at its own id and name. At a translation key:
 * the original text and the other languages. Undefined at rules, whose cards say more, and where nothing is named.
 */
export function entityHover({ scope, document, place, reader }: HoverAsked): HoverText | undefined {
  const key = keyAt(document, place);
  if (key) return { span: key.span, blocks: translationCard(scope, document, place.section, reader) };
  const named = entityAt(scope, document, place.inDocument({ start: place.offset, end: place.offset }).start);
  if (!named || named.kind === 'rule' || named.kind === 'magic') return undefined;
  const { entities } = scope.index;
  // Of several with one id the one in the entry under the cursor.
  const isThis = ({ kind, id }: Entity): boolean => kind === named.kind && id === named.id;
  const entity = named.isDefinition
    ? entities.entitiesIn(place.section).find(isThis)
    : entities.withId(named.kind, named.id)[0];
  const start = place.inDocument({ start: 0, end: 0 }).start;
  if (!entity) return undefined;
  return { span: shift(named.span, -start), blocks: entityCard(scope, entity, reader) };
}

/** At the id or the name of a rule: the line that says which other rule it replaces, or which one replaces it; empty if there is none. */
export function replacements({ scope, document, place, reader: { messages } }: HoverAsked): readonly MarkdownBlock[] {
  const { location, section } = place;
  const definition = scope.index.definitionIn(section);
  const isEntry = location.path.at(-1) === entryOf(section, document.format);
  if (!definition || !isEntry || definition.isBundled) return [];
  return otherBooksOf(scope, definition, messages)
    .filter(({ isReplacement }) => isReplacement)
    .map(({ text }) => paragraph({ kind: 'italic', text }));
}

/** The key of a translation under the cursor. */
function keyAt(document: Document, { section, location }: Place): { readonly span: Span } | undefined {
  const isKey = location.kind === 'attributeValue' && location.attribute.name === 'key';
  return isKey && entityKeyIn(document, section) ? { span: location.span } : undefined;
}
