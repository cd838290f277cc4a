import { choice, placeholder, snippetText } from '../../answers/snippet.ts';
import type { DocumentKind } from '../../formats/format.ts';
import type { Messages } from '../../wording/messages.ts';
import { escapeText } from '../../xml/references.ts';

/** The texts that new entries and files have at first. */
export type Samples = Messages['words']['writing']['samples'];

/** The id and the name of a new entry. */
export interface EntryName {
  readonly id: string;
  /** The beginning of the id, which all new entries of the file have. */
  readonly prefix: string;
  readonly name: string;
  readonly plural: string;
  /** Whether a value stands at the end of the name, as `n` or `n+`. */
  readonly hasValue: boolean;
}

interface EntryTemplate {
  /** The sample of an id, for kinds whose ids are made of names. */
  readonly sample?: 'ruleId' | 'monsterId' | 'eventId' | 'locationId' | 'warriorId' | 'chartId';
  /** The beginning of all ids of the kind; without it that of the file. */
  readonly prefix?: string;
  /** Whether names are those of abilities: in capitals, if the file says nothing else, and with a value at the end. */
  readonly isAbility?: boolean;
  /**
   * A whole entry without problems, indented by two spaces for each level. In braces are places to fill in, in the order of the text, `*` last
   * and `0` behind all: a field, or an initial text, or several to choose from. A part in brackets is for names with a value.
   */
  readonly text: string;
}

/** The new entries of each kind of document. */
export const entryTemplates: Readonly<Record<DocumentKind, EntryTemplate>> = {
  rules: {
    sample: 'ruleId',
    isAbility: true,
    text: `<rule id="{prefix}{id}" name="{name}"[ parameterName="{*parameterName}"]>{ruleText}</rule>{0}`,
  },
  monsters: {
    sample: 'monsterId',
    text: `<monster id="{prefix}{id}" name="{name}" plural="{plural}" factions="{}">
  <wounds>{5}</wounds>
  <move>{4}</move>
  <weaponskill>{3}</weaponskill>
  <ballisticskill>{-}</ballisticskill>
  <strength>{3}</strength>
  <toughness>{3}</toughness>
  <initiative>{3}</initiative>
  <attacks>{1}</attacks>
  <gold>{50}</gold>
  <armor>{-}</armor>
  <damage>{1D6}</damage>
  <special>
    {0}
  </special>
</monster>`,
  },
  tables: {
    text: `<table name="{table}">
  <monster id="{monster}" number="{1-6}" level="{1}" />{0}
</table>`,
  },
  events: {
    sample: 'eventId',
    text: `<event id="{prefix}{id}" name="{name}">
  <rules>{eventText}</rules>
  <treasure>{false|true}</treasure>
</event>{0}`,
  },
  adventures: {
    text: `<objectiveRoom name="{roomName}">
  <adventure id="{1}" name="{adventureName}" generic="false">
    <flavor>{scenarioLead}</flavor>
    <rules>{eventText}</rules>
  </adventure>{0}
</objectiveRoom>`,
  },
  dungeonCards: {
    text: `<card id="{101}" name="{cardName}" type="{DUNGEON_ROOM|CORRIDOR|OBJECTIVE_ROOM|SPECIAL}" environment="{The Old World|Cursed City}" copyCount="{1}" enabled="true">
  <description>{scenarioText}</description>
  <rules>{eventText}</rules>
  <tileImagePath>{resources/tiles/tile.png}</tileImagePath>
</card>{0}`,
  },
  locations: {
    sample: 'locationId',
    prefix: 'location-',
    text: `<location id="{prefix}{id}">
  <name>{name}</name>
  <available>
    <type>{city|town|village|special}</type>
  </available>
  <description>{scenarioText}</description>
  <visitors>
    <visitor>{all}</visitor>
  </visitors>
  <rules>{eventText}</rules>
</location>{0}`,
  },
  warriors: {
    sample: 'warriorId',
    prefix: 'warrior-',
    text: `<warrior id="{prefix}{id}">
  <name>{name}</name>
  <race>{race}</race>
  <counter>resources/warrior_counters/{id}.png</counter>
</warrior>{0}`,
  },
  roomReferences: {
    text: `<reference cardId="{101}" source="{sourceTitle}">
  <title>{cardName}</title>
  <text>{eventText}</text>
</reference>{0}`,
  },
  sessions: {
    text: `<context environment="{The Old World}" adventureLevel="{1}" ambience="{generic}" partySize="{4}" />{0}`,
  },
  charts: {
    sample: 'chartId',
    text: `<chart id="{prefix}{id}" name="{name}" roll="{1D6}" row="{strength}" column="{toughness}">
  <columns>{1 2 3}</columns>
  <row at="{1}">{4 5 6}</row>{0}
</chart>`,
  },
  translations: { text: `<entry key="{key}">{translatedText}</entry>{0}` },
};

/** Whether the id of a new entry of that kind follows from its name. */
export function beginsWithName(kind: DocumentKind): boolean {
  return entryTemplates[kind].sample !== undefined;
}

/** The name that follows from an id without its prefix. */
export function nameOfId(kind: DocumentKind, prefix: string, id: string, ending = ''): EntryName {
  const name = nameFromId(id);
  const own = entryTemplates[kind].isAbility ? name.toUpperCase() : name;
  return { id: `${prefix}${id}`, prefix, name: own + ending, plural: `${name}s${ending}`, hasValue: false };
}

/** The beginning of ids, or an id, as a name: `salt-works-` as `Salt Works`. */
export function nameFromId(prefix: string): string {
  return prefix
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim();
}

/** The fields of templates by their names, as XML has them. */
type Fields = Readonly<Record<string, string>>;

/** A new entry as plain text. */
export function entryText(kind: DocumentKind, name: EntryName, samples: Samples, more: Fields = {}): string {
  return filledIn(kind, name, { ...samples, ...more }, (_, [first = '']) => first);
}

/**
 * A new entry as a snippet.
 *
 * @param isNamed whether its name has been typed already, so that both that and the id stay.
 */
export function entrySnippet(
  kind: DocumentKind,
  name: EntryName,
  samples: Samples,
  isNamed: boolean,
  more: Fields = {},
): string {
  return filledIn(kind, name, { ...samples, ...more }, (stop, texts, field) => {
    const [first = ''] = texts;
    if (field === 'prefix' || (isNamed && (field === 'id' || field === 'name'))) return snippetText(first);
    if (texts.length > 1) return choice(stop, texts);
    return first === '' ? `$${stop}` : placeholder(stop, first);
  });
}

function filledIn(
  kind: DocumentKind,
  { id, prefix, name, plural, hasValue }: EntryName,
  given: Fields,
  write: (stop: number, texts: readonly string[], field: string) => string,
): string {
  const fields: Fields = {
    prefix,
    id: id.slice(prefix.length),
    name: escapeText(name),
    plural: escapeText(plural),
    monster: `${prefix}${given.monsterId}`,
    table: nameFromId(prefix) || (given.adventureName ?? ''),
    key: `rule.${prefix}${given.ruleId}.name`,
    ...given,
  };
  const stops = new Map<string, number>();
  const template = entryTemplates[kind].text.replace(/\[(.*?)\]/, hasValue ? '$1' : '');
  return template.replace(/\{(\*?)([^{}]*)\}/g, (_, isLast: string, field: string) => {
    const text = fields[field];
    if (field === '0') return write(0, [text ?? ''], field);
    const stop = stops.get(field) ?? (isLast ? lastStop : stops.size + 1);
    // A field that stands twice is one stop; an initial text is one wherever it stands.
    if (field !== 'prefix') stops.set(text === undefined ? `#${stop}` : field, stop);
    return write(stop, text === undefined ? field.split('|') : [text], field);
  });
}

/** Behind all others of any template. */
const lastStop = 90;
