import type { Store } from '../../text/store.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { textPrint } from '../documents/textPrint.ts';
import { type SaidInSection, saidTexts } from './indexKeys.ts';
import { freeWordsIn } from './wordCounts.ts';

/**
 * What a document says to the checks of others, as texts that are equal if it is: what the keys of the index depend on, but for odds that it may
 * borrow and for keys of translations, which only translations read; and its free words and its edition.
 */
export function offeredIn(
  document: Document,
  saidIn: (section: Section) => Partial<Omit<SaidInSection, 'section'>>,
): readonly string[] {
  const { format, sections } = document;
  const said = sections.map((section): SaidInSection => {
    const { names = [], references = [], entities = [] } = saidIn(section);
    return { section, names, references: references.filter(({ kind }) => kind !== 'translation'), entities };
  });
  const { names, references, definitions, tags } = saidTexts(document, said);
  const words = sections.map((section) => freeWordsIn(document, section).join(' '));
  const kind = format?.isXml ? [format.kind, format.edition ?? ''] : [];
  return [...kind, names, references, definitions, tags, ...words];
}

/** What a document says to the checks of others as a short text, from this or an earlier run. */
export function keptSaid(document: Document, store: Store): string | undefined {
  return store.of(document.uri).get(keyOf(document, store));
}

/** Keeps what a document says as a short text, which is returned. */
export function keepSaid(document: Document, offered: readonly string[], store: Store): string {
  const said = store.print(offered);
  store.of(document.uri).set(keyOf(document, store), said);
  return said;
}

function keyOf(document: Document, store: Store): string {
  return `said ${textPrint(document, store)}`;
}
