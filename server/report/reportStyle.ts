import type { Severity } from '../checks/problems/kinds.ts';
import type { CliWords } from '../wording/cliWordsFor.ts';
import type { Messages } from '../wording/messages.ts';

/** The data that reports for other programs need besides the files. */
export interface ReportStyle {
  readonly messages: Messages;
  readonly words: CliWords['check'];
  /** The severities of the problems to report, the most severe first. */
  readonly shown: readonly Severity[];
  /** Sentences about files that could not be checked. */
  readonly troubles: readonly string[];
}
