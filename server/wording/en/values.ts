import type { EntityKind } from '../../formats/format.ts';
import type { ValueType } from '../../formats/schema/finding.ts';

/** A sentence that says how a value or text of that type is written. */
export const valuesEn: Readonly<Record<ValueType, string>> = {
  identifier: 'Use small letters, digits, hyphens, dots and underscores only.',
  signedNumber: 'Use a whole number, with its sign: +1, -2.',
  chartMeaning: 'Use certain, impossible, or scores such as 6 then 4.',
  entryId: 'Use no spaces, but best small letters, digits and hyphens.',
  tableId: 'Use small letters and digits only, with single hyphens between them.',
  label: 'It must contain at least one visible character.',
  characteristic: 'It must be a number, - for none, or S if the special rules explain it.',
  ballisticSkill:
    'It must be a score such as 4+, A for an automatic hit, - for none, or S if the special rules explain it.',
  plainBallisticSkill:
    'It must be a score such as 4, Auto for an automatic hit, - for none, or S if the special rules explain it.',
  attacks: 'It must be a number, dice such as 1D6, - for none, or S if the special rules explain it.',
  damage:
    'It must be dice such as 2D6, dice with more for a good roll such as 1D6/2D6(5+), - for none, or S if the special rules explain it.',
  encounterNumber: 'It must be a number, a range such as 2-12, or S, also with a note as in S (mounts).',
  level: 'It must be a level from 1 to 10. The app reads any other as the nearest of these, or as 1.',
  number: 'It must be a whole number.',
  positiveNumber: 'It must be a whole number from 1.',
  ambiences:
    'It must be one or more of chaos, undead, skaven, orcs, chaos-dwarves, dark-elves and generic, with spaces between.',
  truth: 'It must be true or false. The apps read any other word as false.',
  settlement: 'It must be city, town, village, outskirts, special or any.',
  goldValue: 'Usual are 150G, 1D6x50G, 25G each, 300/150G for two prices, ? if it is unknown, and - for nothing.',
  users:
    'Usual are letters in this order: B for the Barbarian, D for the Dwarf, E for the Elf and W for the Wizard, as in BD.',
  moment: 'It must be a date and a time of day, such as 2026-03-01T18:30:00Z.',
};

/** The name of a kind of entity. */
export const entitiesEn: Readonly<Record<EntityKind, string>> = {
  rule: 'rule',
  magic: 'magic',
  monster: 'Monster',
  event: 'Event',
  table: 'table',
  warrior: 'Warrior',
  card: 'dungeon card',
  room: 'dungeon card of an objective room',
  adventure: 'adventure',
  location: 'location',
  roomReference: 'room reference',
  chart: 'chart',
};
