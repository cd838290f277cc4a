/**
 * As many objects as an author looks at together. Up to as many earlier ones are kept as well. They must be so few that dropped values are
 * still young, so that the next quick garbage collection frees them: between two of these a server reads about 80 sections.
 */
const maximumRemembered = 32;

/**
 * Keeps a large value for each of the latest objects, and drops those of earlier ones, because they can be calculated again. A `WeakRef` is
 * not enough: only a full garbage collection empties it, and until then a file of 10 MB has 200 MB of trees in memory.
 */
export class Recent<Key extends object, Value> {
  /** Weak, because the keys would keep the text of a closed file in memory; in two halves, because nobody can count weak keys. */
  #latest = new WeakMap<Key, Value>();
  #earlier = new WeakMap<Key, Value>();
  #count = 0;

  get(key: Key): Value | undefined {
    return this.#latest.get(key) ?? this.#earlier.get(key);
  }

  set(key: Key, value: Value): void {
    if (!this.#latest.has(key) && ++this.#count > maximumRemembered) {
      this.#earlier = this.#latest;
      this.#latest = new WeakMap();
      this.#count = 1;
    }
    this.#latest.set(key, value);
  }
}
