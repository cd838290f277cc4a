/** The texts of the reports of `check` in one language. */
export interface CheckWords {
  readonly severities: Readonly<Record<'error' | 'warning' | 'info' | 'hint', string>>;
  /** The line below hints that are only counted. */
  readonly howToShow: string;
  /** The last line of a report. */
  readonly summary: (files: number, counts: ProblemCounts, seconds: number) => string;
  /** How far the command is. */
  readonly reading: (done: number, all: number) => string;
  readonly checking: (done: number, all: number) => string;
  /** After a report with `--watch`. */
  readonly watching: string;
  /** About `--fix`. */
  readonly fixes: {
    readonly fixed: (problems: number, files: number) => string;
    readonly wouldFix: (problems: number, files: number) => string;
    /** A file with fixes that would still not be readable XML. */
    readonly leftBroken: (path: string) => string;
    /** `changed`: since it was read. */
    readonly notWritten: Readonly<
      Record<'changed' | 'otherEncoding' | 'readOnly' | 'hardLink' | 'notWritten', (path: string) => string>
    >;
  };
  /** A link in a checked folder, to a place outside it. */
  readonly outside: (path: string) => string;
  /** About `whq.json` and baselines. */
  readonly choices: {
    readonly noBaseline: (path: string, isMissing: boolean) => string;
    readonly hidden: (problems: number) => string;
    readonly stale: (problems: number) => string;
    readonly written: (problems: number, path: string) => string;
    readonly notWritten: (path: string) => string;
  };
  readonly github: {
    /** The line before the problems that GitHub does not show beside their lines. */
    readonly notAnnotated: (count: number) => string;
  };
  readonly junit: {
    /** The test of a file without problems. */
    readonly clean: string;
    /** The suite of the files that could not be checked. */
    readonly unchecked: string;
  };
  readonly sarif: {
    /** The folder that all paths are relative to. */
    readonly base: string;
    readonly cut: (count: number, limit: number) => string;
    /** The help of a code whose page cannot be read. */
    readonly noPage: (code: string) => string;
  };
}

interface ProblemCounts {
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly hint: number;
}
