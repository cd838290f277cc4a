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

/** Several of one face: `sixes`, `6s`, `6's`, `seises`; undefined where that is no plural. */
export function pluralFaceAt(
  tokens: readonly Token[],
  index: number,
): { readonly face: number; readonly next: number } | undefined {
  const token = tokens[index];
  if (token?.kind === 'word') {
    const face = pluralFaces.get(token.word);
    return face === undefined ? undefined : { face, next: index + 1 };
  }
  if (token?.kind !== 'number') return undefined;
  const next = index + 1;
  if (wordAt(tokens, next) === 's' && tokens[next]?.isGlued === true) return { face: token.value, next: next + 1 };
  const isApostrophe = "'’".includes(signAt(tokens, next) ?? ' ');
  return isApostrophe && wordAt(tokens, next + 1) === 's' ? { face: token.value, next: next + 2 } : undefined;
}

const pluralFaces: ReadonlyMap<string, number> = new Map(
  ['ones unos', 'twos doses', 'threes treses', 'fours cuatros', 'fives cincos', 'sixes seises'].flatMap((words, face) =>
    words.split(' ').map((word) => [word, face + 1] as const),
  ),
);

/**
 * Words that may change a roll, or speak of another: between a roll and its target none of them may stand, but in a phrase that is known.
 */
export function isChanging(word: string): boolean {
  return changing.has(word) || rollVerbs.has(word) || changingStems.some((stem) => word.startsWith(stem));
}

/** Whether the word at a token may change a roll; `die` does not where it is a verb: `they die on a 1`. */
export function changesRoll(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  if (word === undefined || !isChanging(word)) return false;
  if (word === 'again') {
    // `To catch it again needs a 5 or 6.`
    if (isOneOf(tokens, index - 1, pronouns)) return isOneOf(tokens, index - 2, rollVerbs);
    return isOneOf(tokens, index - 1, rolling) || tokens[index - 1]?.kind !== 'word';
  }
  if (word === 'vuelve' || word === 'vuelva')
    return wordAt(tokens, index + 1) === 'a' && wordAt(tokens, index + 2) !== 'la';
  // `wins double`, `ganas el doble`
  if (word === 'double' || word === 'doble')
    return !isOneOf(tokens, wordAt(tokens, index - 1) === 'el' ? index - 2 : index - 1, winning);
  // `he is better on 5+`
  if (becoming.has(wordAt(tokens, index - 1) ?? '') && worsening.has(word)) return false;
  if (word === 'better' || word === 'mejor') return !isOneOf(tokens, index + 1, prepositions);
  // `throws somebody off`, `lanza a alguien`
  if (throwing.has(word)) return !isOneOf(tokens, index + 1, thrown);
  // `se da cuenta`
  if (word === 'cuenta') return !isOneOf(tokens, index - 1, noticing);
  if (word === 'lanza' || word === 'lanzan') {
    // `…, la lanza sale`: a spear.
    const isSpear = isOneOf(tokens, index - 1, beforeSpear) && tokens[index - 2]?.kind !== 'word';
    return !isSpear && wordAt(tokens, index + 1) !== 'a';
  }
  return word !== 'die' || isOneOf(tokens, index - 1, beforeDie) || smallNumberAt(tokens, index - 1) !== undefined;
}

const noticing = wordSet('da das dan dé den');
const beforeSpear = wordSet('la una cada');
/** `is made worse`, `gets better`: what becomes of somebody, and not of the score. */
const becoming = wordSet('made gets grows becomes feels');
const worsening = wordSet('worse better weaker stronger');
const throwing = wordSet('throw throws throwing');
const thrown = wordSet('somebody someone him everybody everyone off open');
const pronouns = wordSet('it them');
const rolling = wordSet('roll rolls rolled rolling throw throws it them dice die once');
const winning = wordSet(
  'win wins gain gains pay pays get gets earn earns ganas gana ganan cobras cobra paga pagan pagas recibe recibes',
);

const beforeDie = wordSet('a an the each every any either his her your this that other same another damage');

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
