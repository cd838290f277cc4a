import { join, relative, resolve, sep } from 'node:path';
import type { ProblemCode, Severity } from '../../checks/problems/kinds.ts';
import { reading } from '../../hosts/cache/reading.ts';
import type { CheckedFile } from '../../report/checkedFile.ts';
import { githubReport } from '../../report/github.ts';
import { jsonReport } from '../../report/json.ts';
import { junitReport } from '../../report/junit.ts';
import { sarifReport } from '../../report/sarif.ts';
import { textReport } from '../../report/text.ts';
import type { Language } from '../../text/language.ts';
import type { Call } from '../call/command.ts';
import type { Terminal } from '../call/terminal.ts';

/** The results of a check, for a report in any format. */
interface CheckResult {
  readonly files: readonly CheckedFile[];
  /** Sentences about files that could not be checked. */
  readonly troubles: readonly string[];
  readonly seconds: number;
  /** The severities of problems that are reported with their places, and those that make the check fail. */
  readonly shown: readonly Severity[];
  readonly failing: readonly Severity[];
}

/** Prints the report of a check in the format of `--format`. */
export function printReport(call: Call, result: CheckResult): void {
  const { terminal, values } = call;
  const isPainted = terminal.isColoured && (values.get('format') ?? 'text') === 'text';
  // By chance, so that no file has the number.
  const mark = leastMark + Math.floor(Math.random() * leastMark);
  const report = reportOf(call, { ...result, seconds: mark });
  (isPainted ? terminal.printPainted : terminal.print)(report, { mark, seconds: result.seconds });
}

/** Of 16 digits, so that JavaScript has it and its double exactly. */
const leastMark = 1e15;

function reportOf({ terminal, values, messages, words }: Call, result: CheckResult): string {
  const { files, troubles, seconds, shown, failing } = result;
  const { version, pages, isColoured, width } = terminal;
  const style = { messages, words: words.check, shown, troubles };
  switch (values.get('format')) {
    case 'json':
      return jsonReport(files, messages);
    case 'sarif':
      return sarifReport(inRepository(files, terminal), { version, pageOf: pageIn(pages, messages.language) }, style);
    case 'github':
      return githubReport(inRepository(files, terminal), seconds, style);
    case 'junit':
      return junitReport(files, seconds, style, failing);
    default:
      return textReport(files, seconds, { ...style, isColoured, width });
  }
}

/** The files with paths from the root of the repository, which GitHub expects even if the command runs in a folder of it. */
function inRepository(
  files: readonly CheckedFile[],
  { workingFolder = '', environment }: Terminal,
): readonly CheckedFile[] {
  const root = environment.GITHUB_WORKSPACE;
  if (!root || relative(root, workingFolder).startsWith('..')) return files;
  return files.map((file) => ({
    ...file,
    path: relative(root, resolve(workingFolder, file.path)).split(sep).join('/'),
  }));
}

/** The page of a code in the language of the messages if there is one, else in English. */
function pageIn(docs: string, language: Language): (code: ProblemCode) => string | undefined {
  return (code) => {
    const own = language === 'en' ? undefined : readPage(join(docs, language, 'problems', `${code}.md`));
    return own ?? readPage(join(docs, 'problems', `${code}.md`));
  };
}

function readPage(path: string): string | undefined {
  try {
    return reading.content.now(path).toString();
  } catch {
    return undefined;
  }
}
