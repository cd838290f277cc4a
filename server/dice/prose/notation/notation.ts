/** Finds the dice in running text. */

import type { Paused } from '../../../queries/paused.ts';
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import type { Misread, Token } from '../words/token.ts';
import { diceWords, isOneOf, wordSet } from '../words/words.ts';
import { followedRoll } from './followUps.ts';
import { isDieNumber, misreadNumberAt } from './misreadNumber.ts';
import { isPlus, type Reading, rollAt, spanOfTokens } from './rolls.ts';
import { spokenRollAt } from './spoken.ts';

/** A roll that the text speaks of. */
export interface DiceMention {
  readonly span: Span;
  /** As it is written. */
  readonly text: string;
  /** Its spans lie in the same text. */
  readonly expression: Value;
  /** `+1D6 Wounds`, `-1D3 Movement`: what is added to or taken from something that is not said. The expression is without it. */
  readonly sign?: '+' | '-';
  /** `3D6/4D6(5+)`: the second roll, which counts where the roll to hit shows at least so much; without a number nobody says when. */
  readonly alternative?: Alternative;
  /** How a scanner spoilt it, though it is certain what it was: `glued`, `split`, or with a wrong `letter`. */
  readonly misread?: Misread;
}

export interface Alternative {
  readonly expression: Value;
  readonly fromNatural: number | undefined;
}

/** The mention that some tokens of a text make up. */
export function diceMention(text: string, tokens: readonly Token[], mention: TokenMention): DiceMention {
  const { from, to, expression, sign, alternative, misread } = mention;
  const span = spanOfTokens(tokens, from, to);
  return {
    span,
    text: text.slice(span.start, span.end),
    expression,
    ...(sign && { sign }),
    ...(alternative && { alternative }),
    ...(misread && { misread }),
  };
}

/** A mention, with the tokens that it is made of. */
export interface TokenMention {
  readonly from: number;
  /** The first token after it. */
  readonly to: number;
  readonly expression: Value;
  readonly sign: '+' | '-' | undefined;
  readonly alternative: Alternative | undefined;
  readonly misread: Misread | undefined;
}

/** With pauses. */
export function* readMentions(tokens: readonly Token[]): Paused<readonly TokenMention[]> {
  const mentions: TokenMention[] = [];
  let anchor = 0;
  for (let index = 0; index < tokens.length; index++) {
    while (anchor < tokens.length && (anchor < index || !mayBeDice(tokens[anchor]))) anchor++;
    if (anchor === tokens.length) break;
    // Whatever stands further from the next dice has nothing to do with them.
    index = Math.max(index, anchor - maximumTokensBeforeDie);
    const reading = readingAt(tokens, index, anchor);
    if (!reading || !isPlausible(reading.value) || isFraction(tokens, index)) continue;
    const sign = signBefore(tokens, index);
    const alternative = alternativeAt(tokens, reading);
    const to = alternative?.next ?? reading.next;
    mentions.push({
      from: sign ? index - 1 : index,
      to,
      expression: reading.value,
      sign,
      alternative: alternative && { expression: alternative.expression, fromNatural: alternative.fromNatural },
      misread: reading.misread ?? misreadIn(tokens, index, to),
    });
    index = to - 1;
    if (mentions.length % maximumBetweenPauses === 0) yield;
  }
  return mentions;
}

const maximumTokensBeforeDie = 24;

/** The number of mentions that are read without a pause: in a millisecond or two. */
const maximumBetweenPauses = 40;

/** `1/2D6`: half of them, which no notation of the game says. */
function isFraction(tokens: readonly Token[], index: number): boolean {
  const slash = tokens[index - 1];
  const isSlash = slash?.kind === 'sign' && slash.sign === '/' && slash.isGlued && tokens[index]?.isGlued === true;
  return isSlash && tokens[index - 2]?.kind === 'number';
}

/** Dice, what may be dice read as a number, and the word for them. */
function mayBeDice(token: Token | undefined): boolean {
  switch (token?.kind) {
    case 'die':
      return true;
    case 'number':
      return isDieNumber(token.value);
    case 'word':
      return diceWords.has(token.word);
    default:
      return false;
  }
}

/** The roll that starts at a token, which stands at or before the next dice. */
function readingAt(
  tokens: readonly Token[],
  index: number,
  anchor: number,
): (Reading & { readonly misread?: Misread }) | undefined {
  const token = tokens[index];
  const isNearDice = index >= anchor - maximumWordsBeforeDice;
  const spoken = isNearDice ? spokenRollAt(tokens, index) : undefined;
  if (spoken) return followedRoll(tokens, index, spoken);
  if (token?.kind === 'number' && index === anchor) return misreadNumberAt(tokens, index);
  if (token?.kind === 'word' && !isPlus(tokens, anchor - 1) && !isOneOf(tokens, anchor - 1, plusWords))
    return undefined;
  const roll = rollAt(tokens, index);
  return roll && followedRoll(tokens, index, roll);
}

const plusWords = wordSet('plus más');

/** `as many D6`. */
const maximumWordsBeforeDice = 2;

/** How the first of the dice that a scanner spoilt were spoilt. */
function misreadIn(tokens: readonly Token[], from: number, to: number): Misread | undefined {
  for (let index = from; index < to; index++) {
    const token = tokens[index];
    if (token?.kind === 'die' && token.misread) return token.misread;
  }
  return undefined;
}

/** A sign that is glued to the dice and to nothing before it. */
function signBefore(tokens: readonly Token[], index: number): '+' | '-' | undefined {
  const token = tokens[index - 1];
  if (token?.kind !== 'sign' || !tokens[index]?.isGlued) return undefined;
  const before = tokens[index - 2];
  const isFree = before === undefined || !token.isGlued || (before.kind === 'sign' && before.sign === '(');
  if (!isFree) return undefined;
  if (token.sign === '+') return '+';
  return '-–−'.includes(token.sign) ? '-' : undefined;
}

function alternativeAt(
  tokens: readonly Token[],
  first: Reading,
): (Alternative & { readonly next: number }) | undefined {
  const slash = tokens[first.next];
  if (slash?.kind !== 'sign' || slash.sign !== '/' || tokens[first.next + 1]?.kind !== 'die') return undefined;
  const second = rollAt(tokens, first.next + 1);
  if (!second) return undefined;
  const [opening, target, plus, closing] = tokens.slice(second.next, second.next + 4);
  const isTarget =
    opening?.kind === 'sign' &&
    opening.sign === '(' &&
    target?.kind === 'number' &&
    plus?.kind === 'sign' &&
    plus.sign === '+' &&
    closing?.kind === 'sign' &&
    closing.sign === ')';
  return isTarget
    ? { expression: second.value, fromNatural: target.value, next: second.next + 4 }
    : { expression: second.value, fromNatural: undefined, next: second.next };
}

/** Dice that people have. What else looks like dice is a name, a product number or a slip. */
function isPlausible(value: Value): boolean {
  switch (value.kind) {
    case 'dice':
      return isPlausible(value.count) && (value.sides.kind !== 'number' || commonSides.has(value.sides.value));
    case 'addition':
      return value.terms.every((term) => isPlausible(term.value));
    case 'product':
      return value.factors.every(isPlausible);
    default:
      return true;
  }
}

const commonSides: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 10, 12, 20, 30, 100]);
