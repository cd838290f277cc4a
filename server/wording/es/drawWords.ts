import type { drawWordsEn } from '../en/drawWords.ts';
import { fill, type Like } from '../texts/places.ts';

export const drawWordsEs: Like<typeof drawWordsEn> = {
  of: {
    monster: 'de los monstruos',
    event: 'de los eventos',
    treasure: 'de los tesoros',
    gold: 'del oro',
    objective: 'de los tesoros de salas objetivo',
  },
  part: {
    monster: 'monstruos',
    event: 'eventos',
    treasure: 'tesoros',
    gold: 'oro',
    objective: 'tesoros de salas objetivo',
  },
  atLevels: (chance, levels) =>
    fill('{chance} en [isOne?el nivel|los niveles] {levels}', { chance, levels, isOne: /^\d+$/.test(levels) }),
  notAtLevel: 'no en el nivel {level}',
  drawnFrom: 'Sale en:',
  entriesOf: '[all=1?la única entrada|{count} de {all} entradas]',
  different: '[count=1?1 distinta|{count} distintas]',
  each: 'cada una {chance}',
  onlyOne: 'solo una',
  mostLikely: 'Lo más probable: {names}',
  eventsFirst:
    'Las aplicaciones eligen primero entre eventos y monstruos: sale un evento en 37 de cada 100 veces, si los jugadores no ponen otro número.',
  goldFirst:
    'Las aplicaciones eligen primero entre oro y otros tesoros: sale oro en 19 de cada 100 veces, si los jugadores no ponen otro número.',
  chanceHead: 'Probabilidad',
  cumulative: 'Acumulada',
  entry: 'Entrada',
  drew: '{table}: {result}',
  drewNothing: 'nada',
};
