import { command } from './command.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

const options = { values: ['let', 'at-least'], choices: { format: ['text', 'json'] }, maximumOperands: 1 };

/** `whq-rules odds`: the exact odds of an expression. */
export function oddsCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('odds', parameters, terminal, options, async () => exitStatus.unusable);
}
