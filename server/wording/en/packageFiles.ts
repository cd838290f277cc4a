import type { SettingExpectation, SettingFacts } from '../../checks/problems/facts.ts';
import type { JsonErrorKind } from '../../json/readJson.ts';
import { fill, say, type Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** The files that describe a package, in JSON. */
export const packageFilesEn = problemTexts({
  'json-syntax': ({ kind }) => `${mistakes[kind]} Until it is mended, no program can read this file.`,
  'unknown-setting':
    'There is no setting "{name…}", so it has no effect.[nearest? Did you mean {nearest…}?| Remove it.]',
  'bad-setting': ({ expected, ...facts }) => say(settings, { ...facts, ...expected }),
  'missing-file': ({ difference, nearest = '', ...facts }) =>
    fill(missing[difference ?? 'other'], { ...facts, nearest, has: accents(nearest), written: accents(facts.path) }),
  'unlisted-file': ({ paths }) =>
    fill(
      'The browser app does not load [others?{names…} and {others} more|{names…, and}], because this list does not have [paths=1?it|them]. Add [paths=1?it|them], unless that is meant.',
      {
        paths,
        names: paths.slice(0, maximumNames),
        others: paths.length > maximumNames && paths.length - maximumNames,
      },
    ),
  'repeated-file':
    '{path…} is also on line {first}, so the app loads it twice, and its entries replace those of all files between the two. Keep only one.',
});

const missing = {
  capitals:
    'The file is called {nearest…}, with other capitals. Where capitals count, as on most web servers, the app does not find it. Write the name as the file has it.',
  slashes: 'A path has / between its folders, so the app does not find this file. Write {nearest…}.',
  accents:
    'The file is there, but its name has {has}, and this path {written}. Most web servers take these for two names, so the app does not find it. Type the name of the file anew.',
  other:
    'There is no file {path…} in this package, [isListed?so the browser app loads nothing for it|so this setting has no effect]. [nearest?Did you mean {nearest…}?|Add the file, or remove this path.]',
};

function accents(name: string): string {
  return name === name.normalize('NFC')
    ? 'each letter with its accent as one character (NFC)'
    : 'the accents as characters of their own (NFD)';
}

const maximumNames = 3;

const types = {
  object: 'an object, with { } around it',
  array: 'a list, with [ ] around it',
  string: 'a text in quotation marks',
  integer: 'a whole number',
} as const;

const settings: Wording<Omit<SettingFacts, 'expected'> & SettingExpectation> = {
  property: '{property} is missing[name? in {name}]. Add it.',
  unique: '[name?{name}|This file] has the same value twice. Keep only one.',
  type: (facts) =>
    fill('[name?{name}|This file] must be {form}, not {written…}.', { ...facts, form: types[facts.type] }),
  oneOf: '[name?{name}|This file] must be {values, or}, not {written…}.',
  atLeast: '[name?{name}|This file] must be {limit} or more, not {written…}.',
  atMost: '[name?{name}|This file] must be {limit} or less, not {written…}.',
  form: '[name?{name}|This file] must be of the form {examples, or}, not {written…}.',
  notEmpty: '[name?{name}|This file] must be a text that is not empty, not {written…}.',
  other: '[name?{name}|This file] must be another value, not {written…}.',
};

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
  otherQuotes: 'JSON has texts in double quotation marks only: "…".',
  unknownWord: 'JSON does not know this word. Put a text into double quotation marks.',
  textBehind: 'There is more text behind the end. Remove it.',
  tooDeep: 'Objects and lists are nested more than 100 levels deep. Remove some of them.',
  other: 'This file is not JSON.',
};
