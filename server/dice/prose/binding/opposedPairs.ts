/** Two who roll against each other, told of one after the other: `The Warrior rolls 2D6. The Ogre rolls 3D6.` */
import type { Value } from '../../language/expression.ts';
import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { isToBeRolled, verbBefore } from '../rolls/rollPlaces.ts';
import { isOwnedByOther, isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordAt, wordSet } from '../words/words.ts';
import { additionAt, isEnd, type OpposedSides, ofOther, type Side, termOf } from './opposedSides.ts';

/** One who is told to roll, and the tokens from his name to the sign or the word behind what he adds. */
interface Roller {
  /** The nouns that name him, or the pronouns that point at him. */
  readonly words: ReadonlySet<string>;
  readonly dice: Value;
  readonly added: Value | undefined;
  readonly from: number;
  readonly end: number;
}

/** The sides where one rolls the first dice and another the second, with nothing else between them. */
export function sidesOfTwo(
  tokens: readonly Token[],
  first: TokenMention,
  second: TokenMention,
): OpposedSides | undefined {
  const [one, two] = [rollerOf(tokens, first), rollerOf(tokens, second)];
  if (!one || !two || !isEnd(tokens, two.end) || afterJoint(tokens, one.end) !== two.from) return undefined;
  return sidesOf(one, two, two.end);
}

/** The sides where another does the same behind the first: `so does the Ogre`, `el Ogro hace lo mismo`. */
export function sidesOfSame(tokens: readonly Token[], first: TokenMention): OpposedSides | undefined {
  const one = rollerOf(tokens, first);
  const start = one && afterJoint(tokens, one.end);
  const isOne = one?.dice.kind === 'dice' && one.dice.count.kind === 'number' && one.dice.count.value === 1;
  const found =
    start === undefined
      ? undefined
      : (doesTheSame.at(tokens, start) ?? (isOne ? rollsAnother.at(tokens, start) : undefined));
  if (!one || !found || start === undefined || !isEnd(tokens, found.next)) return undefined;
  // A third who rolls is one too many.
  const third = afterJoint(tokens, found.next);
  if (doesTheSame.at(tokens, third) ?? rollsAnother.at(tokens, third)) return undefined;
  const words = wordsBetween(tokens, start, found.next);
  return words && sidesOf(one, { ...one, words }, found.next);
}

const doesTheSame = phrases(
  'the|his|her|its|your ~2 does [the same | likewise | so too?]',
  'the|his|her|its|your ~1 too',
  'so does|must the|his|her|its|your ~2',
  'as does|must the|his|her|its|your ~2',
  'el|la|su|tu ~2 hace lo mismo',
  'el|la|su|tu ~1 también',
  'lo mismo hace el|la|su|tu ~2',
);

/** `and the landlord throws another` */
const rollsAnother = phrases(
  'the|his|her|its|your ~2 rolls|throws another|one [too|also]?',
  'el|la|su|tu ~2 tira|lanza otro|uno [también]?',
);

/** The Warrior is the first side; where neither or both may be one, whoever is told of first. */
function sidesOf(one: Roller, two: Roller, end: number): OpposedSides | undefined {
  const isSwapped = namesWarrior(two.words) && !namesWarrior(one.words);
  const [own, other] = isSwapped ? [two, one] : [one, two];
  if ([...own.words].some((word) => other.words.has(word))) return undefined;
  const isOfWarrior = namesWarrior(own.words);
  const added = own.added && (isOfWarrior ? own.added : ofOther(own.added, own.words));
  const addedByOther = other.added && ofOther(other.added, other.words);
  if ((own.added && !added) || (other.added && !addedByOther)) return undefined;
  return { own: side(own, added), other: side({ ...other, dice: { ...other.dice } }, addedByOther), end };
}

function side({ dice, words }: Roller, added: Value | undefined): Side {
  return { dice, words, terms: added ? [termOf(added)] : [] };
}

function namesWarrior(words: ReadonlySet<string>): boolean {
  return [...words].some((word) => isWarrior(word) || people.has(word));
}

/** Who is told to roll the dice of a mention; undefined for several, or where a condition or more than a sum is told of. */
function rollerOf(tokens: readonly Token[], mention: TokenMention): Roller | undefined {
  const { expression: dice, sign, alternative, from, to } = mention;
  const verb = verbBefore(tokens, from);
  if (dice.kind !== 'dice' || sign !== undefined || alternative !== undefined || verb === undefined) return undefined;
  if (!isToBeRolled(tokens, mention) || !isOneOf(tokens, verb, personalVerbs)) return undefined;
  const last = isOneOf(tokens, verb - 1, modals) ? verb - 1 : verb;
  let start = last;
  while (start > last - maximumSubjectWords && tokens[start - 1]?.kind === 'word' && !tokens[start]?.startsLine) {
    if (isOneOf(tokens, start - 1, joints)) break;
    start--;
  }
  const isStart = tokens[start - 1] === undefined || tokens[start - 1]?.kind === 'sign' || tokens[start]?.startsLine;
  if (!isStart && !isOneOf(tokens, start - 1, joints)) return undefined;
  const words = wordsBetween(tokens, start, last);
  const added = additionAt(tokens, to);
  return words && { words, dice, added: added?.value, from: start, end: added?.next ?? to };
}

/** The nouns between two tokens, or a pronoun with its forms; undefined where several are named, or none. */
function wordsBetween(tokens: readonly Token[], start: number, end: number): ReadonlySet<string> | undefined {
  const pronoun = end === start + 1 ? pronouns.find((forms) => isOneOf(tokens, start, forms)) : undefined;
  if (pronoun) return pronoun;
  const words = new Set<string>();
  let isNamed = false;
  for (let at = start; at < end; at++) {
    const word = wordAt(tokens, at);
    if (word === undefined || unclear.has(word)) return undefined;
    if (determiners.has(word)) isNamed = true;
    else if (!notNouns.has(word) && /^\p{L}+$/u.test(word)) {
      words.add(word);
      isNamed ||= isWarrior(word) || isOwnedByOther(word) || (tokens[at]?.kind === 'word' && at > start);
    }
  }
  return isNamed && words.size > 0 ? words : undefined;
}

/** The first token behind a sign or a word that joins two who roll. */
function afterJoint(tokens: readonly Token[], index: number): number {
  const afterSign = isEnd(tokens, index) ? index + 1 : index;
  return isOneOf(tokens, afterSign, joints) ? afterSign + 1 : afterSign;
}

const maximumSubjectWords = 5;
const determiners = wordSet('the a an his her its your el la un una su tu');
const people = wordSet('he she you his her your él ella tú');
const personalVerbs = wordSet('roll rolls throw throws tira tiras lanza lanzas');
const modals = wordSet('must then also should debe también luego');
const joints = wordSet('and while y mientras but pero then luego');
const notNouns = wordSet(
  'then now must also too other another one first second rolls throws luego también otro otra uno tira lanza',
);
/** Several, or a condition. */
const unclear = wordSet(
  'each every all both any anyone anybody everyone everybody somebody someone nobody they who whoever that which if when unless until after before of or ' +
    'warriors players monsters cada todos todas ambos alguien nadie quien que si cuando o guerreros jugadores monstruos de los las',
);
const pronouns = [
  'he his him',
  'she her hers',
  'it its',
  'you your yours',
  'él',
  'ella',
  'tú tu tuyo tuya sacas obtienes',
].map(wordSet);
