/** Names of the game's world that English and Spanish spell alike. */
const names: readonly string[] = (
  'slaanesh tzeentch nurgle khorne sigmar nagash hashut grungni grimnir valaya shallya ranald verena manann khaine asuryan ' +
  'naggaroth ulthuan altdorf middenheim marienburg talabheim kislev khemri nehekhara drachenfels warhammer skaven kadon snotling ' +
  'fimir tilea carstein'
).split(' ');
/** By their first two and by their last three letters: whatever single letter is wrong, one of the two is right. */
const byEnds = new Map<string, string[]>();
for (const name of names) {
  for (const end of [name.slice(0, 2), name.slice(-3)]) byEnds.set(end, [...(byEnds.get(end) ?? []), name]);
}
const known: ReadonlySet<string> = new Set(names);

/** Whether a word is such a name. */
export function isKnownName(word: string): boolean {
  return known.has(word.toLowerCase());
}

/** The name of the game's world that a word is one letter away from, in small letters; undefined if it is none, or one itself. */
export function nearlyKnownName(word: string): string | undefined {
  const lower = word.toLowerCase();
  const candidates = [byEnds.get(lower.slice(0, 2)), byEnds.get(lower.slice(-3))];
  if ((!candidates[0] && !candidates[1]) || known.has(lower)) return undefined;
  return candidates.flatMap((found) => found ?? []).find((name) => isVariant(lower, name));
}

/**
 * Whether two words in small letters differ by one letter that is changed, missing or too many, or by two that are swapped; not in the
 * last letter, which makes plurals and adjectives.
 */
export function isVariant(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let front = 0;
  while (front < a.length && a[front] === b[front]) front++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - front && a[a.length - 1 - back] === b[b.length - 1 - back]) back++;
  if (back === 0) return false;
  const [restOfA, restOfB] = [a.slice(front, a.length - back), b.slice(front, b.length - back)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  return restOfA.length === 2 && restOfB.length === 2 && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
}
