/** The phrases that together explain most of a sentence. */
import type { Captured, FoundPhrase } from './foundPhrase.ts';
import type { Sentence } from './sentence.ts';

/** What a sentence is made of, in order: phrases, dice that no phrase has, and words or numbers that mean something and belong to none. */
export type CoverPiece =
  | { readonly kind: 'found'; readonly found: FoundPhrase }
  | { readonly kind: 'dice'; readonly from: number; readonly to: number }
  | { readonly kind: 'left'; readonly from: number; readonly to: number; readonly isNumber: boolean };

interface Step {
  readonly gain: number;
  readonly piece: CoverPiece | undefined;
  readonly to: number;
}

/** Takes time in proportion to the sentence: a phrase has a bounded length. */
export function coverOf(sentence: Sentence): readonly CoverPiece[] {
  const { from, to } = sentence;
  const best: Step[] = [];
  const gainFrom = (at: number): number => best[at - from]?.gain ?? 0;
  for (let at = to - 1; at >= from; at--) {
    let step = skipAt(sentence, at);
    step = { ...step, gain: step.gain + gainFrom(step.to) };
    for (const found of sentence.actsAt(at)) {
      const { name } = found;
      if (name === 'ask' && (isAmount(sentence, found) || isOneOfSeveral(sentence, found))) continue;
      if (name === 'ask' && found.to === at + 1 && (sentence.isOfName(at) || isTakenOff(sentence, at))) continue;
      if (name === 'alike' && (isTwiceAsMuch(sentence, found) || isDoubled(sentence, found))) continue;
      if (name === 'alike' && isLoneParity(sentence, found)) continue;
      if (name === 'otherwise' && isOfTime(sentence, found)) continue;
      const gain = gainOf(found) + gainFrom(found.to);
      if (gain > step.gain) step = { gain, piece: { kind: 'found', found }, to: found.to };
    }
    best[at - from] = step;
  }
  const pieces: CoverPiece[] = [];
  for (let at = from; at < to; ) {
    const step = best[at - from];
    if (!step) break;
    if (step.piece) pieces.push(step.piece);
    at = step.to;
  }
  return pieces;
}

/** `roll 1D6 less the days that have passed` */
function isTakenOff(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at - 1]?.kind === 'die' && sentence.is(at, 'subtract');
}

/** A longer phrase is better than two shorter ones. What a plain phrase explains is only not left over. */
function gainOf({ from, to, name, captured }: FoundPhrase): number {
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
function isLoneParity(sentence: Sentence, { from, to }: FoundPhrase): boolean {
  const other = sentence.is(from, 'even') ? 'odd' : sentence.is(from, 'odd') ? 'even' : undefined;
  if (to > from + 1 || !other) return false;
  for (let at = sentence.from; at < sentence.to; at++) {
    if (sentence.is(at, other) && isLabel(sentence, at)) return !isLabel(sentence, from);
  }
  return true;
}

/** `double damage`: how much, and no double. */
function isDoubled(sentence: Sentence, { from, to, variant }: FoundPhrase): boolean {
  const [last, next] = [sentence.tokens[to - 1], sentence.tokens[to]];
  if (variant !== 'double' || last?.kind !== 'word' || last.word.endsWith('s') || next?.kind !== 'word') return false;
  if (to >= sentence.to || !sentence.is(to - 1, 'double') || sentence.is(to - 2, 'article', 'any') || from === to)
    return false;
  return sentence.isFree(to) && sentence.phrases.isThing(next.word);
}

/** Whether a word begins a clause, and what comes of it stands behind. */
function isLabel(sentence: Sentence, at: number): boolean {
  const isFirst =
    at === sentence.from || sentence.tokens[at - 1]?.kind === 'sign' || sentence.is(at - 1, 'and', 'or', 'if');
  return isFirst && !sentence.is(at + 1, 'just', 'if');
}

/** `for the rest of the adventure`; not `for the rest of the party`, `for the rest of the Goblins`. */
function isOfTime(sentence: Sentence, { from, to, variant }: FoundPhrase): boolean {
  const last = sentence.tokens[to - 1];
  if (variant !== 'else' || to - from < 3 || last?.kind !== 'word' || !sentence.is(from - 1, 'preposition'))
    return false;
  return !sentence.is(to - 1, 'warrior', 'pronoun') && !/s$/.test(last.word);
}

/** `one of his spells`, `make one roll`: a number that is no score. */
function isOneOfSeveral(sentence: Sentence, { variant, captured }: FoundPhrase): boolean {
  const scores = scoresIn(captured.filter(({ name }) => name === 'target'));
  if (!scores || sentence.tokens[scores.from]?.kind !== 'word' || sentence.numberAt(scores.from) !== 1) return false;
  if (sentence.is(scores.to, 'of')) return variant === 'bare';
  // `take the best one: on a 6 …`
  if (sentence.is(scores.from - 1, 'highest', 'lowest')) return true;
  return scores.to - scores.from === 1 && sentence.is(scores.to, 'test') && !sentence.is(scores.from - 1, 'article');
}

/** `gets double Attacks`, `pays double price`, `with double its Attacks`; not `gets a double`, `on double he wins` */
function isTwiceAsMuch(sentence: Sentence, { from, to, variant, captured }: FoundPhrase): boolean {
  if (captured.some((each) => each.name === 'value' && each.value.kind === 'name')) return true;
  const isNamed = sentence.is(from, 'if', 'unless') || sentence.is(to - 2, 'article', 'any');
  const isInside = sentence.tokens[to - 1]?.kind === 'word' && sentence.tokens[to - 2]?.kind === 'word';
  if (variant !== 'double' || isNamed || !isInside || to >= sentence.to) return false;
  if (sentence.is(to, 'determiner')) return sentence.isStat(to + 1) || sentence.is(to + 1, 'unit');
  const next = sentence.tokens[to];
  if (next?.kind !== 'word' || sentence.is(from, 'on')) return false;
  return sentence.isStat(to) || sentence.is(to, 'unit') || (sentence.isFree(to) && sentence.phrases.isThing(next.word));
}

/** `takes 2 Wounds`, `returns with 1 Wound`: a number in the middle of a clause, without an article, and what it counts. */
function isAmount(sentence: Sentence, { from, to, variant, captured }: FoundPhrase): boolean {
  const scores = scoresIn(captured);
  if (scores && isCountOfRolls(sentence, scores)) return true;
  if (!scores || scores.to !== to || (variant !== 'bare' && variant !== 'asked')) return false;
  if (isPlace(sentence, from, scores.from) || isOfRow(sentence, from, to)) return true;
  const isOne = scores.to - scores.from === 1 && scores.from - from <= 1;
  const [before, noun] = [sentence.tokens[from - 1], sentence.tokens[to]];
  const isCounted = isOne && !sentence.is(scores.from - 1, 'article') && !sentence.is(scores.from, 'article');
  if (isCounted && sentence.is(to, 'unit')) return true;
  // `With three Warriors aboard it sinks`
  if (
    isCounted &&
    sentence.tokens[scores.from]?.kind === 'word' &&
    sentence.numberAt(scores.from) !== 1 &&
    sentence.is(to, 'warrior')
  )
    return true;
  // `en 3 partidas`
  const isPlaced = sentence.is(scores.from - 1, 'on') && !sentence.is(scores.from - 1, 'onScore');
  if (isCounted && isPlaced && isSeveral(sentence, to)) return true;
  // `if 6 Goblins come`
  if (isCounted && variant === 'asked' && isName(sentence, to)) return true;
  // `With three friends, 3 or more`
  const isWord = isCounted && sentence.tokens[scores.from]?.kind === 'word';
  if (isWord && isSeveral(sentence, to) && isComma(sentence.tokens[to + 1])) return true;
  if (!isOne || sentence.is(scores.from - 1, 'article') || from === sentence.from || before?.kind !== 'word')
    return false;
  if (sentence.is(from - 1, 'and', 'or', 'but', 'just') || to >= sentence.to || noun?.kind !== 'word') return false;
  const isOf = sentence.is(to, 'of') && sentence.tokens[scores.from]?.kind === 'word';
  return isOf || (sentence.isFree(to) && sentence.phrases.isThing(noun.word));
}

/** `make one roll`, `two rolls to hit`; not `on a six roll again`. */
function isCountOfRolls(sentence: Sentence, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const isWord = to - from === 1 && sentence.tokens[from]?.kind === 'word';
  if (!isWord || sentence.is(from - 1, 'article', 'on', 'if', 'natural')) return false;
  const isRoll = sentence.is(to, 'knownRoll') || sentence.is(to, 'test') || sentence.is(to, 'result');
  return isRoll && !sentence.is(to + 1, 'again', 'article', 'die') && !sentence.mentionAt(to + 1);
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

function isSeveral(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return (
    token?.kind === 'word' && token.word.endsWith('s') && sentence.isFree(at) && sentence.phrases.isThing(token.word)
  );
}

function isComma(token: Sentence['tokens'][number] | undefined): boolean {
  return token?.kind === 'sign' && token.sign === ',';
}

function scoresIn(captured: readonly Captured[]): { readonly from: number; readonly to: number } | undefined {
  const last = captured.at(-1);
  if (last?.name === 'scores') return last;
  return last && 'captured' in last ? scoresIn(last.captured) : undefined;
}
