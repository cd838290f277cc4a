/** Lists of outcomes of which each has a line or a paragraph: `Roll 1D6:`, and below it `1 Lost in the snow.`, `2-6 A dull walk.` */
import type { Range } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { extentOf } from '../words/extent.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordSet } from '../words/words.ts';

/** The scores of an entry. */
export interface OutcomeEntry {
  readonly range: Range;
  /** The first token behind the scores. */
  readonly end: number;
  /** The first token of what comes of them. */
  readonly to: number;
  /** Of the first entry: all scores of its list. */
  readonly all?: Range;
}

/** The entries of all lists that have each score of the dice before them once, and in order; by their first tokens. */
export function outcomeEntries(
  text: string,
  tokens: readonly Token[],
  mentions: readonly TokenMention[],
): ReadonlyMap<number, OutcomeEntry> {
  const found = new Map<number, OutcomeEntry>();
  if (mentions.length === 0 || !text.includes('\n')) return found;
  const entries = [...entriesIn(text, tokens)];
  let dice = -1;
  for (const [index, [from, first]] of entries.entries()) {
    while ((mentions[dice + 1]?.to ?? Number.POSITIVE_INFINITY) <= from) dice++;
    const mention = mentions[dice];
    const all = mention && !mention.sign && !mention.alternative ? extentOf(mention.expression) : undefined;
    if (!mention || !all || all.low !== first.range.low || !isHead(text, tokens, mention.to, from)) continue;
    const list = listOf(entries.slice(index, index + mostEntries), all);
    const [end] = list?.at(-1) ?? [];
    if (!list || end === undefined || !isOneText(text.slice(tokens[from]?.start, tokens[end]?.start))) continue;
    for (const [at, entry] of list) found.set(at, at === from ? { ...entry, all } : entry);
  }
  return found;
}

type PlacedEntry = readonly [number, OutcomeEntry];

const mostEntries = 60;

/** The entries from the first one on that have all scores; undefined where they do not follow one another. */
function listOf(entries: readonly PlacedEntry[], { low, high }: Range): readonly PlacedEntry[] | undefined {
  const list: PlacedEntry[] = [];
  let next = low;
  for (const placed of entries) {
    const { range } = placed[1];
    if (next > high) break;
    // `250 gold` at the start of a line is no entry.
    if (range.low > high) continue;
    if (range.low !== next || range.high > high) return undefined;
    list.push(placed);
    next = range.high + 1;
  }
  return next > high && list.length > 1 ? list : undefined;
}

/** Whether what stands before a list ends with the sentence of the dice, or one that names a list: `Roll 1D6 for each of you. The results:` */
function isHead(text: string, tokens: readonly Token[], dice: number, list: number): boolean {
  if (list - dice > longestHead) return false;
  const between = text.slice(tokens[dice - 1]?.end, tokens[list]?.start);
  if (!/[:.][*_\s>]*$/.test(between) || !isOneText(between)) return false;
  let end = dice;
  while (end < list && !'.!?:'.includes(signAt(tokens, end) ?? ' ')) end++;
  if (end >= list - 1) return true;
  for (let at = end; at < list; at++) if (isOneOf(tokens, at, listNames)) return true;
  return false;
}

const listNames = wordSet(
  'table chart list result results score scores roll outcome outcomes following tabla lista resultado resultados tirada consequences siguiente siguientes',
);
const longestHead = 30;

/** Whether no heading and no other part of a document begins in a text. */
function isOneText(text: string): boolean {
  return !/\n[ \t>]*#|<\/?(?!(?:b|i|em|strong|p|br|li|ol|ul)\b)[a-z]/i.test(text);
}

/** `1 Lost`, `2-5. …`, `1 or 2: …` at the start of a line; not `2-5 or so`. */
function* entriesIn(text: string, tokens: readonly Token[]): Generator<PlacedEntry> {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    if (!/\n[ \t>*_]*$/.test(gap)) continue;
    const entry = entryAt(tokens, at, token.value);
    if (entry) yield [at, entry];
  }
}

function entryAt(tokens: readonly Token[], at: number, low: number): OutcomeEntry | undefined {
  const isJoined = '-–—'.includes(signAt(tokens, at + 1) ?? ' ') || isOneOf(tokens, at + 1, joints);
  const last = isJoined ? tokens[at + 2] : undefined;
  const high = last?.kind === 'number' ? last.value : undefined;
  if (high !== undefined && (high <= low || (isOneOf(tokens, at + 1, neighbours) && high !== low + 1)))
    return undefined;
  const end = high === undefined ? at + 1 : at + 3;
  const isMarked = '.:)=-–—'.includes(signAt(tokens, end) ?? ' ');
  const to = isMarked ? end + 1 : end;
  const next = tokens[to];
  const isBegun =
    (next?.kind === 'word' && (isMarked || (!next.isGlued && next.isCapitalised))) ||
    '¡¿"“(['.includes(signAt(tokens, to) ?? ' ');
  return isBegun ? { range: { low, high: high ?? low }, end, to } : undefined;
}

const neighbours = wordSet('or o u and y');
const joints = wordSet('to a or o u and y');
