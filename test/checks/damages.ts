/** One place in a file at which one mistake is made. */
export interface Damage {
  /** The file with the mistake. */
  readonly text: string;
  /** Where it was made: offsets in the damaged text. */
  readonly start: number;
  readonly end: number;
}

/** A way to make one mistake, which people make when they type, at every place of a file where it can be made. */
export interface DamageKind {
  readonly title: string;
  readonly damages: (text: string) => readonly Damage[];
  /** So many errors may come of one damage. */
  readonly most: number;
  /** Whether they may all lie elsewhere: an element is marked where it begins, however far it reaches. */
  readonly isFarOff: boolean;
}

const endTag = /<\/[A-Za-z]+>/g;
const startTag = /<[A-Za-z]+(?:\s[^<>]*[^<>/])?>/g;

export const damageKinds: readonly DamageKind[] = [
  replacing('an end tag is missing', endTag, () => '', { isFarOff: true }),
  replacing('a start tag is missing', startTag, () => '', { most: 3, isFarOff: true }),
  replacing('an end tag without its >', endTag, (tag) => tag.slice(0, -1)),
  replacing('a start tag without its >', startTag, (tag) => tag.slice(0, -1)),
  replacing('an end tag without its <', endTag, (tag) => tag.slice(1), { most: 2, isFarOff: true }),
  replacing('a start tag without its <', startTag, (tag) => tag.slice(1), { most: 4, isFarOff: true }),
  replacing('an end tag without its /', endTag, (tag) => tag.replace('/', '')),
  replacing('an end tag twice', endTag, (tag) => tag + tag),
  replacing('a start tag twice', startTag, (tag) => tag + tag, { most: 2 }),
  replacing('a letter of an end tag is missing', endTag, (tag) => tag.replace(/[a-z]>/, '>'), { most: 2 }),
  replacing('a letter of a start tag is missing', /<[a-z]{2,}/g, (tag) => tag.slice(0, -1), { isFarOff: true }),
  replacing('an opening quote is missing', /(?<==)"/g, () => ''),
  replacing('a closing quote is missing', /(?<==")[^"<>]*"/g, (value) => value.slice(0, -1)),
  replacing('a quote too many', /(?<==")[^"<>]*"/g, (value) => `${value}"`),
  replacing('no = before a value', /=(?=")/g, () => ''),
  replacing('two end tags have changed places', /(<\/[a-z]+>)(\s*)(<\/[a-z]+>)/g, swapped),
  replacing('an end tag just begun', endTag, () => '</'),
  replacing('half a start tag is typed', /<\/p>/g, (tag) => `${tag}<p`),
  replacing(
    'an entry in the text of another',
    /<\/p>(?!\s*<p>)/g,
    (tag) => ` <rule id="new" name="NEW"><p>New.</p></rule>${tag}`,
  ),
  replacing(
    'an entry behind the text of another',
    /<\/p>(?=\s*<\/rule>)/g,
    (tag) => `${tag}<rule id="new" name="NEW"><p>New.</p></rule>`,
  ),
  replacing('the end of an entry is missing', /<\/p>\s*<\/rule>/g, () => '', { isFarOff: true }),
  replacing('a comment is closed twice', /-->/g, (mark) => `${mark} -->`),
  replacing('the end of the root is missing', /<\/rules>\s*$/g, () => '', { isFarOff: true }),
];

function swapped(ends: string): string {
  return ends.replace(/(<\/[a-z]+>)(\s*)(<\/[a-z]+>)/, '$3$2$1');
}

/** Replaces one find of the pattern at a time; what would stay the same is no damage. */
function replacing(
  title: string,
  pattern: RegExp,
  replacement: (found: string) => string,
  { most = 1, isFarOff = false } = {},
): DamageKind {
  const damages = (text: string): readonly Damage[] =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const newText = replacement(found);
      if (newText === found) return [];
      const damaged = text.slice(0, index) + newText + text.slice(index + found.length);
      return [{ text: damaged, start: index, end: index + newText.length }];
    });
  return { title, damages, most, isFarOff };
}
