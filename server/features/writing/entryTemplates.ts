import { choice, nameOfId, placeholder } from '../../answers/snippet.ts';
import type { DocumentKind } from '../../formats/format.ts';
import type { SampleWords } from '../../wording/catalogue/words.ts';

/** The names in a new entry. */
interface EntryNames {
  /** The prefix of its id: small letters, digits and hyphens, or empty. */
  readonly prefix: string;
  readonly samples: SampleWords;
  /** The id of a Monster for a new table; without one it names that of a new Monster. */
  readonly monsterId?: string | undefined;
}

/**
 * A new entry as a snippet of lines, indented by two spaces for each level: with everything the app needs, ids from the text typed first,
 * and names from the ids. It has no problems, with or without changes to its initial texts.
 */
export function entryTemplate(kind: DocumentKind, names: EntryNames): readonly string[] {
  return templates[kind](names);
}

type Template = (names: EntryNames) => readonly string[];

const templates: Readonly<Record<DocumentKind, Template>> = {
  rules: ({ prefix, samples }) => [
    `<rule id="${prefix}${placeholder(1, samples.ruleId)}" name="${nameOfId(2, 1, 'upcase')}">${placeholder(3, samples.ruleText)}</rule>$0`,
  ],
  monsters: ({ prefix, samples }) => [
    `<monster id="${prefix}${placeholder(1, samples.monsterId)}" name="${nameOfId(2, 1, 'capitalize')}" plural="${nameOfId(3, 1, 'capitalize', 's')}" factions="$4">`,
    ...profile.map(([name, value], index) => `  <${name}>${placeholder(index + 5, value)}</${name}>`),
    '  <special>',
    '    $0',
    '  </special>',
    '</monster>',
  ],
  tables: ({ prefix, samples, monsterId }) => [
    `<table name="${placeholder(1, nameFromId(prefix) || samples.adventureName)}">`,
    `  <monster id="${placeholder(2, monsterId ?? `${prefix}${samples.monsterId}`)}" number="${placeholder(3, '1-6')}" level="${placeholder(4, '1')}" />$0`,
    '</table>',
  ],
  events: ({ prefix, samples }) => [
    `<event id="${prefix}${placeholder(1, samples.eventId)}" name="${nameOfId(2, 1, 'capitalize')}">`,
    `  <rules>${placeholder(3, samples.eventText)}</rules>`,
    `  <treasure>${choice(4, ['false', 'true'])}</treasure>`,
    '</event>$0',
  ],
  adventures: ({ samples }) => [
    `<objectiveRoom name="${placeholder(1, samples.roomName)}">`,
    `  <adventure id="${placeholder(2, '1')}" name="${placeholder(3, samples.adventureName)}" generic="false">`,
    `    <flavor>${placeholder(4, samples.scenarioLead)}</flavor>`,
    `    <rules>${placeholder(5, samples.eventText)}</rules>`,
    '  </adventure>$0',
    '</objectiveRoom>',
  ],
  dungeonCards: ({ samples }) => [
    `<card id="${placeholder(1, '101')}" name="${placeholder(2, samples.cardName)}" type="${choice(3, ['DUNGEON_ROOM', 'CORRIDOR', 'OBJECTIVE_ROOM', 'SPECIAL'])}" environment="${choice(4, ['The Old World', 'Cursed City'])}" copyCount="${placeholder(5, '1')}" enabled="true">`,
    `  <description>${placeholder(6, samples.scenarioText)}</description>`,
    `  <rules>${placeholder(7, samples.eventText)}</rules>`,
    `  <tileImagePath>${placeholder(8, 'resources/tiles/tile.png')}</tileImagePath>`,
    '</card>$0',
  ],
  locations: ({ samples }) => [
    `<location id="location-${placeholder(1, samples.locationId)}">`,
    `  <name>${nameOfId(2, 1, 'capitalize')}</name>`,
    '  <available>',
    `    <type>${choice(3, ['city', 'town', 'village', 'special'])}</type>`,
    '  </available>',
    `  <description>${placeholder(4, samples.scenarioText)}</description>`,
    '  <visitors>',
    `    <visitor>${placeholder(5, 'all')}</visitor>`,
    '  </visitors>',
    `  <rules>${placeholder(6, samples.eventText)}</rules>`,
    '</location>$0',
  ],
  warriors: ({ samples }) => [
    `<warrior id="warrior-${placeholder(1, samples.warriorId)}">`,
    `  <name>${nameOfId(2, 1, 'capitalize')}</name>`,
    `  <race>${placeholder(3, samples.race)}</race>`,
    `  <counter>resources/warrior_counters/$1.png</counter>`,
    '</warrior>$0',
  ],
  translations: ({ prefix, samples }) => [
    `<entry key="${placeholder(1, `rule.${prefix}${samples.ruleId}.name`)}">${placeholder(2, samples.translatedText)}</entry>$0`,
  ],
};

/** An ordinary Monster: each characteristic with an initial value. */
export const profile: readonly (readonly [name: string, value: string])[] = [
  ['wounds', '5'],
  ['move', '4'],
  ['weaponskill', '3'],
  ['ballisticskill', '-'],
  ['strength', '3'],
  ['toughness', '3'],
  ['initiative', '3'],
  ['attacks', '1'],
  ['gold', '50'],
  ['armor', '-'],
  ['damage', '1D6'],
];

/** The beginning of ids, or an id, as a name: `salt-works-` as `Salt Works`. */
export function nameFromId(prefix: string): string {
  return prefix
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim();
}
