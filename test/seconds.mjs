// Mocha's report of what failed, with lines of the files that people write, behind a dot for each second in which tests end. A dot for each
// test would take as long as many a test.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Mocha from 'mocha';

export default class extends Mocha.reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    const { EVENT_TEST_END, EVENT_RUN_END } = Mocha.Runner.constants;
    let shown = Date.now();
    runner.on(EVENT_TEST_END, () => {
      if (Date.now() - shown < 1000) return;
      shown = Date.now();
      process.stdout.write('.');
    });
    runner.once(EVENT_RUN_END, () => {
      process.stdout.write('\n');
      for (const { err } of this.failures) if (typeof err?.stack === 'string') err.stack = inSources(err.stack);
      this.epilogue();
    });
  }
}

/** The stack with the places in the sources of bundles that have a map beside them. */
function inSources(stack) {
  return stack.replace(
    /((?:file:\/\/)?\/?[^\s():]*(?::\/[^\s():]*)?\.mjs):(\d+):(\d+)/g,
    (place, file, line, column) => {
      const path = file.startsWith('file:') ? fileURLToPath(file) : file;
      const { originalSource, originalLine, originalColumn } = mapOf(path)?.findEntry(line - 1, column - 1) ?? {};
      if (originalSource === undefined) return place;
      const source = fileURLToPath(new URL(originalSource, pathToFileURL(path)));
      return `${source}:${originalLine + 1}:${originalColumn + 1}`;
    },
  );
}

const maps = new Map();

function mapOf(path) {
  if (!maps.has(path)) {
    const map = `${path}.map`;
    maps.set(path, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
  }
  return maps.get(path);
}
