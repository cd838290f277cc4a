import type { DrawWords } from '../catalogue/drawWords.ts';

export const drawWordsEs: DrawWords = {
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
  atLevels: (chance, levels) => `${chance} en ${/^\d+$/.test(levels) ? 'el nivel' : 'los niveles'} ${levels}`,
  notAtLevel: (level) => `no en el nivel ${level}`,
  inAmbience: (ambience) => `ambiente ${ambience}`,
  differs: 'las aplicaciones no coinciden',
  tooLarge: 'demasiados caminos entre tablas',
  between: (least, most) => `de ${least} a ${most}`,
  drawnIn: (tables) =>
    tables === 0 ? 'en ninguna tabla' : tables === 1 ? 'sale en 1 tabla' : `sale en ${tables} tablas`,
  drawnFrom: 'Sale en:',
  entriesOf: (count, all) => (all === 1 ? 'la única entrada' : `${count} de ${all} entradas`),
  throughOthers: 'a través de otra tabla',
  together: (kind, chance) => `Con cada ${kind} del paquete en juego: ${chance}`,
  withOthers: 'Con lo que sale de las otras tablas:',
  different: (count) => (count === 1 ? '1 distinta' : `${count} distintas`),
  each: (chance) => `cada una ${chance}`,
  onlyOne: 'solo una',
  hereEach: (chance) => `Esta entrada: ${chance}`,
  here: (name, chance) => `${name} en esta tabla: ${chance}`,
  mostLikely: (names) => `Lo más probable: ${names}`,
  nothing: (chance) => `No sale nada: ${chance}`,
  eventsFirst:
    'Las aplicaciones eligen primero entre eventos y monstruos: sale un evento en 37 de cada 100 veces, si los jugadores no ponen otro número.',
  goldFirst:
    'Las aplicaciones eligen primero entre oro y otros tesoros: sale oro en 19 de cada 100 veces, si los jugadores no ponen otro número.',
  chanceHead: 'Probabilidad',
  cumulative: 'Acumulada',
  entry: 'Entrada',
  drew: (table, result) => `${table}: ${result}`,
  drewNothing: 'nada',
};
