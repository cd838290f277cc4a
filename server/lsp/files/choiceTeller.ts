import type { Connection } from 'vscode-languageserver';
import { printable } from '../../text/printable.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ChoiceTeller } from './packageChoices.ts';

/** Logs mistakes in `whq.json`, in the same settings and in baselines, each sentence once. */
export function choiceTeller(connection: Connection, { words }: Messages): ChoiceTeller {
  const told = new Set<string>();
  const warn = (line: string): void => {
    if (told.has(line)) return;
    told.add(line);
    connection.console.warn(printable(line));
  };
  return {
    fault: (where, fault) => warn(`${where}: ${words.choiceFault(fault)}`),
    noBaseline: (where) => warn(`${where}: ${words.noBaseline}`),
  };
}
