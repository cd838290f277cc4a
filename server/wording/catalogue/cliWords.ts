/** What is wrong with a command line. */
export type UsageProblem =
  | { readonly kind: 'unknownCommand'; readonly command: string; readonly nearest: string | undefined }
  | { readonly kind: 'unknownOption'; readonly option: string; readonly nearest: string | undefined }
  | { readonly kind: 'missingValue'; readonly option: string }
  | { readonly kind: 'needlessValue'; readonly option: string }
  | { readonly kind: 'badValue'; readonly option: string; readonly value: string; readonly allowed: readonly string[] }
  | { readonly kind: 'surplusOperand'; readonly operand: string }
  /** An option that makes sense only together with another. */
  | { readonly kind: 'needsOption'; readonly option: string; readonly needed: string }
  | { readonly kind: 'missingOption'; readonly option: string }
  | { readonly kind: 'inputAndPaths' }
  | { readonly kind: 'missingExpression' }
  | { readonly kind: 'missingName' }
  /** Not `name=5` or `name=A`. */
  | { readonly kind: 'badBinding'; readonly text: string }
  /** A name that is given a value, but is not in the expression. */
  | { readonly kind: 'unknownName'; readonly name: string; readonly known: readonly string[] }
  | { readonly kind: 'notWhole'; readonly option: string; readonly value: string }
  /** `--at-least` or `--at-most` of a comparison. */
  | { readonly kind: 'boundOfTest'; readonly option: string }
  /** More names without a value than the one that a table can go through. */
  | { readonly kind: 'openNames'; readonly names: readonly string[] }
  /** Names that a roll needs a value for. */
  | { readonly kind: 'unsaidNames'; readonly names: readonly string[] };

/** Why a file or folder could not be looked at. */
export type FileTrouble =
  | 'missing'
  | 'forbidden'
  | 'tooLarge'
  /** All files together would take too much memory. */
  | 'noRoom'
  | 'longText'
  | 'notAFile'
  | 'unreadable'
  | 'notUtf8'
  | 'forbiddenFolder'
  | 'tooManyFiles'
  /** A folder in which no file is ours. */
  | 'nothingFound'
  /** A file that was asked for by name and is none that `check` knows. */
  | 'notOurs'
  /** The same of a text. */
  | 'noAbility'
  | 'emptyInput'
  | 'folderAsInput'
  | 'unreadableInput';

/** What the command line says in one language, apart from the problems themselves. */
export interface CliWords {
  /** What `--help` prints, with the line break at its end. */
  readonly help: Readonly<Record<CommandName | 'all', string>>;
  readonly usage: {
    readonly [Kind in UsageProblem['kind']]: (problem: Extract<UsageProblem, { readonly kind: Kind }>) => string;
  };
  /** Where to read how it is done right. `command` is `whq-rules check` or the like. */
  readonly seeHelp: (command: string) => string;
  readonly trouble: Readonly<Record<FileTrouble, (path: string) => string>>;
  readonly noWorkingFolder: string;
  /** Said where an expression without quotes cannot be read. */
  readonly unquoted: string;
  /** No rule has that name or id. `nearest` are names in house style, perhaps none. */
  readonly unknownRule: (question: string, nearest: readonly string[]) => string;
  /** Other rules of the name that was asked for. */
  readonly namesakes: (
    others: readonly { readonly id: string | undefined; readonly name: string; readonly place: string }[],
  ) => string;
  readonly severities: Readonly<Record<'error' | 'warning' | 'info' | 'hint', string>>;
  /** Said below hints that are only counted. */
  readonly howToShow: string;
  /** The last line of a report. */
  readonly summary: (files: number, counts: ProblemCounts, seconds: number) => string;
}

export type CommandName = 'check' | 'odds' | 'roll' | 'rule' | 'lsp';

interface ProblemCounts {
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly hint: number;
}
