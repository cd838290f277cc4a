/** What the words around dice say of them: that they are to be rolled, by whom, or what they come to. */

import type { TokenMention } from '../notation/notation.ts';
import { phrases } from '../notation/pattern.ts';
import { isTestedOn } from '../notation/testedOn.ts';
import { opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { articles, isOneOf, prepositions, rollVerbs, signAt, wordAt, wordSet } from '../words/words.ts';

/** What a roll that nobody is asked to make comes to: it is no roll that a target could be for. */
const effects = wordSet(
  'wound wounds gold crowns pieces coins piezas gc damage turn turns points extra additional square squares weeks days herida heridas oro monedas daño ' +
    'turnos puntos casillas de adicionales',
);
const effectVerbs = wordSet(
  'suffers suffer takes take causes cause inflicts inflict loses lose gains gain finds find heals heal regains pays pay worth extra ' +
    'for receives wins win deals deal does sufre sufren recibe recibes pierde pierdes gana ganas causa causan inflige encuentra paga cura ' +
    'recupera permanently',
);
const rollNouns = wordSet('roll throw score test check tirada');
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

/** `2D6 Goblins`: so many of them, and no roll that a target could be for. */
export function countsThings(tokens: readonly Token[], { to }: TokenMention): boolean {
  const noun = tokens[to];
  if (noun?.kind !== 'word' || !noun.isCapitalised || noun.startsLine || !noun.word.endsWith('s')) return false;
  return variableAt(tokens, to) === undefined && !isOneOf(tokens, to, notThings);
}

const notThings = wordSet('tras atrás as is this los las');

/** Whether a word says what dice come to: `Wounds`, `gold`. */
export function isUnit(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, effects);
}

/** `roll 1D6`, `on a 1D6 roll`: it is to be rolled. */
export function isToBeRolled(tokens: readonly Token[], { from, to }: TokenMention): boolean {
  if (isOneOf(tokens, from - 1, taking) && lookedUp.at(tokens, to)) return true;
  if (isTestedOn(tokens, from)) return true;
  if (isInBrackets(tokens, from, to) || passives.at(tokens, to) || thrownWith.at(tokens, from - 2)?.next === from)
    return true;
  return isOneOf(tokens, to, rollNouns) || verbBefore(tokens, from) !== undefined || isRollOnTable(tokens, from, to);
}

/** `Roll for the wheel (D6)` */
function isInBrackets(tokens: readonly Token[], from: number, to: number): boolean {
  if (signAt(tokens, from - 1) !== '(' || signAt(tokens, to) !== ')') return false;
  for (let at = from - 2; at > from - farthestPurpose && tokens[at]?.kind === 'word'; at--) {
    if (isOneOf(tokens, at, rollVerbs)) return isOneOf(tokens, at + 1, purposes);
  }
  return false;
}

const farthestPurpose = 10;
const purposes = wordSet('for to por para');

/** `Take 2D6 and see below` */
const taking = wordSet('take takes coge coged coja toma tomad tome');
const lookedUp = phrases(
  'and|then [see|look|check|consult|read|compare | find out]',
  ', then? [see|look|check|consult|compare]',
  'y [mira|mirad|mire|consulta|consultad|consulte|busca|buscad|lee|leed|compara]',
);

/** `roll another 1D6`: dice beside those before. */
export function isFurther(tokens: readonly Token[], { from }: TokenMention): boolean {
  return isOneOf(tokens, from - 1, others) || isOneOf(tokens, from - 2, others);
}

const others = wordSet('another additional extra further second more otro otra otros otras segundo segunda más');

/** `2D6 instead of 1D6`: dice that are not rolled. */
export function isReplaced(tokens: readonly Token[], { from }: TokenMention): boolean {
  const last = isOneOf(tokens, from - 1, articles) || isOneOf(tokens, from - 1, determiners) ? from - 1 : from;
  return insteadOf.at(tokens, last - 2)?.next === last || insteadOf.at(tokens, last - 3)?.next === last;
}

/** `Place 1D6 on the tower`, `Pon un dado en la mesa`: what it shows is not rolled. */
export function isPlaced(tokens: readonly Token[], { from }: TokenMention): boolean {
  return isOneOf(tokens, isOneOf(tokens, from - 1, articles) ? from - 2 : from - 1, placing);
}

const placing = wordSet('place put set lay keep leave pon pones coloca colocas deja dejas poned colocad');
const insteadOf = phrases('instead of', 'rather than', 'en lugar|vez de');

/** `a roll on the D66 table` */
function isRollOnTable(tokens: readonly Token[], from: number, to: number): boolean {
  if (onTable.at(tokens, from - 4)?.next === from || onTable.at(tokens, from - 5)?.next === from) return true;
  if (!isOneOf(tokens, to, tables)) return false;
  const preposition = isOneOf(tokens, from - 1, determiners) ? from - 2 : from - 1;
  return isOneOf(tokens, preposition, prepositions) && isOneOf(tokens, preposition - 1, rollVerbs);
}

/** `Lánzala con 1D6` */
const thrownWith = phrases('lánzalo|lánzala|lánzalos|tíralo|tírala|tíralos|lanzarlo|lanzarla|tirarlo|tirarla con|en');
/** `Tira en la lista de` */
const onTable = phrases('tira|tirad|lanza|tirada en la|una tabla|lista de');
const tables = wordSet('table tables chart list lists tabla tablas lista listas');
const determiners = wordSet('the a an la una');

/** Where what is said of the dice may begin: after `roll` in `a 1D6 roll: 4+`, after `table` in `on the D66 table`. */
export function endOfDice(tokens: readonly Token[], { to }: TokenMention): number {
  const passive = passives.at(tokens, to);
  if (passive) return passive.next;
  const isTable = isOneOf(tokens, to, tables);
  const isNoun = isOneOf(tokens, to, rollNouns) && (isSign(tokens, to + 1) || isOneOf(tokens, to + 1, joining));
  return isTable || isNoun ? to + 1 : to;
}

/** `1D6 is rolled` */
const passives = phrases(
  'is|are then? rolled|thrown|cast',
  'must|should|may|can|shall be rolled|thrown|cast',
  'decides|tells|settles|determines|says [it|this|that|which|the matter]?',
  'decide|dirá|decidirá|lo decide',
  'and roll|rolls|throw|throws it|them|both|all',
  'y lo|la|los|las tira|tiras|lanza|lanzas',
);
const joining = wordSet('and to each every when');

function isSign(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.kind === 'sign';
}

/** `Lock: 1D6, 4+ opens it`, `With 2D6, on a 7`, `on the D66 table, a 6`: the dice stand for a roll, though nobody is told to make it. */
export function isLabel(tokens: readonly Token[], mention: TokenMention): boolean {
  // `If he drinks: another D6, where even is good`
  if (isOneOf(tokens, mention.from - 1, others) && opensClause(tokens, mention.from - 1)) return true;
  if (opensClause(tokens, mention.from) || isTimed(tokens, mention.from) || isNaming(tokens, mention.from - 1))
    return true;
  const preposition = isOneOf(tokens, mention.from - 1, determiners) ? mention.from - 2 : mention.from - 1;
  const sign = signAt(tokens, endOfDice(tokens, mention));
  return isOneOf(tokens, preposition, means) && sign !== undefined && ',:;'.includes(sign);
}

/** `each turn 1D6` */
function isTimed(tokens: readonly Token[], from: number): boolean {
  return isOneOf(tokens, from - 1, timeUnits) && isOneOf(tokens, from - 2, perWords) && opensClause(tokens, from - 2);
}

/** `the volley is 4D6`, `the table is just a D6` */
function isNaming(tokens: readonly Token[], before: number): boolean {
  let at = isOneOf(tokens, before, determiners) ? before - 1 : before;
  if (isOneOf(tokens, at, merely)) at--;
  return isOneOf(tokens, at, naming);
}

const merely = wordSet('just only simply sólo solo simplemente');
const naming = wordSet("is are it's es son");
const means = wordSet('on with using con en');

/** The verb of `roll 1D6`, `roll a further D6`, `tira otros 1D6`, `roll (1D6 + Strength)`, `a roll of 1D6`. */
export function verbBefore(tokens: readonly Token[], index: number): number | undefined {
  let before = index - 1;
  if (signAt(tokens, before) === '(') before--;
  const timed = beforeTiming(tokens, before);
  if (timed !== undefined) before = timed;
  while (before > index - maximumBetween && (isOneOf(tokens, before, further) || isOneOf(tokens, before, articles)))
    before--;
  if (isOneOf(tokens, before, of)) before--;
  if (timesBefore(tokens, before + 1) !== undefined) before -= wordAt(tokens, before) === 'veces' ? 2 : 1;
  return isOneOf(tokens, before, rollVerbs) ? before : undefined;
}

/** `tira al final de cada turno 1D6`: the last token before the words that say when; undefined where none do. */
function beforeTiming(tokens: readonly Token[], last: number): number | undefined {
  if (!isOneOf(tokens, last, timeUnits)) return undefined;
  let at = last;
  while (at > last - maximumTimingWords && isOneOf(tokens, at, timing)) at--;
  return isOneOf(tokens, at, rollVerbs) ? at : undefined;
}

const maximumTimingWords = 9;
const timeUnits = wordSet('turno ronda fase día noche turn round phase day night');
const timing = wordSet(
  'al a en de del la el su cada final principio comienzo inicio empezar comenzar terminar acabar antes después durante at the start end of each every his its ' +
    'turno ronda fase día noche turn round phase day night',
);

const maximumBetween = 5;
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
  for (let at = from - 1; at > from - maximumClauseTokens; at--) {
    const token = tokens[at];
    if (token === undefined || (token.kind === 'sign' && '.!?;:'.includes(token.sign))) return false;
    const isLevel = token.kind === 'word' && levelWords.some((word) => token.word.includes(word));
    if (isLevel && [1, 2, 3, 4].some((back) => isOneOf(tokens, at - back, perWords))) return true;
  }
  return false;
}

const maximumClauseTokens = 16;
const levelWords = ['level', 'nivel'];
