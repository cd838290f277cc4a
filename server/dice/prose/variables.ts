/** How levels, characteristics and other numbers of the game are spelled in English and Spanish, and what they are called in odds. */
import type { Token } from './tokens.ts';

/** The spellings of each variable: in lower case, with blanks for hyphens. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'battle-level': ['battle level', 'nivel de batalla', 'nivel de combate'],
  'dungeon-level': [
    'dungeon level',
    'nivel de la mazmorra',
    'nivel de mazmorra',
    'mazmorra nivel',
    // As machine translations have it.
    'calabozo nivel',
  ],
  strength: ['strength', 'fuerza'],
  toughness: ['toughness', 'resistencia', 'dureza'],
  initiative: ['initiative', 'iniciativa'],
  'weapon-skill': ['weapon skill', 'habilidad de armas'],
  'ballistic-skill': ['ballistic skill', 'habilidad de proyectiles'],
  movement: ['movement', 'movimiento'],
  attacks: ['attacks', 'ataques'],
  willpower: ['willpower', 'fuerza de voluntad', 'voluntad'],
  luck: ['luck', 'suerte'],
  warriors: ['number of warriors', 'número de guerreros'],
  reputation: ['reputation', 'reputación'],
  'blood-points': ['blood points', 'puntos de sangre'],
  n: ['n'],
};

/** Words that only say whose number it is. */
const determiners: ReadonlySet<string> = new Set(
  'the his her its their your each el la los las su sus tu tus del de cada of'.split(' '),
);
const owners: ReadonlySet<string> = new Set('warrior warriors wizard guerrero guerreros hechicero mago'.split(' '));
const mostDeterminers = 4;

export interface VariableReading {
  readonly name: string;
  /** The first token after it. */
  readonly next: number;
}

/** Spellings by their first word, the longest first. */
const byFirstWord = new Map<string, { readonly words: readonly string[]; readonly name: string }[]>();
for (const [name, phrases] of Object.entries(spellings)) {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, name }]);
  }
}
for (const phrases of byFirstWord.values()) phrases.sort((left, right) => right.words.length - left.words.length);

/** Reads `the Warrior's Battle-level`, `tu Fuerza`, `n` at a token; undefined where no known variable stands there. */
export function variableAt(tokens: readonly Token[], index: number): VariableReading | undefined {
  let at = index;
  let isMonsters = false;
  for (; at < index + mostDeterminers; at++) {
    const word = wordAt(tokens, at);
    if (word === undefined) return undefined;
    if (/^monster'?s'?$/.test(word)) isMonsters = true;
    else if (!determiners.has(word) && !owners.has(word) && !word.endsWith("'s")) break;
  }
  const found = phraseAt(tokens, at);
  if (!found) return undefined;
  const next = afterOwner(tokens, found.next);
  return { name: isMonsters ? `monster-${found.name}` : found.name, next };
}

function phraseAt(tokens: readonly Token[], index: number): VariableReading | undefined {
  // A hyphenated word is one token but two words.
  const words: string[] = [];
  const ends: number[] = [];
  for (let at = index; at < index + 4; at++) {
    for (const word of wordAt(tokens, at)?.split(' ') ?? []) {
      words.push(word);
      ends.push(at + 1);
    }
  }
  const found = byFirstWord
    .get(words[0] ?? '')
    ?.find((phrase) => phrase.words.every((word, place) => word === words[place]));
  const next = found && ends[found.words.length - 1];
  return found && next !== undefined ? { name: found.name, next } : undefined;
}

/** `nivel de batalla de tu Guerrero`: skips the owner. */
function afterOwner(tokens: readonly Token[], index: number): number {
  const first = wordAt(tokens, index);
  if (first !== 'de' && first !== 'del' && first !== 'of') return index;
  for (let at = index + 1; at < index + 4; at++) {
    const word = wordAt(tokens, at);
    if (word === undefined) return index;
    if (owners.has(word)) return at + 1;
    if (!determiners.has(word)) return index;
  }
  return index;
}

function wordAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'word' ? token.word : undefined;
}
