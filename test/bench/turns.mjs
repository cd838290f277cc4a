/**
 * Lets several programs do the same by turns: each waits until the one before it has done its event, so that all are measured on the same
 * machine at the same time, and no event runs beside another.
 *
 * @param {number} count of the programs
 * @returns for each program `inTurn(work)`, which runs the work alone, and `leave`, after which nobody waits for it
 */
export function takeTurns(count) {
  const present = new Set(Array.from({ length: count }, (_, index) => index));
  const waiting = new Map();
  let current = 0;
  const passOn = (index) => {
    if (current !== index) return;
    const others = [...present].filter((other) => other !== index);
    current = others.find((other) => other > index) ?? others[0] ?? index;
    waiting.get(current)?.();
    waiting.delete(current);
  };
  return Array.from({ length: count }, (_, index) => ({
    inTurn: async (work) => {
      if (current !== index) await new Promise((resolve) => waiting.set(index, resolve));
      try {
        return await work();
      } finally {
        passOn(index);
      }
    },
    leave: () => {
      present.delete(index);
      passOn(index);
    },
  }));
}
