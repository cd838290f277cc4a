/** The sets of marked texts, each in a folder of its name. */

/** For whoever works on the reader. */
export const openHalves = [
  'develop',
  'second-author',
  'fresh',
  'authors-open',
  'five-authors',
  'seventh-open',
  'eighth-open',
  'ninth-open',
  'tenth-open',
  'eleventh-open',
  'sentences',
  'authors-later',
  'seventh-later',
  'eighth-later',
  'ninth-later',
  'tenth-later',
  'eleventh-later',
] as const;

/** Of these only the figures are printed, and whoever works on the reader does not open them. */
export const closedHalves = [
  'held-out',
  'sixth-author',
  'twelfth-author',
  'thirteenth-author',
  'fourteenth-author',
] as const;

export type Half = (typeof openHalves)[number] | (typeof closedHalves)[number];

/** Whether a word is the name of a set. */
export function isHalf(name: string | undefined): name is Half {
  return [...openHalves, ...closedHalves].some((half) => half === name);
}

/** Whether the texts of a set must not be printed. */
export function isClosed(half: Half): boolean {
  return closedHalves.some((closed) => closed === half);
}
