import { type DocumentHighlight, DocumentHighlightKind } from 'vscode-languageserver-types';
import type { Span } from '../text/span.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import { placeAt } from '../workspace/documents/place.ts';
import { entityAt, placesOfEntity } from '../workspace/packages/entityAt.ts';
import type { Package } from '../workspace/packages/package.ts';
import { ruleAt } from '../workspace/rules/ruleAt.ts';
import { locationIn } from '../workspace/rules/ruleLocation.ts';
import { ruleReferencesIn } from '../workspace/rules/ruleReferences.ts';
import type { Asked } from './asked.ts';
import { tagNamesAt } from './tagNames.ts';

/**
 * The places in this document of the rule, Monster or other entity at the offset, or both names of the element with its tag there.
 */
export function documentHighlights(
  { scope, document }: Pick<Asked, 'scope' | 'document'>,
  offset: number,
): readonly DocumentHighlight[] {
  const place = document.format?.isXml ? placeAt(document, offset) : undefined;
  const names = place && tagNamesAt(document, place);
  if (names) return [names.start, names.end].map((span) => highlight(document, span, DocumentHighlightKind.Text));
  const found = ruleAt(scope, document, offset);
  return found ? highlightsOf(document, scope, found.key) : entityHighlights(scope, document, offset);
}

const highlightsOf = listedBySection((document, section, index, scope: Package, sought: string) =>
  ruleReferencesIn(scope, document, section).flatMap(({ key, span, kind }) => {
    const highlightKind = kind === 'definition' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read;
    return key === sought ? [highlight(document, documentSpan(document, index, span), highlightKind)] : [];
  }),
);

function highlight(document: Document, span: Span, kind: DocumentHighlightKind): DocumentHighlight {
  return { range: document.range(span), kind };
}

function entityHighlights(scope: Package, document: Document, offset: number): readonly DocumentHighlight[] {
  const found = entityAt(scope, document, offset);
  const places = found ? placesOfEntity(scope, found).filter((place) => place.document === document) : [];
  return places.flatMap(({ section, span, isDefinition }) => {
    const location = locationIn(document, section, span);
    const kind = isDefinition ? DocumentHighlightKind.Write : DocumentHighlightKind.Read;
    return location ? [{ range: location.range, kind }] : [];
  });
}
