import type { Candidate } from './candidate.ts';
import { enough } from './evidence.ts';

/**
 * The candidates that are meant as abilities: those for which enough speaks in themselves, and their neighbours in a list. A neighbour is
 * an item of its own, and
 * - the list is announced as one of abilities: `Special rules: fly, break`;
 * - or all in its brackets are names of abilities, with capitals: `(Fly, Poison)`;
 * - or another item is certain, and this one has a capital, a value or a name that is no ordinary word, or the list is in brackets:
 *   `Fear 5, Fly and magic resistance`.
 *
 * @param candidates by where they begin. One overlaps another only in its suffixes.
 */
export function meantIn<Owner>(flat: string, candidates: readonly Candidate<Owner>[]): readonly Candidate<Owner>[] {
  const meant: Candidate<Owner>[] = [];
  for (const list of listsIn(flat, candidates)) {
    const isAnnounced = list.some(({ mention }) => isAnnouncedAt(flat, mention.span.start));
    const isCertain = list.some(({ evidence }) => evidence >= enough);
    const isEnclosed = list.length > 1 && isInBrackets(flat, list);
    const areCapitals = list.every(({ capitals }) => capitals !== 'none');
    for (const candidate of list) {
      const isOfList =
        isAnnounced ||
        (isEnclosed && (isCertain || areCapitals)) ||
        (isCertain && (candidate.capitals !== 'none' || candidate.evidence >= half));
      if (candidate.evidence >= enough || (isOfList && isItem(flat, candidate))) meant.push(candidate);
    }
  }
  return meant;
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
const mark = '[,;·•|/&+]';
const join = '(?:and|or|y|e|o|u|with|con|plus|más)';
/** `, `, `; and `, ` | `, a new item of a list on the next line; or such marks around one item that is not known. */
const joint = new RegExp(
  [
    `[ \\n]*${mark}[ \\n|]*(?:${join}[ \\n]+)?`,
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

const announcement =
  /(?:special +(?:rules?|abilit(?:y|ies))|abilit(?:y|ies)|reglas? +especial(?:es)?|habilidad(?:es)?(?: +especial(?:es)?)?|especial(?:es)?|special)["'”»]? *(?::[ \n|]*|\n)(?:[-*+•] +)?$/iu;

function isAnnouncedAt(flat: string, start: number): boolean {
  return announcement.test(flat.slice(Math.max(0, start - 60), start));
}

function isInBrackets<Owner>(flat: string, list: readonly Candidate<Owner>[]): boolean {
  const start = list[0]?.mention.span.start ?? 0;
  const end = Math.max(...list.map((candidate) => candidate.end));
  return /\( *$/.test(flat.slice(Math.max(0, start - 5), start)) && /^ *[.;]? *\)/.test(flat.slice(end, end + 5));
}

const itemBegins =
  /(?:^|[(;,:·|•/"“«.!?—]|\n *(?:[-*+•>#]+|\d{1,2}[.)])|\n *|(?:^|[^\p{L}])(?:and|or|with|has|have|y|e|o|u|con|tienen?)[ \n]) *$/iu;
const itemEnds = /^(?: *(?:[;,.)|·•/!?:"”»—\n]|$|- )|[ \n]+(?:and|or|y|e|o|u|but|pero)(?!\p{L}))/iu;

/** Whether it is an item by itself, and not the first or last words of one: `Fear 5, break the door`. */
function isItem<Owner>(flat: string, { mention, end, capitals }: Candidate<Owner>): boolean {
  const before = flat.slice(Math.max(0, mention.span.start - 20), mention.span.start);
  return (capitals === 'within' || itemBegins.test(before)) && itemEnds.test(flat.slice(end, end + 20));
}
