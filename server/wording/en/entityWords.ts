import { named } from '../texts/phrasing.ts';
import { fill } from '../texts/places.ts';
export const entityWordsEn = {
  /** What an entity is, in a word or two. */
  kinds: {
    rule: 'Rule',
    magic: 'School of magic',
    monster: 'Monster',
    event: 'Event',
    table: 'Table',
    warrior: 'Warrior',
    card: 'Dungeon card',
    room: 'Objective room',
    adventure: 'Adventure',
    location: 'Location',
    roomReference: 'Room reference',
    chart: 'Chart',
  },
  /** Over several of a kind. */
  many: {
    rule: 'Rules',
    magic: 'Schools of magic',
    monster: 'Monsters',
    event: 'Events',
    table: 'Tables',
    warrior: 'Warriors',
    card: 'Dungeon cards',
    room: 'Objective rooms',
    adventure: 'Adventures',
    location: 'Locations',
    roomReference: 'Room references',
    chart: 'Charts',
  },
  /** The short names of a Monster's values, by their elements. */
  profile: {
    move: 'M',
    weaponskill: 'WS',
    ballisticskill: 'BS',
    strength: 'S',
    toughness: 'T',
    wounds: 'W',
    initiative: 'I',
    attacks: 'A',
    gold: 'Gold',
    armor: 'Armour',
    damage: 'Damage',
  },
  gold: '{amount} gold',
  /** A roll for gold in a text: `1D6 x 20 gold: 20–120, average 70`. */
  goldRoll: 'Gold {roll}: {odds}',
  /** `level 3`, `levels 1–3`; a list of levels with its ranges. */
  levels: (levels: string) => fill('[isOne?level|levels] {levels}', { levels, isOne: /^\d+$/.test(levels) }),
  factions: 'Factions: {factions}',
  /** Who may use a Treasure; the letters stand for Warriors. */
  usableBy: 'For: {warriors}',
  /** By the letter: `B` is the Barbarian. */
  users: { B: 'Barbarian', D: 'Dwarf', E: 'Elf', W: 'Wizard' },
  everyone: 'every Warrior',
  notDrawn: 'No table draws it.',
  entries: '[count=1?1 entry|{count} entries]',
  drawn: {
    monster: '[count=1?1 kind of Monster|{count} kinds of Monster]',
    group: '[count=1?1 group|{count} groups]',
    event: '[count=1?1 Event|{count} Events]',
    table: '[count=1?1 other table|{count} other tables]',
  },
  /** Over a table of the numbers of entries. */
  level: 'Level',
  ambience: 'Ambience',
  number: 'Entries',
  nested: 'Draws from other tables: {tables}',
  /** The kinds of table, for people. */
  tableKind: named({
    dungeon: 'dungeon table',
    treasure: 'treasure table',
    settlement: 'settlement table',
    travel: 'travel table',
  }),
  /** The copies of a card. */
  copies: '[count=1?1 copy|{count} copies]',
  adventures: 'Adventures: {names}',
  room: 'Objective room: {name}',
  visitors: 'Visitors: {names}',
  everyVisitor: 'all Warriors',
  visits: 'May visit: {places}',
  foundIn: 'Found in: {settlements}',
  settlement: named({
    city: 'cities',
    town: 'towns',
    village: 'villages',
    outskirts: 'outskirts',
    special: 'special places',
    any: 'any settlement',
  }),
  /** Another entity with the same id in the workspace, which does not count, or counts instead of this one. */
  replaces: 'The same id is also in {place}. This entry counts here; the apps keep only one of the two.',
  replacedBy: 'The same id is also in {place}, whose entry counts here; the apps keep only one of the two.',
  /** A rule of the workspace in place of a bundled one. */
  replacesBundled: 'This rule replaces the bundled {name} of: {place}.',
  /** Above a translation: the text that it is of. */
  source: 'Original',
  noSource: 'Nothing in the open files has the id "{id}".',
  /** The text of a translation in another language, by its tag. */
  inLanguage: named({
    en: 'English',
    es: 'Spanish',
    de: 'German',
    fr: 'French',
    it: 'Italian',
    pt: 'Portuguese',
    pl: 'Polish',
  }),
} as const;
