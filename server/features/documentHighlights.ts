import { type DocumentHighlight, DocumentHighlightKind } from 'vscode-languageserver-types';
import { placeAt } from '../workspace/documents/place.ts';
import type { Asked } from './asked.ts';
import { namedPlaces } from './namedPlaces.ts';
import { tagNamesAt } from './tagNames.ts';

/**
 * The places in this document of the rule, Monster or other entity at the offset, or both names of the element with its tag there.
 */
export function documentHighlights(
  asked: Pick<Asked, 'scope' | 'document'>,
  offset: number,
): readonly DocumentHighlight[] {
  const { document } = asked;
  const place = document.format?.isXml ? placeAt(document, offset) : undefined;
  const names = place && tagNamesAt(document, place);
  const found = names
    ? [names.start, names.end].map((span) => ({ span, kind: DocumentHighlightKind.Text }))
    : namedPlaces(asked, offset, document).map(({ span, kind }) => {
        return { span, kind: kind === 'definition' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read };
      });
  return found.map(({ span, kind }) => ({ range: document.range(span), kind }));
}
