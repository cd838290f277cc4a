import { isNamedByEntries } from '../../formats/formats.ts';
import { foldedText } from '../../text/fuzzyMatch.ts';
import { referencesToEntity } from '../../workspace/packages/entityAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { ruleKey } from '../../workspace/packages/ruleKey.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { UseCount } from '../../workspace/rules/ruleUseCounts.ts';
import type { ListedEntry } from './listedEntries.ts';

/** Which entries of a package are wanted. */
export interface EntryFilter {
  /** A part of the id or of the name, in any case and with or without accents; empty for all. */
  readonly text: string;
  /** `problems`: those with an error, a warning or a piece of information. `unused`: those that something has to name, and nothing does. */
  readonly only: 'all' | 'problems' | 'unused';
}

/** What is known of the entries of a package. */
export interface KnownOfEntries {
  /** Whether the entry has a problem that is no hint. */
  readonly hasProblem: (entry: ListedEntry) => boolean;
  /** How often the workspace uses a rule; undefined where not all texts have been read for that. */
  readonly usesOfRule: (scope: Package, key: string) => UseCount | undefined;
}

/** A function that tells whether an entry is wanted. */
export function entryFilter(
  workspace: Workspace,
  { text, only }: EntryFilter,
  known: KnownOfEntries,
): (entry: ListedEntry) => boolean {
  const query = foldedText(text);
  return (entry) => {
    if (query !== '' && !entry.folded.includes(query)) return false;
    if (only === 'problems') return known.hasProblem(entry);
    return only === 'all' || entryUses(workspace, entry, known)?.untranslated === 0;
  };
}

/**
 * How often the workspace uses an entry. Undefined for a kind of entry that nothing has to name, and for a rule as long as not all texts have
 * been read that may mention it.
 */
export function entryUses(workspace: Workspace, { entity }: ListedEntry, known: KnownOfEntries): UseCount | undefined {
  if (!isNamedByEntries(entity.kind)) return undefined;
  const scope = workspace.packageOf(entity.document);
  const definition = scope.index.definitionIn(entity.section);
  if (definition) return known.usesOfRule(scope, ruleKey(definition));
  const references = referencesToEntity(scope, entity);
  return { all: references.length, untranslated: references.filter(({ kind }) => kind !== 'translation').length };
}
