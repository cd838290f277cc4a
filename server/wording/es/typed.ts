import { list } from '../catalogue/phrasing.ts';
import type { TypedWords } from '../catalogue/typed.ts';

export const typedEs: TypedWords = {
  readAs: (expression, values) => `leído como ${[expression, ...values].join(', ')}`,
  countInstead: (expression) => `Esto suma los dados. Para contar los dados que lo muestran: ${expression}`,
  noDice: (expressions, abilities) => {
    const meant = [...expressions, ...abilities];
    const how =
      'Escribe una tirada como 2D6+2, una probabilidad como 1D6 >= 5 o una habilidad con su valor, como Miedo 6.';
    return `Aquí no hay dados. ${meant.length > 0 ? `¿Querías decir ${list(meant, 'o')}?` : how}`;
  },
  noMechanic: 'Se conoce esta habilidad, pero no tiene ninguna tirada cuyas probabilidades se puedan mostrar.',
  systems: {
    'warhammer-quest': 'Warhammer Quest',
    mordheim: 'Mordheim',
    gamebook: 'Librojuego',
    wfb: 'Warhammer Fantasy Battle',
  },
  needs: (needed) => {
    if (needed.kind === 'certain') return 'no hace falta tirada';
    if (needed.kind === 'impossible') return 'imposible';
    return `necesita ${needed.scores.map((score) => `${score}+`).join(' y después ')}`;
  },
  extrapolated: '(más allá de la tabla impresa)',
  opponent: (characteristic) => `${characteristic} del oponente`,
  notOnChart: (chart, value) => `${value} no está en la tabla «${chart}».`,
  unknownWords: (chart, words, nearest, known) => {
    const meant = nearest === undefined ? '' : ` ¿Querías decir «${nearest}»?`;
    const all = known.length > 0 ? ` Conoce: ${known.join(', ')}.` : '';
    return `«${chart}» no conoce «${words}».${meant}${all}`;
  },
  several: (expressions) => `Esto pregunta por varias tiradas. Pregunta por una de ellas: ${list(expressions, 'o')}`,
  partly: (expression) =>
    `De esto solo se puede leer ${expression}, y el resto puede cambiarlo. Si no lo cambia, pregunta por ${expression}`,
  habits: {
    explode: (expressions) =>
      `Los dados que se tiran otra vez con un resultado alto y se suman se escriben aquí así: ${list(expressions, 'o')}`,
    reroll: (expressions) =>
      `Unas herramientas repiten esos dados una vez, otras todas las que haga falta. Una vez se escribe aquí así: ${list(expressions, 'o')}`,
    division: (expressions) => `Di cómo se redondea el resultado: ${list(expressions, 'o')}`,
    fate: (expressions) => `Un dado Fate muestra −1, 0 o 1, y se escribe aquí así: ${list(expressions, 'o')}`,
    counted: (expressions) =>
      `Di qué dados se cuentan, por ejemplo los que muestran 5 o más: ${list(expressions, 'o')}`,
    successes: (expressions) =>
      `Las herramientas no se ponen de acuerdo en si el número mismo cuenta. Escribe aquí: ${list(expressions, 'o')}`,
    position: (expressions) =>
      `Las herramientas no se ponen de acuerdo sobre el signo @. Escribe aquí: ${list(expressions, 'o')}`,
    quantity: (expressions) => `¿Al menos esos dados, o justo esos? Escribe aquí: ${list(expressions, 'o')}`,
    advantage: (expressions) => `La mejor de dos tiradas se escribe aquí así: ${list(expressions, 'o')}`,
    pool: (expressions) => `Di si se cuentan los dados que lo muestran, o si se suman: ${list(expressions, 'o')}`,
    name: (expressions) => `Un nombre se parece mucho a uno del juego. ¿Querías decir ${list(expressions, 'o')}?`,
    versus: (expressions) =>
      `Las herramientas y las tablas no coinciden en si basta con igualar. Pregunta por ${list(expressions, 'o')}`,
    usedTwice: (expressions) =>
      `Da un nombre a la tirada, para que se tire una vez y se use dos: ${list(expressions, 'o')}`,
  },
};
