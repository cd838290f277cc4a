import { cacheFolder } from '../hosts/cache/cacheFolder.ts';
import { keptFiles } from '../hosts/cache/keptFiles.ts';
import { type KeptCheck, keptRun, textAt } from '../hosts/cache/keptRun.ts';
import { programKey } from '../hosts/cache/programKey.ts';
import { onStreamErrors } from '../hosts/cache/streamErrors.ts';

/** Options with which a check does more than to read files and write a report, or is not to be kept. */
const others = /^(?:--(?:fix|stdin|write-baseline|no-cache|help|version)\b|-h$)/;

/** Options whose value is the next word. */
const takesValue = /^--(?:format|fail-on|show|lang|baseline)$/;

/** What changes the words of a report, its colours, its paths, and the functions of Node that it needs. */
const variables = /^(?:LC_.*|LANG|LANGUAGE|TZ|NO_COLOR|FORCE_COLOR|TERM|GITHUB_WORKSPACE|NODE_OPTIONS|NODE_ICU_DATA)$/;

/**
 * The check with these words of a command line; undefined for any other command, and where nothing can be kept.
 *
 * @param path the program that checks.
 */
export function keptCheck(path: string, words: readonly string[]): KeptCheck | undefined {
  if (words[0] !== 'check' || words.some((word) => others.test(word))) return undefined;
  const { env: environment, platform, stdout } = process;
  const folder = cacheFolder(environment, platform);
  if (folder === undefined) return undefined;
  try {
    const program = programKey(path);
    const key = [
      program,
      process.cwd(),
      words,
      Object.entries(environment)
        .filter(([name]) => variables.test(name))
        .sort(),
      [stdout.isTTY === true, stdout.columns],
    ];
    const paths = words.filter((word, index) => !word.startsWith('-') && !takesValue.test(words[index - 1] ?? ''));
    const place = [program, process.cwd(), paths];
    return { files: keptFiles(folder), key: JSON.stringify(key), place: JSON.stringify(place) };
  } catch {
    return undefined;
  }
}

/** Writes what an earlier check wrote if it looked at the same. Returns whether it did. */
export function answerAsBefore(check: KeptCheck, start: number): boolean {
  const run = keptRun(check);
  if (!run) return false;
  onStreamErrors((message) => process.stderr.write(`${message}\n`));
  const seconds = (performance.now() - start) / 1000;
  for (const piece of run.pieces)
    (piece.stream === 'out' ? process.stdout : process.stderr).write(textAt(piece, seconds));
  process.exitCode = run.status;
  return true;
}
