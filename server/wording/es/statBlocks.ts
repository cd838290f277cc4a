import type { ValueName } from '../../fights/blocks/valueNames.ts';
import { shorten } from '../texts/phrasing.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** The values of stat blocks in words. */
export const valueNamesEs: Readonly<Record<ValueName, string>> = {
  movement: 'Movimiento',
  'weapon-skill': 'Habilidad de Armas',
  'ballistic-skill': 'Habilidad de Proyectiles',
  strength: 'Fuerza',
  toughness: 'Resistencia',
  wounds: 'Heridas',
  initiative: 'Iniciativa',
  attacks: 'Ataques',
  leadership: 'Liderazgo',
  willpower: 'Fuerza de Voluntad',
  luck: 'Suerte',
  pinning: 'Trabar',
  'battle-level': 'Nivel de batalla',
  gold: 'Oro',
  armour: 'Armadura',
  damage: 'Daño',
  save: 'Salvación',
  cover: 'Salvación por cobertura',
  weapon: 'Bonificación del arma',
};

/** Stat blocks in texts. */
export const statBlocksEs = problemTexts({
  'stat-block-cells':
    'Esta fila tiene {cells} [cells=1?valor|valores], pero encima hay {columns} nombres. Cada nombre necesita un valor: [cells<columns?añade los que faltan, con - donde no hay ninguno|quita los que sobran].',
  'stat-block-value': {
    range: ({ name, low, high, written }) =>
      `El valor de ${valueNamesEs[name]} va de ${low} a ${high}, así que ${shorten(written)} no puede ser correcto. Corrige el número.`,
    gun: '«{weapon…}» dispara, pero no tiene Fuerza, y nada dice con cuánta fuerza impacta. Añade la Fuerza, o escribe su daño como x1 si es un arma de combate cuerpo a cuerpo.',
    blade:
      '«{weapon…}» es un arma de combate cuerpo a cuerpo: cuenta la Fuerza de quien la lleva, así que no tiene una propia. Escribe * en su lugar.',
  },
  'stat-block-twice': ({ name, value, written, other, first }) =>
    `Hay otro perfil de «${shorten(name)}» en la línea ${first}, con ${valueNamesEs[value]} ${shorten(other)} en lugar de ${shorten(written)}. Corrige uno de los dos, o dales nombres que los distingan.`,
});
