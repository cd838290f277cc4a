import { stemOf } from '../comparison/stemOf.ts';

/** The stems of the words of a name, without placeholders and the words that join others. */
export function nameStems(name: string): readonly string[] {
  const words = name.replace(/\([^()]{0,40}\)/g, '').match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  return words.filter((word) => !joiningWords.has(word.toLowerCase())).map(stemOf);
}

/** Words that join the words of a name: a translation may have others, or none. */
export const joiningWords: ReadonlySet<string> = new Set('de del la las el los of the y and a an un una'.split(' '));
