import { CompletionItemKind, InsertTextFormat } from 'vscode-languageserver-types';
import { label } from '../../text/label.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import type { Offered } from './abilityCompletion.ts';
import { completionRange } from './completionRange.ts';

/** The charts whose rolls a list of modifiers may change, those of the author first, then the bundled ones; undefined at other places. */
export function chartItems(scope: Package, document: Document, place: Place): Offered | undefined {
  const { location } = place;
  const { format } = document;
  if (location.kind !== 'attributeValue' || location.attribute.name !== 'of') return undefined;
  if (!format?.isXml || !format.isOfCharts) return undefined;
  const range = completionRange(document, place, location.span);
  const charts = chartsOf(scope).flatMap(({ book }) => book.charts);
  const items = charts.map(({ id, name }, order) => ({
    label: label(id),
    labelDetails: { description: label(name) },
    kind: CompletionItemKind.Reference,
    filterText: `${id} ${name}`,
    sortText: String(order).padStart(4, '0'),
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: { range, newText: escapeText(id) },
  }));
  return { items, isIncomplete: false };
}
