import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { RecordText } from '../../workspace/packages/sourceRecord.ts';
import { likeSourceOf } from './likeSource.ts';
import { type RecordedSource, readRecord, writtenRecord } from './sourceRecord.ts';
import { type SourcedEntry, sourcedEntriesOf, sourceWordsOf } from './staleEntries.ts';

/**
 * The translations to mark as up to date: `new` are those without a line in the record, `all` are all, and lines of keys that the file no
 * longer has are then removed; otherwise the keys.
 */
export type Marked = 'new' | 'all' | ReadonlySet<string>;

/** A record after marking, or the reason why it must not be written. */
type Marking =
  | {
      readonly kind: 'record';
      readonly text: string;
      /** The keys with a new or changed line, and those that were asked for and have no translation or no source. */
      readonly marked: readonly string[];
      readonly unknown: readonly string[];
    }
  /** A line, from 1, is none of a record, such as a mark of a merge, and would be lost. */
  | { readonly kind: 'strangeLine'; readonly line: number };

/**
 * The record of a translations file after entries have been marked as up to date. Other lines stay.
 *
 * @param before the record as it is; undefined without one.
 * @param asSame marks translations that are word for word their source as the same on purpose, and no others. One that is certainly not
 * translated is marked only by its key.
 */
export function markUpToDate(
  scope: Package,
  document: Document,
  wanted: Marked,
  before: RecordText | undefined,
  asSame = false,
): Marking {
  const { sources, strangeLine } = readRecord(before);
  if (strangeLine !== undefined) return { kind: 'strangeLine', line: strangeLine };
  const all = sourcedEntriesOf(scope, document);
  const entries = asSame ? sameEntries(scope, document, all, wanted) : all;
  const chosen = entries.filter(({ key }) => isWanted(wanted, key, sources));
  const after = new Map<string, readonly RecordedSource[]>(wanted === 'all' && !asSame ? [] : sources);
  const marked: string[] = [];
  for (const entry of chosen) {
    const { key, fingerprint } = entry;
    const isSame = asSame || (sources.get(key)?.some((one) => one.isSame && one.fingerprint === fingerprint) ?? false);
    const line: RecordedSource = { fingerprint, words: sourceWordsOf(scope, document, entry), isSame };
    if (!isSameLine(sources.get(key), line)) marked.push(key);
    after.set(key, [line]);
  }
  return { kind: 'record', text: writtenRecord(after), marked, unknown: unknownKeys(wanted, entries) };
}

function sameEntries(
  scope: Package,
  document: Document,
  entries: readonly SourcedEntry[],
  wanted: Marked,
): readonly SourcedEntry[] {
  if (typeof wanted !== 'string') return entries.filter(({ isSame }) => isSame);
  const { same, onPurpose } = likeSourceOf(scope, document);
  return [...same, ...onPurpose];
}

function isWanted(wanted: Marked, key: string, sources: ReadonlyMap<string, unknown>): boolean {
  if (wanted === 'all') return true;
  return wanted === 'new' ? !sources.has(key) : wanted.has(key);
}

function isSameLine(recorded: readonly RecordedSource[] | undefined, line: RecordedSource): boolean {
  const [first] = recorded ?? [];
  return (
    recorded?.length === 1 &&
    first?.fingerprint === line.fingerprint &&
    first.words === line.words &&
    first.isSame === line.isSame
  );
}

function unknownKeys(wanted: Marked, entries: readonly SourcedEntry[]): readonly string[] {
  if (typeof wanted === 'string') return [];
  const known = new Set(entries.map(({ key }) => key));
  return [...wanted].filter((key) => !known.has(key));
}
