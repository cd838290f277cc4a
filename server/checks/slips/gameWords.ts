import { isOneLetterOffWithin } from '../../text/nearest.ts';
import { rememberedText } from '../../text/remembered.ts';

/** Words of the game that are long enough for one wrong letter to leave no doubt. */
const longWords = words(
  'strength toughness initiative movement willpower warrior warriors barbarian barbarians monster monsters treasure treasures dungeon ' +
    'dungeons adventure adventures settlement settlements goblins minotaur objective corridor corridors weapons attacks battle-level ' +
    'dungeon-level ballistic invisible surprise ' +
    'resistencia iniciativa movimiento heridas ataques guerrero guerreros monstruo monstruos mazmorra mazmorras aventura aventuras ' +
    'asentamiento asentamientos armadura armaduras hechizo hechizos habilidad batalla tesoros monedas puntuación resultado bárbaros',
);

/** Shorter ones, and those with many neighbours: only two letters that have changed places leave no doubt. */
const shortWords = words(
  'wound wounds attack weapon wizard wizards dwarf dwarfs goblin skaven gold armour armor damage spell spells ambush battle counter ' +
    'counters fuerza herida ataque tesoro bárbaro enano enanos tirada dados',
);

/**
 * Words that are a letter away from one of the game's and right: all that large word lists of English and Spanish have, feminine forms
 * that they lack, and words of neighbouring languages.
 */
const rightWords: ReadonlySet<string> = new Set(
  words(
    'adventurers adventuress aradura araduras armadera armaderas armadora armadoras armaduria armadurias arpadura ' +
      'arpaduras asaques asentimiento asentimientos ataqueis atasques atauques atraques attasks attucks aventamiento ' +
      'aventamientos aventara aventaras aventurais aventure aventures azaques badalla barbadian barbaran barbariais ' +
      'barbarias barbarizan barbearian bardarian barrarian bataola battel corredor corridos dudgeon dudgeons guarrero ' +
      'guarreros guerreo guerreras habilitad hechizas heredas herias heridos heriras heroidas hervidas heñidas ' +
      'iniciatica mazamorra mazamorras menstruo menstruos minster minsters mobster mobsters mohedas moister molimiento ' +
      'monadas mondas moneadas moneas monedais monedeas monedes monemas moneras monsteras monstro monstrous monstruous ' +
      'moredas monstre munster munsters objetive rebultado resaltado resultando surprize treasurers treasuries tressure ' +
      'tressures triada weakons weasons willower glod goblinas goblines guerreres monstres monstros movimento tesouros ' +
      'guerrers ' +
      'moviment moviments mouvement mouvements iniziativa avventura avventure armatura guerriero guerreiro guerreiros masmorra ' +
      'masmorras moedas batalha',
  ),
);

const known: ReadonlySet<string> = new Set([...longWords, ...shortWords]);
const bySwap = new Map([...known].flatMap((word) => swapsOf(word).map((swapped) => [swapped, word] as const)));
/** By their first two and by their last three letters: whatever single letter within is wrong, one of the two is right. */
const byEnds = new Map<string, string[]>();
for (const word of longWords) {
  for (const end of [word.slice(0, 2), word.slice(-3)]) byEnds.set(end, [...(byEnds.get(end) ?? []), word]);
}

/**
 * The word of the game that was meant by a misspelt one, in small letters: two neighbours have changed places, or in a longer word one
 * letter between the first and the last is wrong, missing or too many. Undefined for every other word, whether right or not.
 */
export const misspeltGameWord = rememberedText({ most: 20_000, longest: 12 }, (word: string): string | undefined => {
  const lower = word.toLowerCase();
  if (known.has(lower) || rightWords.has(lower)) return undefined;
  const swapped = bySwap.get(lower);
  if (swapped !== undefined || lower.length < minimumLengthWithWrongLetter) return swapped;
  const candidates = [byEnds.get(lower.slice(0, 2)), byEnds.get(lower.slice(-3))].flatMap((found) => found ?? []);
  return candidates.find((candidate) => isMisspelling(lower, candidate));
});

const minimumLengthWithWrongLetter = 6;

/** A word with another first letter is another word. Missing accents and hyphens have checks of their own. */
function isMisspelling(word: string, right: string): boolean {
  return word[0] === right[0] && isOneLetterOffWithin(word, right) && bare(word) !== bare(right);
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f-]/g, '');
}

function swapsOf(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  ).filter((swapped) => !known.has(swapped) && !rightWords.has(swapped));
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
