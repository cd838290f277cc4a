import type { Location } from 'vscode-languageserver-types';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import { entityAt, placesOfEntity } from '../workspace/packages/entityAt.ts';
import type { Package } from '../workspace/packages/package.ts';
import { ruleAt } from '../workspace/rules/ruleAt.ts';
import { locationIn } from '../workspace/rules/ruleLocation.ts';
import { documentsToSearch, ruleReferencesIn } from '../workspace/rules/ruleReferences.ts';
import type { Asked } from './asked.ts';

/**
 * All references in the workspace to the rule at the offset: ids in XML, keys of translations, links and code in Markdown, and names in
 * running text in any language. For a Monster, an Event or another entity: its ids and keys. File by file, in the order of the text.
 */
export function references(
  { scope, document }: Pick<Asked, 'scope' | 'document'>,
  offset: number,
  includeDeclaration: boolean,
): readonly Location[] {
  const found = ruleAt(scope, document, offset);
  if (!found) return entityLocations(scope, document, offset, includeDeclaration);
  return documentsToSearch(scope, document).flatMap((other) =>
    locationsIn(other, scope, found.key, includeDeclaration),
  );
}

const locationsIn = listedBySection(
  (document, section, index, scope: Package, sought: string, includeDeclaration: boolean): readonly Location[] =>
    ruleReferencesIn(scope, document, section)
      .filter(({ key, kind }) => key === sought && (includeDeclaration || kind !== 'definition'))
      .map(({ span }) => ({ uri: document.uri, range: document.range(documentSpan(document, index, span)) })),
);

function entityLocations(
  scope: Package,
  document: Document,
  offset: number,
  includeDeclaration: boolean,
): readonly Location[] {
  const found = entityAt(scope, document, offset);
  if (!found) return [];
  const places = placesOfEntity(scope, found).filter(({ isDefinition }) => includeDeclaration || !isDefinition);
  return places.flatMap(({ document: other, section, span }) => locationIn(other, section, span) ?? []);
}
