import { isTranslation } from '../../formats/format.ts';
import { rememberedWith } from '../../text/remembered.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityKeyIn } from '../../workspace/index/translation.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { unescapeText } from '../../xml/references.ts';
import { foldedName, isSameInNumber } from './foldedName.ts';

/** The Monsters that a name stands for, in any language and number: more than one where several have it. */
export function monstersNamed(workspace: Workspace, name: string): readonly Entity[] {
  const plain = foldedName(name);
  if (plain === '') return [];
  const all = namedMonsters(workspace);
  const withId = all.find(({ id }) => id === name.trim()) ?? all.find(({ id }) => foldedName(id) === plain);
  const found = withId ? [withId] : all.filter(({ names }) => names.includes(plain));
  const meant = found.length > 0 ? found : all.filter(({ names }) => names.some((one) => isSameInNumber(plain, one)));
  return meant.flatMap(({ id }) => workspace.index.entities.withId('monster', id)[0] ?? []);
}

/** Whether a name of Monsters is one of several of them, and not of one: `Goblins`. */
export function isPlural(workspace: Workspace, name: string): boolean {
  const plain = foldedName(name);
  const all = namedMonsters(workspace);
  if (all.some(({ id, singulars }) => foldedName(id) === plain || singulars.includes(plain))) return false;
  return all.some(({ names }) => names.some((one) => isSameInNumber(plain, one)));
}

/** The names and ids of all Monsters, as they are written. */
export function monsterNames(workspace: Workspace): readonly string[] {
  return namedMonsters(workspace).flatMap(({ id, written }) => [...written, id]);
}

interface NamedMonster {
  readonly id: string;
  /** In each language, in the singular and in the plural. */
  readonly written: readonly string[];
  /** The same as plain names. */
  readonly names: readonly string[];
  /** Those of one. */
  readonly singulars: readonly string[];
}

const namedMonsters = rememberedWith(
  (workspace: Workspace) => [workspace.index.allKeys, translationVersions(workspace)],
  (workspace): readonly NamedMonster[] => {
    const { entities } = workspace.index;
    return [...new Set(entities.ids('monster'))].flatMap((id) => {
      const [entity] = entities.withId('monster', id);
      if (!entity) return [];
      const singular = [entityName(entity), ...translatedNames(workspace, id, 'name')].filter(Boolean);
      const written = [...singular, pluralOf(entity), ...translatedNames(workspace, id, 'plural')].filter(Boolean);
      return [{ id, written, names: written.map(foldedName), singulars: singular.map(foldedName) }];
    });
  },
);

/** A name in a translation is no part of the keys of the index. */
function translationVersions(workspace: Workspace): string {
  return workspace
    .documents()
    .flatMap(({ format, version }) => (isTranslation(format) ? [version] : []))
    .join();
}

function pluralOf({ document, section }: Entity): string {
  const entry = entryOf(section, document.format);
  return (entry && attributeValue(section.text, entry, 'plural')) ?? '';
}

function translatedNames({ index: { entities } }: Workspace, id: string, part: 'name' | 'plural'): readonly string[] {
  return entities.referencesTo('monster', id).flatMap(({ kind, document, section }) => {
    if (kind !== 'translation') return [];
    const isPart = entityKeyIn(document, section)?.part === part;
    const entry = isPart ? entryOf(section, document.format) : undefined;
    const [text] = entry?.children ?? [];
    return text?.kind === 'text' ? [unescapeText(section.text.slice(text.span.start, text.span.end)).trim()] : [];
  });
}
