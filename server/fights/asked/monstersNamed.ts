import { query } from '../../queries/remembered.ts';
import { addTo } from '../../text/grouped.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityKeyIn } from '../../workspace/index/translation.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { unescapeText } from '../../xml/references.ts';
import { foldedName, isSameInNumber } from './foldedName.ts';

/** The Monsters that a name stands for, in any language and number: more than one where several have it. */
export function monstersNamed(scope: Package, name: string): readonly Entity[] {
  const folded = foldedName(name);
  const { ids, all } = namedMonsters(scope);
  const id = ids.get(name.trim()) ?? ids.get(folded);
  const near = all.get(folded.slice(0, startLength)) ?? [];
  const found = id === undefined ? near.filter(({ names }) => names.includes(folded)) : [{ id }];
  const meant = found.length > 0 ? found : near.filter(({ names }) => hasInNumber(names, folded));
  return [...new Set(meant.map((one) => one.id))].flatMap(
    (one) => scope.index.entities.withId('monster', one)[0] ?? [],
  );
}

/** Whether a name of Monsters is one of several of them, and not of one: `Goblins`. */
export function isPlural(scope: Package, name: string): boolean {
  const folded = foldedName(name);
  const { ids, all } = namedMonsters(scope);
  const near = all.get(folded.slice(0, startLength)) ?? [];
  if (ids.has(name.trim()) || ids.has(folded) || near.some(({ singulars }) => singulars.includes(folded))) return false;
  return near.some(({ names }) => hasInNumber(names, folded));
}

function hasInNumber(names: readonly string[], folded: string): boolean {
  return names.some((one) => isSameInNumber(folded, one));
}

/** The names and ids of all Monsters, as they are written. */
export function monsterNames(scope: Package): readonly string[] {
  return namedMonsters(scope).written;
}

interface NamedMonster {
  readonly id: string;
  /** Folded, in each language, in the singular and in the plural. */
  readonly names: readonly string[];
  /** Those of one. */
  readonly singulars: readonly string[];
}

interface MonsterNames {
  /** As they are, and folded. */
  readonly ids: ReadonlyMap<string, string>;
  /** By the first letters of their names, which are the same in both numbers. */
  readonly all: ReadonlyMap<string, readonly NamedMonster[]>;
  readonly written: readonly string[];
}

const startLength = 2;

const namedMonsters = query((scope: Package): MonsterNames => {
  const { entities } = scope.index;
  const ids = new Map<string, string>();
  const all = new Map<string, NamedMonster[]>();
  const written: string[] = [];
  for (const id of new Set(entities.ids('monster'))) {
    const [entity] = entities.withId('monster', id);
    if (!entity) continue;
    const one = [entityName(entity), ...translatedNames(scope, id, 'name')].filter(Boolean);
    const each = [...one, pluralOf(entity), ...translatedNames(scope, id, 'plural')].filter(Boolean);
    const named = { id, names: each.map(foldedName), singulars: one.map(foldedName) };
    ids.set(id, id);
    if (!ids.has(foldedName(id))) ids.set(foldedName(id), id);
    for (const start of new Set(named.names.map((name) => name.slice(0, startLength)))) addTo(all, start, named);
    written.push(...each, id);
  }
  return { ids, all, written };
});

function pluralOf({ document, section }: Entity): string {
  const entry = entryOf(section, document.format);
  return (entry && attributeValue(section.text, entry, 'plural')) ?? '';
}

function translatedNames({ index: { entities } }: Package, id: string, part: 'name' | 'plural'): readonly string[] {
  return entities.referencesTo('monster', id).flatMap(({ kind, document, section }) => {
    if (kind !== 'translation') return [];
    const isPart = entityKeyIn(document, section)?.part === part;
    const entry = isPart ? entryOf(section, document.format) : undefined;
    const [text] = entry?.children ?? [];
    return text?.kind === 'text' ? [unescapeText(section.text.slice(text.span.start, text.span.end)).trim()] : [];
  });
}
