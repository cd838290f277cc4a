/** The phrases that say how many of the dice are asked, in English and Spanish. */
import { PhraseBook } from '../notation/pattern.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordSet } from '../words/words.ts';

/** How many of the dice: each for itself, at least one, all, none, or a number. */
export interface Quantity {
  readonly of: 'each' | 'any' | 'all' | 'none' | number;
  /**
   * What shows that dice are meant: the phrase `names` them; a `plural` or a verb behind the number does; a `number` that counts
   * nothing; or nothing has to, as in `a double 6`, where there are just so many dice.
   */
  readonly by: 'names' | 'plural' | 'number' | 'whole';
  /** Whether it may speak of those who roll as well as of their dice: `any that roll a 1`. */
  readonly isWho?: true;
}

const count = '[two|three|four|five|six]?';
const ofDice = `[of [the|these|those|his|your|both? ${count} dice|die|ones | these|those|them|him]]`;
const dice = `[of|the|these|those|his|your]? [the|these|those]? ${count} die|dice|ones|rolls|roll|throws`;
const show =
  '[on? that|which]? [must|need|needs|have|has|both|all]? [to]? be|scores|score|rolls|roll|shows|show|comes|come|is|are|of|with|showing|scoring|lands|land|has|turns|reads|read [up|on|to]? [as]? a|an|of?';
const deDados = '[de [los|esos|estos|tus|sus [dos|tres|cuatro]? dados | los dos|tres|cuatro | ellos]]';
const muestra =
  '[en? el|la? que]? muestre|muestren|muestra|muestran|saque|saquen|saca|sacan|salga|salgan|sale|salen|obtenga|obtengan|obtiene|obtienen|sea|sean|es|son|con|de|resultado|igual|marca|marcan|da|dan [con|de|a]? [un|una? resultado|puntuación de]? un|una?';
const a = 'a|an?';

function numbered(number: number, en: string, es: string): readonly (readonly [Quantity, ...string[]])[] {
  return [
    [
      { of: number, by: 'names' },
      `at? least? ${en} [or more]? ${ofDice}? ${show}`,
      `at? least? ${en} [or more]? dice ${show}`,
      `at? least? ${en} [or more]? results|scores|rolls|throws of a|an?`,
      `en? al? menos? ${es} [o más]? resultados|tiradas|puntuaciones de un|una?`,
      `at? least? ${en} [or more]? ${ofDice}`,
      `en? al? menos? ${es} [o más]? dados? ${deDados}? ${muestra}`,
      `en? al? menos? ${es} [o más]? dados ${deDados}? ${muestra}`,
    ],
    [
      { of: number, by: 'plural' },
      `at? least? ${en} [or more]?`,
      `[al menos | por lo menos | como mínimo]? ${es} [o más]?`,
      ...(number === 2 ? ['a pair of', 'una pareja|par de'] : []),
    ],
  ];
}

/** How people say how many of the dice are asked. */
export const quantities = new PhraseBook<Quantity>([
  [
    { of: 'each', by: 'names' },
    `for|per? each|every ${dice} ${show}`,
    `for|per? each|every [one]? ${ofDice}? ${show}`,
    `any|all ${dice} that|which|showing|scoring ${show}?`,
    `dice that|which|showing|scoring ${show}?`,
    `each|every one|die|of [them|these]? hits|kills|wounds|succeeds|hitting|hit on a|an?`,
    'each|every hitting|hits on a|an?',
    `dados que|con ${muestra}`,
    `for|per? each|every score|roll|result of ${a}`,
    `all|any? scores|rolls|results of ${a}`,
    `por? cada [uno de los]? dado|dados ${muestra}`,
    'cualquier dado que|con [saque|muestre|sea|obtenga]? un?',
    'por? cada resultado|puntuación|tirada de un?',
    'todos? los dados con|que [saquen|muestren|sean|obtengan]? un?',
    'los dados con|que [saquen|muestren|sean|obtengan]? un?',
  ],
  [{ of: 'each', by: 'names', isWho: true }, `any|all that|which ${show}`],
  [{ of: 'each', by: 'number' }, 'for|per? each|every', 'per', 'por? cada'],
  [
    { of: 'each', by: 'plural' },
    'all',
    '[count|counts|counting up? [all [the]? | the] | the? number of] the?',
    'the number of',
    'cuenta|contad|cuente los',
  ],
  [
    { of: 'any', by: 'names' },
    `at? least? any|either|one [one]? [or more]? ${ofDice}? ${show}`,
    `at? least? any|either|one ${dice} ${show}`,
    `en los|el dados|dado aparece|sale|hay|salga algún`,
    `one or more ${dice}? ${show}`,
    'there is|are at? least? a|an|any|one',
    "there's at? least? a|an|any|one",
    `one or both|all ${ofDice}? ${show}`,
    'hay|sale|salen|saca|sacas|obtiene|obtienes algún|alguno',
    'you|he|she|they|it roll|rolls|get|gets|score|scores any',
    `en? al? menos? alguno|cualquiera|uno|una ${deDados}? ${muestra}`,
    `en? al? menos? algún|cualquier|un dado ${muestra}`,
  ],
  [
    { of: 'any', by: 'number' },
    'at least one|a',
    'one or more',
    'a|one single',
    'any',
    '[al menos | por lo menos | como mínimo] un|una',
    'algún|alguno',
  ],
  [
    { of: 'all', by: 'names' },
    `both|all [two|three|four|five|six]? ${ofDice}? ${show}`,
    `both|all ${dice} ${show}`,
    `they all|both ${show}`,
    `they are|were|'re both|all a|an?`,
    "they're both|all a|an?",
    `en? ambos|todos [los]? dados? ${muestra}`,
    `en? los dos|tres|cuatro dados? ${muestra}`,
  ],
  [
    { of: 'none', by: 'names' },
    `none|neither ${ofDice}? ${show}`,
    `no|neither die|dice ${show}`,
    `en? ninguno|ninguna ${deDados}? ${muestra}`,
    `en? ningún dado ${muestra}`,
    'no sale|salen|hay|saca|sacas|obtiene|obtienes ningún|ninguna',
    'there is|are no',
  ],
  [{ of: 'none', by: 'number' }, 'no', 'ningún|ninguna'],
  [
    { of: 2, by: 'whole' },
    'a|any? double',
    'un|cualquier? doble',
    '[the|both|his|her|your|their]? dice show|come|are|turn [up]? a? double',
  ],
  [{ of: 3, by: 'whole' }, 'a|any? triple|treble', 'un|cualquier? triple'],
  ...numbered(2, 'two', 'dos'),
  ...numbered(3, 'three', 'tres'),
  ...numbered(4, 'four', 'cuatro'),
]);

const onDice = `[of? [the|these|those|his|her|your]? ${count} dice|die | of [them|these] | of? them]`;

/** How many of the dice are asked, where their face stands before it: `a 1 on either die`. */
export const quantitiesBehind = new PhraseBook<Quantity>([
  [
    { of: 'any', by: 'names' },
    `[is|was|comes|come|turns [rolled|thrown|scored]? [up]?]? on at? least? any|either ${onDice}`,
    `[is|was|comes|come|turns [rolled|thrown|scored]? [up]?]? on at? least? one of [[the|these|those|his|your|her]? ${count} dice | them|these]`,
    `[sale|salga|aparece]? en al? menos? cualquier|algún|un dado`,
    `[sale|salga|aparece]? en al? menos? cualquiera|alguno|uno de [ellos | los [dos|tres|cuatro]? dados]`,
  ],
  [
    { of: 'all', by: 'names' },
    `[is|was|comes|come|turns [rolled|thrown|scored]? [up]?]? on both|all ${onDice}`,
    `[sale|salga|aparece]? en ambos|todos los? dados`,
    `[sale|salga|aparece]? en los dos|tres|cuatro dados`,
  ],
]);

/** `one in every four`, `una vez de cada cuatro`: how often, and no score. */
export function isShare(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, eachWords) && isOneOf(tokens, index - 1, beforeShares);
}

const eachWords = wordSet('each every cada');
const beforeShares = wordSet('in of out once de en vez veces uno una');
