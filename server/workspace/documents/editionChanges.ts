import { conversionOf, type Unsaid } from '../../formats/editions/conversion.ts';
import type { TextChange } from '../../formats/editions/textOfMarkup.ts';
import type { FirstEdition } from '../../formats/format.ts';
import { formatOfRoot } from '../../formats/formats.ts';
import { query } from '../../queries/remembered.ts';
import { shift } from '../../text/span.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** The changes that write a document in the present edition, and what that cannot say. */
interface EditionChanges {
  /** In the order of the text. */
  readonly changes: readonly TextChange[];
  readonly unsaid: readonly Unsaid[];
}

/** Undefined for a kind of document that only the present edition has, and for text that is none of ours. Spans are in document coordinates. */
export function editionChanges(document: Document): EditionChanges | undefined {
  const { format, sections } = document;
  const first = format?.isXml ? formatOfRoot(format.root)?.first : undefined;
  if (!first) return undefined;
  const counts = new Map<string, number>();
  const changes = sections.flatMap((section, index) => {
    const found = changesIn(section, first);
    for (const { name, count } of found.unsaid) counts.set(name, (counts.get(name) ?? 0) + count);
    const start = document.startOf(index);
    return found.changes.map(({ span, newText }) => ({ span: shift(span, start), newText }));
  });
  return { changes, unsaid: [...counts].map(([name, count]) => ({ name, count })) };
}

/** An entry that is not well-formed stays as it is: its elements may be others than they seem. */
const changesIn = query(
  ({ text, nodes, errors }: Section, first: FirstEdition): EditionChanges =>
    errors.length > 0 ? { changes: [], unsaid: [] } : conversionOf(first, text, nodes),
);
