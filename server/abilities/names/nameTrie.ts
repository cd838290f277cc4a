import { OrderedSet } from '../../text/orderedSet.ts';
import type { Word } from '../../text/words.ts';
import type { Template } from '../template.ts';
import { isNameAt, type NameWords } from './nameWords.ts';

/** The words of a name, and whether it is also an ordinary word. */
export interface KnownName extends NameWords {
  readonly isPlain: boolean;
}

/** A name of an owner. */
export interface NameEntry<Owner> {
  readonly owner: Owner;
  readonly template: Template;
  readonly name: KnownName;
  readonly precedence: number;
}

/** Most nodes end one name and have no children, so they have no empty collections. */
interface TrieNode<Owner> {
  children: Map<string, TrieNode<Owner>> | undefined;
  /** The names that end here. */
  entries: OrderedSet<NameEntry<Owner>> | undefined;
}

/** Only so many names with the same spelling are considered. */
const maximumHomonyms = 20;

/** A trie of names by their words: finds the names that begin at a word of a text. */
export class NameTrie<Owner> {
  readonly #root: TrieNode<Owner> = emptyNode();
  /** Most owners have one name, which needs no list. */
  readonly #byOwner = new Map<Owner, NameEntry<Owner> | readonly NameEntry<Owner>[]>();
  /** The number of occurrences of each stem in the names. */
  readonly #stems = new Map<string, number>();
  readonly #compare: (left: NameEntry<Owner>, right: NameEntry<Owner>) => number;

  /**
   * @param compare the order of owners whose names have the same precedence; the first is found first.
   */
  constructor(compare: (left: Owner, right: Owner) => number) {
    this.#compare = (left, right) => right.precedence - left.precedence || compare(left.owner, right.owner);
  }

  add(entry: NameEntry<Owner>): void {
    let node = this.#root;
    for (const { stem } of entry.name.words) {
      this.#stems.set(stem, (this.#stems.get(stem) ?? 0) + 1);
      node.children ??= new Map();
      const next = node.children.get(stem) ?? emptyNode();
      node.children.set(stem, next);
      node = next;
    }
    node.entries ??= new OrderedSet();
    node.entries.add(entry);
    this.#keep(entry.owner, [...this.#entriesOf(entry.owner), entry]);
  }

  /** Removes a name. Returns whether it was there. */
  remove(owner: Owner, template: Template): boolean {
    const ofOwner = this.#entriesOf(owner);
    const entry = ofOwner.find((candidate) => candidate.template.name === template.name);
    if (!entry) return false;
    this.#keep(
      owner,
      ofOwner.filter((other) => other !== entry),
    );
    const { words } = entry.name;
    const path = [this.#root];
    for (const { stem } of words) path.push(path.at(-1)?.children?.get(stem) ?? emptyNode());
    path.at(-1)?.entries?.remove(entry);
    for (const { stem } of words) this.#forget(stem);
    for (let depth = path.length - 1; depth > 0; depth--) {
      const node = path[depth];
      if (!node || isInUse(node)) break;
      path[depth - 1]?.children?.delete(words[depth - 1]?.stem ?? '');
    }
    return true;
  }

  /** Whether any name has a word with this stem. Words with other stems can be skipped. */
  readonly holds = (stem: string): boolean => this.#stems.has(stem);

  /** Whether a name begins with a word with this stem. Cheap, because it is called for each word of a text. */
  begins(stem: string): boolean {
    return this.#root.children?.has(stem) ?? false;
  }

  /** The names whose words begin at an index of a flattened text, the longest first. */
  at(flat: string, words: readonly Word[], index: number): readonly NameEntry<Owner>[] {
    const found: NameEntry<Owner>[] = [];
    const path = this.#pathAt(words, index);
    for (const node of path.reverse()) {
      const entries = node.entries?.inOrder(this.#compare) ?? [];
      const count = Math.min(entries.length, maximumHomonyms);
      for (let place = 0; place < count; place++) {
        const entry = entries[place];
        if (entry && isNameAt(flat, words, index, entry.name)) found.push(entry);
      }
    }
    return found;
  }

  /** The nodes on the path of the words at which names end. */
  #pathAt(words: readonly Word[], index: number): TrieNode<Owner>[] {
    const path: TrieNode<Owner>[] = [];
    let node: TrieNode<Owner> | undefined = this.#root;
    for (let next = index; node; next++) {
      if (node.entries?.size) path.push(node);
      const word = words[next];
      node = word && node.children?.get(word.stem);
    }
    return path;
  }

  #entriesOf(owner: Owner): readonly NameEntry<Owner>[] {
    return [this.#byOwner.get(owner) ?? []].flat();
  }

  #keep(owner: Owner, entries: readonly NameEntry<Owner>[]): void {
    const [only] = entries;
    if (only) this.#byOwner.set(owner, entries.length === 1 ? only : entries);
    else this.#byOwner.delete(owner);
  }

  #forget(stem: string): void {
    const count = this.#stems.get(stem) ?? 0;
    if (count > 1) this.#stems.set(stem, count - 1);
    else this.#stems.delete(stem);
  }
}

function emptyNode<Owner>(): TrieNode<Owner> {
  return { children: undefined, entries: undefined };
}

function isInUse<Owner>({ children, entries }: TrieNode<Owner>): boolean {
  return (children?.size ?? 0) > 0 || (entries?.size ?? 0) > 0;
}
