/**
 * A set of bits, of which there are `numberOfBits`. They stand in fields, 30 in each: numbers of that size are no objects, and a comparison of two
 * sets is made most of all.
 */
export class TokenBits {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;
  #e = 0;
  #f = 0;
  #g = 0;

  /** Whether they share a bit. */
  meets(other: TokenBits): boolean {
    const first = (this.#a & other.#a) | (this.#b & other.#b) | (this.#c & other.#c) | (this.#d & other.#d);
    return (first | (this.#e & other.#e) | (this.#f & other.#f) | (this.#g & other.#g)) !== 0;
  }

  /** Adds the bits of another to it. */
  include(other: TokenBits): this {
    this.#a |= other.#a;
    this.#b |= other.#b;
    this.#c |= other.#c;
    this.#d |= other.#d;
    this.#e |= other.#e;
    this.#f |= other.#f;
    this.#g |= other.#g;
    return this;
  }

  /** Adds a bit, from 0 on. */
  includeBit(bit: number): this {
    const mask = 1 << (bit % bitsOfNumber);
    switch (Math.floor(bit / bitsOfNumber)) {
      case 0:
        this.#a |= mask;
        break;
      case 1:
        this.#b |= mask;
        break;
      case 2:
        this.#c |= mask;
        break;
      case 3:
        this.#d |= mask;
        break;
      case 4:
        this.#e |= mask;
        break;
      case 5:
        this.#f |= mask;
        break;
      default:
        this.#g |= mask;
    }
    return this;
  }

  /** All of them. */
  get numbers(): readonly number[] {
    return [this.#a, this.#b, this.#c, this.#d, this.#e, this.#f, this.#g];
  }
}

const bitsOfNumber = 30;

/** How many bits a set may have. */
export const numberOfBits = 7 * bitsOfNumber;
