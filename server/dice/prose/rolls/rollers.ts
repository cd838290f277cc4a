/** Who makes a roll, and whose numbers are added to it. */
import type { Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { isOwnedByOther, isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { isPersonal } from '../words/variableNames.ts';
import { isOneOf, wordAt, wordSet } from '../words/words.ts';
import { verbBefore } from './rollPlaces.ts';

/** Each of the Warriors, two against each other, somebody who is no Warrior with what his numbers are called by, or anybody. */
type Roller =
  | { readonly kind: 'eachWarrior' | 'both' | 'anybody' }
  | { readonly kind: 'other'; readonly owner: string };

/** Who rolls the dice of a mention. */
export function rollerOf(tokens: readonly Token[], { from, to }: TokenMention): Roller {
  const verb = verbBefore(tokens, from);
  if (verb === undefined) return { kind: 'anybody' };
  if (isOneOf(tokens, verb - 1, bothWords) || isOneOf(tokens, verb - 2, bothWords)) return { kind: 'both' };
  if (isJoinedBefore(tokens, wordAt(tokens, verb - 1) === 'each' ? verb - 1 : verb)) return { kind: 'both' };
  const owner = otherBefore(tokens, verb);
  if (owner !== undefined) return { kind: 'other', owner };
  if (isOneOf(tokens, verb - 1, everybody)) return { kind: 'eachWarrior' };
  const isEach = isOneOf(tokens, verb - 2, eachWords) && isOneOf(tokens, verb - 1, warriorWords);
  const isAll = isOneOf(tokens, verb - 1, warriorPlurals) && isOneOf(tokens, to, eachWords);
  return { kind: isEach || isAll ? 'eachWarrior' : 'anybody' };
}

const maximumSubjectWords = 6;

/** `the chained Monster rolls`, `each Undead in the room rolls`: what the numbers of who rolls are called by, if that is no Warrior. */
export function otherBefore(tokens: readonly Token[], verb: number): string | undefined {
  const isModal = isOneOf(tokens, verb - 1, modals);
  let end = isModal ? verb - 1 : verb;
  // `a Warrior who lost a Wound to a rat rolls`
  for (let at = end - 1; at > end - maximumRelativeWords && tokens[at]?.kind === 'word'; at--) {
    if (isOneOf(tokens, at, relatives)) end = at;
  }
  // `on the board roll 1D6` asks whoever reads it.
  const hasSubject = isModal || isOneOf(tokens, verb, thirdPersons);
  let start = end;
  const most = hasSubject ? maximumSubjectWords : 3;
  while (start > end - most && tokens[start - 1]?.kind === 'word' && !isOneOf(tokens, start - 1, joining)) start--;
  for (let at = start; at < end; at++) {
    const word = wordAt(tokens, at) ?? '';
    // `Before he strikes at this Monster a Warrior rolls`
    if (isOwnedByOther(word) && beginsWarrior(tokens, at + 1, end)) return undefined;
    if (isOwnedByOther(word)) return word;
    if (isWarrior(word)) return undefined;
    const isNoun = isOneOf(tokens, at - 1, determiners) && !isOneOf(tokens, at, adjectives);
    if (hasSubject && isNoun && isName(tokens[at])) return word.replaceAll(' ', '-');
  }
  return undefined;
}

/** Whether nothing but a Warrior stands between two tokens: `a Warrior`, `the Dwarf`. */
function beginsWarrior(tokens: readonly Token[], start: number, end: number): boolean {
  return isOneOf(tokens, start, determiners) && start + 2 === end && isWarrior(wordAt(tokens, start + 1) ?? '');
}

const maximumRelativeWords = 14;
const relatives = wordSet('who that which que');
const modals = wordSet('must may can could should will debe puede deberá podrá');
const thirdPersons = wordSet('adds suma añade rolls throws tira lanza tiran lanzan tirará lanzará');
const adjectives = wordSet('other remaining same last first next');

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.isCapitalised;
}

/**
 * A value with the numbers of who rolls it, who is no Warrior, under his name: in `el Monstruo tira 1D6 más su Fuerza` it is his. Undefined
 * where they may as well be another's.
 */
export function withOwner(
  tokens: readonly Token[],
  from: number,
  to: number,
  value: Value,
  owner: string,
): Value | undefined {
  if (!hasPersonalName(value)) return value;
  for (let at = from; at < to; at++) {
    if (isOneOf(tokens, at, ownWords)) return renamed(value, owner);
  }
  return undefined;
}

const ownWords = wordSet('su sus');

/** Whether a value has a number that Warriors have, without an owner. */
export function hasPersonalName(value: Value): boolean {
  switch (value.kind) {
    case 'name':
      return isPersonal(value.name);
    case 'addition':
      return value.terms.some((term) => hasPersonalName(term.value));
    case 'product':
      return value.factors.some(hasPersonalName);
    default:
      return false;
  }
}

function renamed(value: Value, owner: string): Value {
  switch (value.kind) {
    case 'name':
      return isPersonal(value.name) ? { ...value, name: `${owner}-${value.name}` } : value;
    case 'addition':
      return { ...value, terms: value.terms.map((term) => ({ ...term, value: renamed(term.value, owner) })) };
    case 'product':
      return { ...value, factors: value.factors.map((factor) => renamed(factor, owner)) };
    default:
      return value;
  }
}
/** `the Wizard and the Shaman roll`. */
function isJoinedBefore(tokens: readonly Token[], verb: number): boolean {
  const noun = tokens[verb - 1];
  if (noun?.kind !== 'word') return false;
  const start = isOneOf(tokens, verb - 2, determiners) ? verb - 2 : verb - 1;
  const isNoun = start < verb - 1 || noun.isCapitalised;
  return isNoun && isOneOf(tokens, start - 1, joining) && tokens[start - 2]?.kind === 'word';
}

const determiners = wordSet('the a an his her your each el la los las su tu un una');
const joining = wordSet('and y e');
const bothWords = wordSet('both ambos');
const everybody = wordSet('everyone everybody all todos');
const eachWords = wordSet('each every cada');
const warriorWords = wordSet('warrior player hero adventurer guerrero jugador aventurero');
const warriorPlurals = wordSet('warriors players heroes adventurers guerreros jugadores aventureros');
