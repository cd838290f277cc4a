// Decides which browser shows the embedded editor: one that is there, else one that can be fetched.

/**
 * @typedef {object} Way a way to a browser
 * @property {string} name what WHQ_CHROMIUM calls it
 * @property {() => string[]} present the programs that this way gives without fetching anything; some may not work
 * @property {() => Promise<void>} [fetch] fetches a browser, so that `present` has it. Throws an Error for people
 */

/**
 * @typedef {object} Search
 * @property {string} [wanted] the name of the only way that may be taken, or the program to take
 * @property {readonly Way[]} ways the best first
 * @property {(program: string) => Promise<string | undefined>} whyNotUsable tries a browser out
 * @property {string} help the line that tells people what to do where all fails
 */

/**
 * Looks at all browsers that are there before it fetches one. Goes on to the next way after each failure.
 * @param {Search} search
 * @returns {Promise<string>} the program of a browser that works
 * @throws {Error} that says what was tried, in a line each, and in its last line what helps
 */
export async function findBrowser({ wanted = '', ways, whyNotUsable, help }) {
  const failures = new Map();
  const usable = async (programs) => {
    for (const program of programs.filter((program) => !failures.has(program))) {
      const reason = await whyNotUsable(program);
      if (reason === undefined) return program;
      failures.set(program, reason);
    }
    return undefined;
  };
  const named = ways.find(({ name }) => name === wanted);
  if (wanted !== '' && named === undefined) {
    const program = await usable([wanted]);
    if (program !== undefined) return program;
    throw new Error(`WHQ_CHROMIUM names ${wanted}, which does not work: ${failures.get(wanted)}`);
  }

  const allowed = named === undefined ? ways : [named];
  for (const way of allowed) {
    const programs = way.present();
    const program = await usable(programs);
    if (program !== undefined) return program;
    if (programs.length === 0 && way.fetch === undefined) failures.set(way.name, 'none found');
  }
  for (const way of allowed.filter(({ fetch }) => fetch !== undefined)) {
    try {
      await way.fetch();
    } catch (error) {
      failures.set(way.name, error.message);
      continue;
    }
    const program = await usable(way.present());
    if (program !== undefined) return program;
    if (!failures.has(way.name)) failures.set(way.name, 'what it fetched does not work');
  }
  const tried = [...failures].map(([what, reason]) => `  ${what}: ${reason.replaceAll('\n', '\n    ')}`);
  throw new Error(['No browser found, and none could be fetched.', ...tried, help].join('\n'));
}
