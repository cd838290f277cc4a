import { isNamedByEntries } from '../../formats/formats.ts';
import { foldedText } from '../../text/fuzzyMatch.ts';
import { referencesToEntity } from '../../workspace/packages/entityAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { ruleKey } from '../../workspace/packages/ruleKey.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { RuleReference } from '../../workspace/rules/ruleReferences.ts';
import type { ListedEntry } from './listedEntries.ts';

/** Which entries of a package are wanted. */
export interface EntryFilter {
  /** A part of the id or of the name, in any case and with or without accents; empty for all. */
  readonly text: string;
  /** `problems`: those with an error, a warning or a piece of information. `unused`: those that something has to name, and nothing does. */
  readonly only: 'all' | 'problems' | 'unused';
}

type Uses = readonly Pick<RuleReference, 'kind'>[];

/** What is known of the entries of a package. */
export interface KnownOfEntries {
  /** Whether the entry has a problem that is no hint. */
  readonly hasProblem: (entry: ListedEntry) => boolean;
  /** The uses of a rule in the workspace; undefined where not all texts have been read for that. */
  readonly usesOfRule: (scope: Package, key: string) => Uses | undefined;
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
    return only === 'all' || entryUses(workspace, entry, known)?.every(({ kind }) => kind === 'translation') === true;
  };
}

/**
 * The uses of an entry in the workspace, also in its translations. Undefined for a kind of entry that nothing has to name, and for a rule as long as not all texts have
 * been read that may mention it.
 */
export function entryUses(workspace: Workspace, { entity }: ListedEntry, known: KnownOfEntries): Uses | undefined {
  if (!isNamedByEntries(entity.kind)) return undefined;
  const scope = workspace.packageOf(entity.document);
  const definition = scope.index.definitionIn(entity.section);
  return definition ? known.usesOfRule(scope, ruleKey(definition)) : referencesToEntity(scope, entity);
}
