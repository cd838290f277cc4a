/** What may stand between a roll and its target without changing either. */
import type { Value } from '../../language/expression.ts';
import { type PhraseMatch, phrases } from '../notation/pattern.ts';
import { counted } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { variableNamed } from '../words/variableNames.ts';
import { variableAt } from '../words/variables.ts';
import { isChanging, isOneOf, signAt, wordAt, wordSet } from '../words/words.ts';
import { additions } from './additions.ts';
import { type ConnectionMeaning, connections } from './connectionPhrases.ts';
import { eachAt } from './terms.ts';

/** A stretch of tokens that leaves the roll as it is. */
interface Connection {
  /** The first token after it. */
  readonly next: number;
  /** Whether words that change no roll may go on from there: `for each` whatever, `when` whatever happens. */
  readonly isOpen: boolean;
  /** Whether it only points at the roll, or at when it is made. */
  readonly isClosed: boolean;
  /** Whether the dice are not added up. */
  readonly isSingly: boolean;
  /** Whether it says what the roll itself decides: `to see how many`. */
  readonly isPurpose: boolean;
  /** Whether it says that each Warrior rolls. */
  readonly isPerWarrior: boolean;
  /** How many dice there are where one is rolled for each of something. */
  readonly each: Value | undefined;
  /** What the roll is held against. */
  readonly against: Value | undefined;
}

/** `To break free, he must score 9+`: the aim of the roll, at the start of a sentence. */
const leads = phrases('to|para ~6 ,');

/** What leads on at a token, where a sentence begins or within one; undefined where nothing that is known does. */
export function connectionAt(
  tokens: readonly Token[],
  index: number,
  isSentenceStart: boolean,
): Connection | undefined {
  const lead = isSentenceStart ? leads.at(tokens, index) : undefined;
  const found = lead
    ? { ...lead, meaning: 'closed' as const }
    : (connections.at(tokens, index) ?? againstThingAt(tokens, index) ?? gerundAt(tokens, index));
  // A sentence that is about something else is about another roll, too.
  if (!found || (isSentenceStart && found.meaning !== 'sentence' && found.meaning !== 'closed')) return undefined;
  const { meaning, next, operands } = found;
  if (isRepeatedIf(tokens, next) || isSecondRoll(tokens, index)) return undefined;
  // `against 1D6`: two rolls. `of which one is removed`
  if (meaning === 'against' && operands[0]?.kind !== 'name' && operands[0]?.kind !== 'number') return undefined;
  if (meaning === 'roller' && operands[0]?.kind !== 'name') return undefined;
  if (isOneOf(tokens, index, choosing) && isOneOf(tokens, index + 1, ofDice)) return undefined;
  // `to the best of three`, `to his score`
  if (wordAt(tokens, index) === 'to' && isOneOf(tokens, index + 1, pointers) && next === index + 2) return undefined;
  const [value] = operands;
  // `on the table`, `against 1D6`: another roll, or another score.
  // So many dice, but whether they are added up, nobody says.
  if (meaning === 'levels') return undefined;
  const isOther =
    (meaning === 'open' || meaning === 'purpose') && (tokens[next]?.kind === 'die' || tokens[next]?.kind === 'number');
  if (isOther) return undefined;
  return {
    next,
    isOpen: meaning !== 'closed' && meaning !== 'singly' && meaning !== 'against',
    isClosed: meaning === 'closed' || meaning === 'singly',
    isSingly: meaning === 'singly',
    isPurpose: meaning === 'purpose',
    isPerWarrior: meaning === 'eachWarrior',
    each: meaning === 'open' ? eachAt(tokens, index)?.value : undefined,
    against: meaning === 'against' && value?.kind === 'name' ? value : undefined,
  };
}

/** `against a curse that is in play`, `contra el veneno`: what the roll is for; not a number, nor somebody's. */
function againstThingAt(
  tokens: readonly Token[],
  index: number,
): (PhraseMatch & { readonly meaning: ConnectionMeaning }) | undefined {
  if (!isOneOf(tokens, index, againstWords) || !isOneOf(tokens, index + 1, determiners)) return undefined;
  const noun = wordAt(tokens, index + 2);
  const isThing =
    noun !== undefined && !noun.includes("'") && !isChanging(noun) && !isOneOf(tokens, index + 2, numberNouns);
  // `against the Ogre`: he may roll, too.
  if (!isThing || isName(tokens[index + 2]) || variableAt(tokens, index + 1)) return undefined;
  return { meaning: 'open', next: index + 3, operands: [] };
}

const againstWords = wordSet('against contra');
const determiners = wordSet('the a an each every any this that el la los las un una cada cualquier ese esa este esta');
const numberNouns = wordSet(
  'number value difficulty strength number valor número dificultad other others otro otra first second',
);

/** `on reaching the inn`, `upon entering` */
function gerundAt(
  tokens: readonly Token[],
  index: number,
): (PhraseMatch & { readonly meaning: ConnectionMeaning }) | undefined {
  const isGerund = isOneOf(tokens, index, beforeGerunds) && /\p{L}{3}ing$/u.test(wordAt(tokens, index + 1) ?? '');
  return isGerund && !isChanging(wordAt(tokens, index + 1) ?? '')
    ? { meaning: 'open', next: index + 2, operands: [] }
    : undefined;
}

const pointers = wordSet('the a an his her its their your it that this each');
const beforeGerunds = wordSet('on upon');
const joints = wordSet('and then so y luego entonces');

/** A sign or a word that joins two phrases, each of which must be known. */
export function isJoint(tokens: readonly Token[], index: number): boolean {
  const sign = signAt(tokens, index);
  if (sign !== undefined) return ',;:()[]–—-=.!&?¿¡…→·•'.includes(sign);
  return isOneOf(tokens, index, joints);
}

/** `again if it is a 1`: the roll before may not count. */
function isRepeatedIf(tokens: readonly Token[], index: number): boolean {
  if (!isOneOf(tokens, index - 1, repeating) || tokens[index]?.kind !== 'word') return false;
  // `rolls 1D6 again and adds his Toughness`
  if (isOneOf(tokens, index, joints) && additions.at(tokens, index + 1)) return false;
  return !isOneOf(tokens, index, afterAgain);
}

/** `at dusk and again at dawn`: two rolls. */
function isSecondRoll(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index - 1, repeating) && isOneOf(tokens, index - 2, joints);
}

const choosing = wordSet('of from out de');
const ofDice = wordSet('of which whom them these those ellos ambos');
const eachWords = wordSet('each every cada per');
const repeating = wordSet('again vez nuevo');
const afterAgain = wordSet(
  'for at in to each every with on during before after para por en al cada con durante antes después',
);

/** Whether a word may stand in a phrase that is open: it changes no roll and joins none. */
export function isFiller(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  // `when he drops to 0 Wounds`
  if (tokens[index]?.kind === 'number')
    return isOneOf(tokens, index + 1, counted) && !isOneOf(tokens, index - 1, eachWords);
  if (word === undefined) return tokens[index]?.kind === 'sign' && '\'’"“”/'.includes(signAt(tokens, index) ?? ' ');
  if (word === 'again') return !isRepeatedIf(tokens, index + 1);
  if (isOneOf(tokens, index, alternatives)) return joinsNouns(tokens, index + 1);
  if (isTrade(tokens, index)) return true;
  return !isChanging(word) && !isNumberOfGame(tokens, index, word);
}

/** `can exchange one of his spells`: nothing of the dice. */
function isTrade(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, trading) && isOneOf(tokens, index + 1, single) && isOneOf(tokens, index + 3, owning);
}

const trading = wordSet('exchange cambiar');
const single = wordSet('one any some uno una alguno alguna');
const owning = wordSet('his her your their its sus tus');

/** `for each point of Toughness`, `for each of his levels`: a number that may change how many dice there are. */
function isNumberOfGame(tokens: readonly Token[], index: number, word: string): boolean {
  if (/(?:level|nivel)/.test(word)) return true;
  return isName(tokens[index]) && variableNamed(word) !== undefined;
}

/** `the Dwarf and the Elf`, `one or more`, `in flame and fire.` */
function joinsNouns(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  if (word === undefined || isChanging(word)) return false;
  return (
    nounStarts.has(word) ||
    isName(tokens[index]) ||
    tokens[index + 1]?.kind === 'sign' ||
    isOneOf(tokens, index + 1, nounEnds)
  );
}

const nounEnds = wordSet('that who which of in que de en');
const alternatives = wordSet('and or y o e u');
const nounStarts = wordSet(
  'more the a an his her its their your each every any más el la los las un una su sus tu tus cada',
);

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.isCapitalised;
}
