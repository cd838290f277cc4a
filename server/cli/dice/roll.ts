import { titleText } from '../../answers/odds/formulaText.ts';
import { failureText } from '../../answers/odds/oddsText.ts';
import { rolledText } from '../../answers/odds/rollText.ts';
import { readAsText } from '../../answers/typed/typedText.ts';
import { mulberry32 } from '../../dice/random.ts';
import { type Rolled, roll } from '../../dice/roll.ts';
import { printableJson } from '../../text/printable.ts';
import type { Messages } from '../../wording/messages.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { type AskedExpression, type AskedRoll, point, readQuestion, valuesJson } from './expression.ts';
import { rollOnTableOf } from './rollTable.ts';

/** `whq-rules roll`: one roll of an expression, the same each time for the same seed. */
export async function rollCommand(call: Call): Promise<ExitStatus> {
  const seed = Number(call.values.get('seed') ?? Math.floor(Math.random() * 2 ** 32));
  const table = call.values.get('table');
  if (table !== undefined) return rollOnTableOf(call, [table, ...call.operands].join(' '), seed);
  const asked = await readQuestion(call);
  if (typeof asked === 'number') return asked;
  return reply(call, asked, seed);
}

function reply(call: Call, { typed, rolls }: AskedExpression, seed: number): ExitStatus {
  const { terminal, messages, values } = call;
  const random = mulberry32(seed);
  const results: RolledRoll[] = [];
  for (const asked of rolls) {
    const rolled = roll(asked.annotation, asked.values, random);
    switch (rolled.kind) {
      case 'rolled':
        results.push({ ...asked, rolled });
        break;
      case 'open':
        return refuse(call, { kind: 'unsaidNames', names: rolled.variables });
      case 'tooLarge':
      case 'invalid':
        point(call, asked.expression, rolled.span, failureText(rolled, messages) ?? '');
        return exitStatus.unusable;
      default:
        return rolled satisfies never;
    }
  }
  terminal.print(values.get('format') === 'json' ? rollJson(typed, results, seed) : rollLines(results, messages));
  return exitStatus.clean;
}

interface RolledRoll extends AskedRoll {
  readonly rolled: Rolled;
}

function rollLines(results: readonly RolledRoll[], messages: Messages): string {
  return results
    .flatMap((asked) => [
      readAsText(asked, messages),
      rolledText(asked.rolled, titleText(asked.annotation, messages), messages),
    ])
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}

/** The roll for programs: `total` is a number, or whether the test is met. With the seed the same roll can be had again. */
function rollJson(typed: string, results: readonly RolledRoll[], seed: number): string {
  const rolls = results.map(({ expression, isReread, values, rolled: { dice, total } }) => ({
    ...(isReread && { readAs: expression }),
    variables: valuesJson(values),
    seed,
    dice,
    total,
  }));
  const [only, ...others] = rolls;
  return `${printableJson({ version: 1, expression: typed, ...(others.length > 0 ? { rolls } : only) })}\n`;
}
