/** Finds the chances in running text: what has to be rolled, with which dice. */
import type { Span, Term, Test, Value } from './expression.ts';
import { diceIn, type TokenMention } from './notation.ts';
import { extentOf } from './prose/extent.ts';
import { spanOf } from './prose/rolls.ts';
import { type Target, type TargetReading, targetAt } from './prose/targets.ts';
import { mayHaveDice, type Token, tokensOf } from './prose/tokens.ts';
import { variableAt } from './prose/variables.ts';
import { signAt, wordAt, wordSet } from './prose/words.ts';

/** A target that the text speaks of, and the roll that has to meet it. */
export interface ChanceMention {
  /** The target: `5 or 6`, `7 or more`. */
  readonly span: Span;
  readonly text: string;
  readonly roll: Value;
  readonly test: Test;
}

/**
 * The chances in a text, in order; they do not overlap. A target counts only where one roll alone can be meant: a wrong chance is
 * worse than none.
 */
export function findChances(text: string): readonly ChanceMention[] {
  return mayHaveDice(text) ? new ChanceReader(text).read() : [];
}

const rollVerbs = wordSet('roll rolls rolling throw throws tira tirar tiras tiran lanza lanzar lanzas tirada');
const scoreNouns = wordSet('score scores roll rolls result total resultado tirada puntuación');
const scoreVerbs = wordSet(
  'roll rolls rolled score scores scored needs need requires saca sacas sacan obtiene obtienes sale necesita necesitas',
);
const articles = wordSet('a an the un una el');
const prepositions = wordSet('on en con with');
const additions = wordSet(
  'add adds adding añade añades añadir añadiendo suma sumas sumar sumando agrega agregar agregando',
);
const subtractions = wordSet('subtract subtracts subtracting resta restas restar restando');
const otherChanges = wordSet(
  'plus minus más modified multiply multiplying double doubled deduct deducting multiplica divide',
);
const perDie = wordSet('each every any both cada cualquier');
const oneDie = wordSet('die dado one uno');
const severalDice = wordSet('dice dados');
/** What a number before it counts, so that it is no score. */
const counted = wordSet(
  'wound wounds gold square squares turn turns attack attacks point points times dice die warriors heridas oro casillas turnos ' +
    'ataques puntos veces dados guerreros',
);
const mostSentences = 2;

/** The roll that the text is about. */
interface CurrentRoll {
  readonly value: Value;
  /** How many sentences ago it was rolled. */
  readonly age: number;
}

class ChanceReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #mentions: ReadonlyMap<number, TokenMention>;
  readonly #found: ChanceMention[] = [];
  #current: CurrentRoll | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
    this.#mentions = new Map(diceIn(this.#tokens).map((mention) => [mention.from, mention]));
  }

  read(): readonly ChanceMention[] {
    if (this.#mentions.size === 0) return [];
    for (let index = 0; index < this.#tokens.length; ) {
      const mention = this.#mentions.get(index);
      index = mention ? this.#readMention(mention) : (this.#readTarget(index) ?? this.#readOther(index));
    }
    return this.#found;
  }

  #readMention(mention: TokenMention): number {
    const isPlain = mention.sign === undefined && mention.alternative === undefined;
    const isRolled =
      isPlain && (this.#isAfterRollVerb(mention.from) || scoreNouns.has(wordAt(this.#tokens, mention.to) ?? ''));
    // Two rolls in one breath: nobody can say which of them a target is for.
    this.#current = isRolled ? { value: mention.expression, age: 0 } : undefined;
    return mention.to;
  }

  /** `roll 1D6`, `roll a D6`, `tira 1D6`, also with brackets: `roll (1D6 + Strength)`. */
  #isAfterRollVerb(index: number): boolean {
    let before = index - 1;
    if (signAt(this.#tokens, before) === '(') before--;
    if (articles.has(wordAt(this.#tokens, before) ?? '')) before--;
    if (wordAt(this.#tokens, before) === 'de') before--;
    return rollVerbs.has(wordAt(this.#tokens, before) ?? '');
  }

  /** Reads a target, if one is meant here; returns the first token after it. */
  #readTarget(index: number): number | undefined {
    const introduction = introductionOf(this.#tokens, index);
    const reading = introduction && targetAt(this.#tokens, index);
    if (!introduction || !reading || !isScore(this.#tokens, introduction, reading)) return undefined;
    const later = this.#mentionAfter(reading.next);
    const roll = later?.expression ?? this.#current?.value;
    if (!roll) return undefined;
    const span = spanOf(this.#tokens, index, reading.next);
    const test = testOf(introduction.isNatural ? singleDie(roll) : roll, reading.target, span);
    if (!test) return undefined;
    this.#found.push({ span, text: this.#text.slice(span.start, span.end), roll, test });
    return reading.next;
  }

  /** `5+ on 1D6`, `3+ en un D6`: the roll that follows a target. */
  #mentionAfter(index: number): TokenMention | undefined {
    if (!prepositions.has(wordAt(this.#tokens, index) ?? '')) return undefined;
    const isArticle = articles.has(wordAt(this.#tokens, index + 1) ?? '');
    const mention = this.#mentions.get(isArticle ? index + 2 : index + 1);
    return mention?.sign === undefined && mention?.alternative === undefined ? mention : undefined;
  }

  /** Keeps track of what changes the roll, or makes it doubtful which one is meant. */
  #readOther(index: number): number {
    const current = this.#current;
    if (!current) return index + 1;
    const word = wordAt(this.#tokens, index);
    if (word === undefined) {
      if (isSentenceEnd(this.#tokens, index)) {
        this.#current = current.age < mostSentences ? { value: current.value, age: current.age + 1 } : undefined;
      }
      return index + 1;
    }
    const isAdded = additions.has(word);
    if (isAdded || subtractions.has(word)) return this.#readChange(current, index, !isAdded);
    const isPerDie = severalDice.has(word) || (perDie.has(word) && oneDie.has(wordAt(this.#tokens, index + 1) ?? ''));
    // A characteristic that is neither added nor subtracted in words known here may still change the roll.
    const isUnclear = isPerDie || otherChanges.has(word) || variableAt(this.#tokens, index) !== undefined;
    if (isUnclear) this.#current = undefined;
    return index + 1;
  }

  /** `and add his Strength`. What is added must be known, or else the total is not. */
  #readChange(current: CurrentRoll, index: number, isSubtracted: boolean): number {
    const variable = variableAt(this.#tokens, index + 1);
    if (!variable) {
      this.#current = undefined;
      return index + 1;
    }
    const { name, next } = variable;
    const span = { start: current.value.span.start, end: spanOf(this.#tokens, index, next).end };
    const changed: Term = { isSubtracted, value: { kind: 'name', name, span: spanOf(this.#tokens, index + 1, next) } };
    const terms: readonly Term[] = [{ isSubtracted: false, value: current.value }, changed];
    this.#current = { value: { kind: 'addition', terms, span }, age: current.age };
    return next;
  }
}

interface Introduction {
  /** `a score of 5`, `rolls a 5`: it cannot be anything but a score. */
  readonly isCertain: boolean;
  readonly isNatural: boolean;
}

/** What in front of a token announces a target: `on a`, `a score of`, `if the total is`, `needs`. */
function introductionOf(tokens: readonly Token[], index: number): Introduction | undefined {
  let before = index - 1;
  const isNatural = wordAt(tokens, before) === 'natural';
  if (isNatural) before--;
  const hasArticle = articles.has(wordAt(tokens, before) ?? '');
  if (hasArticle) before--;
  const word = wordAt(tokens, before);
  if (word === undefined) return undefined;
  if (word === 'of' || word === 'de' || word === 'is' || word === 'es') {
    if (wordAt(tokens, before - 1) === 'natural') return undefined;
    if (!scoreNouns.has(wordAt(tokens, before - 1) ?? '')) return undefined;
    return { isCertain: true, isNatural: isNatural || wordAt(tokens, before - 2) === 'natural' };
  }
  if (scoreVerbs.has(word)) return { isCertain: true, isNatural };
  return prepositions.has(word) ? { isCertain: hasArticle || isNatural, isNatural } : undefined;
}

/** Whether the number is a score and does not count something: `on 5 squares`, `with 6"`. */
function isScore(tokens: readonly Token[], { isCertain }: Introduction, { target, next }: TargetReading): boolean {
  const following = tokens[next];
  if (following === undefined) return true;
  if (following.kind === 'number' || following.kind === 'die') return !following.isGlued && isCertain;
  if (following.kind === 'word') {
    if (following.isGlued || following.word === 'x' || counted.has(following.word)) return false;
    const isSingle =
      target.kind === 'oneOf' && target.ranges.every(({ low, high }) => low === high) && target.ranges.length < 2;
    return isCertain || !isSingle;
  }
  return !'"″%/+×*='.includes(following.sign);
}

function isSentenceEnd(tokens: readonly Token[], index: number): boolean {
  return '.!?'.includes(signAt(tokens, index) ?? ' ') && tokens[index + 1]?.isGlued !== true;
}

/** The only die of a roll, without what is added to it: what it shows is its natural score. */
function singleDie(roll: Value): Value | undefined {
  const dice =
    roll.kind === 'addition' ? roll.terms.map(({ value }) => value).filter(({ kind }) => kind === 'dice') : [roll];
  const [die] = dice;
  return die?.kind === 'dice' && dice.length === 1 && die.count.kind === 'number' && die.count.value === 1
    ? die
    : undefined;
}

/** The test, unless the roll cannot come to what is asked for: then something else is meant. */
function testOf(roll: Value | undefined, target: Target, span: Span): Test | undefined {
  if (!roll) return undefined;
  const extent = extentOf(roll);
  if (target.kind === 'compared') {
    const { comparator, value } = target;
    const isPossible = !extent || value.kind !== 'number' || (extent.low <= value.value && value.value <= extent.high);
    return isPossible ? { kind: 'comparison', comparator, left: roll, right: value, span } : undefined;
  }
  const { ranges } = target;
  const low = ranges[0]?.low ?? 0;
  const high = ranges.at(-1)?.high ?? 0;
  if (extent && (low < extent.low || high > extent.high)) return undefined;
  if (low === high) return comparison(roll, '=', low, span);
  const isUnbroken = ranges.every((range, place) => place === 0 || range.low === (ranges[place - 1]?.high ?? 0) + 1);
  if (isUnbroken && extent?.high === high) return comparison(roll, '>=', low, span);
  if (isUnbroken && extent?.low === low) return comparison(roll, '<=', high, span);
  return { kind: 'in', value: roll, ranges, span };
}

function comparison(left: Value, comparator: '=' | '>=' | '<=', value: number, span: Span): Test {
  return { kind: 'comparison', comparator, left, right: { kind: 'number', value, span }, span };
}
