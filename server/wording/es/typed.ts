import type { Needed } from '../../charts/chart.ts';
import type { typedEn } from '../en/typed.ts';
import { fill, type Like, say, type Wording } from '../texts/places.ts';

export const typedEs: Like<typeof typedEn> = {
  readAs: 'leído como {said}',
  instead: {
    count: 'Esto suma los dados. Para contar los dados que lo muestran: {expression}',
    explode: 'Esto pide otro resultado. Para repetir los dados que lo muestran y sumarlos: {expression}',
  },
  noDice:
    'Aquí no hay dados. [meant?¿Querías decir {meant, o}?|Escribe una tirada como 2D6+2, una probabilidad como 1D6 >= 5 o una habilidad con su valor, como Miedo 6.]',
  noMechanic: 'Se conoce esta habilidad, pero no tiene ninguna tirada cuyas probabilidades se puedan mostrar.',
  needs: (needed) => say(needs, needed),
  extrapolated: '(más allá de la tabla impresa)',
  doubtful: '(quizá una errata)',
  chart: {
    modifier: 'Modificador',
    most: 'como máximo {most}',
    number: '[roll?{base}{roll}|{base}] antes de lo siguiente:',
  },
  opponent: '{characteristic} del oponente',
  notOnChart: '{value} no está en la tabla «{chart}».',
  unknownWords: '«{chart}» no conoce «{words}».[nearest? ¿Querías decir «{nearest}»?][known? Conoce: {known}.]',
  several: 'Esto pregunta por varias tiradas. Pregunta por una de ellas: {expressions, o}',
  partly:
    'De esto solo se puede leer {expression}, y el resto puede cambiarlo. Si no lo cambia, pregunta por {expression}',
  habits: {
    explode: 'Los dados que se tiran otra vez con un resultado alto y se suman se escriben aquí así: {expressions, o}',
    reroll:
      'Unas herramientas repiten esos dados una vez, otras todas las que haga falta. Una vez se escribe aquí así: {expressions, o}',
    division: 'Di cómo se redondea el resultado: {expressions, o}',
    successes: 'Las herramientas no se ponen de acuerdo en si el número mismo cuenta. Escribe aquí: {expressions, o}',
    quantity: '¿Al menos esos dados, o justo esos? Escribe aquí: {expressions, o}',
    advantage: 'La mejor de dos tiradas se escribe aquí así: {expressions, o}',
    pool: 'Di si se cuentan los dados que lo muestran, o si se suman: {expressions, o}',
    versus: 'Las herramientas y las tablas no coinciden en si basta con igualar. Pregunta por {expressions, o}',
  },
};

const needs: Wording<Needed> = {
  certain: 'no hace falta tirada',
  impossible: 'imposible',
  scores: ({ scores }) => fill('necesita {scores, y después}', { scores: scores.map((score) => `${score}+`) }),
};
