import type { Hook } from '../../fights/effect.ts';
import type { effectWordsEn } from '../en/effectWords.ts';
import type { Like } from '../texts/places.ts';
import { fill } from '../texts/places.ts';

export const effectWordsEs: Like<typeof effectWordsEn> = {
  does: (hook, said) => fill(hooks[hook], { said }),
  when: (moment, said) => fill(moments[moment], { said }),
  leftOut: 'Los combates no tienen en cuenta esto: {words}',
  cannotBeRead: 'Esto no se puede leer, así que la habilidad no cuenta en los combates.',
};

const hooks: Readonly<Record<Hook, string>> = {
  'to-hit': 'Sus tiradas para impactar: {said}',
  'to-hit-against': 'Las tiradas para impactarle: {said}',
  attacks: 'Sus Ataques: {said}',
  'attacks-against': 'Los Ataques de quienes le atacan: {said}',
  strength: 'Su Fuerza: {said}',
  'strength-against': 'La Fuerza de quienes le atacan: {said}',
  toughness: 'Su Resistencia: {said}',
  armour: 'Su armadura: {said}',
  damage: 'Su daño, antes de restar la Resistencia y la armadura: {said}',
  'damage-dice': 'Sus dados de daño, antes de sumar la Fuerza: {said}',
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
  'wounds-when-placed': 'Heridas que causa sin atacar cuando aparece: {said}',
  'wounds-at-start': 'Heridas que causa sin atacar al principio de cada turno: {said}',
  'wounds-with-attacks': 'Heridas que causa en cada turno además de sus ataques: {said}',
  'wounds-at-end': 'Heridas que causa sin atacar al final de cada turno: {said}',
  acts: 'En un turno solo ataca si se cumple esto: {said}',
  falls: 'Después de atacar cae: {said}',
  'changes-target': 'En cada turno se sortea a quién ataca',
  'keeps-target': 'Se sortea a quién ataca, y es el mismo hasta que cae',
  'left-over': 'Cuando cae uno, dirige contra otro los ataques que le quedan',
  attackable: 'Se le puede atacar',
  nothing: 'No cambia ninguna cifra de un combate',
};

const moments: Readonly<Record<Parameters<typeof effectWordsEn.when>[0], string>> = {
  'once-each': ', con cada adversario para el que esto se cumpla al empezar el combate: {said}',
  'each-turn': ', desde el primer turno en el que se cumpla esto: {said}',
  natural: ', si el dado para impactar saca {said} o más',
  against: ', solo contra adversarios de la raza {said}',
  after: ', cuando han caído todos los de esta clase que van con él: {said}',
  on: ', si se cumple esto del 1D6 (roll) que se tira por él al empezar el combate: {said}',
  beside: ', a los que están junto a él',
  to: ', a tantos, por sorteo: {said}',
};
