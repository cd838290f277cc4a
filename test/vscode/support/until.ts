/** For a machine that has other things to do too. */
const longestWait = 60_000;

/**
 * Asks again and again until there is an answer. The editor shows nothing by itself that one could wait for: servers
 * start, providers register and problems arrive in their own time.
 */
export async function until<Answer>(
  what: string,
  ask: () => PromiseLike<Answer | undefined> | Answer | undefined,
  milliseconds = longestWait,
): Promise<Answer> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`waited ${milliseconds / 1000} s in vain for ${what}`);
    await pause(30);
  }
}

/** For what must not happen: there is nothing to wait for then. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
