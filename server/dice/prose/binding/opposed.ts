/** One roll against another: `a red die for him and a white one for her. If the red die is higher …; if they are equal …`. */
import type { Term, Test, Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { isToBeRolled } from '../rolls/rollPlaces.ts';
import type { Break } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { isChanging, signAt, wordAt, wordSet } from '../words/words.ts';
import type { AskedOfRoll } from './before.ts';
import { type OutcomeReading, outcomeAt } from './opposedOutcomes.ts';
import { type OpposedSides, opposedSidesOf, withAddition } from './opposedSides.ts';

/** So many sentences behind the two rolls, what is asked is still asked of them. */
const maximumSentences = 2;

/** The two rolls that a text compares, as one reads on: one die each, and what each side adds. */
export class OpposedDice {
  readonly #tokens: readonly Token[];
  #sides: OpposedSides | undefined;
  /** The first token behind all that has been read of the two. */
  #end = 0;
  #sentences = 0;
  #isCompared = false;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Dice that the text names: two that are compared, or others, behind which nothing is asked of the two. */
  see(mention: TokenMention): void {
    // The second of the two, or `he loses 1D6 Wounds`.
    if (this.#sides && (mention.from < this.#end || !isToBeRolled(this.#tokens, mention))) return;
    this.#sides = opposedSidesOf(this.#tokens, mention);
    this.#end = this.#sides?.end ?? 0;
    this.#sentences = 0;
    this.#isCompared = false;
  }

  /** What a break does: the next paragraph speaks of something else. */
  cross(kind: Break): void {
    if (kind === 'none') return;
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
    const found = outcomeAt(this.#tokens, index, sides.otherWords, this.#isCompared);
    if (!found) {
      if (changes(this.#tokens, index)) this.#sides = undefined;
      return undefined;
    }
    this.#end = found.next;
    const compared = comparedBy(found, sides);
    if (!compared) return undefined;
    this.#isCompared = true;
    const { left, right, comparator } = compared;
    const span = spanOfTokens(this.#tokens, found.from, found.next);
    const test: Test = { kind: 'comparison', comparator, left, right, span };
    return { span, roll: left, asked: { kind: 'test', test }, next: found.next };
  }
}

/** What has to be higher than what; undefined where the sides differ and nobody says who is meant. */
function comparedBy(
  { outcome, isOfDice }: OutcomeReading,
  { die, own, other }: OpposedSides,
): { readonly left: Value; readonly right: Value; readonly comparator: '>' | '=' } | undefined {
  const [left, right] = [withTerms(die, own), withTerms({ ...die }, other)];
  const isEven = own.length === 0 && other.length === 0;
  if ((outcome === 'somebody' || isOfDice) && !isEven) return undefined;
  if (outcome === 'tie') return { left, right, comparator: '=' };
  return outcome === 'other' ? { left: right, right: left, comparator: '>' } : { left, right, comparator: '>' };
}

function withTerms(die: Value, terms: readonly Term[]): Value {
  if (terms.length === 0) return die;
  return { kind: 'addition', terms: [{ isSubtracted: false, value: die }, ...terms], span: die.span };
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
