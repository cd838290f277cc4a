import { wordsOf } from '../../text/words.ts';

/**
 * Names of abilities that are also ordinary words, in English and Spanish: such a word need not mean the ability, not even with a capital.
 * A word that is not here counts as a coinage, such as `Deathleap`. Of names of several words, only those are here that are also terms of
 * the game for something else.
 */
const plain: readonly string[] = [
  // English
  `ambush armed assassinate bite bounce break catapult chariot charge chill claw daemonic dodge drop ethereal fear fly flying frenzy ghost
  guard hate horror hug hypnotise impale invisible leader locations magic minions mordheim mount net panic paralysis parry petrification
  petrify plague poison poisoned poisonous possessed regenerate regeneration rider rides shield stench sting strike tattoos terror throw vampire venom vomit web`,
  // Spanish
  `agarrar aguijón aguijonazo armado armada arrojar arroja asesinar asesinato asesina aullido carro catapulta demoníaco demónico desbandada
  desaparecer emboscada embestir enfriamiento envenenar escalofrío esquivar esquiva etéreo etérea frenesí frío garra guardia guardianes
  helar hipnosis hipnotizar hipnotiza huida jinete lanzar magia miedo montar odiar odia odian odio parada parálisis paralizar parar para
  peste petrificar petrifica petrificación picadura plaga poseído rebotar red regenerar regenera regeneración secuaces soltar tatuajes telaraña
  tesoro vampiro veneno venenoso venenosa volar vómito vomitar vomita vuela vuelan vuelo`,
];

const plainPhrases = [
  'armed with',
  'armado con',
  'armada con',
  'ball and chain',
  'bola y cadena',
  'greater daemon',
  'giant attacks',
  'special attack',
  'gran demonio',
  'demonio mayor',
  'ataque especial',
];

const forms: ReadonlySet<string> = new Set(plain.flatMap((words) => wordsOf(words).map(({ stem }) => stem)));
const phrases: ReadonlySet<string> = new Set(plainPhrases.map(keyOf));

/** Whether a name is also an ordinary word, or a term of the game for something else. */
export function isPlainName(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 ? phrases.has(keyOf(name)) : words.some(({ stem }) => forms.has(stem));
}

function keyOf(name: string): string {
  return wordsOf(name)
    .map(({ stem }) => stem)
    .join(' ');
}
