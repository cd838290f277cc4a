import { translationCard } from '../../answers/entities/translationCard.ts';
import type { Reader } from '../../answers/reader.ts';
import { isTranslation } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Place } from '../../workspace/documents/place.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { HoverText } from './hoverText.ts';

/** The original of a translated text and its other languages, wherever the pointer is in the text. Undefined in a document that is no translation. */
export function translatedTextHoverAt(
  scope: Package,
  document: Document,
  { section, location }: Place,
  reader: Reader,
): HoverText | undefined {
  if (location.kind !== 'text' || !isTranslation(document.format)) return undefined;
  const blocks = translationCard(scope, document, section, reader);
  return blocks.length > 0 ? { span: location.span, blocks } : undefined;
}
