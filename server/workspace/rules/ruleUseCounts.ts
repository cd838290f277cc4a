import type { Document } from '../documents/document.ts';
import type { Steps } from '../documents/steps.ts';
import type { Workspace } from '../packages/workspace.ts';
import { ruleMentionsIn } from './ruleMentions.ts';

/** How often something is used. */
export interface UseCount {
  /** As the list of its references has them, without its definition. */
  readonly all: number;
  /** Those that are no translations of it. */
  readonly untranslated: number;
}

/** How often a document uses rules, by their keys: by id, by name in running text, and as the origin of a variant. In steps. */
export function* ruleUseCounts(workspace: Workspace, document: Document): Steps<ReadonlyMap<string, UseCount>> {
  const counts = new Map<string, UseCount>();
  const add = (key: string, untranslated = 1): void => addUses(counts, key, { all: 1, untranslated });
  for (const section of document.sections) {
    yield () => {
      const variant = workspace.index.definitionIn(section)?.rule.variantOf;
      if (variant) add(variant.id);
      for (const { id, kind } of workspace.index.referencesIn(section)) add(id, kind === 'translation' ? 0 : 1);
      for (const { key } of ruleMentionsIn(workspace, document, section)) add(key);
    };
  }
  return counts;
}

/** The counts of several documents together. */
export function sumOfUses(parts: Iterable<ReadonlyMap<string, UseCount>>): ReadonlyMap<string, UseCount> {
  const sums = new Map<string, UseCount>();
  for (const part of parts) for (const [key, uses] of part) addUses(sums, key, uses);
  return sums;
}

function addUses(counts: Map<string, UseCount>, key: string, uses: UseCount): void {
  const { all, untranslated } = counts.get(key) ?? { all: 0, untranslated: 0 };
  counts.set(key, { all: all + uses.all, untranslated: untranslated + uses.untranslated });
}
