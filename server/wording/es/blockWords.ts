import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { BlockFault } from '../../fights/blocks/writtenBlock.ts';
import type { blockWordsEn } from '../en/blockWords.ts';
import type { Like } from '../texts/places.ts';
import { fill } from '../texts/places.ts';
import { valueNamesEs } from './statBlocks.ts';

export const blockWordsEs: Like<typeof blockWordsEn> = {
  systems: {
    'warhammer-quest': 'Warhammer Quest',
    gamebook: 'Librojuego',
    mordheim: 'Mordheim',
    wfb: 'Warhammer Fantasy Battle',
  },
  values: valueNamesEs,
  letters: {
    movement: 'M',
    'weapon-skill': 'HA',
    'ballistic-skill': 'HP',
    strength: 'F',
    toughness: 'R',
    wounds: 'H',
    initiative: 'I',
    attacks: 'A',
    leadership: 'L',
    willpower: 'FV',
    luck: 'Suerte',
    pinning: 'Pinning',
    'battle-level': 'NB',
    gold: 'Oro',
    armour: 'Armadura',
    damage: 'Daño',
    save: 'Salvación',
    cover: 'Cobertura',
    weapon: 'Arma',
  },
  meaning: (name, system) => fill(meanings[name] ?? '', { system }),
  none: 'ninguno',
  ranged: '{name}: dispara con Fuerza {strength}, y un impacto que hiere quita {damage}',
  close: '{name}: cuerpo a cuerpo, {multiplier} × la Fuerza de quien la lleva; un impacto que hiere quita {wounds}',
  ammunition: '[shots=1?1 disparo|{shots} disparos]',
  fire: 'fuego',
  poison: 'veneno',
  armourSave: 'La armadura salva con {score}+',
  coverSave: 'La cobertura salva con {score}+, mientras el combate es a distancia',
  first: { own: 'Ataca primero en cada asalto', opponent: 'El oponente ataca primero en cada asalto' },
  abilities: 'Reglas especiales: {list}',
  assumed: '{name} no se dice: cuenta {value}',
  notes: 'No se ha leído: {notes}',
  fault: (fault) => fill(faults[fault.kind], { ...fault, value: fault.name && valueNamesEs[fault.name] }),
};

const meanings: Partial<Record<ValueName, string>> = {
  'weapon-skill': 'la tirada para impactar[system=gamebook?, a distancia y] cuerpo a cuerpo',
  'ballistic-skill': 'la tirada para impactar a distancia',
  strength:
    '[system=warhammer-quest?se suma a los dados de daño|la tirada para herir cuerpo a cuerpo[system=gamebook?, y el daño que hace]]',
  toughness: '[system=warhammer-quest?se resta del daño de cada impacto|la tirada para herir del oponente]',
  wounds: 'con 0 queda fuera del combate',
  attacks: '[system=gamebook?en cada asalto: a distancia/cuerpo a cuerpo|en cada turno]',
  initiative: 'quién ataca primero',
  damage: 'los dados de cada impacto, sin la Fuerza',
  armour: 'se resta del daño de cada impacto',
  save: 'una tirada igual o mayor evita una herida',
};

const faults: Readonly<Record<BlockFault['kind'], string>> = {
  missing: '[written?[name=damage?Falta el daño de «{written…}».|{value}: falta el valor.]|{value}: falta el valor.]',
  dice: '{value}: {written…} es una tirada, y hace falta un número. Elige uno.',
  special: '{value}: «{written…}» no es un número.',
  range:
    '[name=wounds?{value}: {written…} es menos de 1, o demasiadas.|El valor de {value} va de {low} a {high}, no hasta {written…}.]',
  unreadable: '[value?{value}: no|No] se entiende «{written…}».',
  conditional: 'El daño {written…} depende de la tirada para impactar, y no lo dice una sola tirada.',
  repeated: '{value} está dos veces, la segunda como {written…}.',
  mixed: 'Sus partes son de juegos distintos.',
  gun: '«{written…}» dispara, pero no tiene Fuerza.',
  blade: '«{written…}» es un arma de combate cuerpo a cuerpo, que no tiene Fuerza propia.',
  unarmed: 'No se nombra ningún arma, y nada dice qué hacen sus ataques.',
  weapons: '«{written…}» es una segunda arma de su clase. Deja solo la que se usa.',
  cells: 'Hay {high} valores en lugar de {low}.',
  several: 'Hay varios perfiles. Elige uno de ellos.',
  nothing: '«{written…}» no es un perfil, como «Rata: HA 3, F 3, R 3, H 3, A 1, daño 1D6».',
};
