import type { Template } from '../template.ts';
import { isNameAt, type NameWords } from './nameWords.ts';
import type { Word } from './words.ts';

/** A name of an owner. */
export interface Entry<Owner> {
  readonly owner: Owner;
  readonly template: Template;
  readonly name: NameWords;
  /** Whether the name is also an ordinary word. */
  readonly isPlain: boolean;
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
  /** How often each stem stands in the names. */
  readonly #stems = new Map<string, number>();

  add(entry: Entry<Owner>): void {
    let node = this.#root;
    for (const { stem } of entry.name.words) {
      this.#stems.set(stem, (this.#stems.get(stem) ?? 0) + 1);
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
    for (const { stem } of words) this.#forget(stem);
    for (let depth = path.length - 1; depth > 0; depth--) {
      const node = path[depth];
      if (!node || node.children.size > 0 || node.entries.length > 0) break;
      path[depth - 1]?.children.delete(words[depth - 1]?.stem ?? '');
    }
    return true;
  }

  /** Whether any name has a word of this stem. What stands between two words that are not is not asked for. */
  readonly holds = (stem: string): boolean => this.#stems.has(stem);

  /** Whether a name begins with a word of this stem. A cheap question, asked for each word of a text. */
  begins(stem: string): boolean {
    return this.#root.children.has(stem);
  }

  /** The names whose words stand in a flattened text from an index on, the longest first. */
  at(flat: string, words: readonly Word[], index: number): readonly Entry<Owner>[] {
    const found: Entry<Owner>[] = [];
    const path = this.#pathAt(words, index);
    for (const node of path.reverse()) {
      const count = Math.min(node.entries.length, maximumHomonyms);
      for (let place = 0; place < count; place++) {
        const entry = node.entries[place];
        if (entry && isNameAt(flat, words, index, entry.name)) found.push(entry);
      }
    }
    return found;
  }

  /** The nodes that words lead to, those at which names end. */
  #pathAt(words: readonly Word[], index: number): TrieNode<Owner>[] {
    const path: TrieNode<Owner>[] = [];
    let node: TrieNode<Owner> | undefined = this.#root;
    for (let next = index; node; next++) {
      if (node.entries.length > 0) path.push(node);
      const word = words[next];
      node = word && node.children.get(word.stem);
    }
    return path;
  }

  #forget(stem: string): void {
    const count = this.#stems.get(stem) ?? 0;
    if (count > 1) this.#stems.set(stem, count - 1);
    else this.#stems.delete(stem);
  }
}
