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
