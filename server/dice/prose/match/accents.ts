/** Words as they stand in forums: without their accents. */

/**
 * The members of each class, with those that have accents once more without: `obtendra` beside `obtendrá`. Not where that is another word of the
 * lexicon (`el` beside `él`), nor of two or three letters.
 *
 * @param classes members by class, divided by commas.
 */
export function withPlainLetters<Name extends string>(
  classes: Readonly<Record<Name, string>>,
): readonly (readonly [Name, string])[] {
  const all = Object.entries<string>(classes) as [Name, string][];
  const known = new Set(all.flatMap(([, members]) => members.split(',').map((member) => member.trim())));
  return all.map(([name, members]) => {
    const plain = members
      .split(',')
      .map((member) => [member.trim(), plainLetters(member.trim())] as const)
      .filter(([member, without]) => without !== member && without.length >= fewestLetters && !known.has(without));
    return [name, [members, ...plain.map(([, without]) => without)].join(', ')];
  });
}

const fewestLetters = 4;

/** A tilde on an n makes another letter, and stays. */
function plainLetters(word: string): string {
  return word
    .normalize('NFD')
    .replace(/([aeiou])\u0301/g, '$1')
    .normalize('NFC');
}
