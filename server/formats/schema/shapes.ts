import type { DocumentKind } from '../kinds.ts';
import { type ElementModel, modelAt } from './model.ts';
import { schemas } from './schemas.ts';

/** What may stand in an element, for whoever writes one. */
export interface ElementShape {
  /** In the order in which they are usually written. */
  readonly attributes: readonly AttributeShape[];
  /** The names of the elements that may stand in it, in their usual order. */
  readonly children: readonly string[];
  readonly allowsText: boolean;
}

interface AttributeShape {
  readonly name: string;
  readonly required: boolean;
  /** Every value that it may have, where they can be listed. */
  readonly values?: readonly string[];
}

/**
 * The shape of the innermost element of `path`: the names from the root element to it. It comes from the schema of the kind, and for kinds
 * without one from the outlines below. Undefined if the kind of document has no such element.
 */
export function shapeAt(kind: DocumentKind, path: readonly string[]): ElementShape | undefined {
  const schema = schemas[kind];
  const element = schema && modelAt(schema.model, path);
  if (element) return shapeOf(element);
  const name = path.at(-1);
  return schema || name === undefined ? undefined : outlinesOf(kind).get(name);
}

function shapeOf({ attributes, children, allowsText }: ElementModel): ElementShape {
  return {
    attributes: attributes.map(({ name, required, values }) => ({ name, required, ...(values && { values }) })),
    children: [...children.keys()],
    allowsText,
  };
}

/** Attributes by name: `id!` must be there, `type!=A|B` has one of these values. */
interface Outline {
  readonly attributes?: readonly string[];
  /** Without any the element holds text, unless it is empty. */
  readonly children?: readonly string[];
  readonly isEmpty?: boolean;
}

/** Of a Monster, in the order of its card. */
const characteristics =
  'wounds move weaponskill ballisticskill strength toughness initiative attacks gold armor damage'.split(' ');
const text: Outline = {};
const use: Outline = { attributes: ['id!', 'param'] };
const magicUse: Outline = { attributes: ['id!', 'level!'], isEmpty: true };
const encounter = ['id!', 'number!', 'level!', 'ambiences'];

/** What the app reads of each kind. An element name has one meaning within a kind. */
const outlines: Readonly<Partial<Record<DocumentKind, Readonly<Record<string, Outline>>>>> = {
  monsters: {
    monsters: { children: ['monster'] },
    monster: {
      attributes: ['id!', 'name!', 'plural!', 'factions'],
      children: [...characteristics, 'special'],
    },
    ...Object.fromEntries(characteristics.map((name) => [name, text])),
    special: { children: ['rule', 'magic', 'text'] },
    text,
    rule: use,
    magic: magicUse,
  },
  tables: {
    tables: { children: ['table'] },
    table: {
      attributes: ['name!', 'kind=dungeon|treasure|settlement|travel'],
      children: ['monster', 'event', 'group', 'tableRef'],
    },
    event: { attributes: ['id!', 'ambiences'], isEmpty: true },
    monster: { attributes: encounter, children: ['special'] },
    group: { attributes: ['level!', 'ambiences'], children: ['monster'] },
    tableRef: { attributes: ['name!', 'level', 'targetLevel', 'times', 'ambiences'], isEmpty: true },
    special: { attributes: ['append=true|false'], children: ['rule', 'magic', 'text'] },
    text,
    rule: use,
    magic: magicUse,
  },
  events: {
    events: { children: ['event'] },
    event: {
      attributes: ['id!', 'name!'],
      children: ['flavor', 'rules', 'special', 'goldValue', 'users', 'treasure'],
    },
    flavor: text,
    rules: text,
    special: text,
    goldValue: text,
    users: text,
    treasure: text,
  },
  adventures: {
    objectiveRoomAdventures: { children: ['objectiveRoom'] },
    objectiveRoom: { attributes: ['name!'], children: ['adventure'] },
    adventure: { attributes: ['id!', 'name!', 'generic=true|false'], children: ['flavor', 'rules'] },
    flavor: text,
    rules: text,
  },
  dungeonCards: {
    dungeonCards: { children: ['card'] },
    card: {
      attributes: [
        'id!',
        'name!',
        'type!=DUNGEON_ROOM|CORRIDOR|OBJECTIVE_ROOM|SPECIAL',
        'environment!=The Old World|Cursed City',
        'copyCount!',
        'enabled!=true|false',
      ],
      children: ['description', 'rules', 'tileImagePath'],
    },
    description: text,
    rules: text,
    tileImagePath: text,
  },
  locations: {
    locations: { children: ['location'] },
    location: { attributes: ['id!'], children: ['name', 'available', 'description', 'visitors', 'rules'] },
    name: text,
    available: { children: ['type'] },
    type: text,
    description: text,
    visitors: { children: ['visitor'] },
    visitor: text,
    rules: text,
  },
  warriors: {
    warriors: { children: ['warrior'] },
    warrior: { attributes: ['id!'], children: ['name', 'race', 'counter', 'rules'] },
    name: text,
    race: text,
    counter: text,
    rules: text,
  },
  translations: {
    translations: { children: ['entry'] },
    entry: { attributes: ['key!'] },
  },
};

const shapes = new Map<DocumentKind, ReadonlyMap<string, ElementShape>>();

function outlinesOf(kind: DocumentKind): ReadonlyMap<string, ElementShape> {
  const known = shapes.get(kind);
  if (known) return known;
  const made = new Map(Object.entries(outlines[kind] ?? {}).map(([name, outline]) => [name, readOutline(outline)]));
  shapes.set(kind, made);
  return made;
}

function readOutline({ attributes = [], children = [], isEmpty = false }: Outline): ElementShape {
  return {
    attributes: attributes.map((written) => {
      const [name = '', values] = written.split('=');
      return {
        name: name.replace('!', ''),
        required: name.endsWith('!'),
        ...(values && { values: values.split('|') }),
      };
    }),
    children,
    allowsText: children.length === 0 && !isEmpty,
  };
}
