import type { Document } from '../workspace/documents/document.ts';
import { entitiesOf } from '../xml/entities.ts';
import type { Finding } from './problems/finding.ts';
import { prefixesOfRoot } from './wellFormed/prefixes.ts';

/** The problems of sections that the document settles: declarations in its first section, and problems that are reported once for all places. */
export class SaidOnce {
  readonly #document: Document;
  readonly #isEntity: (name: string) => boolean;
  readonly #prefixes: Set<string>;

  constructor(document: Document) {
    this.#document = document;
    const [section] = document.sections;
    this.#isEntity = section ? entitiesOf(section.text, section.nodes) : () => false;
    this.#prefixes = new Set(prefixesOfRoot(document));
  }

  /** Whether the problem of that section is settled or has been reported. Its span is in section coordinates. */
  has({ code, span }: Finding, index: number): boolean {
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

  /** To be called for each reported problem. */
  add({ code, span }: Finding, index: number): void {
    if (code === 'undeclared-prefix') this.#prefixes.add(this.#written(span, index));
  }

  #written({ start, end }: Finding['span'], index: number): string {
    return this.#document.sections[index]?.text.slice(start, end) ?? '';
  }
}
