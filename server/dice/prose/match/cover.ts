/** The phrases that together explain most of a sentence. */
import type { Captured, Found, Sentence } from './sentence.ts';

/** What a sentence is made of, in order: phrases, dice that no phrase has, and words or numbers that mean something and belong to none. */
export type Piece =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'dice'; readonly from: number; readonly to: number }
  | { readonly kind: 'left'; readonly from: number; readonly to: number; readonly isNumber: boolean };

interface Step {
  readonly gain: number;
  readonly piece: Piece | undefined;
  readonly to: number;
}

/** Takes time in proportion to the sentence: a phrase has a bounded length. */
export function coverOf(sentence: Sentence): readonly Piece[] {
  const { from, to } = sentence;
  const best: Step[] = [];
  const gainFrom = (at: number): number => best[at - from]?.gain ?? 0;
  for (let at = to - 1; at >= from; at--) {
    let step = skipAt(sentence, at);
    step = { ...step, gain: step.gain + gainFrom(step.to) };
    for (const name of sentence.actsAt(at)) {
      for (const found of sentence.at(name, at)) {
        if (name === 'ask' && isAmount(sentence, found)) continue;
        if (name === 'alike' && isLoneParity(sentence, found)) continue;
        const gain = gainOf(found) + gainFrom(found.to);
        if (gain > step.gain) step = { gain, piece: { kind: 'found', found }, to: found.to };
      }
    }
    best[at - from] = step;
  }
  const pieces: Piece[] = [];
  for (let at = from; at < to; ) {
    const step = best[at - from];
    if (!step) break;
    if (step.piece) pieces.push(step.piece);
    at = step.to;
  }
  return pieces;
}

/** A longer phrase is better than two shorter ones. What a plain phrase explains is only not left over. */
function gainOf({ from, to, name, captured }: Found): number {
  // `on a 3+ instead of a 4+`
  const hasTarget = captured.some((each) => each.name === 'target');
  if (name === 'plain' && !hasTarget) return 0.01 * (to - from) ** 2;
  // `the fever gets worse on a 1`: `worse` alone compares less often than it is said of something else.
  if (name === 'ask' && to === from + 1 && captured.length === 0) return 0.005;
  return to - from - (name === 'askDice' || name === 'alike' ? 0.45 : 0.5);
}

function skipAt(sentence: Sentence, at: number): Step {
  const mention = sentence.mentionAt(at);
  if (mention) return { gain: 0, piece: { kind: 'dice', from: at, to: mention.to }, to: mention.to };
  const token = sentence.tokens[at];
  const isNumber = sentence.numberAt(at) !== undefined;
  const isLeft = isNumber || (token?.kind === 'word' && (sentence.isMeaningful(at) || sentence.isStat(at)));
  return isLeft
    ? { gain: -2, piece: { kind: 'left', from: at, to: at + 1, isNumber }, to: at + 1 }
    : { gain: 0, piece: undefined, to: at + 1 };
}

/** `break even`, `an odd thing`: `even` alone counts only beside an `odd`, as in `even he eats, odd he is eaten`. */
function isLoneParity(sentence: Sentence, { from, to }: Found): boolean {
  const other = sentence.is(from, 'even') ? 'odd' : sentence.is(from, 'odd') ? 'even' : undefined;
  if (to > from + 1 || !other) return false;
  for (let at = sentence.from; at < sentence.to; at++) {
    if (sentence.is(at, other) && isLabel(sentence, at)) return !isLabel(sentence, from);
  }
  return true;
}

/** Whether a word begins a clause, and what comes of it stands behind. */
function isLabel(sentence: Sentence, at: number): boolean {
  const isFirst =
    at === sentence.from || sentence.tokens[at - 1]?.kind === 'sign' || sentence.is(at - 1, 'and', 'or', 'if');
  return isFirst && !sentence.is(at + 1, 'just', 'if');
}

/** `takes 2 Wounds`, `returns with 1 Wound`: a number in the middle of a clause, without an article, and what it counts. */
function isAmount(sentence: Sentence, { from, to, variant, captured }: Found): boolean {
  const scores = scoresIn(captured);
  if (!scores || scores.to !== to || (variant !== 'bare' && variant !== 'asked')) return false;
  if (isPlace(sentence, from, scores.from) || isOfRow(sentence, from, to)) return true;
  const isOne = scores.to - scores.from === 1 && scores.from - from <= 1;
  const [before, noun] = [sentence.tokens[from - 1], sentence.tokens[to]];
  const isCounted = isOne && !sentence.is(scores.from - 1, 'article') && !sentence.is(scores.from, 'article');
  if (isCounted && sentence.is(to, 'unit')) return true;
  // `if 6 Goblins come`
  if (isCounted && variant === 'asked' && isName(sentence, to)) return true;
  if (!isOne || sentence.is(scores.from - 1, 'article') || from === sentence.from || before?.kind !== 'word')
    return false;
  if (sentence.is(from - 1, 'and', 'or', 'but', 'just') || to >= sentence.to || noun?.kind !== 'word') return false;
  const isOf = sentence.is(to, 'of') && sentence.tokens[scores.from]?.kind === 'word';
  return isOf || (sentence.isFree(to) && sentence.phrases.isThing(noun.word));
}

/** `6: 2 rats`: what a row with a number of its own brings. */
function isOfRow(sentence: Sentence, from: number, to: number): boolean {
  const [sign, noun] = [sentence.tokens[from - 1], sentence.tokens[to]];
  const isBehindNumber =
    sign?.kind === 'sign' && ':='.includes(sign.sign) && sentence.tokens[from - 2]?.kind === 'number';
  return isBehindNumber && to < sentence.to && noun?.kind === 'word' && sentence.phrases.isThing(noun.word);
}

/** `se queda en 1`: a number in the middle of a clause, behind a word that stands before scores hardly ever. */
function isPlace(sentence: Sentence, from: number, at: number): boolean {
  const before = sentence.tokens[from - 1];
  const isOn = at === from + 1 && sentence.is(from, 'on') && !sentence.is(from, 'onScore');
  return isOn && from > sentence.from && before?.kind === 'word' && !sentence.is(from - 1, 'and', 'or', 'but', 'just');
}

/** Whether a word with a capital letter stands at a token that means nothing else. */
function isName(sentence: Sentence, at: number): boolean {
  const token = at < sentence.to ? sentence.tokens[at] : undefined;
  return token?.kind === 'word' && token.isCapitalised && sentence.isFree(at) && sentence.phrases.isThing(token.word);
}

function scoresIn(captured: readonly Captured[]): { readonly from: number; readonly to: number } | undefined {
  const last = captured.at(-1);
  if (last?.name === 'scores') return last;
  return last && 'captured' in last ? scoresIn(last.captured) : undefined;
}
