import type { CodeLens } from 'vscode-languageserver-types';
import { isTranslation } from '../../formats/format.ts';
import { missingPlaces } from '../../translations/model/insertion.ts';
import { keyStateOf } from '../../translations/model/keyState.ts';
import type { Asked } from '../asked.ts';

/** More lenses are more than anybody looks through, and make editors slow. */
const maximumLenses = 1000;

/**
 * A lens at each place of a translations file at which entries are missing, with their number; a click puts in the first.
 *
 * @param insertKey the command, with the file and the key.
 */
export function missingLenses({ scope, document, reader }: Asked, insertKey: string): CodeLens[] {
  if (!isTranslation(document.format) || scope.isBeingRead) return [];
  const places = missingPlaces(keyStateOf(scope, document), document);
  const { translating } = reader.messages.words;
  return places.slice(0, maximumLenses).map(({ shownAt, keys: [key = ''], keys }): CodeLens => {
    const range = document.range({ start: shownAt, end: shownAt });
    const argument = { uri: document.uri, key };
    return {
      range,
      command: { title: translating.insertHere(keys.length), command: insertKey, arguments: [argument] },
    };
  });
}
