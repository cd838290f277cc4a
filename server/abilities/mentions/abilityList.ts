import { type Announcement, announcedCells, announcementAt } from './announcements.ts';
import type { Candidate } from './candidate.ts';
import { definedIn, isHeadOfItem } from './definitions.ts';
import { acceptanceThreshold } from './evidence.ts';
import { isWholeLine } from './wholeLine.ts';

/**
 * The candidates that are meant as abilities: those with enough evidence of their own, and their neighbours in a list. A neighbour is an
 * item of its own, and
 * - the list is announced as one of abilities: `Special rules: fly, break`, or by the head of its column in a table;
 * - or the list is all that stands in brackets or in a line, and has more than one ability, with capitals: `(Fly, Poison)`;
 * - or it is defined at the head of a paragraph or below a heading of its own, see `definitions.ts`;
 * - or another item is certain, and this one has a capital, a value or a name that is no ordinary word, or stands in brackets or between
 *   two others: `Fear 5, Fly and magic resistance`.
 *
 * @param candidates by where they begin, those that are no item only if they are certain. One overlaps another only in its suffixes.
 */
export function meantIn<Owner>(flat: string, candidates: readonly Candidate<Owner>[]): readonly Candidate<Owner>[] {
  const meant: Candidate<Owner>[] = [];
  const cells = candidates.length > 0 && flat.includes('|') ? announcedCells(flat) : [];
  const defined = definedIn(flat, candidates);
  let cell = 0;
  for (const list of listsIn(flat, candidates)) {
    const start = list.items[0]?.mention.span.start ?? 0;
    while ((cells[cell]?.end ?? flat.length) < start) cell++;
    const column = (cells[cell]?.start ?? flat.length) <= start ? cells[cell]?.announcement : undefined;
    for (const candidate of meantInList(flat, list, defined, announcementOf(flat, list, column))) meant.push(candidate);
  }
  return meant;
}

/** Candidates with only the marks of a list between them, and perhaps unknown items. */
interface List<Owner> {
  readonly items: Candidate<Owner>[];
  hasUnknown: boolean;
}

/** The strictest announcement that one of the items has. */
function announcementOf<Owner>(
  flat: string,
  { items }: List<Owner>,
  column: Announcement | undefined,
): Announcement | undefined {
  let found = column;
  for (const { mention } of items) {
    if (found === 'strict') break;
    found = announcementAt(flat, mention.span.start) ?? found;
  }
  return found;
}

function meantInList<Owner>(
  flat: string,
  { items, hasUnknown }: List<Owner>,
  defined: ReadonlySet<Candidate<Owner>>,
  announcement: Announcement | undefined,
): readonly Candidate<Owner>[] {
  const isCertain = items.some((candidate) => candidate.evidence >= acceptanceThreshold);
  const whole = items.length > 1 ? boundsOf(flat, items) : undefined;
  const isOfNames = whole === 'marked' && !hasUnknown && items.every(({ capitals }) => capitals !== 'none');
  return items.filter((candidate, index) => {
    if (candidate.evidence >= acceptanceThreshold || defined.has(candidate)) return true;
    const isAnnounced =
      announcement === 'strict' ||
      (announcement === 'loose' && (candidate.capitals !== 'none' || candidate.mention.values.size > 0));
    const isBetween = index > 0 && index < items.length - 1;
    const isLikely = candidate.capitals !== 'none' || candidate.evidence >= half || whole !== undefined || isBetween;
    return candidate.evidence >= 0 && (isAnnounced || isOfNames || (isCertain && isLikely));
  });
}

const half = acceptanceThreshold / 2;

function listsIn<Owner>(flat: string, candidates: readonly Candidate<Owner>[]): readonly List<Owner>[] {
  const lists: List<Owner>[] = [];
  let end = -1;
  let lastHead: Candidate<Owner> | undefined;
  for (const candidate of candidates) {
    const { start } = candidate.mention.span;
    const list = lists.at(-1);
    const isHead = isHeadOfItem(flat, candidate);
    const isInSuffix = start < end;
    const between = list && !isInSuffix && start - end <= maximumItemLength ? flat.slice(end, start) : undefined;
    const isNextLine =
      between !== undefined && lineJoint.test(between) && areLines(flat, list?.items.at(-1), candidate);
    const goesOn = isInSuffix || isNextLine || (between !== undefined && joint.test(between));
    const isAroundUnknown =
      !goesOn && between !== undefined && between.length <= maximumUnknownLength && unknown.test(between);
    const isNextHead = isHead && list?.items.at(-1) === lastHead && between !== undefined && !itemEnd.test(between);
    if (list && (goesOn || isAroundUnknown || isNextHead)) {
      list.items.push(candidate);
      list.hasUnknown ||= !goesOn;
    } else {
      lists.push({ items: [candidate], hasUnknown: false });
    }
    if (isHead) lastHead = candidate;
    end = Math.max(end, candidate.end);
  }
  return lists;
}

const mark = '[,;·•/&+]';
const join = '(?:and|or|nor|y|e|o|u|ni|with|con|plus|más)';
const article = '(?:(?:to )?the|al|el|la|los|las|del?|of|to)';
/** `, `, `; and `, ` | `, or a new item of a list on the next line. */
const joint = new RegExp(
  `^(?:[ \\n]*${mark}[ \\n]*(?:${join}[ \\n]+)?| *\\| *|[ \\n]+${join}[ \\n]+(?:${article}[ \\n]+)?|[.,;]? *\\n *(?:[-*+•]|\\d{1,2}[.)]) +)$`,
  'iu',
);
/** The end of a line between two items that have a line each. */
const lineJoint = /^[.,;]? *\n[ >]*$/;

function areLines<Owner>(flat: string, last: Candidate<Owner> | undefined, next: Candidate<Owner>): boolean {
  return (
    last !== undefined &&
    isWholeLine(flat, { start: last.mention.span.start, end: last.end }) &&
    isWholeLine(flat, { start: next.mention.span.start, end: next.end })
  );
}

/** Such marks around one item that is not a known name. */
const unknown = /^[ \n]*(?:[;·•|] *[^,;·•|.:\n]{1,40}[;·•|]|, *\p{Lu}[^,;·•|.:\n]{1,40},) *$/u;
const maximumUnknownLength = 90;

/** An item of a list in lines goes on up to an empty line behind which no other item begins. */
const itemEnd = /\n *\n *[^-*+• \n\d]/;
const maximumItemLength = 600;

/**
 * Whether the list is all that stands in its brackets or, with marks that are rare in sentences, in its line ('marked'); or with any marks
 * from a colon to the end of the line or sentence ('labelled').
 */
function boundsOf<Owner>(flat: string, list: readonly Candidate<Owner>[]): 'marked' | 'labelled' | undefined {
  const start = list[0]?.mention.span.start ?? 0;
  const end = list.reduce((last, candidate) => Math.max(last, candidate.end), start);
  const before = flat.slice(Math.max(0, start - 5), start);
  const after = flat.slice(end, end + 5);
  if (/\( *$/.test(before) && /^ *[.;]? *\)/.test(after)) return 'marked';
  if (!/(?:^|\n|[:>]) *$/.test(before) || !/^ *(?:\.|\n|$)/.test(after)) return undefined;
  if (/[;·•]/.test(flat.slice(start, end)) && /^ *\.? *(?:\n|$)/.test(after)) return 'marked';
  return /: *$/.test(before) ? 'labelled' : undefined;
}

const itemBegins =
  /(?:^|[(;,:·|•/&+"“«.!?—]|(?:^|\n) *(?:[-*+•>#]+|\d{1,2}[.)])|\n *|(?:^|[^\p{L}])(?:and|or|with|has|have|y|e|o|u|con|tienen?)[ \n]) *$/iu;
const itemEnds = /^(?: *(?:[;,.)|·•/&+!?:"”»—\n]|$|- )|[ \n]+(?:and|or|nor|y|e|o|u|ni|but|pero)(?!\p{L}))/iu;
/** Words before the last item of a list, if that has a capital, though the sentence goes on. */
const lastItemBegins = new RegExp(`[ \\n]${join}[ \\n]+(?:${article}[ \\n]+)?$`, 'iu');

/** Whether it is an item by itself, and not the first or last words of one: `Fear 5, break the door`. */
export function isItem<Owner>(flat: string, { mention, end, capitals, isEmphasised }: Candidate<Owner>): boolean {
  if (isEmphasised) return true;
  const before = flat.slice(Math.max(0, mention.span.start - 20), mention.span.start);
  const begins = capitals === 'within' || mention.values.size > 0 || itemBegins.test(before);
  return begins && (itemEnds.test(flat.slice(end, end + 20)) || (capitals === 'within' && lastItemBegins.test(before)));
}
