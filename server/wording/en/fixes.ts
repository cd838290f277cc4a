import { fixTexts } from '../texts/fixTexts.ts';
import { fill } from '../texts/places.ts';

export const fixesEn = fixTexts({
  replace: 'Change to {text…}',
  replaceEntity: 'Write the character itself: “{character}”',
  remove: 'Remove {text…}',
  removeInvisible: 'Remove the invisible character',
  removeSpaces: 'Remove the spaces before it',
  straightQuotes: 'Use straight quotation marks',
  moveToEnd: 'Move {endTag…} to the end',
  add: 'Add {text…}',
  addQuotes: 'Put the value in quotation marks',
  addSpace: 'Add the missing space',
  addId: 'Add the id {id…}',
  linkTo: 'Link to {id…}',
  split: 'Give each its own <rule>',
  ignore: 'Ignore {code} in this {where}',
  renumber: 'Change row {row} to {scores}',
  nameRoll: 'Name the roll: {roll}',
  removeRepeated: 'Remove the repetition {text…}',
  removeEntries: '[count=1?Remove the entry {name…}|Remove these {count} entries with their texts]',
  listFiles: ({ paths }) =>
    fill('[count=1?Add {path…} to the list|Add all {count} files to the list]', {
      path: paths[0],
      count: paths.length,
    }),
  unlistFile: 'Remove {path…} from the list',
  convert: 'Convert to the present edition',
  addPart: 'Add {text…}, as the others have it',
  markUntranslated: '[count=1?Mark as still to be translated|Mark these {count} as still to be translated]',
  all: 'Fix all {count} problems of the kind {code} in this file',
});
