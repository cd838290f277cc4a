import type { Expectation } from '../../formats/schema/finding.ts';
import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';
import { entitiesEn, valuesEn } from './values.ts';

/** Differences from the schema, and ids. */
export const structureEn = {
  'too-many-problems': ({ limit }) => `Only the first ${limit} problems are shown. Fix some of them to see the rest.`,
  'unknown-element': ({ name, parent, allowed, nearest }) =>
    `There is no element <${name}>${parent ? ` in <${parent}>` : ''}.${meant(nearest && `<${nearest}>`)}${allowedElements(allowed)}`,
  'misplaced-element': (facts) =>
    facts.what === 'reference'
      ? `A text cannot refer to another entry with <${facts.name}>: only Monsters and tables do. Write the name alone, without the tags.`
      : facts.what === 'entry'
        ? `<${facts.name}> begins here before the entry above it has ended. End that one first, with ${shorten(facts.endTags)}, or move this one out of it.`
        : `<${facts.name}> is not allowed ${facts.parent ? `directly in <${facts.parent}>` : 'here'}: it belongs in ${list(
            facts.parents.map((other) => `<${other}>`),
            'or',
          )}.`,
  'missing-child': ({ element, expected, needs, isEmpty }) => {
    const names = list(
      expected.map((name) => `<${name}>`),
      needs === 'all' ? 'and' : 'or',
    );
    if (isEmpty || needs === 'one') return `This <${element}> is empty. It needs ${names}.`;
    return `In this <${element}>, ${names} ${expected.length === 1 ? 'is' : 'are'} missing.`;
  },
  'no-entries': ({ expected }) =>
    `Nothing has been written here yet: add a ${list(
      expected.map((name) => `<${name}>`),
      'or a',
    )}.`,
  'unexpected-text': ({ parent, allowed }) => `Text is not allowed directly in <${parent}>.${allowedElements(allowed)}`,
  'unknown-attribute': ({ element, attribute, allowed, nearest }) =>
    `<${element}> has no attribute ${attribute}.${meant(nearest)}${allowed.length > 0 ? ` It can have ${list(allowed, 'and')}.` : ' It has none.'}`,
  'missing-attribute': ({ element, attribute }) => `This <${element}> has no ${attribute}. Add ${attribute}="…".`,
  'bad-value': ({ attribute, value, expected }) =>
    value === ''
      ? `${attribute} is empty. ${expectation(expected)}`
      : `"${shorten(value)}" is not a valid ${attribute}. ${expectation(expected)}`,
  'bad-content': ({ element, value, expected }) =>
    value === ''
      ? `<${element}> is empty. ${valuesEn[expected]}`
      : `"${shorten(value)}" is not a valid <${element}>. ${valuesEn[expected]}`,
  'unusual-content': ({ element, value, expected }) =>
    `"${shorten(value)}" is unusual for <${element}>. ${valuesEn[expected]} The apps show it as it is.`,
  'repeated-element': ({ parent, name }) =>
    `This <${parent}> has <${name}> more than once, and at most one can count. Keep the right one.`,
  'earlier-edition': ({ root }) =>
    `This <${root}> file is written for the first app, Event Deck. It is checked by the rules of that app; the apps of today read some of it otherwise. Convert it to use it there.`,
  'missing-id': ({ element, name }) =>
    `This <${element}> has no id${name ? ` ("${shorten(name)}")` : ''}, so nothing can refer to it. Add id="…".`,
  'bad-id': ({ element, value }) =>
    value.trim() === ''
      ? `The id is empty, so nothing can refer to this <${element}>.`
      : `"${shorten(value)}" is not a valid id: use small letters, digits, hyphens, dots and underscores only, the first a letter or a digit, as in my-fear.`,
  'duplicate-id': ({ id, first }, lineOf) =>
    `The id "${shorten(id)}" is already used on line ${lineOf(first)}. Both apps keep only the last of these entries: give each one its own id.`,
  'unknown-reference': ({ entity, id, nearest }) =>
    `There is no ${entitiesEn[entity]} "${shorten(id)}" in this folder or in the bundled packs.${meant(nearest)}`,
  'id-in-other-file': ({ id, file, kept, inBrowser }) =>
    `The id "${shorten(id)}" is also in ${file}. If both files are in one package the apps keep only one of the entries: the desktop app that of ${kept}, the browser app that of ${inBrowser ?? 'the file it loads last'}.`,
  'replaced-entry': ({ entity, id, base, file }) =>
    `This takes the place of the ${entitiesEn[entity]} ${shorten(id)} in the package ${shorten(base)} (${file}), wherever both packages are loaded. If that is meant, add ${shorten(id)} to "houseRules" in whq.json; otherwise give this entry another id.`,
} satisfies Partial<ProblemMessages>;

function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'oneOf':
      return `It must be ${list(expected.values, 'or')}.`;
    case 'exactly':
      return `It must be "${expected.value}".`;
    case 'type':
      return valuesEn[expected.type];
    default:
      return expected satisfies never;
  }
}

function meant(nearest: string | undefined): string {
  return nearest ? ` Did you mean ${nearest}?` : '';
}

function allowedElements(allowed: readonly string[]): string {
  return allowed.length > 0
    ? ` Allowed here: ${list(
        allowed.map((name) => `<${name}>`),
        'and',
      )}.`
    : ' Only text is allowed here.';
}
