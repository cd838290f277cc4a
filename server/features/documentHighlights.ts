import { type DocumentHighlight, DocumentHighlightKind } from 'vscode-languageserver-types';
import type { Span } from '../text/span.ts';
import { type Document, documentSpan } from '../workspace/document.ts';
import { finished, listedBySection, type Steps } from '../workspace/steps.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { ruleAt } from './navigation/ruleAt.ts';
import { ruleReferencesIn, soughtRule } from './navigation/ruleReferences.ts';
import { tagNamesAt } from './navigation/tagNames.ts';
import { placeAt } from './place.ts';

/** Where else this document has the rule at the offset, or both names of the element whose tag it is in. */
export function documentHighlights(workspace: Workspace, document: Document, offset: number): DocumentHighlight[] {
  return finished(documentHighlightSteps(workspace, document, offset));
}

/** The same in steps, one for each section. */
export function* documentHighlightSteps(
  workspace: Workspace,
  document: Document,
  offset: number,
): Steps<DocumentHighlight[]> {
  const highlight = (span: Span, kind: DocumentHighlightKind) => ({ range: document.range(span), kind });
  const place = document.kind === 'prose' ? undefined : placeAt(document, offset);
  const names = place && tagNamesAt(document, place);
  if (names) return [names.start, names.end].map((span) => highlight(span, DocumentHighlightKind.Text));
  const found = ruleAt(workspace, document, offset);
  const sought = found && soughtRule(workspace, found);
  if (!sought) return [];
  return yield* listedBySection(document, (section, index) =>
    ruleReferencesIn(workspace, document, section, sought).map(({ span, kind }) =>
      highlight(
        documentSpan(document, index, span),
        kind === 'definition' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      ),
    ),
  );
}
