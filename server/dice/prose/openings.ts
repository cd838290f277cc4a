/** What announces a target: `on a`, `if the score is`, `whoever rolls`, `needs`. */
import { PhraseBook } from './pattern.ts';
import type { Token } from './token.ts';
import { isOneOf, wordSet } from './words.ts';

export interface Opening {
  /** The first token after it. */
  readonly next: number;
  /**
   * `score`: it cannot be anything but a score that follows. `preposition`: also a place or a number of things could, as in `on 5 squares`.
   * `bare`: nothing or an article, so that the target must be more than a number. `strong`: also where only `5+` and the like will do.
   */
  readonly kind: 'score' | 'preposition' | 'bare' | 'strong';
  readonly isNatural: boolean;
  /** Whether a score or roll is named, and not only pointed at. */
  readonly isNamed: boolean;
}

type Meaning = Pick<Opening, 'kind' | 'isNamed'>;

const a = 'a|an|the?';
const ofScore = '[score|scores|roll|rolls|result|results|total|totals of]';
const who =
  '[he|she|it|they|you|anyone|anybody|everyone|somebody|someone|nobody | the|a|an|any|each|every|your|his|this|that|one|no ~3]';
const rolls = 'roll|rolls|score|scores|get|gets|throw|throws|rolled|scored';
const theScore =
  'the|this|that|his|her|your|its|their|any [final|natural|dice|die|combined|highest]? [total score|result | score|result|total|roll|number|die|dice|sum] [rolled|scored | of the|this|his [dice|die]? roll|rolls|dice|die|throw | on the dice|die | total]?';
const is = 'is|was|comes|equals|are|shows [to|up|out]? [as]?';

const score: Meaning = { kind: 'score', isNamed: true };
const pointed: Meaning = { kind: 'score', isNamed: false };

const openings = new PhraseBook<Meaning>([
  [{ kind: 'preposition', isNamed: false }, 'on|with', 'only on|with', 'on|with only', 'con|en', 'sólo|solo con|en'],
  [
    pointed,
    'on|with only? a|an|any',
    'only on|with a|an',
    'con|en un|una|cualquier',
    `if|unless|when|should ${who} [only]? ${rolls} a|an?`,
    `if|unless|when [it|this|that] is|was|shows a|an?`,
    `[he|she|it|they|you|anyone|everyone | the|a|an|any|each|every|your ~3] need|needs|require|requires [to roll|score]? a|an?`,
    `needing|requiring a|an?`,
    'needs|need to roll|score a|an?',
    'needs|need a|an?',
    'must [then]? roll|score|get a|an?',
    `whoever|anyone|anybody|everyone|everybody [who]? ${rolls}|rolling|scoring a|an?`,
    `[those|anyone|anybody|everyone|all | the|a|an|any|each|every ~3] who|that ${rolls} a|an?`,
    '[any|a|an|the|each|every ~3]? rolling|scoring|throwing a|an?',
    'if|unless you|he|she|they see|sees a|an?',
    'si|cuando|salvo [no]? saca|sacas|sacan|saque|obtiene|obtienes|obtienen|obtenga|consigue|consigues|sale|salen un|una?',
    'si|cuando [el|la|un|una|tu|cada|algún|cualquier ~2] saca|obtiene|consigue un|una?',
    'si|cuando es|fuera un|una?',
    'saca|sacas|sacar|sacando|obtiene|obtienes|obtener|obteniendo|sale un|una?',
    'necesita|necesitas|necesitan|necesitarás [sacar|obtener]? un|una?',
    'debe|debes|deben sacar|obtener un|una?',
    'quien|quienes|los|el que? saque|saquen|obtenga|obtengan un|una?',
    '[cada|cualquier|todo ~2] que saque|obtenga un|una?',
  ],
  [
    score,
    `on|with|for? ${a} [natural]? ${ofScore} a|an?`,
    `on|with any|all? ${ofScore} a|an?`,
    `any|every? ${ofScore} a|an?`,
    'on|with a|an score|roll|result|total [that is]?',
    `if|unless|when ${who} [only]? ${rolls} a|an score|roll|result|total [that is]?`,
    'con un|una puntuación|resultado|tirada|total',
    `if|unless|when your|the|his|that|a warrior's|target's|monster's|player's roll|score|total|result ${is} a|an?`,
    `if|unless|when|while|since|and ${theScore} ${is} a|an?`,
    `if|unless|when ${theScore} a|an?`,
    `${theScore} is|was|of a|an?`,
    `if|unless|when ${who} [only]? ${rolls} a|an? ${ofScore} a|an?`,
    `if|unless|when ${theScore} is ${a} ${ofScore} a|an?`,
    'con|en [un|una|el|la]? puntuación|resultado|tirada|total de un|una?',
    'un|una|el|la? puntuación|resultado|tirada|total de un|una?',
    'si|cuando|y el? el|la|lo|su|tu resultado|total|tirada|puntuación|dado|suma [total | obtenido|obtenida | de [la|los|esa|esta|dicha] tirada|dados|tiradas]? es|sea|fuera|muestra|da|fue [de]? un|una?',
    'si|cuando el|la|su|tu resultado|total|tirada|puntuación [de [la|los] tirada|dados]? un|una?',
    'si|cuando [no]? saca|sacas|sacan|obtiene|obtienes|obtienen|obtenga|consigue|consigues [un|una]? resultado|puntuación|tirada|total [de]? un|una?',
  ],
  [{ kind: 'bare', isNamed: false }, 'a|an', 'un|una', 'any'],
  [{ kind: 'strong', isNamed: false }, 'and [must]? score|scores|scoring a|an?', 'vs|versus'],
]);

const natural = wordSet('natural unmodified naturales');

/** What announces a target at a token; undefined where nothing does. */
export function openingAt(tokens: readonly Token[], index: number): Opening | undefined {
  const found = openings.at(tokens, index);
  if (!found) return undefined;
  const isNaturalRoll = isOneOf(tokens, index + 1, natural) || isOneOf(tokens, index + 2, natural);
  const isNatural = isOneOf(tokens, found.next, natural);
  const next = isNatural ? found.next + 1 : found.next;
  return { ...found.meaning, next, isNatural: isNatural || (isNaturalRoll && found.meaning.isNamed) };
}
