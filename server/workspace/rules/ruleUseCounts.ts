import { query } from '../../queries/remembered.ts';
import type { Document } from '../documents/document.ts';
import { listedBySection } from '../documents/listedBySection.ts';
import type { Package } from '../packages/package.ts';
import { ruleMentionsIn } from './ruleMentions.ts';

/** How often something is used. */
export interface UseCount {
  /** As the list of its references has them, without its definition. */
  readonly all: number;
  /** Those that are no translations of it. */
  readonly untranslated: number;
}

/** How often a document uses rules, by their keys: by id, by name in running text, and as the origin of a variant. */
export const ruleUseCounts = query((document: Document, scope: Package): ReadonlyMap<string, UseCount> => {
  const counts = new Map<string, UseCount>();
  for (const { key, isTranslation } of usesOfRules(document, scope))
    addUses(counts, key, { all: 1, untranslated: isTranslation ? 0 : 1 });
  return counts;
});

interface RuleUse {
  readonly key: string;
  readonly isTranslation: boolean;
}

const usesOfRules = listedBySection((document, section, _, scope: Package): readonly RuleUse[] => {
  const variant = scope.index.definitionIn(section)?.rule.variantOf;
  return [
    ...(variant ? [{ key: variant.id, isTranslation: false }] : []),
    ...scope.index.referencesIn(section).map(({ id, kind }) => ({ key: id, isTranslation: kind === 'translation' })),
    ...ruleMentionsIn(scope, document, section).map(({ key }) => ({ key, isTranslation: false })),
  ];
});

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
