/** Scores that are written as numbers: `6`, `1-3`, `4, 5 or 6`, `a one or a two`, `from 2 to 5`. */
import type { Range } from '../../language/expression.ts';
import type { ClassifiedTokens } from './classifiedTokens.ts';

/** In ascending order. */
export interface Scores {
  readonly ranges: readonly Range[];
}

interface ScoresReading {
  readonly scores: Scores;
  /** The first token after it. */
  readonly to: number;
}

/** The scores that begin at a token: all, or the first of them where what follows may be something else. */
export function numbersAt(sentence: ClassifiedTokens, at: number): readonly ScoresReading[] {
  const led = ledRangeAt(sentence, at);
  if (led) return [led];
  const first = itemAt(sentence, at);
  if (!first) return [];
  const ranges = [first.range];
  let to = first.to;
  let hasOr = false;
  let last = to;
  for (;;) {
    const joint = jointAt(sentence, to);
    const item = joint && itemAt(sentence, joint.to);
    // `2 or 3+`: the whole score or nothing.
    if (joint?.isOr && !item && sentence.numberAt(joint.to) !== undefined) return [];
    if (!joint || !item || ranges.length > mostItems) break;
    const isRising = item.range.low > (ranges.at(-1)?.high ?? 0);
    // `on a 1, 2-5 a rat`: behind a comma a list goes on only if a word ends it.
    // `a 6, a 5 or a 4`
    if ((joint.isOr ? joint.hasOn : !joint.hasOn) && !isRising) break;
    ranges.push(item.range);
    to = item.to;
    hasOr ||= joint.isOr;
    if (joint.isOr) last = to;
  }
  const length = ranges.length;
  // `a 3 and a 5`: what two dice show.
  const and = length === 1 ? sentence.endsOf('and', to)[0] : undefined;
  const other = and === undefined ? undefined : sentence.endsOf('article', and)[0];
  if (other !== undefined && sentence.is(at - 1, 'article') && sentence.numberAt(other) !== undefined) return [];
  if (length === 1) return [{ scores: { ranges }, to }];
  if (hasOr && last === to) return sorted(ranges, to);
  // `4, 5, 6:`, `1/2/3`
  const isRun = ranges.every(
    ({ low, high }, place) => low === high && (place === 0 || low === (ranges[place - 1]?.high ?? 0) + 1),
  );
  // `on a 5, 6 Goblins come`
  const next = sentence.tokens[to];
  const isCounted = next?.kind === 'word' && next.isCapitalised && sentence.isNoun(to);
  if (isRun && isCounted && length === 2 && sentence.is(at - 1, 'article')) {
    return [{ scores: { ranges: [first.range] }, to: first.to }];
  }
  if (isRun && sentence.numberAt(to) === undefined) return sorted(ranges, to);
  return hasOr ? [] : [{ scores: { ranges: [first.range] }, to: first.to }];
}

const mostItems = 12;

function sorted(ranges: readonly Range[], to: number): readonly ScoresReading[] {
  const inOrder = [...ranges].sort((one, other) => one.low - other.low);
  const isApart = inOrder.every((range, place) => place === 0 || range.low > (inOrder[place - 1]?.high ?? 0));
  return isApart ? [{ scores: { ranges: inOrder }, to }] : [];
}

/** `, `, ` or a `, `/`, `&`: what joins one score to the next. */
function jointAt(
  sentence: ClassifiedTokens,
  at: number,
): { readonly to: number; readonly isOr: boolean; readonly hasOn: boolean } | undefined {
  const token = sentence.tokens[at];
  if (at >= sentence.to || !token) return undefined;
  const isComma = token.kind === 'sign' && token.sign === ',';
  const isSlash = token.kind === 'sign' && '/&'.includes(token.sign);
  if (isSlash) return { to: at + 1, isOr: token.sign === '&', hasOn: false };
  const start = isComma ? at + 1 : at;
  const and = isComma ? undefined : sentence.endsOf('and', start)[0];
  const or = sentence.endsOf('or', start)[0] ?? (and !== undefined && !sentence.is(and, 'article') ? and : undefined);
  if (or === undefined) {
    const article = isComma ? sentence.endsOf('article', start)[0] : undefined;
    return isComma ? { to: article ?? start, isOr: false, hasOn: article !== undefined } : undefined;
  }
  const behind = sentence.endsOf('on', or).find((end) => sentence.is(end, 'article')) ?? or;
  return { to: sentence.endsOf('article', behind)[0] ?? behind, isOr: true, hasOn: behind > or };
}

interface Item {
  readonly range: Range;
  readonly to: number;
}

/** `4`, `four`, `4-6`, `4 to 6` */
function itemAt(sentence: ClassifiedTokens, at: number): Item | undefined {
  const low = sentence.numberAt(at);
  const before = sentence.tokens[at - 1];
  if (low === undefined || sentence.mentionAt(at) || !Number.isSafeInteger(low) || isPartOfNumber(sentence, at))
    return undefined;
  if (before?.kind === 'sign' && '$#'.includes(before.sign)) return undefined;
  // `-1 to hit`
  const isSigned = before?.kind === 'sign' && '+-–−'.includes(before.sign) && sentence.tokens[at]?.isGlued;
  if (isSigned && !before.isGlued) return undefined;
  const sign = sentence.tokens[at + 1];
  const isDash = sign?.kind === 'sign' && '-–—−'.includes(sign.sign) && at + 1 < sentence.to;
  const ends = isDash ? [at + 2] : sentence.endsOf('to', at + 1);
  for (const end of ends) {
    const start = sentence.endsOf('article', end)[0] ?? end;
    const high = sentence.numberAt(start);
    if (high !== undefined && high > low && !isPartOfNumber(sentence, start) && !sentence.mentionAt(start)) {
      return isSpoilt(sentence, start + 1) ? undefined : { range: { low, high }, to: start + 1 };
    }
  }
  return isSpoilt(sentence, at + 1) ? undefined : { range: { low, high: low }, to: at + 1 };
}

/** `5+`, `5-`, `5 %`, `5"`, `5x`: no score, or more than the number. */
function isSpoilt(sentence: ClassifiedTokens, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  if (token?.kind === 'word') return token.isGlued;
  if (token?.kind !== 'sign') return false;
  const next = sentence.tokens[at + 1];
  // `4 or 5 +1 Wound`: the plus belongs to what comes of the score.
  const isPlusOfNext = token.sign === '+' && !token.isGlued && next?.kind === 'number' && next.isGlued;
  if ('%"″°+×'.includes(token.sign))
    return token.isGlued || token.sign === '%' || (token.sign === '+' && !isPlusOfNext);
  // `a 2-`, `1.5`
  if ('-–−'.includes(token.sign) && token.isGlued) return true;
  // `a score of 1. 2 or 3`, where a scanner took a comma for a full stop
  if (token.sign === '.' && next?.kind === 'number' && !next.startsLine && !isNumbering(sentence, at + 1)) return true;
  const isDecimal = token.isGlued && next?.kind === 'number' && next.isGlued;
  return isDecimal && (token.sign === '.' || (token.sign === ',' && next.end - next.start > 1));
}

/** `5. Breath`, `5) Breath` */
function isNumbering({ tokens }: ClassifiedTokens, at: number): boolean {
  const sign = tokens[at + 1];
  return sign?.kind === 'sign' && '.)'.includes(sign.sign) && sign.isGlued;
}

function isPartOfNumber(sentence: ClassifiedTokens, at: number): boolean {
  const [before, token] = [sentence.tokens[at - 1], sentence.tokens[at]];
  const isBehindScore = before?.kind === 'sign' && before.sign === '.' && sentence.tokens[at - 2]?.kind === 'number';
  if (isBehindScore && token?.startsLine === false && !isNumbering(sentence, at)) return true;
  if (token?.isGlued !== true || !before) return false;
  return (
    before.kind === 'number' ||
    (before.kind === 'word' && !sentence.is(at - 1, 'or')) ||
    (before.kind === 'sign' && '.+x×$'.includes(before.sign))
  );
}

/** `from 1 to 3`, `between 2 and 4` */
function ledRangeAt(sentence: ClassifiedTokens, at: number): ScoresReading | undefined {
  for (const from of sentence.endsOf('from', at)) {
    const start = sentence.endsOf('article', from)[0] ?? from;
    // `de 1-3`
    const item = itemAt(sentence, start);
    if (item && item.range.low < item.range.high) return { scores: { ranges: [item.range] }, to: item.to };
    const low = sentence.numberAt(start);
    if (low === undefined) continue;
    for (const to of [...sentence.endsOf('to', start + 1), ...sentence.endsOf('and', start + 1)]) {
      const end = sentence.endsOf('article', to)[0] ?? to;
      const high = sentence.numberAt(end);
      if (high === undefined || high <= low || isSpoilt(sentence, end + 1)) continue;
      return { scores: { ranges: [{ low, high }] }, to: end + 1 };
    }
  }
  return undefined;
}

/** `ones`, `6s`, `5s and 6s`: every die that shows one of them. */
export function facesAt(sentence: ClassifiedTokens, at: number): readonly ScoresReading[] {
  const first = faceAt(sentence, at);
  if (!first) return [];
  const one = { scores: { ranges: [{ low: first.face, high: first.face }] }, to: first.to };
  const joint = sentence.endsOf('and', first.to)[0] ?? sentence.endsOf('or', first.to)[0];
  const second = joint === undefined ? undefined : faceAt(sentence, joint);
  if (!second) return [one];
  const [low, high] = [Math.min(first.face, second.face), Math.max(first.face, second.face)];
  return high === low + 1 ? [{ scores: { ranges: [{ low, high }] }, to: second.to }] : [];
}

function faceAt(sentence: ClassifiedTokens, at: number): { readonly face: number; readonly to: number } | undefined {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  if (token?.kind === 'word') {
    const face = sentence.phrases.faces.get(token.word);
    return face === undefined ? undefined : { face, to: at + 1 };
  }
  if (token?.kind !== 'number') return undefined;
  const [next, after] = [sentence.tokens[at + 1], sentence.tokens[at + 2]];
  if (next?.kind === 'word' && next.word === 's' && next.isGlued) return { face: token.value, to: at + 2 };
  const isApostrophe = next?.kind === 'sign' && "'’".includes(next.sign) && next.isGlued;
  return isApostrophe && after?.kind === 'word' && after.word === 's' ? { face: token.value, to: at + 3 } : undefined;
}
