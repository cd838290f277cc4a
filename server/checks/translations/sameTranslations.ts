import { type Span, shift } from '../../text/span.ts';
import { writtenWords } from '../../text/writing.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { type SourcedEntry, sourcedEntriesOf, sourceWordsOf } from '../../translations/model/staleEntries.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/** Texts with a larger share of the same words may say the same. */
const largestShare = 0.5;

/** Two texts with one translation: one of them was copied. Spans are in document coordinates. */
export function sameTranslations(scope: Package, document: Document): readonly Finding[] {
  const firsts = new Map<string, SourcedEntry>();
  return sourcedEntriesOf(scope, document).flatMap((entry): readonly Finding[] => {
    const { written, fingerprint } = entry;
    const first = written === undefined ? undefined : firsts.get(written);
    if (written !== undefined && !first) firsts.set(written, entry);
    if (!first || first.fingerprint === fingerprint) return [];
    const [own, other] = [entry, first].map((one) => wordsOf(sourceWordsOf(scope, document, one)));
    const [span, place] = [entry, first].map(({ index }) => placeOf(document, index));
    if (!own || !other || !span || !place || shareOf(own, other) >= largestShare) return [];
    return [{ code: 'same-translation', span, facts: { key: first.key, first: place } }];
  });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(writtenWords(text.toLowerCase()));
}

/** How many of the words of the shorter text the other one has. */
function shareOf(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...own].filter((word) => other.has(word)).length / Math.max(1, Math.min(own.size, other.size));
}

function placeOf(document: Document, index: number): Span | undefined {
  const section = document.sections[index];
  const key = section && keyIn(document, section);
  return key && shift(key.span, document.startOf(index));
}
