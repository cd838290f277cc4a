import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { BlockFault } from '../../fights/blocks/writtenBlock.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import type { BlockWords } from '../catalogue/blockWords.ts';
import { shorten } from '../catalogue/phrasing.ts';
import { valueNamesEs } from './statBlocks.ts';

export const blockWordsEs: BlockWords = {
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
  meaning,
  none: 'ninguno',
  ranged: (name, strength, damage) => `${name}: dispara con Fuerza ${strength}, y un impacto que hiere quita ${damage}`,
  close: (name, multiplier, wounds) =>
    `${name}: cuerpo a cuerpo, ${multiplier} × la Fuerza de quien la lleva; un impacto que hiere quita ${wounds}`,
  ammunition: (shots) => (shots === 1 ? '1 disparo' : `${shots} disparos`),
  fire: 'fuego',
  poison: 'veneno',
  armourSave: (score) => `La armadura salva con ${score}+`,
  coverSave: (score) => `La cobertura salva con ${score}+, mientras el combate es a distancia`,
  first: { own: 'Ataca primero en cada asalto', opponent: 'El oponente ataca primero en cada asalto' },
  abilities: (list) => `Reglas especiales: ${list}`,
  assumed: (name, value) => `${name} no se dice: cuenta ${value}`,
  notes: (notes) => `No se ha leído: ${notes}`,
  fault,
  convert: {
    line: 'Escribir este perfil como una línea',
    table: 'Escribir este perfil como una tabla',
    monster: 'Añadir debajo este perfil como un <monster>',
  },
  skeletons: {
    'warhammer-quest': 'Perfil de un Monstruo',
    gamebook: 'Perfil de un enemigo de un librojuego',
    mordheim: 'Perfil de Mordheim',
    wfb: 'Perfil de Warhammer Fantasy Battle',
  },
  parts: {
    ranged: 'a distancia',
    close: 'cuerpo a cuerpo',
    ammunition: 'munición',
    fire: 'fuego',
    poison: 'veneno',
    initiative: 'iniciativa',
    own: 'propia',
    opponent: 'oponente',
    weapons: 'Armas',
    saves: 'Salvaciones',
    armour: 'Armadura',
    cover: 'Cobertura',
    name: 'Nombre',
    special: 'Especial',
    enemy: 'Enemigo',
    you: 'Tú',
  },
};

function meaning(name: ValueName, system: FightSystem): string {
  switch (name) {
    case 'weapon-skill':
      return system === 'gamebook'
        ? 'la tirada para impactar, a distancia y cuerpo a cuerpo'
        : 'la tirada para impactar cuerpo a cuerpo';
    case 'ballistic-skill':
      return 'la tirada para impactar a distancia';
    case 'strength':
      if (system === 'warhammer-quest') return 'se suma a los dados de daño';
      return system === 'gamebook'
        ? 'la tirada para herir cuerpo a cuerpo, y el daño que hace'
        : 'la tirada para herir cuerpo a cuerpo';
    case 'toughness':
      return system === 'warhammer-quest' ? 'se resta del daño de cada impacto' : 'la tirada para herir del oponente';
    case 'wounds':
      return 'con 0 queda fuera del combate';
    case 'attacks':
      return system === 'gamebook' ? 'en cada asalto: a distancia/cuerpo a cuerpo' : 'en cada turno';
    case 'initiative':
      return 'quién ataca primero';
    case 'damage':
      return 'los dados de cada impacto, sin la Fuerza';
    case 'armour':
      return 'se resta del daño de cada impacto';
    case 'save':
      return 'una tirada igual o mayor evita una herida';
    default:
      return '';
  }
}

function fault({ kind, name, written, low = 0, high = 0 }: BlockFault): string {
  const value = name === undefined ? '' : valueNamesEs[name];
  const said = shorten(written);
  switch (kind) {
    case 'missing':
      return name === 'damage' && written !== '' ? `Falta el daño de «${said}».` : `${value}: falta el valor.`;
    case 'dice':
      return `${value}: ${said} es una tirada, y hace falta un número. Elige uno.`;
    case 'special':
      return `${value}: «${said}» no es un número.`;
    case 'range':
      if (name === 'wounds') return `${value}: ${said} es menos de 1, o demasiadas.`;
      return `El valor de ${value} va de ${low} a ${high}, no hasta ${said}.`;
    case 'unreadable':
      return value === '' ? `No se entiende «${said}».` : `${value}: no se entiende «${said}».`;
    case 'conditional':
      return `El daño ${said} depende de la tirada para impactar, y no lo dice una sola tirada.`;
    case 'repeated':
      return `${value} está dos veces, la segunda como ${said}.`;
    case 'mixed':
      return 'Sus partes son de juegos distintos.';
    case 'gun':
      return `«${said}» dispara, pero no tiene Fuerza.`;
    case 'blade':
      return `«${said}» es un arma de combate cuerpo a cuerpo, que no tiene Fuerza propia.`;
    case 'unarmed':
      return 'No se nombra ningún arma, y nada dice qué hacen sus ataques.';
    case 'weapons':
      return `«${said}» es una segunda arma de su clase. Deja solo la que se usa.`;
    case 'cells':
      return `Hay ${high} valores en lugar de ${low}.`;
    case 'several':
      return 'Hay varios perfiles. Elige uno de ellos.';
    case 'nothing':
      return `«${said}» no es un perfil, como «Rata: HA 3, F 3, R 3, H 3, A 1, daño 1D6».`;
    default:
      return kind satisfies never;
  }
}
