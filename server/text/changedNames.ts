/** A part of a text, and the text that replaces it. */
interface ChangedPart {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** The part of a path that another path has differently: whole names between `/` or `\`, with those between them. Empty for the same path. */
export function changedNames(old: string, now: string): ChangedPart {
  const [from, to] = [namesIn(old), namesIn(now)];
  const most = Math.min(from.length, to.length);
  let before = 0;
  while (before < most && from[before] === to[before]) before++;
  let after = 0;
  while (after < most - before && from.at(-1 - after) === to.at(-1 - after)) after++;
  const start = from.slice(0, before).join('').length;
  const end = from.slice(0, from.length - after).join('').length;
  return { start, end, newText: to.slice(before, to.length - after).join('') };
}

/** The names and what separates them, in turn. */
function namesIn(path: string): readonly string[] {
  return path.split(/([\\/])/);
}
