import { problemTexts } from '../texts/problemTexts.ts';

/** Mistakes in the effects of abilities on fights. */
export const fightEffectsEs = problemTexts({
  'fight-effect': {
    hook: '[written?«{written…}» no es nada que hagan las habilidades en un combate.[nearest? ¿Querías decir «{nearest}»?]|Falta aquí lo que la habilidad hace en un combate, como avoids: 1D6 >= n.]',
    missing:
      'Detrás de «{hook}» falta [needs=value?un valor, como 2 o 1D3|[needs=test?una comparación, como 1D6 >= n|el texto]].',
    unwanted: '«{hook}» va solo: detrás solo puede ir un momento.',
    change: 'A «{hook}» solo se le puede sumar o restar: escribe +1 o -1.',
    part: '«{written…}» no puede ir detrás de un punto y coma: solo once-each, each-turn, natural, against, on y after, cada uno con dos puntos, y to detrás de unas Heridas.[nearest? ¿Querías decir «{nearest}»?]',
    moment: '«{moment}» no puede ir aquí: «{hook}» no depende de una tirada así, o ya depende de otra.',
    name: '«{written…}» no tiene valor aquí: el nombre de la regla no lo contiene.[nearest? ¿Querías decir «{nearest}»?]',
  },
});
