/** The chances of states, by keys that are whole numbers up to 2 ** 53: a hash table in arrays of numbers, which leaves nothing to collect. */
export class Chances {
  size = 0;
  keys = new Float64Array(1024);
  chances = new Float64Array(1024);
  /** The places of the keys, one more than these; 0 for none. Twice as many as keys, a power of two. */
  #slots = new Int32Array(2048);

  add(key: number, chance: number): void {
    const slot = this.#slotOf(key);
    const place = (this.#slots[slot] ?? 0) - 1;
    if (place >= 0) {
      this.chances[place] = (this.chances[place] ?? 0) + chance;
      return;
    }
    if (this.size === this.keys.length) {
      this.#grow();
      this.add(key, chance);
      return;
    }
    this.keys[this.size] = key;
    this.chances[this.size] = chance;
    this.#slots[slot] = ++this.size;
  }

  clear(): void {
    this.#slots.fill(0);
    this.size = 0;
  }

  /** The slot of a key, or the free one in which it belongs. */
  #slotOf(key: number): number {
    const mask = this.#slots.length - 1;
    const mixed = Math.imul(key >>> 0, 0x9e3779b1) ^ Math.imul(Math.floor(key / 4294967296), 0x85ebca6b);
    for (let slot = (mixed ^ (mixed >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] ?? 0) - 1;
      if (place < 0 || this.keys[place] === key) return slot;
    }
  }

  #grow(): void {
    const { keys, chances } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.keys.set(keys);
    this.chances = new Float64Array(chances.length * 2);
    this.chances.set(chances);
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let place = 0; place < this.size; place++) this.#slots[this.#slotOf(keys[place] ?? 0)] = place + 1;
  }
}
