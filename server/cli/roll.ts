import { titleText } from '../answers/odds/formulaText.ts';
import { failureText } from '../answers/odds/oddsText.ts';
import { rolledText } from '../answers/odds/rollText.ts';
import { mulberry32 } from '../dice/random.ts';
import { type Rolled, roll } from '../dice/roll.ts';
import { printableJson } from '../text/printable.ts';
import { type Call, command, refuse } from './command.ts';
import { type AskedExpression, point, readQuestion, wholeNumber } from './expression.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

const options = {
  values: ['seed'],
  lists: ['let'],
  choices: { format: ['text', 'json'] },
  maximumOperands: Number.POSITIVE_INFINITY,
};

/** `whq-rules roll`: one roll of an expression, the same each time for the same seed. */
export function rollCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('roll', parameters, terminal, options, async (call) => {
    const asked = readQuestion(call, 'roll');
    if (typeof asked === 'number') return asked;
    const typed = call.values.get('seed');
    const seed = typed === undefined ? Math.floor(Math.random() * 2 ** 32) : wholeNumber(typed);
    if (seed === undefined) return refuse(call, 'roll', { kind: 'notWhole', option: '--seed', value: typed ?? '' });
    return reply(call, asked, seed);
  });
}

function reply(call: Call, asked: AskedExpression, seed: number): ExitStatus {
  const { terminal, messages, values } = call;
  const { expression, annotation } = asked;
  const rolled = roll(annotation, asked.values, mulberry32(seed));
  switch (rolled.kind) {
    case 'rolled': {
      const title = titleText(annotation, expression, messages);
      const isJson = values.get('format') === 'json';
      terminal.print(isJson ? rollJson(asked, seed, rolled) : `${rolledText(rolled, title, messages)}\n`);
      return exitStatus.clean;
    }
    case 'open':
      return refuse(call, 'roll', { kind: 'unsaidNames', names: rolled.variables });
    case 'tooLarge':
    case 'invalid':
      point(call, expression, rolled.span, failureText(rolled, messages) ?? '');
      return exitStatus.unusable;
    default:
      return rolled satisfies never;
  }
}

/** The roll for programs: `total` is a number, or whether the test is met. With the seed the same roll can be had again. */
function rollJson({ expression, values }: AskedExpression, seed: number, { dice, total }: Rolled): string {
  const variables = Object.fromEntries([...values].map(([name, value]) => [name, value === 'automatic' ? 'A' : value]));
  return `${printableJson({ version: 1, expression, variables, seed, dice, total })}\n`;
}
