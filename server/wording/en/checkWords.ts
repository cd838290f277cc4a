export const checkWordsEn = {
  severities: { error: 'error', warning: 'warning', info: 'info', hint: 'hint' },
  /** The line below hints that are only counted. */
  howToShow: '--show hint shows the hints with their places.',
  /** The last line of a report. */
  summary:
    '[files=1?1 file|{files} files] · [error=1?1 error|{error} errors] · [warning=1?1 warning|{warning} warnings][info=0?| · {info} info][hint=0?| · [hint=1?1 hint|{hint} hints]] · {seconds} s',
  /** About `--fix`. */
  fixes: {
    fixed:
      '[problems=0?No problem could be fixed automatically.|Fixed {problems} [problems=1?problem|problems] in {files} [files=1?file|files].]',
    wouldFix:
      '[problems=0?No problem can be fixed automatically.|--fix would fix {problems} [problems=1?problem|problems] in {files} [files=1?file|files].]',
    /** A file with fixes that would still not be readable XML. */
    leftBroken:
      '{path}: not changed. Some mistakes of the XML have no certain fix, so the file could still not be read: correct them first.',
    /** `changed`: since it was read. */
    notWritten: {
      changed: '{path}: not changed. Another program has changed the file in the meantime.',
      otherEncoding: '{path}: not changed. The text cannot be written in the encoding of the file.',
      readOnly: '{path}: not changed. You have no permission to write this file.',
      hardLink:
        '{path}: not changed. The file has another name on the disk (a hard link), which would keep the old text. Replace it with a copy, or change it in an editor.',
      notWritten: '{path}: not changed. The file cannot be written.',
    },
  },
  /** A link in a checked folder, to a place outside it. */
  outside: '{path}: not checked. It is a link that leads out of the folder; name it to check it.',
  /** About `whq.json` and baselines. */
  choices: {
    noBaseline:
      '[isMissing?{path}: there is no such baseline. Write it with --write-baseline.|{path}: this is not a baseline. Write a new one with --write-baseline.]',
    hidden: '{problems} [problems=1?known problem|known problems] hidden by the baseline.',
    stale:
      '{problems} [problems=1?known problem of the baseline was|known problems of the baseline were] not found any more. Write the baseline again with --write-baseline.',
    written: '{path}: {problems} [problems=1?known problem|known problems] written.',
  },
  github: {
    /** The line before the problems that GitHub does not show beside their lines. */
    notAnnotated:
      'GitHub shows 10 errors, 10 warnings and 10 notices beside the lines of a step. Not among them: [count=1?one more problem|{count} more problems].',
  },
  junit: {
    /** The test of a file without problems. */
    clean: 'no problems' /** The suite of the files that could not be checked. */,
    unchecked: 'Files that could not be checked',
  },
  sarif: {
    /** The folder that all paths are relative to. */
    base: 'The folder in which the command ran.',
    cut: '{count} more problems were found. A run has at most {limit} results, the most severe ones first.',
    /** The help of a code whose page cannot be read. */
    noPage: 'See the page of {code} in the documentation of WHQ Rules.',
  },
} as const;
