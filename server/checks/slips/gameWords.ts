import { grouped } from '../../text/grouped.ts';
import { isOneLetterOffWithin } from '../../text/nearest.ts';

/** Words of the game and of its rules that are long enough for one wrong letter to leave no doubt. */
const longWords = {
  en: words(
    'strength toughness initiative movement willpower warrior warriors barbarian barbarians monster monsters ' +
      'treasure treasures dungeon dungeons adventure adventures settlement settlements goblins minotaur minotaurs ' +
      'objective corridor corridors weapons attacks battle-level dungeon-level ballistic invisible surprise ' +
      'characteristic characteristics wounded damage skeleton skeletons zombies vampire vampires sorcerer sorcerers ' +
      'necromancer scorpion scorpions snotling snotlings stormvermin clanrat clanrats trollslayer adjacent ' +
      'automatically immediately additional experience expedition equipment abilities magical doorway doorways ' +
      'exploration modifier modifiers unexpected randomly successfully remaining instead another potions',
  ),
  es: words(
    'resistencia iniciativa movimiento heridas ataques guerrero guerreros monstruo monstruos mazmorra mazmorras ' +
      'aventura aventuras asentamiento asentamientos armadura armaduras hechizo hechizos habilidad habilidades ' +
      'batalla tesoros monedas puntuación resultado bárbaros característica características esqueleto esqueletos ' +
      'hechicero hechiceros vampiros nigromante inmediatamente automáticamente modificador modificadores adyacente ' +
      'adyacentes tablero expedición equipo',
  ),
};

/**
 * Shorter ones, and those with many neighbours: only two letters that have changed places, a letter that is doubled and one that is lost
 * within leave no doubt.
 */
const shortWords = {
  en: words(
    'wound wounds attack weapon wizard wizards dwarf dwarfs goblin skaven gold armour armor spell spells ambush ' +
      'battle counter counters',
  ),
  es: words('fuerza herida ataque tesoro bárbaro enano enanos tirada dados'),
};

/**
 * Words that are a letter away from one of the game's and right: all that large word lists of English and Spanish have, feminine forms
 * that they lack, and words of neighbouring languages.
 */
const rightWords: ReadonlySet<string> = new Set(
  words(
    'abaques additionale adjacente adjacentes adjacents adventured adventurer adventurers adventuress agilities ' +
      'anilities anther aradura araduras armadera armaderas armadora armadoras armaduria armadurias armatura ' +
      'arpadura arpaduras asaques asentimiento asentimientos ataqueis ataquen atasques atauques atraques attacke ' +
      'attaques attasks attucks automagically aventamiento aventamientos aventara aventaras aventurad aventurai ' +
      'aventurais aventuran aventurar aventurase aventure aventures aventuro aventuré aventurés avventura avventure ' +
      'azaques badalla ballistics ballistik barbadian barbadians barbaran barbaria barbariais barbarias barbarin ' +
      'barbarizan barbearian bardarian barrarian batailla batalha batallad batallan batallar batallas batalle ' +
      'batallo bataola battel corredor corrido corridos damaged damager damages datage doorwas dudgeon dudgeons ' +
      'dungen equido equino equip equipa equipe equipement equipments equipos equips expedicion expedience ' +
      'expeditions experienced experiencer experiences exploracion explorations glod gobelins goblinas goblines ' +
      'guarrero guarreros guerreiro guerreiros guerreo guerrera guerreras guerreres guerrers guerriero habilitad ' +
      'hechicemos hechicera hechiceras hechiza hechizas heredas herias heridos heriras heroidas hervidas heñidas ' +
      'iniciatica iniciativas iniciativo initiatie initiativen initiatives iniziativa instad invisibles invisibly ' +
      'magica magicas masmorra masmorras mazamorra mazamorras menstruo menstruos minotauro minotauros minotaurus ' +
      'minster minsters mobster mobsters modificado modificadora modificadoras modificados modifie modified ' +
      'modifiera modifieras modifies modifiez moedas magickal mohedas vampyre vampyres moister molimiento momifier monadas mondas moneadas ' +
      'moneas moneda monedad monedais monedan monedar monedase monedeas monedes monemas moneras monstera monsteras ' +
      'monstern monsterse monstert monstre monstres monstro monstros monstrous monstrum monstrums monstruosa ' +
      'monstruoso monstruous monter moredas mouvement mouvements movements moviment movimento moviments movimientos ' +
      'munster munsters münster münsters necromancers nigromantes nigromantie nother objectie objectieve objectiva ' +
      'objectiven objectiver objectives objectivez objectivée objektive objetive options pontions porions portions ' +
      'posions postions potinons potins potion potirons pâtions pétions quipo rebultado regaining remailing ' +
      'remanning resaltado resistencias resultad resultados resultando retaining scorpio scorpios sentamiento ' +
      'sentamientos skorpion skorpions snobling snoblings snooling snotting sorceress strengt strengte strengths ' +
      'surprime surpris surprised surpriser surprises surprisse surprize tableo tabler tablera tableros tableño ' +
      'talero tallero taques tesouros treasured treasurer treasurers treasuries treasury tressure tressures triada ' +
      'vampier vampiers vampir vampired vampiren vampiresa vampiro vampirs ventura venturas weakons weasons ' +
      'willower willpowers wounder zombie zombis amour armor sells attaque batte conter couter couters darfs fuera heria heida ' +
      'heidas gobin golin saven trada spels',
  ),
);

const minimumLengthWithWrongLetter = 6;

/** The languages that the game's words are known in. */
const gameLanguages = ['en', 'es'] as const;

type GameLanguage = (typeof gameLanguages)[number];

/**
 * The word of the game that was meant by a misspelt one, in small letters: two neighbours have changed places, or in a longer word one
 * letter is wrong, missing or too many. Undefined for every other word, whether right or not, for one that may be two words of the game, and
 * for one that has run into a small word: `Warrioris` is `Warrior is`, and no `Warriors`.
 *
 * @param language that of the text, whose words alone are meant; undefined for either.
 */
export function misspeltGameWord(word: string, language: GameLanguage | undefined): string | undefined {
  const found = gameLanguages.flatMap((one) =>
    language === undefined || language === one ? (meantIn(one)(word) ?? []) : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

const known: ReadonlySet<string> = new Set(
  gameLanguages.flatMap((language) => [...longWords[language], ...shortWords[language]]),
);

/** Those of a language are made when a text of it is first read: that takes some milliseconds. */
const made = new Map<GameLanguage, (word: string) => string | undefined>();

function meantIn(language: GameLanguage): (word: string) => string | undefined {
  const known = made.get(language) ?? meanings(language);
  made.set(language, known);
  return known;
}

/** Finds the word that was meant among those of one language. */
function meanings(language: GameLanguage): (word: string) => string | undefined {
  const long = longWords[language];
  const meant = new Map([
    ...long.flatMap((word) => misspellings(word, false)),
    ...shortWords[language].flatMap((word) => misspellings(word, true)),
  ]);
  const byFirstLetter = grouped(long, (word) => word.charAt(0));
  // `toughnes`: words without their last letter, where that is no word.
  const byLostEnd = new Map(
    long.flatMap((word) => (word.length > minimumLengthWithWrongLetter ? [[word.slice(0, -1), word] as const] : [])),
  );
  const meantBy = (word: string): string | undefined => {
    const swapped = meant.get(word);
    if (swapped !== undefined || word.length < minimumLengthWithWrongLetter) return swapped;
    const [candidate, ...others] = (byFirstLetter.get(word.charAt(0)) ?? none).filter((right) =>
      isMisspelling(word, right),
    );
    // An end that is wrong makes another form of the word as well, so it counts only where it is lost.
    return others.length > 0 ? undefined : (candidate ?? byLostEnd.get(word));
  };
  return (word) => {
    const lower = word.toLowerCase();
    const found = meantBy(lower);
    return found === undefined || known.has(lower) || rightWords.has(lower) || isGlued(lower) ? undefined : found;
  };
}

const none: readonly string[] = [];

/** A word with two neighbours swapped; of a short one also with a letter doubled or, within, lost: `wizzard`, `atack`. Each with the word. */
function misspellings(word: string, isShort: boolean): readonly (readonly [string, string])[] {
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`);
  const doubled = isShort ? letters.map((letter, at) => `${word.slice(0, at)}${letter}${word.slice(at)}`) : [];
  const mayLose = isShort && word.length >= minimumLengthWithWrongLetter;
  const lost = mayLose ? letters.slice(2).map((_, at) => word.slice(0, at + 1) + word.slice(at + 2)) : [];
  return [...swapped, ...doubled, ...lost].flatMap((other) =>
    known.has(other) || rightWords.has(other) ? [] : [[other, word] as const],
  );
}

/** Whether a word of the game and a small word have lost the space between them. */
function isGlued(word: string): boolean {
  for (const length of [1, 2, 3]) {
    if (smallWords.has(word.slice(-length)) && known.has(word.slice(0, -length))) return true;
    if (smallWords.has(word.slice(0, length)) && known.has(word.slice(length))) return true;
  }
  return false;
}

const smallWords: ReadonlySet<string> = new Set(
  words(
    'a an and are as at by for has in is it of on or s so the to was y o e u de del el la los las con en es le se su un una al',
  ),
);

/** Of words with the same first letter: with another one it is another word. Missing accents and hyphens have checks of their own. */
function isMisspelling(word: string, right: string): boolean {
  return isOneLetterOffWithin(word, right) && bare(word) !== bare(right);
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f-]/g, '');
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
