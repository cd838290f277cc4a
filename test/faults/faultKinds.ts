import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import type { Seeded } from '../fuzz/seeded.ts';

/** The place where a fault has to be reported: the changed characters, their line, or the entry around them. */
type Place = 'here' | 'line' | 'entry';

/** A kind of fault: one part of a matching text is written otherwise. */
export interface FaultKind {
  readonly name: string;
  /** The folders or files with such texts, as a part of their paths. */
  readonly files: RegExp;
  /** A match is a possible place. Its first group is what is changed. */
  readonly pattern: RegExp;
  /** The new text for the group; undefined if this match cannot have the fault. `text` is that of the whole file. */
  readonly write: (written: string, random: Seeded, whole: string, text: string) => string | undefined;
  readonly place: Place;
  /** The codes that tell of it. */
  readonly codes: readonly ProblemCode[];
}

function kind(
  name: string,
  files: RegExp,
  pattern: RegExp,
  write: FaultKind['write'],
  place: Place,
  ...codes: readonly ProblemCode[]
): FaultKind {
  return { name, files, pattern, write, place, codes };
}

const monsters = /monsters/;
const tables = /tables/;
const entries = /monsters|tables|rules|events/;

/** The word with two neighbouring letters swapped, from the second letter on; undefined if they are equal. */
function swapped(word: string, { below }: Seeded): string | undefined {
  const at = 1 + below(word.length - 3);
  const found = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  return word.length < 5 || found === word ? undefined : found;
}

/** Another match of the first group of a pattern in the text. */
function another(text: string, pattern: RegExp, written: string, { pick }: Seeded): string | undefined {
  const others = [...text.matchAll(pattern)].map(([, found = '']) => found).filter((found) => found !== written);
  return others.length > 0 ? pick(others) : undefined;
}

const syntax = [
  'unclosed-element',
  'mismatched-end-tag',
  'stray-end-tag',
  'unfinished-start-tag',
  'unclosed-quote',
  'stray-characters',
  'stray-less-than',
  'attribute-without-value',
  'bare-ampersand',
  'duplicate-attribute',
  'missing-space',
  'unquoted-value',
  'misplaced-element',
] as const satisfies readonly ProblemCode[];

/** Faults that authors make in packages: of XML, of values, of references, and of values beside others. */
export const faultKinds: readonly FaultKind[] = [
  kind('an end tag is missing', monsters, /<gold>\d+(<\/gold>)/g, () => '', 'entry', ...syntax),
  kind('an end tag is misspelt', monsters, /<\/(strength|toughness|initiative)>/g, swapped, 'line', ...syntax),
  kind('a quotation mark is missing', tables, /<(?:monster|event) id="[^"]*(")/g, () => '', 'entry', ...syntax),
  kind('a bare ampersand', /rules|events/, /[a-z]( and )[a-z]/g, () => ' & ', 'here', 'bare-ampersand'),
  kind(
    'an attribute is there twice',
    tables,
    /<monster id="[^"]*"( )number=/g,
    () => ' level="1" level="1" ',
    'line',
    ...syntax,
  ),
  kind('a lesser-than sign in a text', /rules/, /[a-z]( than )\d/g, () => ' <', 'line', ...syntax),
  kind('an attribute is misspelt', tables, /<monster id="[^"]*" (number)=/g, swapped, 'line', 'unknown-attribute'),
  kind(
    'an element is misspelt',
    monsters,
    /(<strength>\d+<\/strength>)/g,
    (written) => written.replaceAll('strength', 'strenght'),
    'line',
    'unknown-element',
  ),
  kind('a characteristic is missing', monsters, /(<gold>\d+<\/gold>)/g, () => '', 'entry', 'missing-child'),
  kind('a characteristic is empty', monsters, /<(?:wounds|move|attacks)>(\d+)</g, () => '', 'line', 'bad-content'),
  kind(
    'a characteristic is a word',
    monsters,
    /<(?:toughness|initiative)>(\d+)</g,
    () => 'three',
    'here',
    'bad-content',
  ),
  kind('damage in a form that no app reads', monsters, /<damage>(\d*D6)</g, () => '1d6 + Str', 'here', 'bad-content'),
  kind('a level beyond 10', tables, / level="(\d+)"/g, () => '12', 'here', 'bad-value'),
  kind('a misspelt ambience', tables, / ambiences="(undead|skaven|chaos)"/g, swapped, 'here', 'bad-value'),
  kind(
    'a truth value in another word',
    /events|travel|settlement/,
    /<treasure>(true|false)</g,
    () => 'yes',
    'here',
    'bad-content',
    'bad-value',
  ),
  kind(
    'an id that the file has already',
    entries,
    /<(?:monster|rule|event) id="([^"]+)" [^>]*name=/g,
    (written, random, _, text) => another(text, /<(?:monster|rule|event) id="([^"]+)" [^>]*name=/g, written, random),
    'entry',
    'duplicate-id',
  ),
  kind('an id that cannot be one', /rules/, /<rule id="([^"]+)"/g, (written) => `My ${written}`, 'here', 'bad-id'),
  kind('a use of an unknown rule', monsters, /<rule id="([^"]+)"/g, swapped, 'here', 'unknown-reference'),
  kind('an unknown Monster in a table', tables, /<monster id="([^"]+)" number/g, swapped, 'here', 'unknown-reference'),
  kind('an unknown Event in a table', tables, /<event id="([^"]+)"/g, swapped, 'here', 'unknown-reference'),
  kind(
    'an unknown other table',
    tables,
    /<event id="[^"]+" ?\/>()/g,
    () => '<tableRef name="Nowhere Table"/>',
    'line',
    'unknown-reference',
  ),
  kind(
    'an unknown objective room',
    /adventures/,
    /<objectiveRoom name="([^"]+)"/g,
    swapped,
    'here',
    'unknown-reference',
  ),
  kind(
    'armour that is copied from the gold',
    monsters,
    /<gold>(?:[2-9]\d|\d{3,})<\/gold>\s*<armor>([\d-]+)</g,
    (_, __, whole) => /<gold>(\d+)/.exec(whole)?.[1],
    'here',
    'copied-value',
  ),
  kind(
    'a second school of magic',
    monsters,
    /()<magic id="[^"]*" level="\d"/g,
    () => '<magic id="rpb-chaos" level="1"/>',
    'line',
    'lost-use',
  ),
  kind(
    'a text and a value that disagree',
    monsters,
    /<rule id="rpb-fear" param="\d+">Fear (\d+)</g,
    (written) => String(Number(written) + 1),
    'entry',
    'parameter-mismatch',
  ),
  kind(
    'a use without its value',
    monsters,
    /<rule id="rpb-fear"( param="\d+")>Fear \d+</g,
    () => '',
    'line',
    'missing-parameter',
  ),
  kind(
    'a use that links another rule',
    monsters,
    /<rule id="(rpb-fear)" param="\d+">Fear/g,
    () => 'rpb-terror',
    'line',
    'wrong-rule',
  ),
  kind('a die with a letter for its 1', /rules/, / (1D6)(?= )/g, () => 'lD6', 'here', 'misread-die'),
  kind(
    'a guard of somebody else',
    tables,
    /<rule id="rpb-guards" param="([^"]+)">Guards/g,
    () => 'Fishmonger',
    'here',
    'unknown-guarded',
  ),
  kind(
    'another die in a translation',
    /i18n/,
    /<entry key="event\.[^"]*\.rules">[^<]* (1D6) /g,
    () => '2D6',
    'line',
    'translation-dice',
  ),
];
