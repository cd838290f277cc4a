/** More than anybody looks at in one go, and so few that what is forgotten is still young: the next quick collection of garbage takes it. */
const maximumRemembered = 64;

/**
 * Remembers something large of the objects that were asked about last, and forgets it of those before them: it can be worked out again.
 * A `WeakRef` would not do. Only a full collection empties it, and until then a file of 10 MB has 200 MB of trees that nobody needs.
 */
export class Recent<Key extends object, Value> {
  readonly #values = new WeakMap<Key, Value>();
  /** Not the keys themselves, which would keep the text of a closed file. */
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
