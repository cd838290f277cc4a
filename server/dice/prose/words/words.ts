/** Words that many readers of prose know. */
import { numberNamed } from '../../../text/numberWords.ts';
import type { Token } from './token.ts';

/** The word at a token, in lower case. */
export function wordAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'word' ? token.word : undefined;
}

/** The sign at a token. */
export function signAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'sign' ? token.sign : undefined;
}

/** Whether the word at a token is one of those given. */
export function isOneOf(tokens: readonly Token[], index: number, words: ReadonlySet<string>): boolean {
  const token = tokens[index];
  return token?.kind === 'word' && words.has(token.word);
}

/** Words divided by blanks. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

export const rollVerbs = wordSet(
  'roll rolls rolling throw throws throwing tirada ' +
    'tira tirar tiras tiran tirando tire tires tiren tiremos tirad tiramos tiráis tirará tirarás tirarán tiraréis tiraremos tirarse tirase tirara tirases tiraras tirasen tiraran lanzase lanzara lanzasen lanzaran tiraría tirarías tiraríamos lanzaría ' +
    'lanza lanzar lanzas lanzan lanzando lance lances lancen lancemos lanzad lanzamos lanzáis lanzará lanzarás lanzarán lanzaremos',
);
export const articles = wordSet('a an the un una el');
export const prepositions = wordSet('on en con with');
export const conjunctions = wordSet('or o and y e u ó');
export const diceWords = wordSet('dice die dado dados');

/** The number that a word or a number token stands for: `two`, `dos`, `2`. */
export function smallNumberAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token?.kind === 'number') return token.value;
  if (token?.kind !== 'word' || (token.word === 'once' && !isSpanishEleven(tokens, index))) return undefined;
  return numberNamed(token.word);
}

/** `con un once`; in English `once` is no number. */
function isSpanishEleven(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index - 1, beforeEleven) || isOneOf(tokens, index + 1, behindEleven);
}

const beforeEleven = wordSet(
  'un el los las con de del al y o u saca sacas saque sale salga es sea en entre obtiene obtienes',
);
const behindEleven = wordSet('o en y');

/**
 * Words that may change a roll, or speak of another: between a roll and its target none of them may stand, but in a phrase that is known.
 */
export function isChanging(word: string): boolean {
  return changing.has(word) || rollVerbs.has(word) || changingStems.some((stem) => word.startsWith(stem));
}

const changing = wordSet(
  'plus minus times twice thrice again instead lower lowest higher highest best worst better worse harder easier half halve halves halving halved ' +
    'add adds adding added subtract subtracts subtracting subtracted deduct deducts deducting treat treats treating count counts counting ' +
    'choose chooses choosing pick picks picking keep keeps keeping ignore ignores ignoring discard discards discarding drop drops ' +
    'together opposed versus vs against die dice roll rolls rolling rolled score scores scoring scored result results reroll rerolls ' +
    'total totals sum sums either both neither until table tables chart charts except unless lowered raised minimum maximum never worth costs cost mínimo máximo nunca ' +
    'más menos mejor peor menor menores mayores mitad veces vuelve vuelva vez salvo excepto contra juntos dado dados tira tiras tirar ' +
    'tirada tiradas resultado resultados puntuación total tabla hasta ambos sino suma sumas sumar sumando súmale súmalos añade añades ' +
    'añadir añadiendo añádele resta restas restar restando réstale agrega agregar elige elija eligen elegir eligiendo escoge escoger ' +
    'descarta descartar ignora ignorando cuenta cuentan contar contando repite repita repetir repitiendo',
);
const changingStems = [
  ...[
    'modif',
    'bonus',
    'bonif',
    'penal',
    'reduc',
    'increas',
    'doubl',
    'trebl',
    'tripl',
    'quadrupl',
    'divid',
    'multipl',
  ],
  ...[
    're roll',
    'remov',
    'exchang',
    'cambi',
    'replac',
    'switch',
    'flip',
    'quita',
    'reempla',
    'compar',
    'dobl',
    'dupl',
    'adjust',
    'swap',
    'revers',
    'invert',

    'ajust',

    'multiplic',
  ],
  ...[
    'sumad',
    'sumam',
    'sumar',
    'sume',
    'súm',
    'añad',
    'agreg',
    'restad',
    'restar',
    'reste',
    'rést',
    'descart',
    'repit',
  ],
];
