import type { Hover } from 'vscode-languageserver-types';
import { type MarkdownBlock, markupContent } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Place, placeAt } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Asked } from '../asked.ts';
import { blockHoverAt } from './blockHover.ts';
import { chartCellHoverAt } from './chartHover.ts';
import { effectHoverAt } from './effectHover.ts';
import { entityHoverAt, replacementsAt } from './entityHover.ts';
import type { HoverText } from './hoverText.ts';
import { annotationHoverAt, rollHoverAt, tableRowHoverAt } from './rollHover.ts';
import { abilityHoverAt, awaitedRuleHoverAt, namedRuleHoverAt, referenceHoverAt } from './ruleHover.ts';
import { attributeHover, elementHover } from './schemaHover.ts';
import { translatedTextHoverAt } from './translatedTextHover.ts';

/** The hover at the offset: for an ability, dice, a chance, an element, an attribute, or else a translated text. */
export function hover({ scope, document, reader }: Asked, offset: number): Hover | undefined {
  const place = placeAt(document, offset);
  const found = place && textAt(scope, document, place, reader);
  if (!found) return undefined;
  return {
    contents: markupContent(found.blocks, reader.markup?.hover),
    range: document.range(place.inDocument(found.span)),
  };
}

/** Whether the answer at the offset depends on the known rules. */
export function mayNameRule(document: Document, offset: number): boolean {
  if (!document.format) return false;
  const location = placeAt(document, offset)?.location;
  return location?.kind === 'text' || (location?.kind === 'attributeValue' && location.attribute.name === 'id');
}

function textAt(scope: Package, document: Document, place: Place, reader: Reader): HoverText | undefined {
  const { location, names } = place;
  const { format } = document;
  if (location.kind === 'text') {
    return (
      chartCellHoverAt(scope, document, place, reader) ??
      namedRuleHoverAt(scope, place, reader) ??
      awaitedRuleHoverAt(scope, document, place, reader) ??
      entityHoverAt(scope, document, place, reader) ??
      abilityHoverAt(scope, document, place, reader) ??
      tableRowHoverAt(place, reader) ??
      rollHoverAt(document, place, reader) ??
      blockHoverAt(scope, document, place, reader) ??
      translatedTextHoverAt(scope, document, place, reader)
    );
  }
  if (location.kind === 'processingInstruction') {
    return annotationHoverAt(place, reader) ?? effectHoverAt(place, reader);
  }
  if (!format?.isXml) return undefined;
  switch (location.kind) {
    case 'elementName':
    case 'endTag':
      return elementHover(format, names, location.span, reader);
    case 'attributeName':
      return attributeHover(format, names, location.attribute.name, location.span, reader);
    case 'attributeValue':
      return (
        referenceHoverAt(scope, format, place, reader) ??
        awaitedRuleHoverAt(scope, document, place, reader) ??
        entityHoverAt(scope, document, place, reader) ??
        withReplacements(
          attributeHover(format, names, location.attribute.name, location.span, reader),
          replacementsAt(scope, document, place, reader),
        )
      );
    default:
      return undefined;
  }
}

function withReplacements(found: HoverText | undefined, lines: readonly MarkdownBlock[]): HoverText | undefined {
  return found && lines.length > 0 ? { ...found, blocks: [...found.blocks, ...lines] } : found;
}
