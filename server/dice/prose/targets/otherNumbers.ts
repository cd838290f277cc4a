/** What stands right behind a number and says that it is another one than a score, or a score of several rolls. */

import { phrases } from '../notation/pattern.ts';
import type { Token } from '../words/token.ts';
import { variableAt } from '../words/variables.ts';
import { diceWords, isOneOf, signAt, wordSet } from '../words/words.ts';

/**
 * Whether the words behind a number make another one of it: `a 3-Wound hit`, `5 a day`, `5 de Fuerza`, `4+ en Iniciativa`, `a 5+ on all of them`.
 *
 * @param next the first token behind the number.
 */
export function isOtherNumber(tokens: readonly Token[], next: number): boolean {
  const isHyphen = '-–'.includes(signAt(tokens, next) ?? ' ') && tokens[next]?.isGlued === true;
  if (isHyphen && tokens[next + 1]?.kind === 'word' && tokens[next + 1]?.isGlued === true) return true;
  return rates.at(tokens, next) !== undefined || ofSeveral.at(tokens, next) !== undefined || isOfThing(tokens, next);
}

/** `5 a day`, `3 por cabeza` */
const rates = phrases(
  'a|per|each day|night|week|month|year|head|piece|player',
  'in hand|play|stock|reserve',
  'en mano|juego|reserva',
  'al día|mes|año',
  'por cabeza|persona|día|noche|semana|mes|barba',
);

/** `a 5+ on all of them`: not one roll, but what several come to. */
const ofSeveral = phrases(
  'on|for|with|by all|both|any|either|each|every|none|two|three|four of|the|three|four',
  'on|with|by all|both',
  'en|con todos|todas|ambos|ambas',
  'en|con los|las dos|tres|cuatro',
  'en|con dos|tres|cuatro|cualquiera|alguno|alguna|uno|una de',
);

/** `5 de Fuerza`, `4+ en Iniciativa`; not `4+ de nuevo`, `4+ en el dado` */
function isOfThing(tokens: readonly Token[], next: number): boolean {
  if (!isOneOf(tokens, next, links) || isOneOf(tokens, next + 1, diceWords)) return false;
  return variableAt(tokens, next + 1) !== undefined;
}

const links = wordSet('de en of');
