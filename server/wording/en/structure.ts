import type { Expectation } from '../../formats/schema/finding.ts';
import { shorten } from '../texts/phrasing.ts';
import { fill, say, type Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { entitiesEn, valuesEn } from './values.ts';

/** Differences from the schema, and ids. */
export const structureEn = problemTexts({
  'too-many-problems': 'Only the first {limit} problems are shown. Fix some of them to see the rest.',
  'unknown-element':
    'There is no element <{name}>[parent? in <{parent}>].[nearest? Did you mean <{nearest}>?][allowed? Allowed here: {<allowed>, and}.| Only text is allowed here.]',
  'misplaced-element': {
    reference:
      'A text cannot refer to another entry with <{name}>: only Monsters and tables do. Write the name alone, without the tags.',
    entry:
      '<{name}> begins here before the entry above it has ended. End that one first, with {endTags…}, or move this one out of it.',
    element: '<{name}> is not allowed [parent?directly in <{parent}>|here]: it belongs in {<parents>, or}.',
  },
  'missing-child':
    '[isEmpty?This <{element}> is empty. It needs [needs=all?{<expected>, and}|{<expected>, or}].|[needs=one?This <{element}> is empty. It needs {<expected>, or}.|In this <{element}>, [needs=all?{<expected>, and}|{<expected>, or}] [expected=1?is|are] missing.]]',
  'no-entries': 'Nothing has been written here yet: add a {<expected>, or a}.',
  'unexpected-text':
    'Text is not allowed directly in <{parent}>.[allowed? Allowed here: {<allowed>, and}.| Only text is allowed here.]',
  'unknown-attribute':
    '<{element}> has no attribute {attribute}.[nearest? Did you mean {nearest}?][allowed? It can have {allowed, and}.| It has none.]',
  'missing-attribute': 'This <{element}> has no {attribute}. Add {attribute}="…".',
  'bad-value': ({ attribute, value, expected }) =>
    value === ''
      ? `${attribute} is empty. ${say(expectations, expected)}`
      : `"${shorten(value)}" is not a valid ${attribute}. ${say(expectations, expected)}`,
  'bad-content': ({ element, value, expected }) =>
    value === ''
      ? `<${element}> is empty. ${valuesEn[expected]}`
      : `"${shorten(value)}" is not a valid <${element}>. ${valuesEn[expected]}`,
  'unusual-content': ({ element, value, expected }) =>
    `"${shorten(value)}" is unusual for <${element}>. ${valuesEn[expected]} The apps show it as it is.`,
  'repeated-element': 'This <{parent}> has <{name}> more than once, and at most one can count. Keep the right one.',
  'earlier-edition':
    'This <{root}> file is written for the first app, Event Deck. It is checked by the rules of that app; the apps of today read some of it otherwise. Convert it to use it there.',
  'missing-id': 'This <{element}> has no id[name? ("{name…}")], so nothing can refer to it. Add id="…".',
  'bad-id': ({ element, value }) =>
    value.trim() === ''
      ? `The id is empty, so nothing can refer to this <${element}>.`
      : `"${shorten(value)}" is not a valid id: use small letters, digits, hyphens, dots and underscores only, the first a letter or a digit, as in my-fear.`,
  'duplicate-id':
    'The id "{id…}" is already used on line {first}. Both apps keep only the last of these entries: give each one its own id.',
  'unknown-reference': ({ entity, id, nearest, other }) =>
    other
      ? fill('"{id…}" is defined by a <{other}>, so <{entity}> does not find it: write <{other} id="{id…}">.', {
          entity,
          id,
          other,
        })
      : `There is no ${entitiesEn[entity]} "${shorten(id)}" in this folder or in the bundled packs.${meant(nearest)}`,
  'id-in-other-file':
    'The id "{id…}" is also in {file}. If both files are in one package the apps keep only the entry of the file that they load last: give one of the two another id.',
  'replaced-entry': ({ entity, id, base, file }) =>
    `This takes the place of the ${entitiesEn[entity]} ${shorten(id)} in the package ${shorten(base)} (${file}), wherever both packages are loaded. If that is meant, add ${shorten(id)} to "houseRules" in whq.json; otherwise give this entry another id.`,
});

const expectations: Wording<Expectation> = {
  oneOf: 'It must be {values, or}.',
  exactly: 'It must be "{value}".',
  type: ({ type }) => valuesEn[type],
};

function meant(nearest: string | undefined): string {
  return nearest ? ` Did you mean ${nearest}?` : '';
}
