/** What the words around dice say of them: that they are to be rolled, for what, or what they come to. */
import type { TokenMention } from './notation.ts';
import type { Token } from './token.ts';
import { articles, isOneOf, prepositions, rollVerbs, signAt, wordAt, wordSet } from './words.ts';

/** What a roll that nobody is asked to make comes to: it is no roll that a target could be for. */
const effects = wordSet(
  'wound wounds gold crowns gc damage turn turns points extra additional square squares weeks days herida heridas oro monedas daño ' +
    'turnos puntos casillas de adicionales',
);
const effectVerbs = wordSet(
  'suffers suffer takes take causes cause inflicts inflict loses lose gains gain finds find heals heal regains pays pay worth extra ' +
    'for another receives wins win further sufre sufren recibe recibes pierde pierdes gana ganas causa causan inflige encuentra paga cura ' +
    'recupera permanently',
);
/** What follows a roll that is changed by something that is not said here. */
const changedBy = wordSet('with con plus más modified modificado adding sumando');
/** `en una tirada de 1D6`, `on a roll of 1D6`. */
const rollNouns = wordSet('tirada roll');
const rollingWords = wordSet('al when by');
const further = wordSet('another additional extra otro single new');

/** `suffers 1D6 Wounds`, `1D6 x 50 gold`: what comes of a roll, and not the roll that a target is for. */
export function isEffect(tokens: readonly Token[], mention: TokenMention): boolean {
  if (isAfterRollVerb(tokens, mention.from)) return false;
  if (mention.sign !== undefined || isOneOf(tokens, mention.to, effects)) return true;
  return isOneOf(tokens, mention.from - 1, effectVerbs);
}

/** `roll 1D6`, `roll a D6`, `tira 1D6`, also with brackets: `roll (1D6 + Strength)`. */
export function isAfterRollVerb(tokens: readonly Token[], index: number): boolean {
  let before = index - 1;
  if (signAt(tokens, before) === '(') before--;
  if (isOneOf(tokens, before, further)) before--;
  if (isOneOf(tokens, before, articles)) before--;
  const preposition = wordAt(tokens, before);
  if (preposition === 'de' || preposition === 'of') before--;
  return isOneOf(tokens, before, rollVerbs);
}

/** `5+ on 1D6`, `3+ en un D6`, `3+ al tirar 1D6`: the roll that follows a target. */
export function rollBehind(
  tokens: readonly Token[],
  mentions: ReadonlyMap<number, TokenMention>,
  index: number,
): TokenMention | undefined {
  const isRolling = isOneOf(tokens, index, rollingWords) && isOneOf(tokens, index + 1, rollVerbs);
  if (!isRolling && !isOneOf(tokens, index, prepositions)) return undefined;
  let start = isRolling ? index + 2 : index + 1;
  if (isOneOf(tokens, start, articles)) start++;
  if (isOneOf(tokens, start, rollNouns)) start += 2;
  const mention = mentions.get(start);
  if (!mention || mention.sign !== undefined || mention.alternative !== undefined) return undefined;
  // `6+ on 1D6 with bonuses`: which, nobody says.
  return isOneOf(tokens, mention.to, changedBy) ? undefined : mention;
}
