// Writes the schemas of the first edition from those of the present one, so that both say the same of all that they have in common:
// `node schemas/editions.mjs`, before `node schemas/xsd.mjs`. A test compares the files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** The elements and attributes that the first edition lacks, by kind of document: `goldValue`, `monster@factions`. */
const lacks = JSON.parse(readFileSync(join(folder, 'first-edition.json'), 'utf8'));

/** The kinds of document that the first edition writes otherwise. All that it says in the others the present one reads too. */
export const firstKinds = ['monsters', 'events'];

/** The schema of the first edition for a kind, as text. */
export function firstSchemaOf(kind) {
  const schema = read(kind);
  schema.$id = schema.$id.replace('whq-', 'whq-first-');
  schema.title += ', first edition';
  schema.description = schema.description.replace(`whq-${kind}`, `whq-first-${kind}`);
  schema['x-es'].title += ', primera edición';
  for (const name of lacks[kind]) remove(name.split('@'), schema.$defs);
  changes[kind](schema.$defs);
  schema.$defs = reachable(schema);
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Removes an element, or an attribute of one, wherever it is allowed. */
function remove([element, attribute], definitions) {
  for (const { items } of Object.values(definitions)) {
    const child = items.properties[element];
    if (!child) continue;
    if (attribute === undefined) delete items.properties[element];
    else delete definitions[child.$ref.split('/').at(-1)].items.properties[`@_${attribute}`];
  }
}

/** What the first edition writes otherwise. */
const changes = {
  monsters: ({ ballisticskill }) => {
    ballisticskill.items.properties['#text'].$ref = 'whq-common.schema.json#/$defs/plainBallisticSkill';
    Object.assign(ballisticskill, words.ballisticskill);
  },
  events: (definitions) => {
    const { rule, ...markup } = read('rules').$defs;
    const blocks = Object.entries(rule.items.properties).filter(([name]) => /^[a-z]/.test(name));
    Object.assign(definitions.eventRules.items.properties, Object.fromEntries(blocks));
    Object.assign(definitions.eventRules, words.eventRules);
    // The definitions of the rules file itself are left out, because nothing here refers to them.
    for (const [name, definition] of Object.entries(markup)) definitions[name] ??= definition;
  },
};

const words = {
  ballisticskill: {
    description: 'The score to hit with missile weapons, such as 4. Auto: it always hits. -: it has none.',
    'x-es': {
      title: 'Habilidad de Proyectiles',
      description: 'La tirada para impactar con proyectiles, como 4. Auto: impacta siempre. -: no tiene.',
    },
  },
  eventRules: {
    description: 'What the players do: text, or paragraphs, lists and tables.',
    'x-es': {
      title: 'Reglas',
      description: 'Lo que hacen los jugadores: texto, o párrafos, listas y tablas.',
    },
  },
};

/** The definitions to which the schema refers, directly or through others. */
function reachable({ properties, $defs: definitions }) {
  const found = new Set();
  const follow = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(definitions[name]);
    }
  };
  follow(properties);
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => found.has(name)));
}

function read(kind) {
  return JSON.parse(readFileSync(join(folder, `whq-${kind}.schema.json`), 'utf8'));
}

if (process.argv[1] === import.meta.filename) {
  for (const kind of firstKinds) writeFileSync(join(folder, `whq-first-${kind}.schema.json`), firstSchemaOf(kind));
}
