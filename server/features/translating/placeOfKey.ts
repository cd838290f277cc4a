import { type Span, shift } from '../../text/span.ts';
import { entryContent } from '../../translations/model/entryContent.ts';
import { missingPlaces } from '../../translations/model/insertion.ts';
import { keyStateOf } from '../../translations/model/keyState.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';

/**
 * The text of a key in a translations file, or the empty span at which its entry would be put in; undefined for a key that the file does not
 * need. In document coordinates.
 */
export function placeOfKey(scope: Package, document: Document, key: string): Span | undefined {
  const state = keyStateOf(scope, document);
  const index = state.entries.get(key);
  const section = index === undefined ? undefined : document.sections[index];
  const content = section && entryContent(section, document);
  if (index !== undefined && content) return shift(content, document.startOf(index));
  const place = missingPlaces(state, document).find(({ keys }) => keys.includes(key));
  return place && { start: place.shownAt, end: place.shownAt };
}
