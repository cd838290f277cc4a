import { join, relative, resolve, sep } from 'node:path';
import type { ProblemCode } from '../../checks/problems/kinds.ts';
import { reading } from '../../hosts/cache/reading.ts';
import type { CheckedFile } from '../../report/checkedFile.ts';
import { githubReport } from '../../report/github.ts';
import { jsonReport } from '../../report/json.ts';
import { junitReport } from '../../report/junit.ts';
import type { ReportStyle } from '../../report/reportStyle.ts';
import { sarifReport } from '../../report/sarif.ts';
import { textReport } from '../../report/text.ts';
import type { Language } from '../../text/language.ts';
import type { Call } from '../call/command.ts';
import type { Terminal } from '../call/terminal.ts';

/** What a check has found, and how it is to be told. */
type Found = Pick<ReportStyle, 'shown' | 'failing' | 'troubles' | 'seconds'>;

const reports = { text: textReport, json: jsonReport, sarif: sarifReport, github: githubReport, junit: junitReport };

/** Prints the report of a check in the format of `--format`. */
export function printReport(
  { terminal, values, messages, words }: Call,
  files: readonly CheckedFile[],
  found: Found,
): void {
  const { version, pages, isColoured, width } = terminal;
  const format = (values.get('format') ?? 'text') as keyof typeof reports;
  const isForGithub = format === 'sarif' || format === 'github';
  const print = isColoured && format === 'text' ? terminal.printPainted : terminal.print;
  // By chance, so that no file has the number.
  const mark = leastMark + Math.floor(Math.random() * leastMark);
  const pageOf = pageIn(pages, messages.language);
  const style = { ...found, messages, words: words.check, version, pageOf, isColoured, width, seconds: mark };
  const report = reports[format](isForGithub ? inRepository(files, terminal) : files, style);
  print(report, { mark, seconds: found.seconds });
}

/** Of 16 digits, so that JavaScript has it and its double exactly. */
const leastMark = 1e15;

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
