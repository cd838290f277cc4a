import { shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Mistakes in the effects of abilities on fights. */
export const fightEffectsEs = {
  'fight-effect': (facts) => {
    switch (facts.what) {
      case 'hook':
        return facts.written === ''
          ? 'Falta aquí lo que la habilidad hace en un combate, como avoids: 1D6 >= n.'
          : `«${shorten(facts.written)}» no es nada que hagan las habilidades en un combate.${meant(facts.nearest)}`;
      case 'missing':
        return `Detrás de «${facts.hook}» falta ${missing[facts.needs]}.`;
      case 'unwanted':
        return `«${facts.hook}» va solo: detrás solo puede ir un momento.`;
      case 'change':
        return `A «${facts.hook}» solo se le puede sumar o restar: escribe +1 o -1.`;
      case 'part':
        return `«${shorten(facts.written)}» no puede ir detrás de un punto y coma: solo once-each, each-turn, natural y against, cada uno con dos puntos.${meant(facts.nearest)}`;
      case 'moment':
        return `«${facts.moment}» no puede ir aquí: «${facts.hook}» no depende de una tirada así, o ya depende de otra.`;
      case 'name':
        return `«${shorten(facts.written)}» no tiene valor aquí: el nombre de la regla no lo contiene.${meant(facts.nearest)}`;
      default:
        return facts satisfies never;
    }
  },
} satisfies Partial<ProblemMessages>;

const missing = {
  value: 'un valor, como 2 o 1D3',
  test: 'una comparación, como 1D6 >= n',
  words: 'el texto',
} as const;

function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` ¿Querías decir «${nearest}»?`;
}
