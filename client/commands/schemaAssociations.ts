/** An item of `xml.fileAssociations`, the setting of the extension XML: the schema of the files that a pattern names. */
interface Association {
  readonly pattern: string;
  readonly systemId: string;
}

/** The schemas by the folders of a package in which all files are of one kind. */
const schemas: Readonly<Record<string, string>> = {
  'data/xml/rules': 'whq-rules.xsd',
  'data/xml/monsters': 'whq-monsters.xsd',
  'data/xml/tables': 'whq-tables.xsd',
  'data/xml/events': 'whq-events.xsd',
  'data/xml/travel': 'whq-events.xsd',
  'data/xml/settlement': 'whq-events.xsd',
  'data/xml/warriors': 'whq-warriors.xsd',
  'data/xml/locations': 'whq-locations.xsd',
  'data/xml/adventures': 'whq-adventures.xsd',
  'data/i18n': 'whq-translations.xsd',
};

/** The associations for packages anywhere in a workspace. `folder` is the URI of the schemas. */
export function schemaAssociations(folder: string): readonly Association[] {
  return Object.entries(schemas).map(([place, file]) => ({
    pattern: `**/${place}/*.xml`,
    systemId: `${folder}/${file}`,
  }));
}

/** The value of the setting with ours in the place of earlier ones, which may be of another version; all others stay. */
export function withAssociations(setting: unknown, ours: readonly Association[]): readonly unknown[] {
  const others = Array.isArray(setting) ? setting.filter((item) => !isOurs(item)) : [];
  return [...others, ...ours];
}

/** Whether a schema of this extension is named. */
function isOurs(item: unknown): boolean {
  const systemId: unknown = typeof item === 'object' && item !== null && 'systemId' in item ? item.systemId : undefined;
  return typeof systemId === 'string' && /\/schemas\/whq-[a-z-]+\.xsd$/.test(systemId);
}
