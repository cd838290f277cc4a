import type { Hook } from '../../fights/effect.ts';
import type { effectWordsEn } from '../en/effectWords.ts';
import type { Like } from '../texts/places.ts';
import { fill } from '../texts/places.ts';

export const effectWordsEs: Like<typeof effectWordsEn> = {
  does: (hook, said) => fill(hooks[hook], { said }),
  when: (moment, said) => fill(moments[moment], { said }),
  against: ', solo contra adversarios de la raza {race}',
  leftOut: 'Los combates no tienen en cuenta esto: {words}',
  cannotBeRead: 'Esto no se puede leer, así que la habilidad no cuenta en los combates.',
};

const hooks: Readonly<Record<Hook, string>> = {
  'to-hit': 'Sus tiradas para impactar: {said}',
  'to-hit-against': 'Las tiradas para impactarle: {said}',
  attacks: 'Sus Ataques: {said}',
  strength: 'Su Fuerza: {said}',
  toughness: 'Su Resistencia: {said}',
  armour: 'Su armadura: {said}',
  damage: 'Su daño, antes de restar la Resistencia y la armadura: {said}',
  'extra-wounds': 'Heridas adicionales de cada impacto suyo, sin contar la Resistencia ni la armadura: {said}',
  'unreduced-damage':
    'Heridas de cada impacto suyo en lugar de su daño, sin contar la Resistencia ni la armadura: {said}',
  'ignores-wounds': 'Heridas que se restan de cada impacto que recibe, además de la Resistencia y la armadura: {said}',
  regains: 'Heridas que recupera al final de cada turno: {said}',
  avoids: 'Un impacto contra él no hace nada: {said}',
  'strikes-first': 'Ataca en cuanto aparece, antes del primer turno: {said}',
  flees: 'Al final de un turno en el que ha caído uno de los suyos, los demás huyen: {said}',
  'no-armour': 'Sus impactos no tienen en cuenta la armadura',
  'no-toughness': 'Sus impactos no tienen en cuenta la Resistencia',
  'gangs-up':
    'Todos los suyos atacan juntos a un solo adversario: +1 para impactar y +1 de Fuerza por cada uno a partir del segundo',
  nothing: 'No cambia ninguna cifra de un combate',
};

const moments: Readonly<Record<Parameters<typeof effectWordsEn.when>[0], string>> = {
  'once-each': ', con cada adversario para el que esto se cumpla al empezar el combate: {said}',
  'each-turn': ', desde el primer turno en el que se cumpla esto: {said}',
  natural: ', si el dado para impactar saca {said} o más',
};
