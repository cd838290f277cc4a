import { choice, idOfName, placeholder, snippetText } from '../../answers/snippet.ts';
import type { DocumentKind } from '../../formats/format.ts';
import type { Messages } from '../../wording/messages.ts';
import { escapeText } from '../../xml/references.ts';
import type { TypedName } from './typedName.ts';

/** The names in a new entry. */
interface EntryNames {
  /** The prefix of its id: small letters, digits and hyphens, or empty. */
  readonly prefix: string;
  readonly samples: Messages['words']['writing']['samples'];
  /** The id of a Monster for a new table; without one it names that of a new Monster. */
  readonly monsterId?: string | undefined;
  /** Of a rule whose name has a value. */
  readonly hasValue?: boolean;
}

/** How the places that an author fills in are written. */
interface Slots {
  readonly text: (stop: number, initial: string) => string;
  /** The id behind its prefix, which follows from the name. */
  readonly id: string;
  /** The name, at the first place. At first it is that for the id. */
  readonly name: (id: string, isUpper?: boolean) => string;
  readonly plural: (stop: number) => string;
  readonly oneOf: (stop: number, texts: readonly string[]) => string;
  /** A place that is empty at first. */
  readonly at: (stop: number) => string;
}

/** The places as tab stops. */
const tabStops: Slots = {
  text: placeholder,
  id: idOfName(1),
  name: (id, isUpper) => placeholder(1, nameFromId(id, isUpper)),
  plural: (stop) => `\${${stop}:$1s}`,
  oneOf: choice,
  at: (stop) => `$${stop}`,
};

/**
 * A new entry as a snippet of lines, indented by two spaces for each level: with everything the app needs, and an id that
 * follows from the name typed first. It has no problems, with or without changes to its initial texts.
 */
export function entryTemplate(kind: DocumentKind, names: EntryNames): readonly string[] {
  return templates[kind](names, tabStops);
}

/** The same for an entry whose name is known, with the other parts as tab stops. */
export function namedEntryTemplate(kind: DocumentKind, names: EntryNames, typed: TypedName): readonly string[] {
  const { id, prefix, name, plural, hasValue } = typed;
  const own = snippetText(id.slice(prefix.length));
  const slots: Slots = {
    ...tabStops,
    text: (stop, initial) => (stop === 1 ? own : placeholder(stop, initial)),
    id: own,
    name: () => snippetText(escapeText(name)),
    plural: (stop) => placeholder(stop, escapeText(plural)),
  };
  return templates[kind]({ ...names, prefix, hasValue }, slots);
}

/**
 * The same as plain text, for an entry whose id is known.
 *
 * @param id behind the prefix.
 * @param value what stands for a value at the end of the name, such as `n`; undefined for a name without one.
 */
export function entryText(kind: DocumentKind, id: string, names: EntryNames, value?: string): readonly string[] {
  const ending = value === undefined ? '' : ` ${value}`;
  const filledIn: Slots = {
    text: (stop, initial) => (stop === 1 ? id : initial),
    id,
    name: (_id, isUpper) => `${nameFromId(id, isUpper)}${ending}`,
    plural: () => `${nameFromId(id)}s${ending}`,
    oneOf: (_stop, [first = '']) => first,
    at: () => '',
  };
  return templates[kind](names, filledIn).filter((line) => line.trim() !== '');
}

type Template = (names: EntryNames, slots: Slots) => readonly string[];

const templates: Readonly<Record<DocumentKind, Template>> = {
  rules: ({ prefix, samples, hasValue = false }, { text, id, name, at }) => [
    `<rule id="${prefix}${id}" name="${name(samples.ruleId, true)}"${hasValue ? ` parameterName="${text(2, samples.parameterName)}"` : ''}>${text(3, samples.ruleText)}</rule>${at(0)}`,
  ],
  monsters: ({ prefix, samples }, { text, id, name, plural, at }) => [
    `<monster id="${prefix}${id}" name="${name(samples.monsterId)}" plural="${plural(3)}" factions="${at(4)}">`,
    ...profile.map(([element, value], index) => `  <${element}>${text(index + 5, value)}</${element}>`),
    '  <special>',
    `    ${at(0)}`,
    '  </special>',
    '</monster>',
  ],
  tables: ({ prefix, samples, monsterId }, { text, at }) => [
    `<table name="${text(1, nameFromId(prefix) || samples.adventureName)}">`,
    `  <monster id="${text(2, monsterId ?? `${prefix}${samples.monsterId}`)}" number="${text(3, '1-6')}" level="${text(4, '1')}" />${at(0)}`,
    '</table>',
  ],
  events: ({ prefix, samples }, { text, id, name, oneOf, at }) => [
    `<event id="${prefix}${id}" name="${name(samples.eventId)}">`,
    `  <rules>${text(3, samples.eventText)}</rules>`,
    `  <treasure>${oneOf(4, ['false', 'true'])}</treasure>`,
    `</event>${at(0)}`,
  ],
  adventures: ({ samples }, { text, at }) => [
    `<objectiveRoom name="${text(1, samples.roomName)}">`,
    `  <adventure id="${text(2, '1')}" name="${text(3, samples.adventureName)}" generic="false">`,
    `    <flavor>${text(4, samples.scenarioLead)}</flavor>`,
    `    <rules>${text(5, samples.eventText)}</rules>`,
    `  </adventure>${at(0)}`,
    '</objectiveRoom>',
  ],
  dungeonCards: ({ samples }, { text, oneOf, at }) => [
    `<card id="${text(1, '101')}" name="${text(2, samples.cardName)}" type="${oneOf(3, ['DUNGEON_ROOM', 'CORRIDOR', 'OBJECTIVE_ROOM', 'SPECIAL'])}" environment="${oneOf(4, ['The Old World', 'Cursed City'])}" copyCount="${text(5, '1')}" enabled="true">`,
    `  <description>${text(6, samples.scenarioText)}</description>`,
    `  <rules>${text(7, samples.eventText)}</rules>`,
    `  <tileImagePath>${text(8, 'resources/tiles/tile.png')}</tileImagePath>`,
    `</card>${at(0)}`,
  ],
  locations: ({ samples }, { text, id, name, oneOf, at }) => [
    `<location id="location-${id}">`,
    `  <name>${name(samples.locationId)}</name>`,
    '  <available>',
    `    <type>${oneOf(3, ['city', 'town', 'village', 'special'])}</type>`,
    '  </available>',
    `  <description>${text(4, samples.scenarioText)}</description>`,
    '  <visitors>',
    `    <visitor>${text(5, 'all')}</visitor>`,
    '  </visitors>',
    `  <rules>${text(6, samples.eventText)}</rules>`,
    `</location>${at(0)}`,
  ],
  warriors: ({ samples }, { text, id, name, at }) => [
    `<warrior id="warrior-${id}">`,
    `  <name>${name(samples.warriorId)}</name>`,
    `  <race>${text(3, samples.race)}</race>`,
    `  <counter>resources/warrior_counters/${id}.png</counter>`,
    `</warrior>${at(0)}`,
  ],
  roomReferences: ({ samples }, { text, at }) => [
    `<reference cardId="${text(1, '101')}" source="${text(2, samples.sourceTitle)}">`,
    `  <title>${text(3, samples.cardName)}</title>`,
    `  <text>${text(4, samples.eventText)}</text>`,
    `</reference>${at(0)}`,
  ],
  sessions: (_names, { text, at }) => [
    `<context environment="${text(1, 'The Old World')}" adventureLevel="${text(2, '1')}" ambience="${text(3, 'generic')}" partySize="${text(4, '4')}" />${at(0)}`,
  ],
  charts: ({ prefix, samples }, { text, id, name, at }) => [
    `<chart id="${prefix}${id}" name="${name(samples.chartId)}" roll="${text(3, '1D6')}" row="${text(4, 'strength')}" column="${text(5, 'toughness')}">`,
    `  <columns>${text(6, '1 2 3')}</columns>`,
    `  <row at="${text(7, '1')}">${text(8, '4 5 6')}</row>${at(0)}`,
    '</chart>',
  ],
  translations: ({ prefix, samples }, { text, at }) => [
    `<entry key="${text(1, `rule.${prefix}${samples.ruleId}.name`)}">${text(2, samples.translatedText)}</entry>${at(0)}`,
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
export function nameFromId(prefix: string, isUpper = false): string {
  const name = prefix
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim();
  return isUpper ? name.toUpperCase() : name;
}
