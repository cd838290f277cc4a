/** Sums of dice and a number of the game that are told in words: `add 1D6 to his Strength`, `the sum of 1D6 and his Strength`. */
import type { Term } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { type RolledDice, withTerms } from '../targets/roll.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { articles, isOneOf, signAt, wordSet } from '../words/words.ts';
import { otherBefore } from './rollers.ts';
import { endOfDice } from './rollPlaces.ts';

interface Sum {
  /** Undefined where nobody can say to what the dice are added. */
  readonly roll: RolledDice | undefined;
  /** The first token after it. */
  readonly end: number;
}

/** The sum that the dice of a mention are part of, where words say so; undefined where none do. */
export function sumInWords(tokens: readonly Token[], mention: TokenMention, plain: RolledDice): Sum | undefined {
  const before = addedBefore(tokens, mention.from);
  if (before) return { roll: withTerms(plain, before), end: endOfDice(tokens, mention) };
  return sumOf(tokens, mention, plain) ?? sumWithBase(tokens, mention, plain);
}

const addVerbs = wordSet('add adds adding suma sumas sumar sumando sumad sume añade añades añadir añadiendo añadid');
const addedTo = phrases('to', 'a|al');
const destinations = phrases('to|a [a|an|the|una|la|el]? [roll|throw|score|tirada|result of|de]? [a|an|one|un]?');
const subtractVerbs = wordSet(
  'subtract subtracts subtracting deduct deducts deducting resta restas restar restando restad',
);
const origins = phrases('from|a [a|an|the|una|la|el]? [roll|throw|score|tirada|result of|de]? [a|an|one|un]?');
const farthestAddition = 10;

/** `the sum of 1D6 and his Strength` */
function sumOf(tokens: readonly Token[], mention: TokenMention, plain: RolledDice): Sum | undefined {
  const { from, to } = mention;
  const first = isOneOf(tokens, from - 1, articles) ? from - 1 : from;
  const isOpened = sumOpenings.at(tokens, first - 2)?.next === first;
  return isOpened && isOneOf(tokens, to, sumJoints) ? withVariable(tokens, plain, to, to + 1) : undefined;
}

const sumOpenings = phrases('sum|total of', 'suma|total de', 'add|adds|adding together');
const sumJoints = wordSet('and y e');

function withVariable(tokens: readonly Token[], plain: RolledDice, from: number, index: number): Sum | undefined {
  const variable = variableAt(tokens, index);
  if (!variable) return undefined;
  const value = { kind: 'name', name: variable.name, span: spanOfTokens(tokens, from, variable.next) } as const;
  return { roll: withTerms(plain, [{ isSubtracted: false, value }]), end: variable.next };
}

/** `add 1D6 to his Strength`, `sumando 1D6 y su Fuerza`, `take his Strength and add 1D6` */
function sumWithBase(tokens: readonly Token[], { from, to }: TokenMention, plain: RolledDice): Sum | undefined {
  const verb = addVerbBefore(tokens, from);
  if (verb === undefined) return undefined;
  const unclear = { roll: undefined, end: to };
  // `the victim adds 1D6 to his Toughness`
  if (otherBefore(tokens, verb) !== undefined) return unclear;
  const base = addedTo.at(tokens, to);
  if (base) return withVariable(tokens, plain, to, base.next) ?? unclear;
  const both = isOneOf(tokens, to, sumJoints) ? withVariable(tokens, plain, to, to + 1) : undefined;
  if (both) return addedTo.at(tokens, both.end) ? unclear : both;
  const taken = takenBefore(tokens, verb);
  return taken ? { roll: withTerms(plain, taken), end: to } : unclear;
}

/** The verb of `add 1D6`, `adds a D6`. */
function addVerbBefore(tokens: readonly Token[], from: number): number | undefined {
  const before = isOneOf(tokens, from - 1, articles) ? from - 2 : from - 1;
  return isOneOf(tokens, before, addVerbs) ? before : undefined;
}

/** `Take his Strength and` before `add 1D6` */
function takenBefore(tokens: readonly Token[], verb: number): readonly Term[] | undefined {
  let last = isOneOf(tokens, verb - 1, thenWords) ? verb - 1 : verb;
  if (isOneOf(tokens, last - 1, sumJoints) || ',;'.includes(signAt(tokens, last - 1) ?? ' ')) last--;
  if (last === verb) return undefined;
  for (let at = last - 2; at >= last - farthestAddition && tokens[at]?.kind === 'word'; at--) {
    if (!isOneOf(tokens, at, takeVerbs)) continue;
    const variable = variableAt(tokens, at + 1);
    return variable?.next === last ? [termOf(tokens, at + 1, variable, false)] : undefined;
  }
  return undefined;
}

const thenWords = wordSet('then luego');
const takeVerbs = wordSet('take takes taking toma tome tomad coge coged');

/** Whether words say that the dice are part of a sum: `add 1D6 to his Strength`, `add his Strength to 1D6`, `add together 1D6 and …`. */
export function isSummed(tokens: readonly Token[], { from }: TokenMention): boolean {
  const first = isOneOf(tokens, from - 1, articles) ? from - 1 : from;
  const isOpened = isOneOf(tokens, first - 1, together) && sumOpenings.at(tokens, first - 2)?.next === first;
  return isOpened || addVerbBefore(tokens, from) !== undefined || addedBefore(tokens, from) !== undefined;
}

const together = wordSet('together');

/** `add his Strength to a roll of 1D6`: what is added to the dice, told of before them. */
export function addedBefore(tokens: readonly Token[], from: number): readonly Term[] | undefined {
  for (let at = from - 2; at >= from - farthestAddition && tokens[at]?.kind === 'word'; at--) {
    if (isOneOf(tokens, at, added) && destinations.at(tokens, at + 1)?.next === from) return passiveBefore(tokens, at);
    const isSubtracted = isOneOf(tokens, at, subtractVerbs);
    if (!isSubtracted && !isOneOf(tokens, at, addVerbs)) continue;
    const variable = variableAt(tokens, at + 1);
    const goals = isSubtracted ? origins : destinations;
    if (!variable || goals.at(tokens, variable.next)?.next !== from) return undefined;
    return [termOf(tokens, at + 1, variable, isSubtracted)];
  }
  return undefined;
}

const added = wordSet('added');
const auxiliaries = wordSet('is are be being');

/** `his Strength is added` before `to 1D6` */
function passiveBefore(tokens: readonly Token[], participle: number): readonly Term[] | undefined {
  const last = isOneOf(tokens, participle - 1, auxiliaries) ? participle - 1 : participle;
  for (let at = last - 1; at >= last - farthestAddition && tokens[at]?.kind === 'word'; at--) {
    const variable = variableAt(tokens, at);
    if (variable?.next !== last) continue;
    // From the first word that says whose it is.
    const before = variableAt(tokens, at - 1);
    if (before?.next !== last) return [termOf(tokens, at, variable, false)];
  }
  return undefined;
}

function termOf(
  tokens: readonly Token[],
  index: number,
  { name, next }: { readonly name: string; readonly next: number },
  isSubtracted: boolean,
): Term {
  return { isSubtracted, value: { kind: 'name', name, span: spanOfTokens(tokens, index, next) } };
}
