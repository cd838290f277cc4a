/** Acts of questions about the single dice of a roll. */
import type { VariantOf } from '../grammar/grammar.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Act } from './acts.ts';
import { capturedDice, capturedScores, hasCaptured, valueIn } from './captured.ts';
import { isThing, names, startsClause } from './places.ts';
import { targetIn } from './target.ts';

/** What single dice are asked; undefined where no die is meant. */
export function diceAct(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { from, to, captured } = found;
  const read = targetIn(found);
  if (!read || (isThing(sentence, to, true) && !names(sentence, from, to, 'die'))) return undefined;
  // `they do not roll any 1s`
  if (found.variant !== 'none' && [1, 2].some((back) => sentence.is(from - back, 'not', 'fail'))) return undefined;
  // `each one`, `any two results`, `must have at least Toughness 3`
  const value = valueIn(captured);
  if (value?.kind === 'name' && !names(sentence, from, to, 'die', 'shows')) return undefined;
  const isInWords = sentence.tokens[read.from]?.kind === 'word' && sentence.numberAt(read.from) !== undefined;
  if (isInWords && (sentence.numberAt(read.from) === 1 || sentence.is(read.to, 'result'))) return undefined;
  return {
    kind: 'askDice',
    of: found.variant as VariantOf<'askDice'>,
    count: value,
    target: read.target,
    dice: capturedDice(captured),
    span: spanOfTokens(sentence.tokens, behindOpener(sentence, found), to),
    isPart: false,
    from,
    to,
  };
}

/** What the dice are asked as they lie; undefined for `double damage`, `breaks even`. */
export function alikeAct(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { from, to, captured } = found;
  const isOpened =
    sentence.is(from, 'if', 'on', 'unless', 'need') || hasCaptured(captured, 'opener') || hasCaptured(captured, 'dice');
  if (!isOpened && !startsClause(sentence, from)) return undefined;
  // `a double 1 or 2`
  if (isTwiceAsMuch(sentence, to) || sentence.numberAt(to) !== undefined) return undefined;
  // `un par de monedas`
  if (found.variant === 'even' && sentence.is(to, 'of')) return undefined;
  return {
    kind: 'alike',
    of: found.variant as VariantOf<'alike'>,
    count: valueIn(captured),
    ranges: capturedScores(captured),
    dice: capturedDice(captured),
    span: spanOfTokens(sentence.tokens, behindOpener(sentence, found), to),
    isPart: sentence.is(from - 1, 'unless', 'except') || sentence.is(from, 'unless'),
    from,
    to,
  };
}

/** `double Attacks`, `double his gold` */
function isTwiceAsMuch(sentence: Sentence, to: number): boolean {
  if (!sentence.is(to - 1, 'double') || sentence.is(to - 2, 'article', 'any')) return false;
  return isThing(sentence, to, true) || sentence.isStat(to) || sentence.is(to, 'determiner');
}

/** The first token of what is asked, behind `if` or `on a`. */
function behindOpener(sentence: Sentence, { from, to, captured }: FoundPhrase): number {
  const [first] = captured;
  if (first?.name === 'opener' && first.to < to) return first.to;
  return sentence.endsOf('if', from)[0] ?? sentence.endsOf('on', from)[0] ?? from;
}
