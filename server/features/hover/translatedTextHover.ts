import { translationCard } from '../../answers/entities/translationCard.ts';
import { isTranslation } from '../../formats/format.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/** The original of a translated text and its other languages, wherever the pointer is in the text. Undefined in a document that is no translation. */
export function translatedTextHover({ scope, document, place, reader }: HoverAsked): HoverText | undefined {
  if (!isTranslation(document.format)) return undefined;
  const blocks = translationCard(scope, document, place.section, reader);
  return blocks.length > 0 ? { span: place.location.span, blocks } : undefined;
}
