import { rememberedText } from '../../queries/remembered.ts';
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

/** Shorter ones, and those with many neighbours: only letters that have changed places, are doubled or lost within leave no doubt. */
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

/** The languages that the game's words are known in. */
const gameLanguages = ['en', 'es'] as const;

type GameLanguage = (typeof gameLanguages)[number];

const shortest = 4;
/** Longer than the longest word of the game with a letter too many. */
const longest = 20;

interface GameWord {
  readonly language: GameLanguage;
  readonly right: string;
  readonly isShort: boolean;
}

const none: readonly GameWord[] = [];
const gameWords = gameLanguages.flatMap((language) => [
  ...longWords[language].map((right): GameWord => ({ language, right, isShort: false })),
  ...shortWords[language].map((right): GameWord => ({ language, right, isShort: true })),
]);
const known: ReadonlySet<string> = new Set(gameWords.map(({ right }) => right));
const byFirstLetter = grouped(gameWords, ({ right }) => right.charAt(0));

/** The words of the game that were meant by a misspelt one: one of a language. Texts repeat a few thousand words. */
const meantBy = rememberedText({ most: 60_000, longest }, (written): readonly GameWord[] => {
  const word = written.toLowerCase();
  if (known.has(word) || rightWords.has(word)) return none;
  const found = [...new Set(word.slice(0, 2))]
    .flatMap((letter) => byFirstLetter.get(letter) ?? none)
    .filter(({ right, isShort }) => isMisspelling(word, right) && (!isShort || hasSameLetters(word, right)));
  if (found.length === 0 || isGlued(word)) return none;
  return found.filter((one) => found.every((other) => other === one || other.language !== one.language));
});

/**
 * The word of the game that was meant by a misspelt one, in small letters: two neighbours have changed places, or one letter is wrong, missing or
 * too many. Undefined for every other word, whether right or not, for one that may be two words of the game, and for one that has run into
 * another word: `Warrioris` is `Warrior is`, and no `Warriors`.
 *
 * @param language that of the text, whose words alone are meant; undefined for either.
 */
export function misspeltGameWord(written: string, language: GameLanguage | undefined): string | undefined {
  if (written.length < shortest || written.length >= longest) return undefined;
  const all = meantBy(written);
  if (all === none) return undefined;
  const found = all.filter((one) => language === undefined || one.language === language);
  return found.length === 1 ? found[0]?.right : undefined;
}

const minimumLengthToLose = 6;

/** Whether a word of the game and a small word have lost the space between them. */
function isGlued(word: string): boolean {
  return [1, 2, 3].some(
    (length) =>
      (known.has(word.slice(0, -length)) && smallWords.has(word.slice(-length))) ||
      (known.has(word.slice(length)) && smallWords.has(word.slice(0, length))),
  );
}

const smallWords: ReadonlySet<string> = new Set(
  words(
    'a an and are as at by for has in is it of on or so the to was y o e u de del el la los las con en es le se su un una al',
  ),
);

/** With another first letter it is another word. Missing accents and hyphens have checks of their own. */
function isMisspelling(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  if (isSwapped(word, right) || word[0] !== right[0]) return isSwapped(word, right);
  const isWithoutEnd = word.length >= minimumLengthToLose && `${word}${right.at(-1)}` === right;
  return isWithoutEnd || (isOneLetterOffWithin(word, right) && bare(word) !== bare(right));
}

/** Whether two neighbours have changed places. */
function isSwapped(word: string, right: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === right[at]) at++;
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}` === right;
}

/** The same of a short word, or one with a letter doubled, or lost within a word that is long enough. */
function hasSameLetters(word: string, right: string): boolean {
  if (word.length < right.length) return right.length >= minimumLengthToLose && word.at(-1) === right.at(-1);
  return isSwapped(word, right) || undoubled(word) === undoubled(right);
}

function undoubled(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f-]/g, '');
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
