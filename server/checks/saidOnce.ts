import { remembered } from '../queries/remembered.ts';
import type { Document } from '../workspace/documents/document.ts';
import { entitiesOf } from '../xml/entities.ts';
import type { Finding } from './problems/finding.ts';
import { type NestedEntries, nestedEntries } from './structure/nestedEntries.ts';
import { isOfEndedEntry } from './wellFormed/entriesEndedByRoot.ts';
import { prefixesOfRoot } from './wellFormed/prefixes.ts';

/**
 * The problems of sections that the document settles: by declarations in its first section, by a problem of the document that says the same,
 * or because the problem is reported once for all places.
 */
export class SaidOnce {
  readonly #document: Document;
  readonly #nested: NestedEntries | undefined;
  readonly #isEntity: (name: string) => boolean;
  readonly #prefixes: Set<string>;

  constructor(document: Document) {
    this.#document = document;
    this.#nested = document.format?.isXml ? nestedEntries(document) : undefined;
    const [section] = document.sections;
    this.#isEntity = section ? entitiesOf(section.text, section.nodes) : () => false;
    this.#prefixes = new Set(prefixesOfRoot(document));
  }

  /** The problem of that section as it is reported; undefined if it is settled. Its span is in section coordinates. */
  problemOf(problem: Finding, index: number): Finding | undefined {
    if (this.#isSettled(problem, index) || this.#nested?.say(index, problem)) return undefined;
    if (isOfEndedEntry(this.#document, index, problem)) return undefined;
    return this.#nested?.endsBehind(index, problem) ? withoutFixes(problem) : problem;
  }

  /** Whether a problem of the whole document is none. */
  isNone(problem: Finding): boolean {
    return this.#nested?.isOfReference(problem) === true;
  }

  /** To be called for each reported problem of a section. */
  add({ code, span }: Finding, index: number): void {
    if (code === 'undeclared-prefix') this.#prefixes.add(this.#written(span, index));
  }

  #isSettled({ code, span }: Finding, index: number): boolean {
    switch (code) {
      case 'unknown-entity':
        // `&name;`
        return this.#isEntity(this.#written(span, index).slice(1, -1));
      case 'undeclared-prefix':
        return this.#prefixes.has(this.#written(span, index));
      default:
        return false;
    }
  }

  #written({ start, end }: Finding['span'], index: number): string {
    return this.#document.sections[index]?.text.slice(start, end) ?? '';
  }
}

/** The same object each time. */
const withoutFixes = remembered((problem: Finding): Finding => ({ ...problem, fixes: [] }));
