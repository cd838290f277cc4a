import { lean } from '../../text/lean.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Document } from '../documents/document.ts';
import { entryTag } from '../documents/entry.ts';
import type { Section } from '../documents/section.ts';

/** The free words of an entry, such as the factions of a Monster: each word as written. */
export function freeWordsIn({ format }: Document, section: Section): readonly string[] {
  const attribute = format?.isXml ? format.freeWords : undefined;
  const tag = attribute === undefined ? undefined : entryTag(section, format);
  const span = tag?.attributes.find(({ name }) => name === attribute)?.valueSpan;
  return span ? lean(unescapeText(section.text.slice(span.start, span.end)).split(/\s+/).filter(Boolean)) : none;
}

const none: readonly string[] = [];

/** The number of sections with each free word, updated with the sections. */
export class WordCounts {
  readonly #counts = new Map<string, number>();
  readonly #bySection = new Map<Section, readonly string[]>();

  /** A section is added once. */
  add(section: Section, words: readonly string[]): void {
    if (words.length === 0) return;
    this.#bySection.set(section, words);
    for (const word of words) this.#counts.set(word, this.countOf(word) + 1);
  }

  remove(section: Section): void {
    for (const word of this.in(section)) {
      const count = this.countOf(word) - 1;
      if (count > 0) this.#counts.set(word, count);
      else this.#counts.delete(word);
    }
    this.#bySection.delete(section);
  }

  /** The words of a section, each as often as it stands there. */
  in(section: Section): readonly string[] {
    return this.#bySection.get(section) ?? none;
  }

  countOf(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** All words, in the order of their letters. */
  words(): readonly string[] {
    return [...this.#counts.keys()].sort();
  }
}
