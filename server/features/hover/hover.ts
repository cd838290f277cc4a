import type { Hover } from 'vscode-languageserver-types';
import { markupContent } from '../../answers/markdown.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Place, placeAt } from '../../workspace/documents/place.ts';
import type { Asked } from '../asked.ts';
import { blockHover } from './blockHover.ts';
import { chartCellHover } from './chartHover.ts';
import { entityHover } from './entityHover.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';
import { annotationHover, rollHover, tableRowHover } from './rollHover.ts';
import { abilityHover, awaitedRuleHover, namedRuleHover, referenceHover } from './ruleHover.ts';
import { attributeHover, elementHover, valueHover } from './schemaHover.ts';
import { translatedTextHover } from './translatedTextHover.ts';

/** What says something at each kind of place, in the order of precedence: the first one that knows the place. */
const sources: Partial<Record<Place['location']['kind'], readonly ((asked: HoverAsked) => HoverText | undefined)[]>> = {
  text: [
    chartCellHover,
    namedRuleHover,
    awaitedRuleHover,
    entityHover,
    abilityHover,
    tableRowHover,
    rollHover,
    blockHover,
    translatedTextHover,
  ],
  processingInstruction: [annotationHover],
  elementName: [elementHover],
  endTag: [elementHover],
  attributeName: [attributeHover],
  attributeValue: [referenceHover, awaitedRuleHover, entityHover, valueHover],
};

/** The hover at the offset: for an ability, dice, a chance, an element, an attribute, or else a translated text. */
export function hover(asked: Asked, offset: number): Hover | undefined {
  const { document, reader } = asked;
  const place = placeAt(document, offset);
  if (!place) return undefined;
  for (const source of sources[place.location.kind] ?? []) {
    const found = source({ ...asked, place });
    if (!found) continue;
    const contents = markupContent(found.blocks, reader.markup?.hover);
    return { contents, range: document.range(place.inDocument(found.span)) };
  }
  return undefined;
}

/** Whether the answer at the offset depends on the known rules. */
export function mayNameRule(document: Document, offset: number): boolean {
  const location = placeAt(document, offset)?.location;
  return location?.kind === 'text' || (location?.kind === 'attributeValue' && location.attribute.name === 'id');
}
