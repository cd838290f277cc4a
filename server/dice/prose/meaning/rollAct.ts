/** Acts of dice. */
import type { Value } from '../../language/expression.ts';
import type { FoundPhrase } from '../match/foundPhrase.ts';
import type { Sentence } from '../match/sentence.ts';
import { isPlus } from '../notation/rolls.ts';
import { isOwnedByOther } from '../words/owners.ts';
import type { Act, RollAct } from './acts.ts';
import { isNumberChosen, isWanted } from './chosenDice.ts';
import { isEnd } from './clauseWords.ts';
import { capturedDice } from './dice.ts';
import { ownerNamed } from './owners.ts';
import { goesOn, isSign, names, startsClause } from './places.ts';
import { startOfSubject, subjectBefore } from './rivals.ts';
import { valueIn } from './target.ts';

/** Dice that no phrase has: `Bridge: 2D6, 9+`. */
export function namedDiceAct(sentence: Sentence, from: number, to: number): Act | undefined {
  const mention = sentence.mentionAt(from);
  if (!mention) return undefined;
  const isRaised = isRaisedTo(sentence, from);
  // `place a D6 on the tower`: nobody rolls it.
  const isPlaced = isPlacedDie(sentence, from) && !isAmountRolled(sentence, to);
  const isSum = !isPlaced && (isRaised || isAmount(sentence, from, to));
  return {
    kind: 'roll',
    how: isSum ? 'amount' : 'named',
    dice: mention.expression,
    owner: ownerBefore(sentence, from),
    subject: subjectBefore(sentence, from),
    isConditional: isConditional(sentence, from, to),
    isCut:
      isRaised ||
      isPlaced ||
      isPlus(sentence.tokens, to) ||
      goesOn(sentence, to) ||
      isNumberChosen(sentence, from, to) ||
      isCountedApart(sentence, from) ||
      isOfUnknown(sentence, from - longestNumber, from),
    isForThat: isForThat(sentence, from, to),
    isFurther: names(sentence, from, to, 'further'),
    severally: undefined,
    isListed: false,
    from,
    to,
  };
}

/** `2 `D6``: a number before dice that have none of their own, and something between them. */
function isCountedApart({ tokens }: Sentence, from: number): boolean {
  const die = tokens[from];
  return die?.kind === 'die' && die.count === undefined && tokens[from - 1]?.kind === 'number';
}

/** `put a D6`, `a D6 is laid`, `coloca otro 1D6` */
function isPlacedDie(sentence: Sentence, from: number): boolean {
  const mention = sentence.mentionAt(from);
  const behind = mention && sentence.is(mention.to, 'is') ? mention.to + 1 : mention?.to;
  if (behind !== undefined && behind > (mention?.to ?? 0) && sentence.is(behind, 'placing')) return true;
  let before = from - 1;
  while (before > from - 3 && sentence.is(before, 'article', 'determiner', 'other')) before--;
  return sentence.is(before, 'placing');
}

/** Dice that somebody rolls, with what is added to them in the same phrase. */
export function rollAct(sentence: Sentence, found: FoundPhrase): Act | undefined {
  const { from, to, captured, variant } = found;
  const dice = capturedDice(captured);
  const value = valueIn(captured);
  const isAdded = variant === 'added';
  if (!dice || (isAdded && !value)) return undefined;
  const common = {
    kind: 'roll',
    owner: ownerBefore(sentence, from) ?? ownerBefore(sentence, to - 1),
    subject: subjectBefore(sentence, from),
    isConditional: isConditional(sentence, from, to),
    isForThat: isForThat(sentence, from, to),
    isFurther: names(sentence, from, to, 'further'),
    severally: severally(sentence, from, to),
    isListed: isListed(sentence, to),
    from,
    to,
  } as const;
  if (isAdded && value) {
    const terms = [dice, value].map((each) => ({ isSubtracted: false, value: each }));
    return { ...common, how: 'rolled', dice: { kind: 'addition', terms, span: dice.span }, isCut: false };
  }
  // `two dice, one for the tens`
  if (variant === 'tens') {
    const isOfTwo = dice.kind === 'dice' && isNumber(dice.count, 2) && isNumber(dice.sides, 6);
    return { ...common, how: 'rolled', dice: { kind: 'd66', span: dice.span }, isCut: !isOfTwo };
  }
  // `a throw of 1D6 decides`: a verb follows.
  const isNoun = sentence.is(from, 'article', 'determiner');
  const how = !isNoun && isAmountRolled(sentence, to) ? 'amount' : (variant as RollAct['how']);
  return {
    ...common,
    how,
    dice,
    isCut:
      names(sentence, from, to, 'raise') ||
      isPlus(sentence.tokens, to) ||
      goesOn(sentence, to) ||
      isAddedIf(sentence, dice, to) ||
      isWanted(sentence, to) ||
      isOfUnknown(sentence, from, to),
  };
}

/** `for this roll 1D6`, `tira 1D6 para ello.` */
function isForThat(sentence: Sentence, from: number, to: number): boolean {
  const isThat = (at: number) => sentence.is(at - 1, 'bare', 'on') && sentence.is(at, 'thatOne');
  if (isThat(from - 1)) return true;
  for (let at = to + 1; at < sentence.to; at++) {
    const isWhole = at + 1 >= sentence.to || sentence.tokens[at + 1]?.kind === 'sign' || sentence.is(at + 1, 'and');
    if (isThat(at) && (isWhole || at === to + 1)) return true;
  }
  return false;
}

/** `two Elves roll 1D6 each`, `both Dwarfs roll 1D6`; not `each Warrior rolls 1D6`, which is a phrase of its own. */
function severally(sentence: Sentence, from: number, to: number): RollAct['severally'] {
  const subject = startOfSubject(sentence, from);
  if (subject === from || sentence.at('rolls', subject).length > 0) return undefined;
  // `they roll 1D6 each`, `tiran 1D6 cada uno`
  const end = sentence.numberAt(to + 1) === 1 ? to + 2 : to + 1;
  if (sentence.is(from - 1, 'each') || (sentence.is(to, 'each') && isEnd(sentence, end))) return 'each';
  return (sentence.numberAt(subject) ?? 1) > 1 || sentence.is(subject, 'both') ? 'some' : undefined;
}

/** `: 1 red, 2 blue` behind the clause of the roll. */
function isListed(sentence: Sentence, from: number): boolean {
  let at = from;
  while (at < sentence.to && sentence.tokens[at]?.kind === 'word') at++;
  return isSign(sentence, at, ':') && sentence.tokens[at + 1]?.kind === 'number';
}

/** `roll the proper number of D6`: nobody knows how many. */
function isOfUnknown(sentence: Sentence, from: number, to: number): boolean {
  for (let at = Math.max(from, sentence.from); at < to; at++) {
    if (sentence.is(at, 'amount') && names(sentence, at, to, 'of')) return true;
  }
  return false;
}

const longestNumber = 3;

/** `1D6 + 1 if he has a lantern`, `1D6 + 1 (if he has a lantern)`: what is added is added in some case only. */
function isAddedIf(sentence: Sentence, dice: Value, at: number): boolean {
  if (dice.kind !== 'addition' || dice.terms.at(-1)?.value.kind !== 'number') return false;
  const behind = [',', '('].some((sign) => isSign(sentence, at, sign)) ? at + 1 : at;
  return behind < sentence.to && sentence.is(behind, 'if', 'unless') && sentence.at('ask', behind).length === 0;
}

/** Who rolls, if the subject right before the verb names somebody who is no Warrior: `the Monster rolls 1D6`. */
function ownerBefore(sentence: Sentence, at: number): string | undefined {
  const { tokens, from } = sentence;
  for (let before = at - 1; before >= Math.max(from, at - farthestOwner); before--) {
    const token = tokens[before];
    if (token?.kind !== 'word' || sentence.is(before, 'warrior')) return undefined;
    if (!isOwnedByOther(token.word)) continue;
    const start = sentence.is(before - 1, 'article', 'determiner', 'each') ? before - 1 : before;
    return startsClause(sentence, start) || sentence.is(start - 1, 'if') ? ownerNamed(token.word) : undefined;
  }
  return undefined;
}

const farthestOwner = 5;

/** `if he is a Dwarf, roll 2D6`, `2D6 instead` */
function isConditional(sentence: Sentence, from: number, to: number): boolean {
  if (names(sentence, sentence.from, from, 'if', 'unless')) return true;
  const token = sentence.tokens[to];
  return token?.kind === 'word' && sentence.is(to, 'change') && !sentence.is(to, 'add', 'subtract', 'halve', 'double');
}

/** `his Attacks go up to 2D3`, `el daño pasa de 1D6 a 2D6`: how much there is of something from then on. */
function isRaisedTo(sentence: Sentence, at: number): boolean {
  for (let verb = at - 1; verb >= Math.max(sentence.from, at - farthestVerb); verb--) {
    const token = sentence.tokens[verb];
    if (token?.kind === 'sign' || sentence.is(verb, 'and', 'or', 'if', 'but')) return false;
    const end = sentence.endsOf('raise', verb)[0];
    if (end !== undefined) return end === at || sentence.is(at - 1, 'to') || sentence.is(verb + 1, 'of', 'from');
  }
  return false;
}

const farthestVerb = 6;

/** `1D6 Wounds`, `+1D6`, `1D6 rats`: a word that means nothing for a roll stands right behind. */
function isAmount(sentence: Sentence, from: number, to: number): boolean {
  const mention = sentence.mentionAt(from);
  if (mention?.sign || mention?.alternative) return true;
  if (isInches(sentence, to)) return true;
  const token = sentence.tokens[to];
  const isNoun =
    to < sentence.to && token?.kind === 'word' && sentence.isFree(to) && sentence.phrases.isThing(token.word);
  // `costs 1D6 of them`
  const isPartOf = sentence.is(to, 'of') && sentence.is(to + 1, 'pronoun');
  return isNoun || isPartOf || isSomeOf(sentence, to) || sentence.is(from - 1, 'above', 'below');
}

/** `1D6 of his Wounds`, `1D6 points of armour` */
function isSomeOf(sentence: Sentence, at: number): boolean {
  const of = sentence.is(at, 'unit') ? at + 1 : at;
  if (!sentence.is(of, 'of')) return of > at;
  return of > at || (sentence.is(of + 1, 'determiner', 'article') && !sentence.is(of + 2, 'die', 'result'));
}

/** `runs 3D6" ahead`: no quotation ends here. */
function isInches(sentence: Sentence, at: number): boolean {
  if (!isSign(sentence, at, '"') || sentence.tokens[at]?.isGlued !== true) return false;
  for (let before = sentence.from; before < at; before++) if (isSign(sentence, before, '"')) return false;
  return true;
}

/** `roll 1D6 Goblins`: a name or a plural stands behind the dice. */
function isAmountRolled(sentence: Sentence, to: number): boolean {
  const token = to < sentence.to ? sentence.tokens[to] : undefined;
  if (token?.kind !== 'word' || !sentence.isFree(to) || !sentence.phrases.isThing(token.word)) return false;
  return token.isCapitalised || /s$/.test(token.word);
}

function isNumber(value: Value, number: number): boolean {
  return value.kind === 'number' && value.value === number;
}
