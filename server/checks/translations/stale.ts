import { type Span, shift } from '../../text/span.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { type StaleEntry, staleEntriesOf } from '../../translations/model/staleEntries.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/** More of them have one cause, such as another edition of the source, and are one problem for the file. */
const maximumApart = 30;

/** Translations whose source has changed since they were marked as up to date. Spans are in document coordinates. */
export function staleProblems(scope: Package, document: Document): readonly Finding[] {
  const stale = staleEntriesOf(scope, document);
  const isFlood = stale.length > maximumApart;
  const shown = isFlood ? stale.slice(0, 1) : stale;
  const others = isFlood ? stale.slice(1).flatMap((entry) => placeOf(document, entry)) : [];
  return shown.flatMap((entry) => problemOf(document, entry, others));
}

function problemOf(document: Document, entry: StaleEntry, others: readonly Span[]): readonly Finding[] {
  const { key, then, now } = entry;
  return placeOf(document, entry).map((span) => {
    const facts = {
      key,
      count: others.length + 1,
      ...(others.length > 0 && { others }),
      ...changedWords(then.words, now),
    };
    return { code: 'stale-translation', span, facts };
  });
}

/** The place of the key. */
function placeOf(document: Document, { index }: StaleEntry): readonly Span[] {
  const section = document.sections[index];
  const written = section && keyIn(document, section);
  return written ? [shift(written.span, document.startOf(index))] : [];
}

/** The stretch of words from the first to the last difference; undefined for the former words if the record has none. */
function changedWords(
  then: string | undefined,
  now: string,
): { readonly was: string | undefined; readonly is: string } {
  if (then === undefined) return { was: undefined, is: now };
  const [before, after] = [then.split(' '), now.split(' ')];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shortest = Math.min(before.length, after.length) - start;
  while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    was: before.slice(start, before.length - end).join(' '),
    is: after.slice(start, after.length - end).join(' '),
  };
}
