import { partsOfKey } from '../../translations/model/keys.ts';
import type { TranslationNeed } from '../../translations/model/need.ts';
import { kindsOf, type LanguageProgress } from '../../translations/model/progress.ts';
import type { Need } from './needs.ts';

/** The progress of a kind of entry in a language. */
interface KindOverview {
  /** The first word of its keys: `monster`. */
  readonly kind: string;
  readonly needed: number;
  readonly translated: number;
  /** The number of texts with each need. */
  readonly needs: Readonly<Record<TranslationNeed, number>>;
}

/** The progress of a language by kinds of entry, with those that have problems only. */
export function overviewOf(progress: LanguageProgress, needs: readonly Need[]): readonly KindOverview[] {
  const problem = countByKind(needs, 'problem');
  const stale = countByKind(needs, 'stale');
  const same = countByKind(needs, 'same');
  const kinds = kindsOf(progress);
  const others = [...new Set([...problem.keys(), ...stale.keys(), ...same.keys()])].filter((kind) =>
    kinds.every((one) => one.kind !== kind),
  );
  return [...kinds, ...others.map((kind) => ({ kind, needed: 0, translated: 0 }))].map((one) => ({
    ...one,
    needs: {
      missing: one.needed - one.translated,
      problem: problem.get(one.kind) ?? 0,
      stale: stale.get(one.kind) ?? 0,
      same: same.get(one.kind) ?? 0,
    },
  }));
}

/** The number of keys with a need, by the kinds of their entries. */
function countByKind(needs: readonly Need[], wanted: TranslationNeed): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of new Set(needs.flatMap(({ key: one, need }) => (need === wanted ? [one] : [])))) {
    const { prefix } = partsOfKey(key);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return counts;
}

/** The keys of a kind with a need, in the order of the file; the missing ones in that of their sources. */
export function keysWith(
  { missing }: Pick<LanguageProgress, 'missing'>,
  needs: readonly Need[],
  kind: string,
  need: TranslationNeed,
): readonly string[] {
  const keys = need === 'missing' ? missing : needs.filter((one) => one.need === need).map(({ key }) => key);
  return [...new Set(keys)].filter((key) => partsOfKey(key).prefix === kind);
}
