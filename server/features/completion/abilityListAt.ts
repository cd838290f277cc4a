import { announcedCells, announcementAt } from '../../abilities/mentions/announcements.ts';
import { flatten } from '../../abilities/names/flatten.ts';
import { lineStart } from '../../text/lineStart.ts';
import { isCodeAt } from '../../text/markdown/layout.ts';
import { paragraphStart } from '../../text/paragraphs.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Index } from '../../workspace/index/index.ts';

/** The item of a list of abilities that is being typed. */
interface TypedItem {
  /** The part of it before the cursor, with the blanks before it. */
  readonly text: string;
  /** Whether the list is surely one of abilities; otherwise it only has the form of one. */
  readonly isCertain: boolean;
}

/** A list is no longer than this. */
const reach = 800;

/**
 * The item of a list of abilities that ends at the offset of a scenario: `fe` in `6 Goblins (Ambush 5+, fe`. A list stands
 * - in brackets behind a number of Monsters, `6 Goblins (`, or behind an ability;
 * - behind words that announce it, `Special rules: `, or in a column of a table headed so;
 * - or it has begun with abilities: `- Fear 5, `.
 * In brackets behind a name in a list or a heading, `- **Ogre** (`, it is not certain. Anywhere else, as in sentences, the answer is undefined.
 */
export function abilityListAt(
  index: Index,
  document: Document,
  section: Section,
  offset: number,
): TypedItem | undefined {
  const { text } = section;
  const before = text.slice(paragraphStart(text, offset, reach), offset);
  if (!mayBeList.test(before)) return undefined;
  const bracket = openBracket(before);
  const item = bracket < 0 ? itemOfLine(index, before) : itemInBrackets(index, before, bracket);
  return item && !isCodeAt(text, layoutOf(document, section), offset) ? item : undefined;
}

/** Most sentences have none of these marks before the cursor. */
const mayBeList = /[(,;:|]|^ {0,3}(?:[-*+•]|#+)|\n/;

/** Where the innermost bracket is that is still open; -1 if none is. */
function openBracket(before: string): number {
  let closed = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    if (before[at] === ')') closed++;
    else if (before[at] === '(' && closed-- === 0) return at;
  }
  return -1;
}

/** `6 Goblins `, `1D6+1 **Skeleton Warriors** `: a number, and words of which one has a capital. */
const monsters =
  /(?<![\p{L}\p{N}.,:])\d{1,3}(?:[Dd]\d{1,3})?(?:[+x×]\d{1,2})? (?=[^(]*\p{Lu})[*_]{0,3}(?:[\p{L}'’-]+ ){0,5}[\p{L}'’-]+[*_]{0,3} $/u;

/** `- **Ogre** `, `## The Ogre `: a line of a list, a heading or a table that ends with a name. */
const named = /^[ >]*(?:[-*+•]|\d{1,2}[.)]|#{1,6}|\|.*\|) +[^.!?]*(?<!\p{L})\p{Lu}[\p{L}'’-]*[*_]{0,3} $/u;

function itemInBrackets(index: Index, before: string, bracket: number): TypedItem | undefined {
  const head = before.slice(0, bracket);
  const { earlier, text } = itemsIn(before.slice(bracket + 1));
  if (earlier.length > 0) return earlier.some((item) => isAbility(index, item)) ? { text, isCertain: true } : undefined;
  if (monsters.test(head.slice(-80))) return { text, isCertain: true };
  const isNamed = named.test(head.slice(lineStart(head, head.length)));
  return isNamed || isBehindAbility(index, head) ? { text, isCertain: false } : undefined;
}

/** `(Breathe Fire 4 `: a bracket behind it may say that it is an ambush. */
function isBehindAbility(index: Index, head: string): boolean {
  const outer = openBracket(head);
  const item = outer < 0 ? undefined : itemInBrackets(index, head, outer);
  return item !== undefined && isAbility(index, item.text);
}

function itemOfLine(index: Index, before: string): TypedItem | undefined {
  const flat = flatten(before);
  const cell = announcedCells(flat).find(({ start, end }) => start <= before.length && end === before.length);
  if (cell) return { text: itemsIn(before.slice(cell.start)).text, isCertain: true };
  const lineBegin = lineStart(before, before.length);
  const line = before.slice(lineBegin);
  const [head = ''] = /^[ >]*(?:(?:[-*+•]|\d{1,2}[.)]) +)?(?:[^:;,(]*:[*_]*(?= |$))?/.exec(line) ?? [];
  const { earlier, text } = itemsIn(line.slice(head.length));
  const begin = lineBegin + head.length + (/^ */.exec(line.slice(head.length))?.[0].length ?? 0);
  // Behind `Rules:` sentences begin as well.
  if (
    announcementAt(flat, begin) === 'strict' &&
    (earlier.length === 0 || earlier.some((item) => isAbility(index, item)))
  ) {
    return { text, isCertain: true };
  }
  if (earlier.length === 0) return undefined;
  // `Fly, you fools` has the name of an ability at the head of a list as well.
  const isMeant = index.names.find(earlier.join(',')).length > 0;
  return isMeant && earlier.every((item) => isAbility(index, item)) ? { text, isCertain: true } : undefined;
}

/** The items of a list before the one that is being typed, and that one. Marks in brackets divide none. */
function itemsIn(list: string): { readonly earlier: readonly string[]; readonly text: string } {
  const items = list.replace(/\([^()]*\)/g, (bracket) => bracket.replace(/[,;]/g, ' ')).split(/[,;]/);
  return { earlier: items.slice(0, -1), text: items.at(-1) ?? '' };
}

const maximumAbilityLength = 60;

function isAbility({ names }: Index, item: string): boolean {
  const written = item.replace(/[*_]+/g, ' ').trim();
  return written !== '' && written.length <= maximumAbilityLength && names.match(written) !== undefined;
}
