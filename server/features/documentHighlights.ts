import { type DocumentHighlight, DocumentHighlightKind } from 'vscode-languageserver-types';
import { type Document, documentSpan } from '../workspace/document.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Span } from '../xml/tree.ts';
import { ruleAt } from './navigation/ruleAt.ts';
import { ruleReferencesIn, soughtRule } from './navigation/ruleReferences.ts';
import { tagNamesAt } from './navigation/tagNames.ts';
import { placeAt } from './place.ts';

/** Where else this document has the rule at the offset, or both names of the element whose tag it is in. */
export function documentHighlights(workspace: Workspace, document: Document, offset: number): DocumentHighlight[] {
  return [...documentHighlightsBySection(workspace, document, offset)].flat();
}

/** The same section by section, for who wants to do something else in between. */
export function* documentHighlightsBySection(
  workspace: Workspace,
  document: Document,
  offset: number,
): Generator<readonly DocumentHighlight[]> {
  const highlight = (span: Span, kind: DocumentHighlightKind) => ({ range: document.range(span), kind });
  const place = document.kind === 'prose' ? undefined : placeAt(document, offset);
  const names = place && tagNamesAt(document, place);
  if (names) {
    yield [names.start, names.end].map((span) => highlight(span, DocumentHighlightKind.Text));
    return;
  }
  const found = ruleAt(workspace, document, offset);
  const sought = found && soughtRule(workspace, found);
  if (!sought) return;
  for (const [index, section] of document.sections.entries()) {
    yield ruleReferencesIn(workspace, document, section, sought).map(({ span, kind }) =>
      highlight(
        documentSpan(document, index, span),
        kind === 'definition' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      ),
    );
  }
}
