import type { LocationLink, Range } from 'vscode-languageserver-types';
import type { Span } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { entryOf } from '../workspace/documents/entry.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Definition } from '../workspace/index/definition.ts';
import type { Entity } from '../workspace/index/entity.ts';
import { entitiesWithId, entityAt } from '../workspace/packages/entityAt.ts';
import type { Package } from '../workspace/packages/package.ts';
import { definitionsOf, ruleAt } from '../workspace/rules/ruleAt.ts';
import { locationIn, ruleNameSpan } from '../workspace/rules/ruleLocation.ts';
import type { Asked } from './asked.ts';

/**
 * The definition of the rule at the offset: in the workspace, or else in a bundled pack. A name in another language leads to the rule too,
 * and only to it, so that nobody has to choose. At a definition the answer is the others: those with the same id, which it overrides or
 * which override it, and its variants in other books; without any, itself. The same for Monsters, Events and other entities.
 */
export function definition(
  { scope, document }: Pick<Asked, 'scope' | 'document'>,
  offset: number,
): readonly LocationLink[] {
  const found = ruleAt(scope, document, offset);
  if (!found) return entityLinks(scope, document, offset);
  const [here] = found.definitions;
  const others = found.kind === 'definition' && here ? othersLike(scope, here) : [];
  const origin = document.range(found.place.inDocument(found.span));
  return (others.length > 0 ? others : found.definitions).flatMap((target) =>
    link(target.document, target.section, ruleNameSpan(target), origin),
  );
}

function othersLike(scope: Package, definition: Definition): readonly Definition[] {
  const { id, variantOf } = definition.rule;
  const { index } = scope;
  const others = new Set([
    ...(id === undefined ? [] : index.withId(id)),
    ...(variantOf ? definitionsOf(scope, variantOf.id) : []),
    ...(id === undefined ? [] : index.variantsOf(id)),
  ]);
  others.delete(definition);
  return [...others];
}

function entityLinks(scope: Package, document: Document, offset: number): readonly LocationLink[] {
  const found = entityAt(scope, document, offset);
  if (!found) return [];
  const origin = document.range(found.span);
  const all = entitiesWithId(scope, found.kind, found.id);
  const others = all.filter((entity) => !found.isDefinition || !isAt(entity, document, found.span));
  return (others.length > 0 ? others : all).flatMap(({ document: target, section, idSpan }) =>
    link(target, section, idSpan, origin),
  );
}

function isAt(entity: Entity, document: Document, { start }: Span): boolean {
  return entity.document === document && document.sections[document.sectionIndexAt(start)] === entity.section;
}

/** @param id the span of the id, in section coordinates. */
function link(document: Document, section: Section, id: Span, originSelectionRange: Range): readonly LocationLink[] {
  const entry = locationIn(document, section, entryOf(section, document.format)?.span ?? id);
  const name = locationIn(document, section, id);
  if (!entry || !name) return [];
  return [{ originSelectionRange, targetUri: entry.uri, targetRange: entry.range, targetSelectionRange: name.range }];
}
