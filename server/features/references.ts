import type { Location } from 'vscode-languageserver-types';
import { shift } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { listedBySection, type Steps } from '../workspace/documents/steps.ts';
import { entityAt, placesOfEntity } from '../workspace/packages/entityAt.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { ruleAt } from '../workspace/rules/ruleAt.ts';
import { locationIn } from '../workspace/rules/ruleLocation.ts';
import { documentsToSearch, ruleReferencesIn, soughtRule } from '../workspace/rules/ruleReferences.ts';
import type { Asked } from './asked.ts';

/**
 * All references in the workspace to the rule at the offset: ids in XML, keys of translations, links and code in Markdown, and names in
 * running text in any language. For a Monster, an Event or another entity: its ids and keys. File by file, in the order of the text. In
 * steps, one for each section of the workspace.
 */
export function* references(
  { workspace, document }: Pick<Asked, 'workspace' | 'document'>,
  offset: number,
  includeDeclaration: boolean,
): Steps<readonly Location[]> {
  const found = ruleAt(workspace, document, offset);
  if (!found) return entityLocations(workspace, document, offset, includeDeclaration);
  const sought = soughtRule(workspace, found);
  if (!sought) return [];
  const locations: Location[] = [];
  for (const other of documentsToSearch(workspace, document)) {
    const inDocument = yield* listedBySection(other, (section, index) => {
      const inSection = ruleReferencesIn(workspace, other, section, sought);
      const start = inSection.length > 0 ? other.startOf(index) : 0;
      return inSection
        .filter(({ kind }) => includeDeclaration || kind !== 'definition')
        .map(({ span }) => ({ uri: other.uri, range: other.range(shift(span, start)) }));
    });
    for (const location of inDocument) locations.push(location);
  }
  return locations;
}

function entityLocations(
  workspace: Workspace,
  document: Document,
  offset: number,
  includeDeclaration: boolean,
): readonly Location[] {
  const found = entityAt(workspace, document, offset);
  if (!found) return [];
  const places = placesOfEntity(workspace, found).filter(({ isDefinition }) => includeDeclaration || !isDefinition);
  return places.flatMap(({ document: other, section, span }) => locationIn(other, section, span) ?? []);
}
