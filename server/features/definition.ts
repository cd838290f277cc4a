import type { LocationLink, Range } from 'vscode-languageserver-types';
import type { Document } from '../workspace/documents/document.ts';
import type { Definition } from '../workspace/index/definition.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { definitionsOf, ruleAt } from '../workspace/rules/ruleAt.ts';
import { locationIn, ruleNameSpan, ruleSpan } from '../workspace/rules/ruleLocation.ts';

/**
 * Where the rule at the offset is defined: of the workspace, or else in a bundled pack. A name in another language leads to the rule as
 * well, and to that alone, so that nobody has to choose. At a definition it is the others that matter: those with the same id, which it
 * overrides or which override it, and its like in other books; where there are none, it is itself.
 */
export function definition(workspace: Workspace, document: Document, offset: number): readonly LocationLink[] {
  const found = ruleAt(workspace, document, offset);
  if (!found) return [];
  const [here] = found.definitions;
  const others = found.kind === 'definition' && here ? othersLike(workspace, here) : [];
  const origin = document.range(found.place.inDocument(found.span));
  return (others.length > 0 ? others : found.definitions).flatMap((target) => linkTo(target, origin));
}

function othersLike(workspace: Workspace, definition: Definition): readonly Definition[] {
  const { id, variantOf } = definition.rule;
  const { index } = workspace;
  const others = new Set([
    ...(id === undefined ? [] : index.withId(id)),
    ...(variantOf ? definitionsOf(workspace, variantOf.id) : []),
    ...(id === undefined ? [] : index.variantsOf(id)),
  ]);
  others.delete(definition);
  return [...others];
}

function linkTo(target: Definition, originSelectionRange: Range): readonly LocationLink[] {
  const { document, section } = target;
  const entry = locationIn(document, section, ruleSpan(target));
  const name = locationIn(document, section, ruleNameSpan(target));
  if (!entry || !name) return [];
  return [{ originSelectionRange, targetUri: entry.uri, targetRange: entry.range, targetSelectionRange: name.range }];
}
