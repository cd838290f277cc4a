import type { FixMessages } from '../fixes.ts';
import { shorten } from '../phrasing.ts';

export const fixesEn: FixMessages = {
  replace: ({ text }) => `Change to ${shorten(text)}`,
  replaceEntity: ({ character }) => `Write the character itself: “${character}”`,
  remove: ({ text }) => `Remove ${shorten(text)}`,
  removeInvisible: () => 'Remove the invisible character',
  removeSpaces: () => 'Remove the spaces before it',
  straightQuotes: () => 'Use straight quotation marks',
  endBefore: ({ endTags }) => `End the previous one first, with ${shorten(endTags)}`,
  moveToEnd: ({ endTag }) => `Move ${shorten(endTag)} to the end`,
  add: ({ text }) => `Add ${shorten(text)}`,
  addQuotes: () => 'Put the value in quotation marks',
  addSpace: () => 'Add the missing space',
  addId: ({ id }) => `Add the id ${shorten(id)}`,
  linkTo: ({ id }) => `Link to ${shorten(id)}`,
  split: () => 'Give each its own <rule>',
  ignore: ({ code, where }) => `Ignore ${code} in this ${where}`,
  renumber: ({ row, scores }) => `Change row ${row} to ${scores}`,
  nameRoll: ({ roll }) => `Name the roll: ${roll}`,
  removeRepeated: ({ text }) => `Remove the repetition ${shorten(text)}`,
  removeEntries: ({ name, count }) =>
    count === 1 ? `Remove the entry ${shorten(name)}` : `Remove these ${count} entries with their texts`,
  listFiles: ({ paths: [path = '', ...others] }) =>
    others.length === 0 ? `Add ${shorten(path)} to the list` : `Add all ${others.length + 1} files to the list`,
  unlistFile: ({ path }) => `Remove ${shorten(path)} from the list`,
  convert: () => 'Convert to the present edition',
  addPart: ({ text }) => `Add ${shorten(text)}, as the others have it`,
  markUntranslated: ({ count }) =>
    count === 1 ? 'Mark as still to be translated' : `Mark these ${count} as still to be translated`,
  all: ({ code, count }) => `Fix all ${count} problems of the kind ${code} in this file`,
};
