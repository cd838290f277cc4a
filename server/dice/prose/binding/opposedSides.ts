/** The two sides of a roll against a roll: `the Warrior and the Ogre each roll 1D6 and add their Strength`. */
import type { Dice, Term, Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { rollerOf } from '../rolls/rollers.ts';
import { isToBeRolled, verbBefore } from '../rolls/rollPlaces.ts';
import { endsClause } from '../words/clauses.ts';
import { isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { isPersonal } from '../words/variableNames.ts';
import { variableAt } from '../words/variables.ts';
import { isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import { isPairRolling, isRolledBySeveral } from './pairRolling.ts';

/** What one side rolls and adds, and the words that name it. */
export interface Side {
  readonly dice: Value;
  readonly terms: readonly Term[];
  readonly words: ReadonlySet<string>;
}

export interface OpposedSides {
  /** The Warrior, or the first of two. */
  readonly own: Side;
  readonly other: Side;
  /** The token behind the rolls: the sign that ends them. */
  readonly end: number;
}

/** The two sides that roll dice of a mention; undefined where no such pair is told of. */
export function opposedSidesOf(tokens: readonly Token[], mention: TokenMention): OpposedSides | undefined {
  if (mention.sign !== undefined || mention.alternative !== undefined) return undefined;
  const { expression, from } = mention;
  if (expression.kind !== 'dice' || expression.count.kind !== 'number') return undefined;
  if (isToBeRolled(tokens, mention)) {
    if (isPairRolling(tokens, mention)) return bothSides(tokens, mention, expression, noWords);
    if (rollerOf(tokens, mention).kind === 'both' && !isRolledBySeveral(tokens, mention))
      return bothSides(tokens, mention, expression, othersBefore(tokens, verbBefore(tokens, from) ?? from));
  }
  const die = { ...expression, count: { ...expression.count, value: 1 } };
  const pair = (end: number | undefined) => (end === undefined ? undefined : evenSides(die, noWords, end));
  if (expression.count.value === 2)
    return mayBeTwo(tokens, mention) ? pair(beforeEnd(oneForEach.at(tokens, mention.to)?.next)) : undefined;
  if (expression.count.value !== 1 || !isToBeRolled(tokens, mention)) return undefined;
  const first = forFirst.at(tokens, mention.to);
  if (!first) return undefined;
  const second = tokens[first.next];
  const isDie = second?.kind === 'die' && (second.count ?? 1) === 1 && second.sides === sidesOfDie(die);
  const start = isDie ? first.next + 1 : another.at(tokens, first.next)?.next;
  return start === undefined ? undefined : pair(beforeEnd(forSecond.at(tokens, start)?.next));
}

const noWords: ReadonlySet<string> = new Set();

/** Two who roll the same dice. */
function evenSides(dice: Value, otherWords: ReadonlySet<string>, end: number): OpposedSides {
  return { own: { dice, terms: [], words: noWords }, other: { dice: { ...dice }, terms: [], words: otherWords }, end };
}

/** `Both roll 1D6.`, `the Warrior and the Ogre each roll 1D6 and add their Strength.` */
function bothSides(
  tokens: readonly Token[],
  { to }: TokenMention,
  dice: Value,
  otherWords: ReadonlySet<string>,
): OpposedSides | undefined {
  const start = apiece.at(tokens, to)?.next ?? to;
  const even = evenSides(dice, otherWords, start);
  if (isEnd(tokens, start)) return even;
  const added = additionAt(tokens, start);
  if (!added || !isEnd(tokens, added.next) || isOneOf(tokens, added.next + 1, alternatives)) return undefined;
  const other = ofOther(added.value, otherWords);
  if (!other) return undefined;
  return {
    own: { ...even.own, terms: [termOf(added.value)] },
    other: { ...even.other, terms: [termOf(other)] },
    end: added.next,
  };
}

/** `and adds his Strength`, `, adding 5` */
export function additionAt(
  tokens: readonly Token[],
  index: number,
): { readonly value: Value; readonly next: number } | undefined {
  const verb = isOneOf(tokens, index, ands) || signAt(tokens, index) === ',' ? index + 1 : index;
  return isOneOf(tokens, verb, addVerbs) ? addedAt(tokens, verb + 1) : undefined;
}

/** The sides with what one of them is told to add at a token, and the first token behind it: `the rope adds 5`; undefined where nobody does. */
export function withAddition(
  tokens: readonly Token[],
  index: number,
  sides: OpposedSides,
): { readonly sides: OpposedSides; readonly next: number } | undefined {
  const { own, other } = sides;
  const noun = isOneOf(tokens, index, determiners) ? index + 1 : index;
  const word = wordAt(tokens, noun);
  if (word === undefined || !isOneOf(tokens, noun + 1, addVerbs)) return undefined;
  const isOther = other.words.has(word);
  const isOwn = own.words.has(word) || (!isOther && isWarrior(word) && !pronouns.has(word));
  const side = isOwn ? own : other;
  if ((!isOwn && !isOther) || side.terms.length > 0) return undefined;
  const added = addedAt(tokens, noun + 2);
  if (!added || !endsClause(tokens, added.next) || isOneOf(tokens, added.next + 1, alternatives)) return undefined;
  const value = isOwn ? added.value : ofOther(added.value, other.words);
  if (!value) return undefined;
  const changed = { ...side, terms: [termOf(value)] };
  return { sides: isOwn ? { ...sides, own: changed } : { ...sides, other: changed }, next: added.next };
}

/** `their Strength`, `5` */
function addedAt(
  tokens: readonly Token[],
  index: number,
): { readonly value: Value; readonly next: number } | undefined {
  const variable = variableAt(tokens, index);
  if (variable) {
    const value = { kind: 'name', name: variable.name, span: spanOfTokens(tokens, index, variable.next) } as const;
    return { value, next: variable.next };
  }
  const number = smallNumberAt(tokens, index);
  if (number === undefined) return undefined;
  return { value: { kind: 'number', value: number, span: spanOfTokens(tokens, index, index + 1) }, next: index + 1 };
}

/** The same number of the other side: `ogre-strength`. */
export function ofOther(value: Value, otherWords: ReadonlySet<string>): Value | undefined {
  if (value.kind !== 'name') return value;
  const [owner = 'opponent'] = otherWords;
  // Only Warriors have a level.
  const isShared = isPersonal(value.name) && value.name !== 'battle-level';
  return isShared ? { ...value, name: `${owner}-${value.name}` } : undefined;
}

export function termOf(value: Value): Term {
  return { isSubtracted: false, value };
}

/** The nouns before a verb that name no Warrior. */
function othersBefore(tokens: readonly Token[], verb: number): ReadonlySet<string> {
  const words = new Set<string>();
  for (let at = verb - 1; at >= verb - maximumSubjectWords; at--) {
    const word = wordAt(tokens, at);
    if (word === undefined || !/^\p{L}+$/u.test(word)) break;
    if (!isWarrior(word) && !determiners.has(word) && !ands.has(word) && !notNouns.has(word)) words.add(word);
    if (tokens[at]?.startsLine) break;
  }
  return words;
}

const maximumSubjectWords = 6;
const determiners = wordSet('the a an his her its your el la un una su tu los las');
const pronouns = wordSet('he she they you who whoever anyone everybody everyone');
const notNouns = wordSet('one each both then now must may of cada ambos que');
const ands = wordSet('and then y e');
const alternatives = wordSet('or o');
const addVerbs = wordSet('add adds adding suma suman sumando añade añaden');
const apiece = phrases('each|apiece', 'cada uno|cual');

function sidesOfDie({ sides }: Dice): number | undefined {
  return sides.kind === 'number' ? sides.value : undefined;
}

/** `take two D6, one red and one white` */
function mayBeTwo(tokens: readonly Token[], mention: TokenMention): boolean {
  return isToBeRolled(tokens, mention) || isOneOf(tokens, mention.from - 1, taking);
}

const taking = wordSet('take takes taking toma tome coge coged');

export function isEnd(tokens: readonly Token[], index: number): boolean {
  return '.;:,'.includes(signAt(tokens, index) ?? ' ');
}

/** The sign that ends the sentence, which is the last token of a phrase: nothing is added behind it. */
function beforeEnd(next: number | undefined): number | undefined {
  return next === undefined ? undefined : next - 1;
}

const oneForEach = phrases(
  ',|:|( a|one ~1? one|die? for|by ~4 and a|one|another|the ~1? one|die|other? for|by ~4 )? .|;|:',
  ',|:|( a|one ~1 one|die? and a|one|the ~1 one|die|other? )? .|;|:',
  ',|:|( uno|una ~1? para|por ~4 y otro|otra|uno ~1? para|por ~4 )? .|;|:',
  ',|:|( uno|una ~1 y otro|otra|uno ~1 )? .|;|:',
);
const forFirst = phrases('for|by ~4 and a|an?', 'por|para ~4 y un|una?');
const another = phrases('one|another [die]?', 'otro|otra|uno|una [dado]?');
const forSecond = phrases('for|by ~4 .|;|:', 'por|para ~4 .|;|:');
