import type { Section } from './section.ts';

/** Things that sections say about ids: found by id, and taken out again by the section that said them. */
export class SectionsById<Item> {
  readonly #byId = new Map<string, Map<Section, readonly Item[]>>();
  readonly #idsOf = new Map<Section, readonly string[]>();

  /** Nothing is kept of a section without items. A section is added once. */
  add(section: Section, items: readonly Item[], idOf: (item: Item) => string): void {
    if (items.length === 0) return;
    const grouped = new Map<string, Item[]>();
    for (const item of items) {
      const id = idOf(item);
      const same = grouped.get(id);
      if (same) same.push(item);
      else grouped.set(id, [item]);
    }
    for (const [id, ofId] of grouped) {
      const sections = this.#byId.get(id);
      if (sections) sections.set(section, ofId);
      else this.#byId.set(id, new Map([[section, ofId]]));
    }
    this.#idsOf.set(section, [...grouped.keys()]);
  }

  remove(section: Section): void {
    for (const id of this.#idsOf.get(section) ?? []) {
      const sections = this.#byId.get(id);
      sections?.delete(section);
      if (sections?.size === 0) this.#byId.delete(id);
    }
    this.#idsOf.delete(section);
  }

  /** By section, in the order in which the sections were added. */
  of(id: string): Iterable<readonly Item[]> {
    return this.#byId.get(id)?.values() ?? [];
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  in(section: Section): readonly Item[] {
    return (this.#idsOf.get(section) ?? []).flatMap((id) => this.#byId.get(id)?.get(section) ?? []);
  }
}
