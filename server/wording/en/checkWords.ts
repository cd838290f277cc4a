import type { CheckWords } from '../catalogue/checkWords.ts';

export const checkWordsEn: CheckWords = {
  severities: { error: 'error', warning: 'warning', info: 'info', hint: 'hint' },
  howToShow: '--show hint shows the hints with their places.',
  summary: (files, { error, warning, info, hint }, seconds) =>
    [
      files === 1 ? '1 file' : `${files} files`,
      error === 1 ? '1 error' : `${error} errors`,
      warning === 1 ? '1 warning' : `${warning} warnings`,
      ...(info > 0 ? [`${info} info`] : []),
      ...(hint > 0 ? [hint === 1 ? '1 hint' : `${hint} hints`] : []),
      `${seconds.toFixed(1)} s`,
    ].join(' · '),
  reading: (done, all) => `Reading: ${done} of ${all} files`,
  checking: (done, all) => `Checking: ${done} of ${all} files`,
  watching: 'Waiting for changes. Ctrl+C ends.',
  fixes: {
    fixed: (problems, files) =>
      problems === 0 ? 'No problem could be fixed automatically.' : `Fixed ${ofFiles(problems, files)}.`,
    wouldFix: (problems, files) =>
      problems === 0 ? 'No problem can be fixed automatically.' : `--fix would fix ${ofFiles(problems, files)}.`,
    leftBroken: (path) =>
      `${path}: not changed. Some mistakes of the XML have no certain fix, so the file could still not be read: correct them first.`,
    notWritten: {
      changed: (path) => `${path}: not changed. Another program has changed the file in the meantime.`,
      otherEncoding: (path) => `${path}: not changed. The text cannot be written in the encoding of the file.`,
      readOnly: (path) => `${path}: not changed. You have no permission to write this file.`,
      hardLink: (path) =>
        `${path}: not changed. The file has another name on the disk (a hard link), which would keep the old text. Replace it with a copy, or change it in an editor.`,
      notWritten: (path) => `${path}: not changed. The file cannot be written.`,
    },
  },
  outside: (path) => `${path}: not checked. It is a link that leads out of the folder; name it to check it.`,
  choices: {
    noBaseline: (path, isMissing) =>
      isMissing
        ? `${path}: there is no such baseline. Write it with --write-baseline.`
        : `${path}: this is not a baseline. Write a new one with --write-baseline.`,
    hidden: (problems) => `${count(problems, 'known problem', 'known problems')} hidden by the baseline.`,
    stale: (problems) =>
      `${count(problems, 'known problem of the baseline was', 'known problems of the baseline were')} not found any more. Write the baseline again with --write-baseline.`,
    written: (problems, path) => `${path}: ${count(problems, 'known problem', 'known problems')} written.`,
    notWritten: (path) => `${path}: this file cannot be written.`,
  },
  github: {
    notAnnotated: (count) =>
      `GitHub shows 10 errors, 10 warnings and 10 notices beside the lines of a step. Not among them: ${count === 1 ? 'one more problem' : `${count} more problems`}.`,
  },
  junit: { clean: 'no problems', unchecked: 'Files that could not be checked' },
  sarif: {
    base: 'The folder in which the command ran.',
    cut: (count, limit) =>
      `${count} more problems were found. A run has at most ${limit} results, the most severe ones first.`,
    noPage: (code) => `See the page of ${code} in the documentation of WHQ Rules.`,
  },
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function ofFiles(problems: number, files: number): string {
  return `${count(problems, 'problem', 'problems')} in ${count(files, 'file', 'files')}`;
}
