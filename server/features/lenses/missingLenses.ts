import { isTranslation } from '../../formats/format.ts';
import { missingPlaces } from '../../translations/model/insertion.ts';
import { keyStateOf } from '../../translations/model/keyState.ts';
import type { LensKind } from './lensKind.ts';

/** More lenses are more than anybody looks through, and make editors slow. */
const maximumLenses = 1000;

/** At each place of a translations file at which entries are missing their number; a click puts in the first. */
export const missingLenses: LensKind = {
  setting: 'enabled',
  lenses: ({ scope, document, reader, commands }) => {
    if (!isTranslation(document.format) || scope.isBeingRead) return [];
    const { translating } = reader.messages.words;
    const places = missingPlaces(keyStateOf(scope, document), document).slice(0, maximumLenses);
    return places.map(({ shownAt, keys: [key = ''], keys }) => {
      const title = translating.insertHere(keys.length);
      const command = { title, command: commands.insertMissingKey, arguments: [{ uri: document.uri, key }] };
      return { range: document.range({ start: shownAt, end: shownAt }), command };
    });
  },
};
