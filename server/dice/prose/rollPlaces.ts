/** What the words around dice say of them: that they are to be rolled, by whom, or what they come to. */
import type { TokenMention } from './notation.ts';
import { isOwnedByOther } from './owners.ts';
import type { Token } from './token.ts';
import { articles, isOneOf, rollVerbs, signAt, wordAt, wordSet } from './words.ts';

/** What a roll that nobody is asked to make comes to: it is no roll that a target could be for. */
const effects = wordSet(
  'wound wounds gold crowns gc damage turn turns points extra additional square squares weeks days herida heridas oro monedas daño ' +
    'turnos puntos casillas de adicionales',
);
const effectVerbs = wordSet(
  'suffers suffer takes take causes cause inflicts inflict loses lose gains gain finds find heals heal regains pays pay worth extra ' +
    'for receives wins win deals deal does sufre sufren recibe recibes pierde pierdes gana ganas causa causan inflige encuentra paga cura ' +
    'recupera permanently',
);
const rollNouns = wordSet('roll throw score tirada');
const further = wordSet('another additional extra further otro otra otros otras single new second one un');
const timesWords: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['dos', 2],
  ['thrice', 3],
  ['tres', 3],
]);

/** `suffers 1D6 Wounds`, `1D6 x 50 gold`: what comes of a roll, and not the roll that a target is for. */
export function isEffect(tokens: readonly Token[], mention: TokenMention): boolean {
  if (isToBeRolled(tokens, mention)) return false;
  if (mention.sign !== undefined || isOneOf(tokens, mention.to, effects)) return true;
  return isOneOf(tokens, mention.from - 1, effectVerbs);
}

/** Whether a word says what dice come to: `Wounds`, `gold`. */
export function isUnit(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, effects);
}

/** `roll 1D6`, `on a 1D6 roll`: it is to be rolled. */
export function isToBeRolled(tokens: readonly Token[], { from, to }: TokenMention): boolean {
  return isOneOf(tokens, to, rollNouns) || verbBefore(tokens, from) !== undefined;
}

/** The verb of `roll 1D6`, `roll a further D6`, `tira otros 1D6`, `roll (1D6 + Strength)`, `a roll of 1D6`. */
function verbBefore(tokens: readonly Token[], index: number): number | undefined {
  let before = index - 1;
  if (signAt(tokens, before) === '(') before--;
  while (before > index - mostBetween && (isOneOf(tokens, before, further) || isOneOf(tokens, before, articles)))
    before--;
  if (isOneOf(tokens, before, of)) before--;
  if (timesBefore(tokens, before + 1) !== undefined) before -= wordAt(tokens, before) === 'veces' ? 2 : 1;
  return isOneOf(tokens, before, rollVerbs) ? before : undefined;
}

const mostBetween = 5;
const of = wordSet('of de');

/** How often the dice are rolled, where it stands between verb and dice: `tira dos veces 1D6`. */
export function timesBefore(tokens: readonly Token[], index: number): number | undefined {
  const at = wordAt(tokens, index - 1) === 'veces' ? index - 2 : index - 1;
  const word = wordAt(tokens, at);
  const isTimes = at === index - 2 || word === 'twice' || word === 'thrice';
  return isTimes && word !== undefined ? timesWords.get(word) : undefined;
}

/** `on a 1D6 roll of 4, 5 or 6`. */
export function isNamedRoll(tokens: readonly Token[], { from, to }: TokenMention): boolean {
  const isOf = isOneOf(tokens, to, rollNouns) && isOneOf(tokens, to + 1, of);
  return isOf || (isOneOf(tokens, from - 1, of) && isOneOf(tokens, from - 2, rollNouns));
}

/** `1D6 for each Battle-level`, `for every Battle-level roll a D6`: that many dice, and nobody says that they are added up. */
export function isOpenCount(tokens: readonly Token[], mention: TokenMention): boolean {
  return isForEach(tokens, mention) || followsEachLevel(tokens, mention);
}

function isForEach(tokens: readonly Token[], { from, to, expression }: TokenMention): boolean {
  if (expression.kind === 'addition') return false;
  for (let at = from; at < to; at++) if (isOneOf(tokens, at, perWords)) return true;
  return false;
}

const perWords = wordSet('per each every cada por');

/** `For every Battle-level roll a D6`: that many dice. */
function followsEachLevel(tokens: readonly Token[], { from }: TokenMention): boolean {
  for (let at = from - 1; at > from - mostClauseTokens; at--) {
    const token = tokens[at];
    if (token === undefined || (token.kind === 'sign' && '.!?;:'.includes(token.sign))) return false;
    const isLevel = token.kind === 'word' && levelWords.some((word) => token.word.includes(word));
    if (isLevel && [1, 2, 3, 4].some((back) => isOneOf(tokens, at - back, perWords))) return true;
  }
  return false;
}

const mostClauseTokens = 16;
const levelWords = ['level', 'nivel'];

/** Who rolls: a Monster or the like, each of the Warriors, two against each other, or anybody. */
export function rollerOf(
  tokens: readonly Token[],
  { from, to }: TokenMention,
): 'each Warrior' | 'both' | 'other' | undefined {
  const verb = verbBefore(tokens, from);
  if (verb === undefined) return undefined;
  if (isOneOf(tokens, verb - 1, bothWords) || isOneOf(tokens, verb - 2, bothWords)) return 'both';
  const hasTwo = isJoinedBefore(tokens, wordAt(tokens, verb - 1) === 'each' ? verb - 1 : verb);
  if (hasTwo) return 'both';
  for (let at = verb - 1; at > verb - mostSubjectWords && tokens[at]?.kind === 'word'; at--) {
    if (isOwnedByOther(wordAt(tokens, at))) return 'other';
  }
  const isEach = isOneOf(tokens, verb - 2, eachWords) && isOneOf(tokens, verb - 1, warriorWords);
  const isAll = isOneOf(tokens, verb - 1, warriorPlurals) && isOneOf(tokens, to, eachWords);
  return isEach || isAll ? 'each Warrior' : undefined;
}

const mostSubjectWords = 4;

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
const eachWords = wordSet('each every cada');
const warriorWords = wordSet('warrior player hero adventurer guerrero jugador aventurero');
const warriorPlurals = wordSet('warriors players heroes adventurers guerreros jugadores aventureros');
