/** What a command knows of the place that it runs in. */
export interface Terminal {
  /** The version of the program. */
  readonly version: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute. */
  readonly workingFolder: string;
  /** Whether the report goes to a screen that shows colours, and the reader wants them. */
  readonly isColoured: boolean;
  /** How many columns a line of the report has. */
  readonly width: number;
  /** Writes a piece of the report. */
  readonly print: (text: string) => void;
  /** Writes a line for a person, apart from the report. */
  readonly complain: (line: string) => void;
  /** Everything on standard input. */
  readonly readInput: () => Promise<Uint8Array>;
}

/** How a command ends: nothing found, something found, or it could not do what was asked. */
export const exitStatus = { clean: 0, found: 1, unusable: 2 } as const;

export type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus];
