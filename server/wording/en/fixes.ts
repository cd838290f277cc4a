import type { FixMessages } from '../catalogue/fixes.ts';
import { shorten } from '../catalogue/phrasing.ts';

export const fixesEn: FixMessages = {
  replace: ({ text }) => `Change to ${shorten(text)}`,
  replaceEntity: ({ character }) => `Write the character itself: “${character}”`,
  remove: ({ text }) => `Remove ${shorten(text)}`,
  removeInvisible: () => 'Remove the invisible character',
  removeSpaces: () => 'Remove the spaces before it',
  reorder: ({ names }) => `Put in order: ${names.join(', ')}`,
  straightQuotes: () => 'Use straight quotation marks',
  endBefore: ({ endTags }) => `End the previous one first, with ${shorten(endTags)}`,
  add: ({ text }) => `Add ${shorten(text)}`,
  addQuotes: () => 'Put the value in quotation marks',
  addSpace: () => 'Add the missing space',
  addId: ({ id }) => `Add the id ${shorten(id)}`,
  linkTo: ({ id }) => `Link to ${shorten(id)}`,
  split: () => 'Give each its own <rule>',
  ignore: ({ code, where }) => `Ignore ${code} in this ${where}`,
  removeEntries: ({ name, count }) =>
    count === 1 ? `Remove the entry ${shorten(name)}` : `Remove these ${count} entries with their texts`,
  all: ({ code, count }) => `Fix all ${count} problems of the kind ${code} in this file`,
};
