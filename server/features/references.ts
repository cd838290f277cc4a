import type { Location } from 'vscode-languageserver-types';
import type { Document } from '../workspace/document.ts';
import { shift } from '../workspace/section.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { ruleAt } from './navigation/ruleAt.ts';
import { documentsToSearch, ruleReferencesIn, soughtRule } from './navigation/ruleReferences.ts';

/**
 * Every place in the workspace that stands for the rule at the offset: ids in XML, keys of translations, links and code in Markdown, and
 * names in running text in any language. File by file, in the order of the text.
 */
export function references(
  workspace: Workspace,
  document: Document,
  offset: number,
  includeDeclaration: boolean,
): readonly Location[] {
  return [...referencesBySection(workspace, document, offset, includeDeclaration)].flat();
}

/** The same section by section, for who wants to do something else in between. */
export function* referencesBySection(
  workspace: Workspace,
  document: Document,
  offset: number,
  includeDeclaration: boolean,
): Generator<readonly Location[]> {
  const found = ruleAt(workspace, document, offset);
  const sought = found && soughtRule(workspace, found);
  for (const other of sought ? documentsToSearch(workspace, document) : []) {
    for (const [index, section] of other.sections.entries()) {
      const inSection = sought ? ruleReferencesIn(workspace, other, section, sought) : [];
      const start = inSection.length > 0 ? other.startOf(index) : 0;
      yield inSection
        .filter(({ kind }) => includeDeclaration || kind !== 'definition')
        .map(({ span }) => ({ uri: other.uri, range: other.range(shift(span, start)) }));
    }
  }
}
