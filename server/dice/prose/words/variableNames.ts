/** How levels, characteristics and other numbers of the game are spelled in English and Spanish, and what they are called in odds. */

/** The spellings of each variable: in lower case, with blanks for hyphens. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'battle-level': [
    'battle level',
    'battle levels',
    'nivel de batalla',
    'nivel de combate',
    'niveles de batalla',
    'niveles de combate',
  ],
  'dungeon-level': [
    'dungeon level',
    'level of the dungeon',
    "dungeon's level",
    'nivel de la mazmorra',
    'nivel de mazmorra',
    'mazmorra nivel',
    // As machine translations have it.
    'calabozo nivel',
  ],
  strength: ['strength', 'fuerza'],
  toughness: ['toughness', 'resistencia', 'dureza'],
  initiative: ['initiative', 'iniciativa'],
  'weapon-skill': [
    'weapon skill',
    'habilidad de armas',
    'habilidad con armas',
    'habilidad con las armas',
    'habilidad de combate',
  ],
  'ballistic-skill': ['ballistic skill', 'habilidad de proyectiles', 'habilidad con proyectiles'],
  movement: ['movement', 'movimiento', 'move'],
  attacks: ['attacks', 'ataques'],
  willpower: ['willpower', 'fuerza de voluntad', 'voluntad'],
  luck: ['luck points', 'luck', 'puntos de suerte', 'suerte'],
  warriors: ['number of warriors', 'número de guerreros', 'número de aventureros'],
  'remaining-monsters': [
    'remaining number of that type of monster',
    'remaining number of monsters',
    'number of remaining monsters',
    'remaining number',
    'número restante',
  ],
  'fear-value': ['fear value', 'fear rating', 'valor de miedo'],
  'terror-value': ['terror value', 'terror rating', 'valor de terror'],
  'break-point': ['break point', 'punto de ruptura'],
  'casting-number': ['casting number', 'número de lanzamiento'],
  'starting-wounds': ['starting wounds', 'heridas iniciales'],
  range: ['range', 'distance', 'alcance', 'distancia'],
  wounds: [
    'current wounds',
    'remaining wounds',
    'wounds remaining',
    'wounds left',
    'heridas actuales',
    'heridas restantes',
    'heridas que le quedan',
    'heridas que te quedan',
  ],
  leadership: ['leadership', 'liderazgo'],
  reputation: ['reputation', 'reputación'],
  'blood-points': ['blood points', 'puntos de sangre'],
  n: ['n'],
};

/** Whether a name is a number of the game, perhaps somebody's: `strength`, `target-toughness`. Other names are words of the text. */
export function isNumberOfGame(name: string): boolean {
  return Object.keys(spellings).some((known) => name === known || name.endsWith(`-${known}`));
}

/** How a number of the game is spelled, in lower case; empty for any other name. */
export function spellingsOf(name: string): readonly string[] {
  return spellings[name] ?? [];
}

interface Spelling {
  /** In lower case. */
  readonly words: readonly string[];
  /** What the variable is called in odds. */
  readonly name: string;
}

/** Spellings by their first word, the longest first. */
const byFirstWord = new Map<string, Spelling[]>();
for (const [name, phrases] of Object.entries(spellings)) {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, name }]);
  }
}
for (const phrases of byFirstWord.values()) phrases.sort((left, right) => right.words.length - left.words.length);

/** The spellings that begin with a word, the longest first; undefined where there are none. */
export function spellingsFrom(word: string): readonly Spelling[] | undefined {
  return byFirstWord.get(word);
}

/** What Warriors have as well as others, so that it must be said whose it is. */
const personal: ReadonlySet<string> = new Set([
  ...['battle-level', 'strength', 'toughness', 'initiative', 'weapon-skill', 'ballistic-skill', 'movement', 'attacks'],
  ...['willpower', 'luck', 'wounds', 'starting-wounds', 'leadership', 'reputation', 'blood-points'],
]);

/** Whether Warriors have a number of that name. */
export function isPersonal(name: string): boolean {
  return personal.has(name);
}
