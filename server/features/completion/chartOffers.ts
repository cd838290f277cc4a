import { CompletionItemKind } from 'vscode-languageserver-types';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import { escapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offers, offer } from './offer.ts';

/** The charts whose rolls a list of modifiers may change, those of the author first, then the bundled ones; undefined at other places. */
export function chartOffers({ scope, document: { format }, place }: CompletionAsked): Offers | undefined {
  const { location } = place;
  if (location.kind !== 'attributeValue' || location.attribute.name !== 'of') return undefined;
  if (!format?.isXml || !format.isOfCharts) return undefined;
  const charts = chartsOf(scope).flatMap(({ book }) => book.charts);
  const offers = charts.map(({ id, name }) =>
    offer({
      label: id,
      description: name,
      kind: CompletionItemKind.Reference,
      filterText: `${id} ${name}`,
      newText: escapeText(id),
    }),
  );
  return { offers, span: location.span };
}
