/**
 * More objects than an author looks at together, and so few that dropped values are still young: the next quick garbage collection frees
 * them.
 */
const maximumRemembered = 64;

/**
 * Keeps a large value for each of the latest objects, and drops those of earlier ones, because they can be calculated again. A `WeakRef` is
 * not enough: only a full garbage collection empties it, and until then a file of 10 MB has 200 MB of trees in memory.
 */
export class Recent<Key extends object, Value> {
  readonly #values = new WeakMap<Key, Value>();
  /** Weak, because the keys would keep the text of a closed file in memory. */
  readonly #keys: WeakRef<Key>[] = [];
  #next = 0;

  get(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  set(key: Key, value: Value): void {
    if (!this.#values.has(key)) {
      const oldest = this.#keys[this.#next]?.deref();
      if (oldest) this.#values.delete(oldest);
      this.#keys[this.#next] = new WeakRef(key);
      this.#next = (this.#next + 1) % maximumRemembered;
    }
    this.#values.set(key, value);
  }
}
