import { commands, type RollArgument, type TableArgument } from '../../server/lsp/protocol/commands.ts';
import { rollArgument, tableArgument } from '../server/commandArguments.ts';
import type { PageCommand } from './commandEvents.ts';
import { byId, element, field } from './elements.ts';
import type { ServerConnection } from './serverConnection.ts';
import type { SiteTexts } from './siteTexts.ts';
import type { ToolName } from './toolTabs.ts';

/** A tool that carries out some commands. */
export interface Tool {
  readonly tab: ToolName;
  /** Returns whether the command is one of this tool. */
  run(command: PageCommand): boolean;
}

/** Rolls of dice and on tables, with a seed. */
export function rollTool(server: ServerConnection, texts: SiteTexts): Tool {
  const say = (result: string, seed: number): void => {
    byId('rolled').prepend(element('p', { textContent: texts.rolled(result, seed) }));
  };
  const roll = async ({ expression, variables, seed = seedNow() }: RollArgument): Promise<void> => {
    const { text } = await server.ask('whq/roll', { expression, seed, ...(variables && { variables }) });
    say(text, seed);
  };
  const rollTable = async ({ uri, position, seed = seedNow() }: TableArgument): Promise<void> => {
    const { text } = await server.ask('whq/rollTable', { uri, position, seed });
    say(text, seed);
  };
  byId('rollForm').addEventListener('submit', (event) => {
    event.preventDefault();
    const expression = field('dice').value.trim();
    if (expression !== '') void roll({ expression });
  });
  return {
    tab: 'roll',
    run: ({ command, argument }) => {
      if (command === commands.roll) {
        const asked = rollArgument(argument);
        if (asked) {
          field('dice').value = asked.expression;
          void roll(asked);
        }
        return true;
      }
      if (command !== commands.rollTable) return false;
      const table = tableArgument(argument);
      if (table) void rollTable(table);
      return true;
    },
  };
}

/** The seed in the field, or a new one. */
function seedNow(): number {
  const { valueAsNumber } = field('seed');
  return Number.isSafeInteger(valueAsNumber) && valueAsNumber >= 0 ? valueAsNumber : newSeed();
}

/** 32 bits. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
