import { isNameAt, type NameWords } from './nameWords.ts';
import type { Template } from './template.ts';
import type { Word } from './words.ts';

/** A name of an owner. */
export interface Entry<Owner> {
  readonly owner: Owner;
  readonly template: Template;
  readonly name: NameWords;
  readonly precedence: number;
}

interface TrieNode<Owner> {
  readonly children: Map<string, TrieNode<Owner>>;
  /** The names that end here, that with the highest precedence first, and among equals the one added last. */
  readonly entries: Entry<Owner>[];
}

/** Of more names of one spelling than this only the first are looked at. */
const maximumHomonyms = 20;

/** Names by their words, for looking up which begin at a word of a text. */
export class NameTrie<Owner> {
  readonly #root: TrieNode<Owner> = { children: new Map(), entries: [] };

  add(entry: Entry<Owner>): void {
    let node = this.#root;
    for (const { stem } of entry.name.words) {
      let next = node.children.get(stem);
      if (!next) {
        next = { children: new Map(), entries: [] };
        node.children.set(stem, next);
      }
      node = next;
    }
    const place = node.entries.findIndex(({ precedence }) => precedence <= entry.precedence);
    node.entries.splice(place < 0 ? node.entries.length : place, 0, entry);
  }

  /** Takes a name out. Returns whether it was there. */
  remove(owner: Owner, template: Template, { words }: NameWords): boolean {
    const path = [this.#root];
    for (const { stem } of words) {
      const next = path.at(-1)?.children.get(stem);
      if (!next) return false;
      path.push(next);
    }
    const entries = path.at(-1)?.entries ?? [];
    const index = entries.findIndex((entry) => entry.owner === owner && entry.template.name === template.name);
    if (index < 0) return false;
    entries.splice(index, 1);
    for (let depth = path.length - 1; depth > 0; depth--) {
      const node = path[depth];
      if (!node || node.children.size > 0 || node.entries.length > 0) break;
      path[depth - 1]?.children.delete(words[depth - 1]?.stem ?? '');
    }
    return true;
  }

  /** Whether a name begins with a word of this stem. A cheap question, asked for each word of a text. */
  begins(stem: string): boolean {
    return this.#root.children.has(stem);
  }

  /** The names whose words stand in a flattened text from an index on, the longest first. */
  at(flat: string, words: readonly Word[], index: number): readonly Entry<Owner>[] {
    const found: (readonly Entry<Owner>[])[] = [];
    let node: TrieNode<Owner> | undefined = this.#root;
    for (let next = index; node; next++) {
      if (node.entries.length > 0) found.push(node.entries.slice(0, maximumHomonyms));
      const word = words[next];
      node = word && node.children.get(word.stem);
    }
    return found.reverse().flatMap((entries) => entries.filter(({ name }) => isNameAt(flat, words, index, name)));
  }
}
