import type { SettingExpectation } from '../../checks/problems/facts.ts';
import type { JsonErrorKind } from '../../json/readJson.ts';
import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** The files that describe a package, in JSON. */
export const packageFilesEn = {
  'json-syntax': ({ kind }) => `${mistakes[kind]} Until it is mended, no program can read this file.`,
  'unknown-setting': ({ name, nearest }) =>
    `There is no setting "${shorten(name)}", so it has no effect.${nearest === undefined ? ' Remove it.' : ` Did you mean ${shorten(nearest)}?`}`,
  'bad-setting': ({ name, written, expected }) => {
    if (expected.kind === 'property')
      return `${expected.property} is missing${name === '' ? '' : ` in ${name}`}. Add it.`;
    if (expected.kind === 'unique') return `${setting(name)} has the same value twice. Keep only one.`;
    return `${setting(name)} must be ${expectation(expected)}, not ${shorten(written)}.`;
  },
  'missing-file': ({ path, nearest, isCase, isListed }) => {
    if (isCase)
      return `The file is called ${shorten(nearest ?? '')}, with other capitals. Where capitals count, as on most web servers, the app does not find it. Write the name as the file has it.`;
    const effect = isListed ? 'so the browser app loads nothing for it' : 'so this setting has no effect';
    const advice = nearest === undefined ? 'Add the file, or remove this path.' : `Did you mean ${shorten(nearest)}?`;
    return `There is no file ${shorten(path)} in this package, ${effect}. ${advice}`;
  },
  'unlisted-file': ({ paths }) =>
    `The browser app does not load ${files(paths)}, because this list does not have ${paths.length === 1 ? 'it' : 'them'}. Add ${paths.length === 1 ? 'it' : 'them'}, unless that is meant.`,
  'repeated-file': ({ path, first }, lineOf) =>
    `${shorten(path)} is also on line ${lineOf(first)}, so the app loads it twice, and its entries replace those of all files between the two. Keep only one.`,
} satisfies Partial<ProblemMessages>;

const maximumNames = 3;

function files(paths: readonly string[]): string {
  const names = paths.slice(0, maximumNames).map(shorten);
  const others = paths.length - names.length;
  return others > 0 ? `${names.join(', ')} and ${others} more` : list(names, 'and');
}

function setting(name: string): string {
  return name === '' ? 'This file' : name;
}

const types = {
  object: 'an object, with { } around it',
  array: 'a list, with [ ] around it',
  string: 'a text in quotation marks',
  integer: 'a whole number',
} as const;

function expectation(expected: SettingExpectation): string {
  switch (expected.kind) {
    case 'type':
      return types[expected.type];
    case 'oneOf':
      return list(expected.values, 'or');
    case 'atLeast':
      return `${expected.limit} or more`;
    case 'atMost':
      return `${expected.limit} or less`;
    case 'form':
      return `of the form ${list(expected.examples, 'or')}`;
    case 'notEmpty':
      return 'a text that is not empty';
    default:
      return 'another value';
  }
}

const mistakes: Readonly<Record<JsonErrorKind, string>> = {
  trailingComma: 'There is a comma behind the last item. Remove it.',
  missingComma: 'A comma is missing between this and the next item. Add it.',
  missingColon: 'A colon is missing between the name and its value. Add it.',
  missingValue: 'A value is missing here. Add it.',
  missingName: 'A name in double quotation marks is missing here. Add it.',
  missingBrace: 'A } is missing: an object is open to the end of the file. Add it where the object ends.',
  missingBracket: 'A ] is missing: a list is open to the end of the file. Add it where the list ends.',
  unclosedText: 'A text begins here and has no quotation mark at its end. Add it.',
  comment: 'JSON has no comments. Remove this one.',
  badNumber: 'This is not a number as JSON writes it. Write digits, such as 5 or 0.5.',
  badEscape: 'A backslash in a text must be written twice: \\\\.',
  badCharacter: 'A line end or another invisible character is not allowed in a text. Remove it.',
  unknownWord: 'JSON does not know this word. Put a text into double quotation marks.',
  textBehind: 'There is more text behind the end. Remove it.',
  tooDeep: 'Objects and lists are nested more than 100 levels deep. Remove some of them.',
  other: 'This file is not JSON.',
};
