/** What is asked of two rolls that are held against each other: `if the Ogre's total is higher`, `on a draw`, `the higher wins`. */
import { PhraseBook, phrases } from '../notation/pattern.ts';
import { endsClause, isUncounted, opensClause } from '../words/clauses.ts';
import { isOwnedByOther, isWarrior } from '../words/owners.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import type { OpposedSides } from './opposedSides.ts';

/** Which of the two is higher, if not both alike; `somebody` where it is not said who, or not clearly. */
type OpposedOutcome = 'tie' | 'own' | 'other' | 'winner' | 'somebody';

export interface OutcomeReading {
  readonly outcome: OpposedOutcome;
  /** Whether he is lower, and not higher. */
  readonly isLower: boolean;
  /** Whether both alike will do, too. */
  readonly isOrEqual: boolean;
  /** Whether it may speak of the dice alone, without what is added to them. */
  readonly isOfDice: boolean;
  /** The first token of what is asked. */
  readonly from: number;
  readonly next: number;
}

/** What is asked at a token; undefined where nothing is. `before`: who has been compared last with the other. */
export function outcomeAt(
  tokens: readonly Token[],
  index: number,
  sides: OpposedSides,
  before: OpposedOutcome | undefined,
): OutcomeReading | undefined {
  const elided = before ? thatOne.at(tokens, index) : undefined;
  const isGenitive = elided && wordAt(tokens, elided.next - 2)?.endsWith("'s");
  const same = before ? thatSame.at(tokens, index) : undefined;
  const found =
    outcomes.at(tokens, index) ??
    same ??
    (elided && isGenitive ? { ...elided, meaning: 'higher' as const } : undefined);
  if (!found || !endsQuestion(tokens, found.next)) return undefined;
  const { meaning, next } = found;
  const from = isOneOf(tokens, index, conditions) ? index + 1 : index;
  const isLower = meaning === 'lower' || meaning === 'notHigher';
  const isOrEqual = meaning === 'notHigher' || meaning === 'notLower';
  const isCompared = meaning === 'higher' || isLower || isOrEqual;
  if (!isCompared && from === index && !opensClause(tokens, index)) return undefined;
  const who = same && before ? before : whoIn(tokens, from, next, sides);
  const outcome = isCompared ? who : meaning;
  return { outcome, isLower, isOrEqual, isOfDice: namesDice(tokens, from, next), from, next };
}

/** `the Warrior's roll is higher`; not `his total`, `he rolls higher` */
function namesDice(tokens: readonly Token[], from: number, next: number): boolean {
  for (let at = from; at < next; at++) {
    if (isOneOf(tokens, at, dice)) return true;
  }
  return false;
}

const dice = wordSet('die dice roll rolls throw dado dados tirada');

/** Whose score it is; the first who is named counts, as in `the Warrior's is higher than the Ogre's`. */
function whoIn(
  tokens: readonly Token[],
  from: number,
  next: number,
  { own, other }: OpposedSides,
): 'own' | 'other' | 'somebody' {
  for (let at = from; at < next; at++) {
    const word = wordAt(tokens, at)?.replace(/'s$/, '');
    if (word === undefined) continue;
    const isOwn = own.words.has(word);
    if (isOwn !== other.words.has(word)) return isOwn ? 'own' : 'other';
    if (pronouns.has(word)) continue;
    if (isOwnedByOther(word)) return 'other';
    // The other side may be a Warrior, too.
    if (isWarrior(word)) return own.words.size === 0 ? 'own' : 'somebody';
  }
  return 'somebody';
}

const pronouns = wordSet('he she they you it who whoever anyone everybody everyone');

const noun = '[die|dice|roll|score|result|total|throw]';
const side = `[the|his|her|its|your|yours|you|he|she ~3? ${noun}?]`;
const lado = '[el|la|su|tu [dado|tirada|resultado|total]? [del | de la|el|los|las]? ~3?]';
const higher = 'higher|greater|bigger|larger';
const than = '[than [the other [one|die|roll]? | that|the|its|his ~3]]?';
const que = '[que [el otro | el|la|su|los ~2]]?';
const lower = 'lower|less|smaller';
const notHigher = `[equal|tied or ${lower} | ${lower} or equal|tied | no|not ${higher}]`;
const notLower = `[equal|tied or ${higher} | ${higher} or equal|tied | no|not ${lower}]`;
const menor = '[menor|inferior | más bajo|baja]';
const mayor = '[mayor|superior | más alto|alta]';
const noMayor = `[igual o ${menor} | ${menor} o igual]`;
const noMenor = `[igual o ${mayor} | ${mayor} o igual]`;
const outcomes = new PhraseBook<'tie' | 'higher' | 'lower' | 'notHigher' | 'notLower' | 'winner'>([
  [
    'higher',
    `if|when|should ${side} is|be|comes|shows|rolls|roll|scores|score [the]? ${higher} ${than}`,
    `on|with the|a? higher|highest|greater ${noun} for|by the|your? ~1`,
    `si|cuando ${lado} es|sea|sale|resulta mayor|superior|más [alto|alta]? ${que}`,
    `si|cuando [el|la|tu ~2] saca|sacas|saque|obtiene|obtienes más|mayor [resultado|tirada|puntuación]? ${que}`,
  ],
  [
    'lower',
    `if|when|should ${side} is|be|comes|shows|rolls|roll|scores|score [the]? ${lower} ${than}`,
    `si|cuando ${lado} es|sea|sale|resulta menor|inferior|más bajo|baja ${que}`,
    `si|cuando [el|la|tu ~2] saca|sacas|saque|obtiene|obtienes menos [resultado|tirada|puntuación]? ${que}`,
  ],
  [
    'notHigher',
    `if|when ${side} is|be|comes|shows ${notHigher} ${than}`,
    `si|cuando ${lado} es|sea|sale|resulta ${noMayor} ${que}`,
  ],
  [
    'notLower',
    `if|when ${side} is|be|comes|shows ${notLower} ${than}`,
    `si|cuando ${lado} es|sea|sale|resulta ${noMenor} ${que}`,
  ],
  [
    'winner',
    `the? higher|highest|greater|greatest ${noun}? wins`,
    `whoever|who rolls|scores|gets [the]? higher|highest|more ${noun}? wins`,
    'gana|vence [el|la|quien | el que]? [saque|saca|obtenga]? [resultado|tirada|puntuación|total]? [mayor|más [alto|alta]?]',
    '[quien | el|la que] saque|saca|obtenga|obtiene [el]? más|mayor [resultado|tirada|puntuación|total|alto]? gana|vence|ganará',
    'gana|vence [quien | el que] [saque|saca|obtenga] [el mayor | más]',
    '[el|la] [resultado|tirada|puntuación|total] [mayor | más alto|alta] gana',
  ],
  [
    'tie',
    "if|when [they|both | the [two|both]? dice|scores|rolls|results|totals] [are|'re [equal|tied|level|alike] | are|show the same | tie|draw|match]",
    'on|in [a|the]? [case|event of]? a|the? draw|tie',
    'on|in [a|the]? [case|event of]? a|the? dead heat',
    'a|the draw|tie',
    'a|the dead heat',
    'si|cuando empatan|empatáis|coinciden',
    'si|cuando hay|salen|sale empate',
    'si|cuando son|salen [los dos]? iguales',
    'en|con caso? de? un? empate',
    'un|el empate',
  ],
]);
/** `if the thief's is`: higher, as it was said before of the other. */
const thatOne = phrases('if|when the|his|her|its ~1 is');

/** `if it is lower`: the same total again. */
const thatSame = new PhraseBook<'higher' | 'lower' | 'notHigher' | 'notLower'>([
  ['notHigher', `if|when it|this|that is ${notHigher}`, `si|cuando es|sea ${noMayor}`],
  ['notLower', `if|when it|this|that is ${notLower}`, `si|cuando es|sea ${noMenor}`],
  ['higher', `if|when it|this|that is ${higher}`],
  ['lower', `if|when it|this|that is ${lower}`, 'if|when lower|less', 'si es menor|inferior', 'si es más bajo|baja'],
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
/** What begins behind a question without a comma. */
const subjects = wordSet('he she it they you the means is gana ganas pierde pierdes nadie se te le les lo la');
