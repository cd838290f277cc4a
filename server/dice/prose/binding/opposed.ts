/** One roll against another: `a red die for him and a white one for her. If the red die is higher …; if they are equal …`. */
import type { Test, Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import type { TokenMention } from '../notation/notation.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { isToBeRolled } from '../rolls/rollPlaces.ts';
import type { Break } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { isChanging, signAt, wordAt, wordSet } from '../words/words.ts';
import type { AskedOfRoll } from './before.ts';
import { type OutcomeReading, outcomeAt } from './opposedOutcomes.ts';
import { sidesOfSame, sidesOfTwo } from './opposedPairs.ts';
import { type OpposedSides, opposedSidesOf, type Side, withAddition } from './opposedSides.ts';

/** So many sentences behind the two rolls, what is asked is still asked of them. */
const maximumSentences = 2;

/** The two rolls that a text compares, as one reads on: one die each, and what each side adds. */
export class OpposedDice {
  readonly #tokens: readonly Token[];
  #sides: OpposedSides | undefined;
  /** The dice that have been told of last in the paragraph. */
  #last: TokenMention | undefined;
  /** The second dice of a pair: a third who rolls right behind them is one too many. */
  #paired: TokenMention | undefined;
  /** The first token behind all that has been read of the two. */
  #end = 0;
  #sentences = 0;
  /** Who has been said to be higher or lower before. */
  #compared: OutcomeReading['outcome'] | undefined;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Dice that the text names: two that are compared, or others, behind which nothing is asked of the two. */
  see(mention: TokenMention): void {
    // The second of the two, or `he loses 1D6 Wounds`.
    if (this.#sides && (mention.from < this.#end || !isToBeRolled(this.#tokens, mention))) return;
    const isThird = this.#paired !== undefined && sidesOfTwo(this.#tokens, this.#paired, mention) !== undefined;
    const ofTwo = this.#last && !isThird ? sidesOfTwo(this.#tokens, this.#last, mention) : undefined;
    this.#sides = opposedSidesOf(this.#tokens, mention) ?? sidesOfSame(this.#tokens, mention) ?? ofTwo;
    this.#last = mention;
    this.#paired = ofTwo || isThird ? mention : undefined;
    this.#end = this.#sides?.end ?? 0;
    this.#sentences = 0;
    this.#compared = undefined;
  }

  /** What a break does: the next paragraph speaks of something else. */
  cross(kind: Break): void {
    if (kind === 'none') return;
    if (kind !== 'sentence') {
      this.#last = undefined;
      this.#paired = undefined;
    }
    if (kind !== 'sentence' || ++this.#sentences > maximumSentences) this.#sides = undefined;
  }

  /** What is asked of the two rolls at a token, and the first token behind it; undefined where nothing is. */
  read(index: number): (AskedOfRoll & { readonly next: number }) | undefined {
    const sides = this.#sides;
    if (!sides || index < this.#end) return undefined;
    const added = withAddition(this.#tokens, index, sides);
    if (added) {
      this.#sides = added.sides;
      this.#end = added.next;
      return undefined;
    }
    const found = outcomeAt(this.#tokens, index, sides, this.#compared);
    if (!found) {
      if (changes(this.#tokens, index)) this.#sides = undefined;
      return undefined;
    }
    this.#end = found.next;
    const compared = comparedBy(found, sides);
    if (!compared) return undefined;
    // Behind `if they are equal`, `if it is lower` is still about the same roll.
    if (found.outcome !== 'tie') this.#compared = found.outcome;
    const { left, right, comparator } = compared;
    const span = spanOfTokens(this.#tokens, found.from, found.next);
    const test: Test = { kind: 'comparison', comparator, left, right, span };
    return { span, roll: left, asked: { kind: 'test', test }, next: found.next };
  }
}

/** What has to be higher than what; undefined where the sides differ and nobody says who is meant. */
function comparedBy(
  { outcome, isLower, isOrEqual, isOfDice }: OutcomeReading,
  sides: OpposedSides,
): { readonly left: Value; readonly right: Value; readonly comparator: '>' | '<' | '>=' | '<=' | '=' } | undefined {
  const [own, other] = [withTerms(sides.own), withTerms(sides.other)];
  const hasTerms = sides.own.terms.length > 0 || sides.other.terms.length > 0;
  if (outcome === 'tie') return isOfDice && hasTerms ? undefined : { left: own, right: other, comparator: '=' };
  const isEven = !hasTerms && formatExpression(own) === formatExpression(other);
  if ((outcome === 'somebody' || (isOfDice && hasTerms)) && !isEven) return undefined;
  const comparator = isLower ? (isOrEqual ? '<=' : '<') : isOrEqual ? '>=' : '>';
  return outcome === 'other' ? { left: other, right: own, comparator } : { left: own, right: other, comparator };
}

function withTerms({ dice, terms }: Side): Value {
  if (terms.length === 0) return dice;
  return { kind: 'addition', terms: [{ isSubtracted: false, value: dice }, ...terms], span: dice.span };
}

/** Whether a token may say that a side adds something, or rolls again. */
function changes(tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index);
  if (sign !== undefined) return '+-–−'.includes(sign) && tokens[index + 1]?.kind === 'number';
  const word = wordAt(tokens, index);
  return word !== undefined && isChanging(word) && !harmless.has(word);
}

const harmless = wordSet(
  'higher lower both die dice again times veces juntos together mayor menor ambos dado dados roll score result',
);
