import { announcedCells, isAnnouncedAt } from './announcements.ts';
import type { Candidate } from './candidate.ts';
import { enough } from './evidence.ts';

/**
 * The candidates that are meant as abilities: those for which enough speaks in themselves, and their neighbours in a list. A neighbour is
 * an item of its own, and
 * - the list is announced as one of abilities: `Special rules: fly, break`, or by the head of its column in a table;
 * - or the list is all that stands in brackets or in a line, and has more than one ability, with capitals: `(Fly, Poison)`;
 * - or another item is certain, and this one has a capital, a value or a name that is no ordinary word, or stands in brackets or between
 *   two others: `Fear 5, Fly and magic resistance`.
 *
 * @param candidates by where they begin, those that are no item only if they are certain. One overlaps another only in its suffixes.
 */
export function meantIn<Owner>(flat: string, candidates: readonly Candidate<Owner>[]): readonly Candidate<Owner>[] {
  const meant: Candidate<Owner>[] = [];
  const cells = candidates.length > 0 && flat.includes('|') ? announcedCells(flat) : [];
  let cell = 0;
  for (const list of listsIn(flat, candidates)) {
    const start = list[0]?.mention.span.start ?? 0;
    while ((cells[cell]?.end ?? flat.length) < start) cell++;
    const isAnnounced =
      (cells[cell]?.start ?? flat.length) <= start ||
      list.some(({ mention }) => isAnnouncedAt(flat, mention.span.start));
    for (const candidate of meantInList(flat, list, isAnnounced)) meant.push(candidate);
  }
  return meant;
}

function meantInList<Owner>(
  flat: string,
  list: readonly Candidate<Owner>[],
  isAnnounced: boolean,
): readonly Candidate<Owner>[] {
  const isCertain = list.some(({ evidence }) => evidence >= enough);
  const whole = list.length > 1 ? boundsOf(flat, list) : undefined;
  const areCapitals = list.every(({ capitals }) => capitals !== 'none');
  return list.filter((candidate, index) => {
    if (candidate.evidence >= enough) return true;
    const isBetween = index > 0 && index < list.length - 1;
    const isLikely = candidate.capitals !== 'none' || candidate.evidence >= half || whole !== undefined || isBetween;
    const isOfNames = whole === 'marked' && areCapitals;
    return candidate.evidence >= 0 && (isAnnounced || isOfNames || (isCertain && isLikely));
  });
}

const half = enough / 2;

/** Runs of candidates with nothing between them but the marks of a list. */
function listsIn<Owner>(
  flat: string,
  candidates: readonly Candidate<Owner>[],
): readonly (readonly Candidate<Owner>[])[] {
  const lists: Candidate<Owner>[][] = [];
  let end = -1;
  let lastHead: Candidate<Owner> | undefined;
  for (const candidate of candidates) {
    const { start } = candidate.mention.span;
    const isInSuffix = start < end;
    const list = lists.at(-1);
    const isHead = isHeadOfItem(flat, candidate);
    if (
      list &&
      (isInSuffix || isJoint(flat, end, start) || (isHead && list.at(-1) === lastHead && isNextItem(flat, end, start)))
    ) {
      list.push(candidate);
    } else {
      lists.push([candidate]);
    }
    if (isHead) lastHead = candidate;
    end = Math.max(end, candidate.end);
  }
  return lists;
}

const longestJoint = 90;
const mark = '[,;·•/&+]';
const join = '(?:and|or|y|e|o|u|with|con|plus|más)';
/** `, `, `; and `, ` | `, a new item of a list on the next line; or such marks around one item that is not known. */
const joint = new RegExp(
  [
    `[ \\n]*${mark}[ \\n]*(?:${join}[ \\n]+)?`,
    ' *\\| *',
    `[ \\n]+${join}[ \\n]+`,
    '[.,;]? *\\n *(?:[-*+•]|\\d{1,2}[.)]) +',
    `[ \\n]*[;·•|] *[^,;·•|.:\\n]{1,40}[;·•|] *`,
    `[ \\n]*, *\\p{Lu}[^,;·•|.:\\n]{1,40}, *`,
  ]
    .map((source) => `^${source}$`)
    .join('|'),
  'iu',
);

function isJoint(flat: string, from: number, to: number): boolean {
  return to - from <= longestJoint && joint.test(flat.slice(from, to));
}

/** Whether it stands at the head of an item, which may go on to say what it does: `- **Fly**: …`. */
function isHeadOfItem<Owner>(flat: string, { mention, end }: Candidate<Owner>): boolean {
  const before = flat.slice(Math.max(0, mention.span.start - 20), mention.span.start);
  return /(?:^|\n) *(?:[-*+•]|\d{1,2}[.)]) +$/.test(before) && /^ *(?:[:.\n-]|$)/.test(flat.slice(end, end + 10));
}

const longestItem = 600;

function isNextItem(flat: string, from: number, to: number): boolean {
  return to - from <= longestItem && !/\n *\n *[^-*+• \n\d]/.test(flat.slice(from, to));
}

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
  /(?:^|[(;,:·|•/"“«.!?—]|(?:^|\n) *(?:[-*+•>#]+|\d{1,2}[.)])|\n *|(?:^|[^\p{L}])(?:and|or|with|has|have|y|e|o|u|con|tienen?)[ \n]) *$/iu;
const itemEnds = /^(?: *(?:[;,.)|·•/!?:"”»—\n]|$|- )|[ \n]+(?:and|or|y|e|o|u|but|pero)(?!\p{L}))/iu;

/** Whether it is an item by itself, and not the first or last words of one: `Fear 5, break the door`. */
export function isItem<Owner>(flat: string, { mention, end, capitals }: Candidate<Owner>): boolean {
  const before = flat.slice(Math.max(0, mention.span.start - 20), mention.span.start);
  const begins = capitals === 'within' || mention.values.size > 0 || itemBegins.test(before);
  return begins && itemEnds.test(flat.slice(end, end + 20));
}
