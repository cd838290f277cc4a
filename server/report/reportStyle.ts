import type { ProblemCode, Severity } from '../checks/problems/kinds.ts';
import type { CliWords } from '../wording/cliWordsFor.ts';
import type { Messages } from '../wording/messages.ts';

/** What reports need besides the files. */
export interface ReportStyle {
  readonly messages: Messages;
  readonly words: CliWords['check'];
  /** The severities of the problems to report, the most severe first. */
  readonly shown: readonly Severity[];
  /** Those that make a check fail. */
  readonly failing: readonly Severity[];
  /** Sentences about files that could not be checked. */
  readonly troubles: readonly string[];
  /** The duration of the check. */
  readonly seconds: number;
  readonly isColoured: boolean;
  /** The columns of the terminal; source lines are cut to them. */
  readonly width: number;
  /** The version of the program. */
  readonly version: string;
  /** The page of a code, in Markdown; undefined if it cannot be read. */
  readonly pageOf: (code: ProblemCode) => string | undefined;
}
