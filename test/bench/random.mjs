// Numbers that look random and are the same every time.

/** Tommy Ettinger's Mulberry32: evenly spread numbers from 0 up to, but without, 1. */
export function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The texts without those that say the same as the one before: nobody writes a sentence twice. */
export function withoutRepetitions(texts) {
  return texts.filter((text, index) => text !== texts[index - 1]);
}
