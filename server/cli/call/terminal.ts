import type { Store } from '../../queries/kept.ts';

/** What a command knows of the place that it runs in. */
export interface Terminal {
  /** The version of the program. */
  readonly version: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute; undefined where the folder that the program was started in is gone. */
  readonly workingFolder: string | undefined;
  /** The folder with the pages about problems, absolute. */
  readonly pages: string;
  /** Whether the report goes to a screen that shows colours, and the reader wants them. */
  readonly isColoured: boolean;
  /** How many columns a line of the report has. */
  readonly width: number;
  /**
   * Writes a piece of the report: lines, with line breaks. A terminal obeys nothing in it.
   *
   * @param time the seconds that the text tells, and the number that stands for them in it.
   */
  readonly print: (text: string, time?: ToldTime) => void;
  /** The same of a report that is made printable already and has colours, which the terminal obeys. */
  readonly printPainted: (text: string, time?: ToldTime) => void;
  /** Writes text that another program may read byte for byte, such as differences; on a screen a terminal obeys nothing in it. */
  readonly printData: (text: string) => void;
  /** Writes a line for a person, apart from the report. It stays one line, and a terminal obeys nothing in it. */
  readonly complain: (line: string) => void;
  /** What earlier runs have found out; undefined where nothing is kept. */
  readonly store?: Store | undefined;
  /** Everything on standard input, or why there is nothing. */
  readonly readInput: () => Promise<Uint8Array | InputTrouble>;
}

/** A number in a text, and the seconds in whose place it stands. */
export interface ToldTime {
  readonly mark: number;
  readonly seconds: number;
}

/** Why nothing can be read on standard input. */
export type InputTrouble = 'folderAsInput' | 'unreadableInput' | 'tooLarge';

/** How a command ends: nothing found, something found, or it could not do what was asked. */
export const exitStatus = { clean: 0, found: 1, unusable: 2 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
