import type { Hook } from '../../fights/effect.ts';
import type { EffectWords } from '../catalogue/effectWords.ts';

export const effectWordsEs: EffectWords = {
  does: (hook, said) => hooks[hook](said),
  when: (moment, said) => moments[moment](said),
  against: (race) => `, solo contra adversarios de la raza ${race}`,
  leftOut: (words) => `Los combates no tienen en cuenta esto: ${words}`,
  cannotBeRead: 'Esto no se puede leer, así que la habilidad no cuenta en los combates.',
};

const hooks: Readonly<Record<Hook, (said: string) => string>> = {
  'to-hit': (said) => `Sus tiradas para impactar: ${said}`,
  'to-hit-against': (said) => `Las tiradas para impactarle: ${said}`,
  attacks: (said) => `Sus Ataques: ${said}`,
  strength: (said) => `Su Fuerza: ${said}`,
  toughness: (said) => `Su Resistencia: ${said}`,
  armour: (said) => `Su armadura: ${said}`,
  damage: (said) => `Su daño, antes de restar la Resistencia y la armadura: ${said}`,
  'extra-wounds': (said) =>
    `Heridas adicionales de cada impacto suyo, sin contar la Resistencia ni la armadura: ${said}`,
  'unreduced-damage': (said) =>
    `Heridas de cada impacto suyo en lugar de su daño, sin contar la Resistencia ni la armadura: ${said}`,
  'ignores-wounds': (said) =>
    `Heridas que se restan de cada impacto que recibe, además de la Resistencia y la armadura: ${said}`,
  regains: (said) => `Heridas que recupera al final de cada turno: ${said}`,
  avoids: (said) => `Un impacto contra él no hace nada: ${said}`,
  'strikes-first': (said) => `Ataca en cuanto aparece, antes del primer turno: ${said}`,
  flees: (said) => `Al final de un turno en el que ha caído uno de los suyos, los demás huyen: ${said}`,
  'no-armour': () => 'Sus impactos no tienen en cuenta la armadura',
  'no-toughness': () => 'Sus impactos no tienen en cuenta la Resistencia',
  'gangs-up': () =>
    'Todos los suyos atacan juntos a un solo adversario: +1 para impactar y +1 de Fuerza por cada uno a partir del segundo',
  nothing: () => 'No cambia ninguna cifra de un combate',
};

const moments: Readonly<Record<'once-each' | 'each-turn' | 'natural', (said: string) => string>> = {
  'once-each': (said) => `, con cada adversario para el que esto se cumpla al empezar el combate: ${said}`,
  'each-turn': (said) => `, desde el primer turno en el que se cumpla esto: ${said}`,
  natural: (said) => `, si el dado para impactar saca ${said} o más`,
};
