/** Tokens to the numbers of the game that they name, with whose they are. */
import { ownerAt, ownerBehind } from './owners.ts';
import type { Token } from './token.ts';
import { isPersonal, spellingsFrom } from './variableNames.ts';
import { isOneOf, signAt, wordAt, wordSet } from './words.ts';

export interface VariableReading {
  readonly name: string;
  /** The first token after it. */
  readonly next: number;
}

/** Reads `the Warrior's Battle-level`, `tu Fuerza`, `the target's Toughness`, `n` at a token; undefined where no known variable stands there. */
export function variableAt(tokens: readonly Token[], index: number): VariableReading | undefined {
  const before = ownerAt(tokens, index);
  const named = phraseAt(tokens, before.next);
  const found =
    named ??
    letterAt(tokens, before.next) ??
    (isOneOf(tokens, before.next, plainAdjectives) ? phraseAt(tokens, before.next + 1) : undefined) ??
    countedAt(tokens, before.next) ??
    ratingAt(tokens, before.next);
  if (!found) return undefined;
  const behind = ownerBehind(tokens, found.next);
  // Warriors are he or she.
  const whose = before.owner ?? behind.owner;
  const owner = whose === 'its' ? (isPersonal(found.name) ? 'monster' : undefined) : whose;
  // Whoever it is that causes Fear: the value is not the Warrior's.
  const isOwn = owner === undefined || (owner !== 'monster' && !isPersonal(found.name));
  const next = behind.next === found.next ? afterNoun(tokens, found) : behind.next;
  return { name: isOwn ? found.name : `${owner}-${found.name}`, next };
}

/** `his Strength characteristic`, `his Initiative score`: a word that says only that it is a number. */
function afterNoun(tokens: readonly Token[], { name, next }: VariableReading): number {
  return isPersonal(name) && isOneOf(tokens, next, numberNouns) ? next + 1 : next;
}

const numberNouns = wordSet('characteristic characteristics attribute stat statistic value');

/** The letters of a profile, and what else people shorten their numbers to, in English and Spanish; in lower case. */
const letters: ReadonlyMap<string, string> = new Map([
  ...['s', 'f', 'str', 'fue', 'fza'].map((letter) => [letter, 'strength'] as const),
  ...['t', 'r', 'tgh', 'tough', 'res'].map((letter) => [letter, 'toughness'] as const),
  ...['i', 'init', 'ini'].map((letter) => [letter, 'initiative'] as const),
  ...['ws', 'ha', 'hc'].map((letter) => [letter, 'weapon-skill'] as const),
  ...['bs', 'hp'].map((letter) => [letter, 'ballistic-skill'] as const),
  ...['m', 'mv', 'mov', 'move'].map((letter) => [letter, 'movement'] as const),
  ...['wp', 'will', 'fv'].map((letter) => [letter, 'willpower'] as const),
  ...['bl', 'nb'].map((letter) => [letter, 'battle-level'] as const),
  ...['dl', 'nm'].map((letter) => [letter, 'dungeon-level'] as const),
]);
const beforeLetters = wordSet('under over above below than versus vs against plus add adds más contra sobre que');
const behindLetters = wordSet('less lower under below more higher over above menos menor más mayor superior inferior');
const joiningLetters = wordSet('or o');

/** `1D6+S`, `T or less`: a letter counts only where a number must stand. */
function letterAt(tokens: readonly Token[], index: number): VariableReading | undefined {
  const token = tokens[index];
  if (token?.kind !== 'word' || !token.isCapitalised) return undefined;
  const name = letters.get(token.word);
  // `a S or more`: a 5 that a scanner has spoilt.
  if (name === undefined || (token.word === 's' && wordAt(tokens, index - 1) === 'a')) return undefined;
  const sign = signAt(tokens, index - 1);
  const isMeant =
    (sign !== undefined && '+-–−≤≥<>='.includes(sign)) ||
    isOneOf(tokens, index - 1, beforeLetters) ||
    (signAt(tokens, index + 1) === '+' && tokens[index + 2]?.kind === 'die') ||
    (isOneOf(tokens, index + 1, joiningLetters) && isOneOf(tokens, index + 2, behindLetters));
  return isMeant ? { name, next: index + 1 } : undefined;
}

/** They say nothing of which number it is. */
const plainAdjectives = wordSet('current own unmodified normal basic full');

function phraseAt(tokens: readonly Token[], index: number): VariableReading | undefined {
  const start = wordAt(tokens, index) ?? '';
  const blank = start.indexOf(' ');
  const phrases = spellingsFrom(blank < 0 ? start : start.slice(0, blank));
  if (!phrases) return undefined;
  // A hyphenated word is one token but two words.
  const words: string[] = [];
  const ends: number[] = [];
  for (let at = index; at < index + longestSpelling; at++) {
    for (const word of wordAt(tokens, at)?.split(' ') ?? []) {
      words.push(word);
      ends.push(at + 1);
    }
  }
  const found = phrases.find((phrase) => phrase.words.every((word, place) => word === words[place]));
  const next = found && ends[found.words.length - 1];
  return found && next !== undefined ? { name: found.name, next } : undefined;
}

/** The words of `remaining number of that type of Monster`. */
const longestSpelling = 7;

/** `number of nets`: whatever is counted is a variable of its own. */
function countedAt(tokens: readonly Token[], index: number): VariableReading | undefined {
  const isNumber = wordAt(tokens, index) === 'number' && wordAt(tokens, index + 1) === 'of';
  if (!isNumber && !(wordAt(tokens, index) === 'número' && wordAt(tokens, index + 1) === 'de')) return undefined;
  const counted = wordAt(tokens, index + 2);
  // A plural stands alone: in `number of Skaven warriors` the first word does not say what is counted.
  if (!counted?.endsWith('s') || notCounted.has(counted) || counted.includes("'")) return undefined;
  let next = index + 3;
  // `1D6 + number of weeks spent + 2`: what qualifies the count stands between two terms.
  while (next < index + 3 + maximumQualifiers && wordAt(tokens, next) !== undefined) next++;
  return { name: counted.replaceAll(' ', '-'), next: signAt(tokens, next) === '+' ? next : index + 3 };
}

const maximumQualifiers = 3;

/** `Magic Dispel Rating`, `Gate value`: whatever ability it is of. */
function ratingAt(tokens: readonly Token[], index: number): VariableReading | undefined {
  let words: string[] = [];
  for (let at = index; at < index + maximumQualifiers + 2; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') return undefined;
    if (!token.isCapitalised && !(words.length > 0 && ratings.has(token.word))) return undefined;
    // What stands in the genitive only says whose it is.
    if (token.word.includes("'")) words = [];
    else words.push(token.word.replaceAll(' ', '-'));
    if (ratings.has(token.word)) return words.length > 1 ? { name: words.join('-'), next: at + 1 } : undefined;
  }
  return undefined;
}

const ratings: ReadonlySet<string> = new Set(['rating', 'value']);

const notCounted: ReadonlySet<string> = new Set(
  'his its this these those los las sus tus estos estas esos esas'.split(' '),
);
