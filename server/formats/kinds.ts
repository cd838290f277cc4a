/** The kinds of document that the program knows, and by which element names each is recognised. */
export type DocumentKind =
  | 'rules'
  | 'monsters'
  | 'tables'
  | 'events'
  | 'adventures'
  | 'dungeonCards'
  | 'locations'
  | 'warriors'
  | 'translations';

interface KindNames {
  readonly root: string;
  readonly entries: readonly string[];
}

const names: Readonly<Record<DocumentKind, KindNames>> = {
  rules: { root: 'rules', entries: ['rule', 'magic'] },
  monsters: { root: 'monsters', entries: ['monster'] },
  tables: { root: 'tables', entries: ['table'] },
  /** Dungeon, travel and settlement events alike: they differ in the folder only. */
  events: { root: 'events', entries: ['event'] },
  adventures: { root: 'objectiveRoomAdventures', entries: ['objectiveRoom'] },
  dungeonCards: { root: 'dungeonCards', entries: ['card'] },
  locations: { root: 'locations', entries: ['location'] },
  warriors: { root: 'warriors', entries: ['warrior'] },
  translations: { root: 'translations', entries: ['entry'] },
};

/** All kinds. */
export const kinds = Object.keys(names) as readonly DocumentKind[];

const kindsByRoot: ReadonlyMap<string, DocumentKind> = new Map(kinds.map((kind) => [names[kind].root, kind]));

/** The kind of document whose root element has this name (case matters), or undefined: then the file is not ours. */
export function kindOf(root: string): DocumentKind | undefined {
  return kindsByRoot.get(root);
}

/** The name of the root element of that kind. */
export function rootNameOf(kind: DocumentKind): string {
  return names[kind].root;
}

/** The elements directly in the root that are read and judged one by one, the most usual first. */
export function entryNames(kind: DocumentKind): readonly string[] {
  return names[kind].entries;
}
