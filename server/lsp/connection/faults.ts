import type { Connection } from 'vscode-languageserver';
import { rememberedText } from '../../queries/remembered.ts';
import { printableLines } from '../../text/printable.ts';

/** The same fault occurs again at each key, so it is logged only the first time. */
const maximumRemembered = 1000;

/** Logs faults of the program itself, each once. */
export interface Faults {
  /**
   * @param where the feature, and the subject of the request.
   */
  readonly report: (where: string, error: unknown) => void;
}

export function faultsOf({ console }: Connection): Faults {
  const log = rememberedText({ most: maximumRemembered }, (line) => console.error(line));
  return {
    report: (where, error) => log(printableLines(`${where}: ${error instanceof Error ? error.stack : String(error)}`)),
  };
}
