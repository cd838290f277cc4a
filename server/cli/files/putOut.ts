import { resolve } from 'node:path';
import type { Call } from '../call/command.ts';
import { writeText } from './writeFile.ts';

/** Writes the text to the file of `--output`, or prints it. Says so, and returns false, if the file cannot be written. */
export async function putOut({ terminal, words, values }: Call, text: string): Promise<boolean> {
  const output = values.get('output');
  if (output === undefined) terminal.printData(text);
  const isWritten = output === undefined || (await writeText(resolve(terminal.workingFolder ?? '', output), text));
  if (!isWritten) terminal.complain(words.notWritten(output));
  return isWritten;
}
