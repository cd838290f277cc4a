import type { EntityKind } from '../../formats/format.ts';
import type { ValueType } from '../../formats/schema/finding.ts';

/** A sentence that says how a value or text of that type is written. */
export const valuesEs: Readonly<Record<ValueType, string>> = {
  identifier: 'Usa solo minúsculas sin acentos, cifras, guiones, puntos y guiones bajos.',
  signedNumber: 'Usa un número entero con su signo: +1, -2.',
  chartMeaning: 'Usa certain (seguro), impossible (imposible) o puntuaciones como 6 then 4.',
  entryId: 'No uses espacios, sino mejor minúsculas sin acentos, cifras y guiones.',
  tableId: 'Usa solo minúsculas sin acentos y cifras, con guiones sueltos entre medias.',
  label: 'Debe contener al menos un carácter visible.',
  characteristic: 'Debe ser un número, - si no tiene, o S si lo explican las reglas especiales.',
  ballisticSkill:
    'Debe ser una tirada como 4+, A si impacta siempre, - si no tiene, o S si lo explican las reglas especiales.',
  plainBallisticSkill:
    'Debe ser una tirada como 4, Auto si impacta siempre, - si no tiene, o S si lo explican las reglas especiales.',
  attacks: 'Debe ser un número, dados como 1D6, - si no tiene, o S si lo explican las reglas especiales.',
  damage:
    'Deben ser dados como 2D6, dados con más para una buena tirada como 1D6/2D6(5+), - si no tiene, o S si lo explican las reglas especiales.',
  encounterNumber: 'Debe ser un número, un intervalo como 2-12, o S, también con una nota como en S (mounts).',
  level: 'Debe ser un nivel de 1 a 10. La aplicación lee cualquier otro como el más cercano de estos, o como 1.',
  number: 'Debe ser un número entero.',
  positiveNumber: 'Debe ser un número entero desde 1.',
  ambiences:
    'Debe ser uno o más de chaos, undead, skaven, orcs, chaos-dwarves, dark-elves y generic, separados por espacios.',
  truth: 'Debe ser true o false. Las aplicaciones leen cualquier otra palabra como false.',
  settlement: 'Debe ser city, town, village, outskirts, special o any.',
  goldValue: 'Lo habitual es 150G, 1D6x50G, 25G each, 300/150G para dos precios, ? si no se sabe, y - si nada.',
  users:
    'Lo habitual son letras en este orden: B para el bárbaro, D para el enano, E para el elfo y W para el hechicero, como en BD.',
  moment: 'Debe ser una fecha con la hora, como 2026-03-01T18:30:00Z.',
};

/** The name of a kind of entity, with its article. */
export const entitiesEs: Readonly<Record<EntityKind, string>> = {
  rule: 'ninguna regla',
  magic: 'ninguna magia',
  monster: 'ningún monstruo',
  event: 'ningún evento',
  table: 'ninguna tabla',
  warrior: 'ningún aventurero',
  card: 'ninguna carta de mazmorra',
  room: 'ninguna carta de mazmorra de una sala objetivo',
  adventure: 'ninguna aventura',
  location: 'ningún lugar',
  roomReference: 'ninguna referencia de sala',
  chart: 'ninguna tabla de consulta',
};
