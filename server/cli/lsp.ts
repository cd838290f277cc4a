import { command, refuse } from './call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from './call/terminal.ts';

/** `whq-rules lsp --stdio`: runs the language server until the editor says goodbye. `serve` loads it. */
export function lspCommand(
  parameters: readonly string[],
  terminal: Terminal,
  serve: () => Promise<void>,
): Promise<ExitStatus> {
  return command('lsp', parameters, terminal, { flags: ['stdio', 'no-cache'], maximumOperands: 0 }, async (call) => {
    if (!call.flags.has('stdio')) return refuse(call, 'lsp', { kind: 'missingOption', option: '--stdio' });
    // Loaded only now: it takes the streams for itself, and the other commands start sooner without it.
    await serve();
    return exitStatus.clean;
  });
}
