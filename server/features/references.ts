import type { Location } from 'vscode-languageserver-types';
import type { Document } from '../workspace/document.ts';
import { shift } from '../workspace/section.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { ruleAt } from './ruleAt.ts';
import { documentsToSearch, ruleReferencesIn, soughtRule } from './ruleReferences.ts';

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
  const found = ruleAt(workspace, document, offset);
  const sought = found && soughtRule(workspace, found);
  if (!sought) return [];
  return documentsToSearch(workspace, document).flatMap((other) =>
    other.sections.flatMap((section, index) => {
      const inSection = ruleReferencesIn(workspace, other, section, sought);
      if (inSection.length === 0) return [];
      const start = other.startOf(index);
      return inSection
        .filter(({ kind }) => includeDeclaration || kind !== 'definition')
        .map(({ span }) => ({ uri: other.uri, range: other.range(shift(span, start)) }));
    }),
  );
}
