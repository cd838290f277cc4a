import type { Position } from 'vscode-languageserver-types';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { locationIn, ruleNameSpan } from '../../workspace/rules/ruleLocation.ts';

/** The place of a rule's definition. Lines and UTF-16 characters count from 0. */
export interface RulePlace {
  readonly uri: string;
  readonly line: number;
  readonly character: number;
}

/** The rule with its entry at the position, in a file of the workspace or of a pack; undefined without one, and for any other URI. */
export function rulePlace(scope: Package, uri: string, position: Position): RulePlace | undefined {
  const document = scope.get(uri) ?? scope.packWith(uri);
  const section = document?.sections[document.sectionIndexAt(document.offsetAt(position))];
  const definition = section && scope.index.definitionIn(section);
  return definition?.document === document && definition ? namePlace(definition) : undefined;
}

/** The place of the name of a rule; undefined if its entry is no longer part of its document. */
export function namePlace(definition: Definition): RulePlace | undefined {
  const location = locationIn(definition.document, definition.section, ruleNameSpan(definition));
  return location && { uri: location.uri, ...location.range.start };
}
