import type { Document } from '../workspace/document.ts';
import { prefixesOfRoot } from './prefixes.ts';
import type { Problem } from './problem.ts';
import { hasOwnEntities } from './wellFormed.ts';

/** Which problems of sections the document answers: what its first section declares, and what one place says for all. */
export class SaidOnce {
  readonly #document: Document;
  readonly #hasOwnEntities: boolean;
  readonly #prefixes: Set<string>;
  #hasGluedDie = false;

  constructor(document: Document) {
    this.#document = document;
    this.#hasOwnEntities = hasOwnEntities(document);
    this.#prefixes = new Set(prefixesOfRoot(document));
  }

  /** Whether the problem of that section is none, or has been reported. Its span counts in the section. */
  has({ code, span }: Problem, index: number): boolean {
    switch (code) {
      case 'glued-die':
        return this.#hasGluedDie;
      case 'unknown-entity':
        return this.#hasOwnEntities;
      case 'undeclared-prefix':
        return this.#prefixes.has(this.#written(span, index));
      default:
        return false;
    }
  }

  /** To be called of each problem that is reported. */
  add({ code, span }: Problem, index: number): void {
    // A bad scan has dice glued to words everywhere.
    if (code === 'glued-die') this.#hasGluedDie = true;
    if (code === 'undeclared-prefix') this.#prefixes.add(this.#written(span, index));
  }

  #written({ start, end }: Problem['span'], index: number): string {
    return this.#document.sections[index]?.text.slice(start, end) ?? '';
  }
}
