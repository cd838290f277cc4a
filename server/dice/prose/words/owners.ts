/** Whose number a text speaks of: that of the Warrior who rolls, or of somebody else. */
import type { Token } from './token.ts';
import { signAt, wordAt, wordSet } from './words.ts';

/** Words that only point at an owner or a number. */
const determiners = wordSet(
  'the a an un una his her its their your each every this that el la los las su sus tu tus del de cada of one este esta ese esa dicho dicha',
);
/** Those who are Warriors: their numbers are the Warrior's own. */
const warriors = wordSet(
  'warrior warriors wizard wielder bearer wearer owner user player caster leader thrower reader drinker finder holder roller climber swimmer opener barbarian dwarf elf hero carrier ' +
    'guerrero guerreros guerrera aventurero hechicero mago portador portadora jugador dueño líder lanzador bárbaro enano elfo elfa héroe',
);
/** Others, each with what their numbers are called by. */
const others: ReadonlyMap<string, string> = new Map([
  ...['monster', 'monsters', 'undead', 'monstruo', 'monstruos'].map((word) => [word, 'monster'] as const),
  ...['target', 'targets', 'objetivo', 'blanco'].map((word) => [word, 'target'] as const),
  ...['victim', 'victims', 'víctima', 'víctimas'].map((word) => [word, 'victim'] as const),
  ...['attacker', 'attackers', 'atacante', 'atacantes'].map((word) => [word, 'attacker'] as const),
  ...['defender', 'defenders', 'defensor', 'defensores'].map((word) => [word, 'defender'] as const),
  ...['opponent', 'opponents', 'oponente', 'adversario', 'contrincante', 'rival'].map(
    (word) => [word, 'opponent'] as const,
  ),
  ...['enemy', 'enemies', 'enemigo', 'enemigos'].map((word) => [word, 'enemy'] as const),
  ...['model', 'models', 'miniatura', 'miniaturas'].map((word) => [word, 'model'] as const),
  // Each by a name of its own.
  ...(
    'skeleton zombie ghoul ghost wight wraith minotaur beastman necromancer vampire demon daemon dragon giant ogre troll orc goblin skaven rat king queen guard guardian sentry chief chieftain abbot bishop bailiff ' +
    'innkeeper landlord merchant smith beast creature wolf bear spider snake golem statue idol ' +
    'esqueleto necrófago fantasma minotauro brujo nigromante vampiro demonio dragón gigante ogro orco rey reina guardia guardián centinela jefe abad obispo alguacil posadero tabernero mercader ' +
    'herrero bestia criatura lobo oso araña serpiente gólem estatua ídolo'
  )
    .split(' ')
    .filter((word) => !warriors.has(word))
    .map((word) => [word, word] as const),
]);

/** By which name the numbers of somebody are called who is no Warrior: `monstruos` by `monster`; undefined for all others. */
export function ownerNamed(word: string): string | undefined {
  return others.get(word);
}

interface OwnerReading {
  /** What the numbers of the owner are called by, or `its`; absent where they are the Warrior's own. */
  readonly owner: string | undefined;
  /** The first token after it. */
  readonly next: number;
}

const maximumWords = 5;

/** `the`, `his`, `the target's`, `your Warrior's` before a number; the same token where none of these stands there. */
export function ownerAt(tokens: readonly Token[], index: number): OwnerReading {
  let owner: string | undefined;
  let at = index;
  for (; at < index + maximumWords; at++) {
    const word = wordAt(tokens, at);
    // `the Monsters' Terror Value`
    if (word === undefined && at > index && "'’".includes(signAt(tokens, at) ?? ' ')) continue;
    if (word === undefined) break;
    const isGenitive = word.endsWith("'s");
    const noun = isGenitive ? word.slice(0, -2) : word;
    const other = others.get(noun);
    if (other !== undefined) owner = other;
    else if (warriors.has(noun)) owner = undefined;
    // `the Troll's Strength`: a name of its own. A `climber` may be a Warrior or not.
    else if (isGenitive && !isName(tokens[at])) return { owner: undefined, next: index };
    else if (isGenitive) owner = noun.replaceAll(' ', '-').replaceAll("'", '');
    else if (word === 'its') owner = 'its';
    else if (!determiners.has(word)) break;
  }
  return { owner, next: at };
}

/** `of the Monster`, `de la víctima`, `de tu Guerrero` behind a number; the same token where no owner stands there. */
export function ownerBehind(tokens: readonly Token[], index: number): OwnerReading {
  const none = { owner: undefined, next: index };
  const first = wordAt(tokens, index);
  if (first !== 'de' && first !== 'del' && first !== 'of') return none;
  for (let at = index + 1; at < index + 4; at++) {
    const word = wordAt(tokens, at);
    if (word === undefined) return none;
    const other = others.get(word);
    if (other !== undefined) return { owner: other, next: at + 1 };
    if (warriors.has(word)) return { owner: undefined, next: at + 1 };
    if (!determiners.has(word)) {
      // `Strength of the Troll`
      return tokens[at]?.kind === 'word' && at > index + (first === 'del' ? 0 : 1) && isName(tokens[at])
        ? { owner: word.replaceAll(' ', '-').replaceAll("'", ''), next: at + 1 }
        : none;
    }
  }
  return none;
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.isCapitalised;
}
