import { isSlipOf } from '../text/nearest.ts';

/**
 * What an end tag was most likely meant for: to end the nearest open element of its name; the same, and it has changed places with the end
 * tag behind it; to end the innermost element, whose name is another; or nothing.
 */
export type EndTagMeaning = 'end' | 'swapped' | 'misnamed' | 'stray';

/**
 * Which meaning leaves the fewest mistakes in what follows, as far as that is looked at.
 *
 * @param open the names of the open elements, the innermost last; one of them is `name`, or nearly.
 * @param text what follows the end tag.
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

/** Of two short names one may be the beginning of the other: `</u>` for `</ul>`. */
function isNearly(name: string, expected: string): boolean {
  if (isSlipOf(name, expected)) return true;
  const isBeginning = expected.startsWith(name) || name.startsWith(expected);
  return name !== expected && isBeginning && Math.abs(name.length - expected.length) === 1;
}

/** End tags of what begins before a text. */
interface EndTags {
  readonly names: readonly string[];
  /** Whether that is all of them. */
  readonly isAll: boolean;
}

/** How many elements are never closed, and end tags close nothing, if these end tags follow the open elements. */
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

/** So far is looked ahead. */
const longestView = 4000;
const mostNames = 12;

function endTagsIn(text: string): EndTags {
  const view = text.slice(0, longestView);
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
    if (names.length >= mostNames) return { names, isAll: false };
  }
  return { names, isAll: text.length <= longestView };
}
