/** The dice of a text with all that is said of them in the same sentence: who adds what, and whether anybody rolls them. */
import { withoutPauses } from '../../../text/paused.ts';
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import { formatExpression } from '../../language/format.ts';
import { freeVariables, numberOfWarriors } from '../../language/names.ts';
import { readMentions, type TokenMention } from '../notation/notation.ts';
import { isPlus, spanOfTokens } from '../notation/rolls.ts';
import { changeAt } from '../rolls/changes.ts';
import { isChangeAhead } from '../rolls/otherChanges.ts';
import { isEffect, isToBeRolled } from '../rolls/rollPlaces.ts';
import type { RolledDice } from '../targets/roll.ts';
import { withoutEmphasis } from '../words/emphasis.ts';
import type { Token } from '../words/token.ts';
import { mayHaveDice, tokensOf } from '../words/tokens.ts';
import { isNumberOfGame } from '../words/variableNames.ts';
import { isOneOf, signAt, wordSet } from '../words/words.ts';
import { rollOf } from './rollOf.ts';

/** Dice that a text names. */
export interface NamedDice {
  readonly span: Span;
  /** What the roll comes to, with all that is added; undefined where nobody can say. */
  readonly total: Value | undefined;
  /** The dice alone. */
  readonly plain: Value;
  /** Whether somebody is told to roll them: `roll 1D6`, not `suffers 1D6 Wounds`. */
  readonly isRolled: boolean;
  /** Whether they are an amount: `1D6 Wounds`. */
  readonly isAmount: boolean;
  /** Whether they are a price or a product: `throw 1D6x25 gold into the well`. */
  readonly isPrice: boolean;
  /** Whether a scanner has spoilt them or the words beside them. */
  readonly isSpoilt: boolean;
  /** Whether the sentence changes the roll, in a way that `total` has or in one that could not be read. */
  readonly isChanged: boolean;
}

/** All dice in a text, in order. Spans are offsets in the text. Takes time in proportion to the text; what is said of dice is read when asked for. */
export function namedDiceIn(text: string): readonly NamedDice[] {
  if (!mayHaveDice(text)) return [];
  const tokens = withoutEmphasis(text, tokensOf(text));
  return withoutPauses(readMentions(tokens)).map((mention) => new DiceInText(text, tokens, mention));
}

const money = wordSet('gold gp gc crowns coins pieces oro monedas coronas piezas');

/** What the rest of the sentence makes of dice. */
type Sum = Pick<NamedDice, 'total' | 'isChanged'>;

/** Of most dice in a text only the place is asked for. */
class DiceInText implements NamedDice {
  readonly span: Span;
  readonly plain: Value;
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #mention: TokenMention;
  #isRolled: boolean | undefined;
  #sum: Sum | undefined;

  constructor(text: string, tokens: readonly Token[], mention: TokenMention) {
    this.#text = text;
    this.#tokens = tokens;
    this.#mention = mention;
    this.span = spanOfTokens(tokens, mention.from, mention.to);
    this.plain = mention.expression;
  }

  get total(): Value | undefined {
    this.#sum ??= this.#summedUp();
    return this.#sum.total;
  }

  get isChanged(): boolean {
    this.#sum ??= this.#summedUp();
    return this.#sum.isChanged;
  }

  get isRolled(): boolean {
    this.#isRolled ??= isToBeRolled(this.#tokens, this.#mention);
    return this.#isRolled;
  }

  get isAmount(): boolean {
    const { sign, alternative } = this.#mention;
    return sign !== undefined || alternative !== undefined || isEffect(this.#tokens, this.#mention);
  }

  get isPrice(): boolean {
    return this.plain.kind === 'product' || isOneOf(this.#tokens, this.#mention.to, money);
  }

  get isSpoilt(): boolean {
    return this.#mention.misread !== undefined;
  }

  #summedUp(): Sum {
    return summedUp(this.#text, this.span, this.plain, sumOf(this.#text, this.#tokens, this.#mention));
  }
}

function sumOf(text: string, tokens: readonly Token[], mention: TokenMention): Sum {
  const reading = rollOf(tokens, mention);
  const changed = reading && changedRoll(text, tokens, reading.end, reading.roll);
  // `1D6 + the number of ingredients`: something is added that cannot be read.
  const isCut = isPlus(tokens, mention.to);
  const isAlone = mention.sign === undefined && mention.alternative === undefined && !isCut;
  const { end } = spanOfTokens(tokens, mention.from, mention.to);
  const isForSome = changed?.roll === undefined && bonusForSome.test(text.slice(end, end + 120));
  const total = changed && !isForSome ? changed.roll?.total : mention.expression;
  // `+1 for each Dwarf`: nobody else knows that number.
  const isKnown = total === undefined || freeVariables(total).every(isNumberOfGame);
  return {
    total: isAlone ? (isKnown ? total : mention.expression) : undefined,
    isChanged: isCut || (changed?.isChanged ?? mention.sign !== undefined),
  };
}

/** `and adds 1 if he is a Dwarf`, `con +1 si hay un Elfo`: the roll of all others is that of the dice. */
const bonusForSome =
  /^[^.!?:\d]{0,50}?(?:\b(?:adds?|adding|plus|with|subtracts?|subtracting|con|a[ñn]ad\p{L}*|sum\p{L}*|rest\p{L}*)\s+(?:an? |un )?[+-]?\d(?:\s+(?:to (?:the|his|her|their) \p{L}+|al? \p{L}+))?|[+-]\d)\s+(?:if|for|when|unless|si|por|para|cuando)(?!\p{L})/iu;

const sumAhead =
  /^[^.!?:]{0,60}?(?:\b(?:add|sum|total)\b[^.!?:]{0,40}\b(?:all|together|up|both)\b|\bsum\p{L}+[^.!?:]{0,30}\b(?:todos|todas|dados|resultados|tiradas)\b|\b(?:total|suma) (?:de|of) (?:todos|all|the|los)\b)/iu;
/** A quick test that every text with a sum ahead meets. */
const sumWord = /add|sum|total/iu;
const rollersBefore =
  /(?:each|every|all)(?: of)?(?: the)? (\p{L}+) Warriors?(?!\p{L})|(?:los|cada uno de los) (\p{L}+) (?:Guerreros|Aventureros)|(?:each|every) Warrior|cada (?:Guerrero|Aventurero)/iu;
const numberWords: ReadonlyMap<string, number> = new Map(
  ['two dos', 'three tres', 'four cuatro', 'five cinco', 'six seis'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 2] as const),
  ),
);

/** `two dice, one for the tens and one for the units`, `2D6, the first for the tens`. */
const tensAhead =
  /^[^.!?:]{0,60}?(?<!\p{L})(?:(?:first|one|the other|other|second)(?: die| dice| D6| as| is| for| being| counts as| counts| read as)*(?: the)? tens|(?:primer[oa]?|un[oa]?|el otro)(?: dado| es| son| como| para| hace de| representa)*(?: las)? decenas)(?!\p{L})/iu;

/** `Each of the four Warriors rolls 1D6; add all four dice together`: one roll of four dice. */
function summedUp(text: string, span: Span, die: Value, sum: Sum): Sum {
  const after = text.slice(span.end, span.end + 120);
  if (isTwoDice(die) && !sum.isChanged && tensAhead.test(after)) return { ...sum, total: { kind: 'd66', span } };
  if (die.kind !== 'dice' || !sumWord.test(after) || !sumAhead.test(after)) return sum;
  const near = `${text.slice(Math.max(0, span.start - 80), span.start)}${after.slice(0, 60)}`;
  const [found, english, spanish] = rollersBefore.exec(near) ?? [];
  if (found === undefined) return sum;
  const said = numberWords.get((english ?? spanish ?? '').toLowerCase());
  const count: Value =
    said === undefined ? { kind: 'name', name: numberOfWarriors, span } : { kind: 'number', value: said, span };
  return { total: { ...die, count }, isChanged: false };
}

function isTwoDice(value: Value): boolean {
  return value.kind === 'dice' && value.count.kind === 'number' && value.count.value === 2;
}

/** Longer sentences say other things too. */
const maximumTokens = 40;

/** The roll after all changes in the rest of its sentence; without a roll if one of them cannot be read. */
function changedRoll(
  text: string,
  tokens: readonly Token[],
  start: number,
  roll: RolledDice,
): { readonly roll: RolledDice | undefined; readonly isChanged: boolean } {
  let current: RolledDice | undefined = roll;
  let isChanged = false;
  for (let index = start; index < Math.min(tokens.length, start + maximumTokens) && current; ) {
    if (isSentenceEnd(tokens, index) || startsLine(text, tokens, index)) break;
    const change = changeAt(tokens, index, current);
    if (!change && isChangeAhead(tokens, index)) return { roll: undefined, isChanged: true };
    if (change) {
      current = change.roll;
      isChanged = true;
    }
    index = change && change.next > index ? change.next : index + 1;
  }
  // `add both dice together`
  const isSame = current?.total && roll.total && formatExpression(current.total) === formatExpression(roll.total);
  return { roll: current, isChanged: isChanged && !isSame };
}

/** Whether a line begins with the token, and the token is a number or a mark: a row of a table. */
function startsLine(text: string, tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (!before || !token || token.kind === 'word') return false;
  return text.slice(before.end, token.start).includes('\n');
}

function isSentenceEnd(tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index);
  return sign !== undefined && '.!?:'.includes(sign) && tokens[index + 1]?.isGlued !== true;
}
