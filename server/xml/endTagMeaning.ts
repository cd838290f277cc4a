import { isSlipOf } from '../text/nearest.ts';

/**
 * The most likely meaning of an end tag: it ends the nearest open element of its name; the same, but it is swapped with the end tag behind
 * it; it ends the innermost element, which has another name; or it ends nothing.
 */
export type EndTagMeaning = 'end' | 'swapped' | 'misnamed' | 'stray';

/**
 * The meaning with the fewest mistakes in the following text, within a limit.
 *
 * @param open the names of the open elements, the innermost last; one of them is `name`, or nearly.
 * @param text the text behind the end tag.
 */
export function endTagMeaning(name: string, open: readonly string[], text: string): EndTagMeaning {
  const following = endTagsIn(text);
  const depth = open.lastIndexOf(name);
  const top = open.at(-1) ?? '';
  const costs: [EndTagMeaning, number][] = [['stray', 1 + mistakes(open, following)]];
  if (isNearly(name, top)) costs.push(['misnamed', 1 + mistakes(open.slice(0, -1), following)]);
  if (depth >= 0) costs.push(['end', open.length - 1 - depth + mistakes(open.slice(0, depth), following)]);
  if (depth >= 0 && depth === open.length - 2 && following.names[0] === top && /^\s{0,200}<\//.test(text)) {
    const names = following.names.slice(1);
    costs.push(['swapped', 1 + mistakes(open.slice(0, depth), { ...following, names })]);
  }
  return costs.reduce((best, other) => (other[1] <= best[1] ? other : best))[0];
}

/** A short name may be the beginning of the other: `</u>` for `</ul>`. */
function isNearly(name: string, expected: string): boolean {
  if (isSlipOf(name, expected)) return true;
  const isBeginning = expected.startsWith(name) || name.startsWith(expected);
  return name !== expected && isBeginning && Math.abs(name.length - expected.length) === 1;
}

/** End tags of elements that begin before a text. */
interface EndTags {
  readonly names: readonly string[];
  /** Whether the list is complete. */
  readonly isAll: boolean;
}

/** The number of unclosed elements and stray end tags, if these end tags follow the open elements. */
function mistakes(open: readonly string[], { names, isAll }: EndTags): number {
  let left = open;
  let count = 0;
  for (const name of names) {
    const depth = left.lastIndexOf(name);
    count += depth < 0 ? 1 : left.length - 1 - depth;
    if (depth >= 0) left = left.slice(0, depth);
  }
  return count + (isAll ? left.length : 0);
}

/** The limits of looking ahead. */
const maximumViewLength = 4000;
const maximumNames = 12;

function endTagsIn(text: string): EndTags {
  const view = text.slice(0, maximumViewLength);
  const tag = /<!--[\s\S]*?-->|<(\/?)([\p{L}_:][\p{L}\p{N}_:.-]{0,60})[^<>]{0,500}>/gu;
  const names: string[] = [];
  const inner: string[] = [];
  for (const { 0: found, 1: slash, 2: name } of view.matchAll(tag)) {
    if (name === undefined || found.endsWith('/>')) continue;
    if (slash === '') {
      inner.push(name);
      continue;
    }
    const depth = inner.lastIndexOf(name);
    if (depth >= 0) inner.length = depth;
    else names.push(name);
    if (names.length >= maximumNames) return { names, isAll: false };
  }
  return { names, isAll: text.length <= maximumViewLength };
}
