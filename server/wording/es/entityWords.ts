import type { EntityWords } from '../catalogue/entityWords.ts';

export const entityWordsEs: EntityWords = {
  kinds: {
    rule: 'Regla',
    magic: 'Escuela de magia',
    monster: 'Monstruo',
    event: 'Evento',
    table: 'Tabla',
    warrior: 'Guerrero',
    card: 'Carta de mazmorra',
    room: 'Sala objetivo',
    adventure: 'Aventura',
    location: 'Lugar',
    roomReference: 'Referencia de sala',
    chart: 'Tabla de consulta',
  },
  profile: {
    move: 'M',
    weaponskill: 'HA',
    ballisticskill: 'HP',
    strength: 'F',
    toughness: 'R',
    wounds: 'H',
    initiative: 'I',
    attacks: 'A',
    gold: 'Oro',
    armor: 'Armadura',
    damage: 'Daño',
  },
  gold: (amount) => `${amount} de oro`,
  goldRoll: (roll, odds) => `Oro ${roll}: ${odds}`,
  levels: (levels) => (/^\d+$/.test(levels) ? `nivel ${levels}` : `niveles ${levels}`),
  factions: (factions) => `Facciones: ${factions}`,
  usableBy: (warriors) => `Para: ${warriors}`,
  users: { B: 'Bárbaro', D: 'Enano', E: 'Elfo', W: 'Hechicero' },
  everyone: 'todos los Guerreros',
  notDrawn: 'No sale en ninguna tabla.',
  entries: (count) => (count === 1 ? '1 entrada' : `${count} entradas`),
  drawn: {
    monster: (count) => (count === 1 ? '1 tipo de monstruo' : `${count} tipos de monstruo`),
    group: (count) => (count === 1 ? '1 grupo' : `${count} grupos`),
    event: (count) => (count === 1 ? '1 evento' : `${count} eventos`),
    table: (count) => (count === 1 ? '1 tabla más' : `${count} tablas más`),
  },
  level: 'Nivel',
  ambience: 'Ambiente',
  number: 'Entradas',
  nested: (tables) => `Saca de otras tablas: ${tables}`,
  tableKind: (kind) => kinds.get(kind) ?? kind,
  copies: (count) => (count === '1' ? '1 copia' : `${count} copias`),
  adventures: (names) => `Aventuras: ${names}`,
  room: (name) => `Sala objetivo: ${name}`,
  visitors: (names) => `Visitantes: ${names}`,
  everyVisitor: 'todos los Guerreros',
  visits: (places) => `Puede visitar: ${places}`,
  foundIn: (settlements) => `Existe en: ${settlements}`,
  settlement: (kind) => settlements.get(kind) ?? kind,
  replaces: (place) =>
    `El mismo id está también en ${place}. Aquí cuenta esta entrada; las aplicaciones solo conservan una de las dos.`,
  replacedBy: (place) =>
    `El mismo id está también en ${place}, cuya entrada es la que cuenta aquí; las aplicaciones solo conservan una de las dos.`,
  replacesBundled: (name, place) => `Esta regla sustituye a ${name}, incluida en: ${place}.`,
  source: 'Original',
  noSource: (id) => `Nada en los archivos abiertos tiene el id "${id}".`,
  inLanguage: (tag) => languages.get(tag) ?? tag,
};

const kinds: ReadonlyMap<string, string> = new Map([
  ['dungeon', 'tabla de mazmorra'],
  ['treasure', 'tabla de tesoros'],
  ['settlement', 'tabla de asentamiento'],
  ['travel', 'tabla de viaje'],
]);

const settlements: ReadonlyMap<string, string> = new Map([
  ['city', 'ciudades'],
  ['town', 'pueblos'],
  ['village', 'aldeas'],
  ['outskirts', 'afueras'],
  ['special', 'lugares especiales'],
  ['any', 'cualquier asentamiento'],
]);

const languages: ReadonlyMap<string, string> = new Map([
  ['en', 'Inglés'],
  ['es', 'Español'],
  ['de', 'Alemán'],
  ['fr', 'Francés'],
  ['it', 'Italiano'],
  ['pt', 'Portugués'],
  ['pl', 'Polaco'],
]);
