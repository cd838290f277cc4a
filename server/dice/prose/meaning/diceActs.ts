/** Acts of questions about the single dice of a roll. */
import type { VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { capturedScores } from './captured.ts';
import { isCount } from './counted.ts';
import { capturedDice } from './dice.ts';
import { isAlternative, isAnySign, isPronoun, isSign, names, startsClause } from './places.ts';
import { targetIn, valueIn } from './target.ts';

/** What single dice are asked; `other` or `plain` where no die is meant. */
export function askDiceAct(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { from, to, captured } = found;
  const of = found.variant as VariantOf<'askDice'>;
  const read = targetIn(found);
  const isOne = isPronoun(sentence, read?.from) && sentence.is((read?.from ?? 0) - 1, 'each', 'any');
  if (isOne) return { kind: 'plain', of: 'any', from, to };
  const isTold = sentence.numberAt(from) !== undefined && isExclaimed(sentence, from, to);
  if (isTold || isNoDie(sentence, found, of)) return { kind: 'other', isNumber: false, from, to };
  if (!read && !isWhole(sentence, from, to) && !endsClause(sentence, to))
    return { kind: 'other', isNumber: false, from, to };
  return {
    kind: 'askDice',
    of,
    count: valueIn(captured),
    target: read?.target,
    dice: capturedDice(captured),
    span: spanOfTokens(sentence.tokens, afterOpener(sentence, found), to),
    isAlternative: isAlternative(sentence, from, to),
    from,
    to,
  };
}

/** `si lo son los dos queda bendito`: the word for what was asked stands in it. */
function isWhole({ tokens }: Sentence, from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.kind === 'word' && token.word === 'lo');
}

/** `if both are, he …`, `if both are he …`, `if all of them are.`; not `if both are asleep` */
function endsClause(sentence: Sentence, at: number): boolean {
  return (
    at >= sentence.to ||
    [...',.;)'].some((sign) => isSign(sentence, at, sign)) ||
    sentence.is(at, 'pronoun', 'article', 'determiner')
  );
}

function isNoDie(sentence: Sentence, found: FoundPhrase, of: VariantOf<'askDice'>): boolean {
  const { from, to } = found;
  // `if the red one is a 6`
  if (isPronoun(sentence, from) && isNamedBefore(sentence, from)) return true;
  // `must have at least Toughness 3`: what he owns, and no score of so many dice.
  const isOwned = (of === 'atLeast' || of === 'exactly') && valueIn(found.captured)?.kind === 'name';
  if (isOwned && !names(sentence, from, to, 'die', 'shows')) return true;
  // `each 2 or 3 Goblins share a bow`
  const isShown = names(sentence, from, to, 'die') && names(sentence, from, to, 'shows', 'score', 'scoring');
  if ((isCount(sentence, found) && !isShown) || isOfUnits(sentence, to)) return true;
  // `una vez de cada cuatro`
  return of === 'each' && sentence.is(from - 1, 'of');
}

/** What the dice are asked as they lie. */
export function alikeAct(sentence: Sentence, found: FoundPhrase): Act {
  const { from, to, captured } = found;
  const isOpened = sentence.is(from, 'if', 'on', 'unless', 'need');
  const isAlone = !isOpened && !captured.some(({ name }) => name === 'opener' || name === 'onDice' || name === 'dice');
  // `it doubles his Strength`: no score.
  if (isAlone && (!startsClause(sentence, from) || isExclaimed(sentence, from, to)))
    return { kind: 'other', isNumber: false, from, to };
  return {
    kind: 'alike',
    of: found.variant as VariantOf<'alike'>,
    count: valueIn(captured),
    ranges: capturedScores(captured),
    dice: capturedDice(captured),
    isException: [from - 1, from].some((at) => sentence.is(at, 'unless', 'except', 'comparing')),
    isFurther: sentence.is(from - 1, 'and'),
    span: spanOfTokens(sentence.tokens, afterOpener(sentence, found), to),
    isAlternative: isAlternative(sentence, from, to),
    from,
    to,
  };
}

/** `and bingo, double six!`: what was rolled, as nothing comes of it. */
function isExclaimed(sentence: Sentence, from: number, to: number): boolean {
  if (!isSign(sentence, from - 1, ',') || !(to >= sentence.to || isAnySign(sentence, to, '.!'))) return false;
  return !names(sentence, sentence.from, from, 'if', 'unless', 'need') && !names(sentence, from, to, 'is', 'shows');
}

/** The first token of what is asked, behind `if` or `on a`. */
function afterOpener(sentence: Sentence, { from, to, captured }: FoundPhrase): number {
  const [first] = captured;
  if (first?.name === 'opener' && first.to < to) return first.to;
  return sentence.endsOf('if', from)[0] ?? sentence.endsOf('on', from)[0] ?? from;
}

/** `each 2 or 3 feet`; not `each 6 wounds` */
function isOfUnits(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token?.kind === 'word' && sentence.is(at, 'unit') && !/^(?:wound|herida)/.test(token.word);
}

/** `the red one`, `the first`: a word before it that says which one is meant. */
function isNamedBefore(sentence: Sentence, at: number): boolean {
  return (
    sentence.tokens[at - 1]?.kind === 'word' &&
    !sentence.is(at - 1, 'if', 'on', 'and', 'or', 'but', 'unless', 'must', 'need')
  );
}
