/** One die against another: `a red die for him and a white one for her. If the red die is higher …; if they are equal …`. */
import type { Comparator } from '../../language/comparator.ts';
import type { Dice, Test } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { PhraseBook, phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { rollerOf } from '../rolls/rollers.ts';
import { isToBeRolled } from '../rolls/rollPlaces.ts';
import { endsClause, isUncounted } from '../words/clauses.ts';
import type { Break } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { isChanging, isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import type { AskedOfRoll } from './before.ts';

/** So many sentences behind the two rolls, what is asked is still asked of them. */
const maximumSentences = 2;

/** The two dice that a text compares, as one reads on. Nothing is added to them, so that both sides have the same chance. */
export class OpposedDice {
  readonly #tokens: readonly Token[];
  #die: Dice | undefined;
  /** Where the sentence with the two rolls ends. */
  #end = 0;
  #sentences = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Dice that the text names: two that are compared, or others, behind which nothing is asked of the two. */
  see(mention: TokenMention): void {
    // The second of the two, or `he loses 1D6 Wounds`.
    if (this.#die && (mention.from < this.#end || !isToBeRolled(this.#tokens, mention))) return;
    const end = endOfPair(this.#tokens, mention);
    this.#die = end === undefined ? undefined : oneDieOf(mention);
    this.#end = end ?? 0;
    this.#sentences = 0;
  }

  /** What a break does: the next paragraph speaks of something else. */
  cross(kind: Break): void {
    if (kind === 'none') return;
    if (kind !== 'sentence' || ++this.#sentences > maximumSentences) this.#die = undefined;
  }

  /** What is asked of the two dice at a token, and the first token behind it; undefined where nothing is. */
  read(index: number): (AskedOfRoll & { readonly next: number }) | undefined {
    const die = this.#die;
    if (!die || index < this.#end) return undefined;
    const found = outcomes.at(this.#tokens, index);
    if (!found || !endsQuestion(this.#tokens, found.next)) {
      if (changes(this.#tokens, index)) this.#die = undefined;
      return undefined;
    }
    const from = isOneOf(this.#tokens, index, conditions) ? index + 1 : index;
    const span = spanOfTokens(this.#tokens, from, found.next);
    const test: Test = { kind: 'comparison', comparator: found.meaning, left: die, right: { ...die }, span };
    return { span, roll: die, asked: { kind: 'test', test }, next: found.next };
  }
}

function oneDieOf({ expression }: TokenMention): Dice | undefined {
  if (expression.kind !== 'dice' || expression.count.kind !== 'number') return undefined;
  return { ...expression, count: { ...expression.count, value: 1 } };
}

/** The first token behind two rolls of one die each, with nothing added; undefined where no such pair is told of. */
function endOfPair(tokens: readonly Token[], mention: TokenMention): number | undefined {
  const { expression, sign, alternative, to } = mention;
  const isPlain = expression.kind === 'dice' && expression.count.kind === 'number' && sign === undefined;
  if (!isPlain || alternative !== undefined || !isToBeRolled(tokens, mention)) return undefined;
  const count = expression.count.kind === 'number' ? expression.count.value : 0;
  if (count === 2) return beforeEnd(oneForEach.at(tokens, to)?.next);
  if (count !== 1) return undefined;
  if (rollerOf(tokens, mention).kind === 'both') return '.;:'.includes(signAt(tokens, to) ?? ' ') ? to : undefined;
  const first = forFirst.at(tokens, to);
  if (!first) return undefined;
  const second = tokens[first.next];
  const isDie = second?.kind === 'die' && (second.count ?? 1) === 1 && second.sides === sidesOf(expression);
  const start = isDie ? first.next + 1 : another.at(tokens, first.next)?.next;
  return start === undefined ? undefined : beforeEnd(forSecond.at(tokens, start)?.next);
}

function sidesOf({ sides }: Dice): number | undefined {
  return sides.kind === 'number' ? sides.value : undefined;
}

/** The sign that ends the sentence, which is the last token of a phrase: nothing is added behind it. */
function beforeEnd(next: number | undefined): number | undefined {
  return next === undefined ? undefined : next - 1;
}

const oneForEach = phrases(
  ',|:|( a|one ~1? one|die? for|by ~4 and a|one|another|the ~1? one|die|other? for|by ~4 )? .|;|:',
  ',|:|( uno|una ~1? para|por ~4 y otro|otra|uno ~1? para|por ~4 )? .|;|:',
);
const forFirst = phrases('for|by ~4 and a|an?', 'por|para ~4 y un|una?');
const another = phrases('one|another [die]?', 'otro|otra|uno|una [dado]?');
const forSecond = phrases('for|by ~4 .|;|:', 'por|para ~4 .|;|:');

const side = '[the|his|her|its|your ~3? [die|dice|roll|score|result|total]?]';
const lado = '[el|la|su|tu [dado|tirada|resultado]? [del | de la|el|los|las]? ~3?]';
const higher = 'higher|greater|bigger|larger';
const than = '[than [the other [one|die|roll]? | that|the|its|his ~3]]?';
const outcomes = new PhraseBook<Comparator>([
  [
    '>',
    `if|when|should ${side} is|be|comes|shows|rolls|scores [the]? ${higher} ${than}`,
    `si|cuando ${lado} es|sea|sale|resulta mayor|superior|más [alto|alta]?`,
  ],
  [
    '=',
    "if|when [they|both | the [two|both]? dice|scores|rolls|results] [are|'re [equal|tied|level|alike] | are|show the same | tie|draw|match]",
    'on|in [a|the]? [case|event of]? a|the? draw|tie',
    'si|cuando empatan|empatáis|coinciden',
    'si|cuando hay|salen|sale empate',
    'si|cuando son|salen [los dos]? iguales',
    'en|con caso? de? un? empate',
  ],
]);

const conditions = wordSet('if when should si cuando');

/** `is higher, he wins`; not `is higher than 3`, nor `is higher, or on a 1`. */
function endsQuestion(tokens: readonly Token[], next: number): boolean {
  if (isOneOf(tokens, next, thanWords) || smallNumberAt(tokens, next) !== undefined) return false;
  if (signAt(tokens, next) === ',' && isOneOf(tokens, next + 1, alternatives)) return false;
  return endsClause(tokens, next) || isOneOf(tokens, next, subjects) || isUncounted(tokens, next);
}

const thanWords = wordSet('than que by por or o');
const alternatives = wordSet('or o and y');
const subjects = wordSet('he she it they you the');

/** Whether a token may say that a side adds something, or rolls again. */
function changes(tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index);
  if (sign !== undefined) return '+-–−'.includes(sign) && tokens[index + 1]?.kind === 'number';
  const word = wordAt(tokens, index);
  return word !== undefined && isChanging(word) && !harmless.has(word);
}

const harmless = wordSet(
  'higher lower both die dice again juntos together mayor menor ambos dado dados roll score result',
);
