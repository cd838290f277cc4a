import type { LocationLink, Range } from 'vscode-languageserver-types';
import { entryOf } from '../workspace/documents/entry.ts';
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
  const rule = ruleAt(scope, document, offset);
  if (rule) {
    const [here] = rule.definitions;
    const others = rule.kind === 'definition' && here ? othersLike(scope, here) : [];
    const targets = others.length > 0 ? others : rule.definitions;
    const origin = document.range(rule.place.inDocument(rule.span));
    return targets.flatMap((target) => link({ ...target, idSpan: ruleNameSpan(target) }, origin));
  }
  const found = entityAt(scope, document, offset);
  if (!found) return [];
  const { kind, id, span, isDefinition } = found;
  const here = isDefinition ? document.sections[document.sectionIndexAt(span.start)] : undefined;
  const all = entitiesWithId(scope, kind, id);
  const others = all.filter(({ section }) => section !== here);
  const origin = document.range(span);
  return (others.length > 0 ? others : all).flatMap((target) => link(target, origin));
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

function link(
  { document, section, idSpan }: Pick<Entity, 'document' | 'section' | 'idSpan'>,
  originSelectionRange: Range,
): readonly LocationLink[] {
  const entry = locationIn(document, section, entryOf(section, document.format)?.span ?? idSpan);
  const name = locationIn(document, section, idSpan);
  if (!entry || !name) return [];
  return [{ originSelectionRange, targetUri: entry.uri, targetRange: entry.range, targetSelectionRange: name.range }];
}
