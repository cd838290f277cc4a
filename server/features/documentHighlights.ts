import { type DocumentHighlight, DocumentHighlightKind } from 'vscode-languageserver-types';
import type { Span } from '../text/span.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { placeAt } from '../workspace/documents/place.ts';
import { listedBySection, type Steps } from '../workspace/documents/steps.ts';
import { tagNamesAt } from '../workspace/documents/tagNames.ts';
import { entityAt, placesOfEntity } from '../workspace/packages/entityAt.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { ruleAt } from '../workspace/rules/ruleAt.ts';
import { locationIn } from '../workspace/rules/ruleLocation.ts';
import { ruleReferencesIn, soughtRule } from '../workspace/rules/ruleReferences.ts';
import type { Asked } from './asked.ts';

/**
 * The places in this document of the rule, Monster or other entity at the offset, or both names of the element with its tag there. In
 * steps, one for each section.
 */
export function* documentHighlights(
  { workspace, document }: Pick<Asked, 'workspace' | 'document'>,
  offset: number,
): Steps<DocumentHighlight[]> {
  const highlight = (span: Span, kind: DocumentHighlightKind) => ({ range: document.range(span), kind });
  const place = document.format?.isXml ? placeAt(document, offset) : undefined;
  const names = place && tagNamesAt(document, place);
  if (names) return [names.start, names.end].map((span) => highlight(span, DocumentHighlightKind.Text));
  const found = ruleAt(workspace, document, offset);
  if (!found) return entityHighlights(workspace, document, offset);
  const sought = soughtRule(workspace, found);
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

function entityHighlights(workspace: Workspace, document: Document, offset: number): DocumentHighlight[] {
  const found = entityAt(workspace, document, offset);
  const places = found ? placesOfEntity(workspace, found).filter((place) => place.document === document) : [];
  return places.flatMap(({ section, span, isDefinition }) => {
    const location = locationIn(document, section, span);
    const kind = isDefinition ? DocumentHighlightKind.Write : DocumentHighlightKind.Read;
    return location ? [{ range: location.range, kind }] : [];
  });
}
