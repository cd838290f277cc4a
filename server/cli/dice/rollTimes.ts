import { titleText } from '../../answers/odds/formulaText.ts';
import { failureText } from '../../answers/odds/oddsText.ts';
import { maximumRolls, type RolledTimes, rolledTimes } from '../../answers/odds/rolledTimes.ts';
import { rolledTimesText } from '../../answers/odds/rolledTimesText.ts';
import { formatFraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { mulberry32 } from '../../dice/random.ts';
import { printableJson } from '../../text/printable.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { type AskedExpression, point, valuesJson } from './expression.ts';

/** Rolls each roll of an expression as often as `--times` says, and says how often each result came. */
export function rollTimes(call: Call, { typed, rolls }: AskedExpression, seed: number): ExitStatus {
  const { terminal, messages, values } = call;
  const times = Number(values.get('times'));
  if (times < 1 || times > maximumRolls) return refuse(call, { kind: 'badTimes', value: times, most: maximumRolls });
  const random = mulberry32(seed);
  const isJson = values.get('format') === 'json';
  const answers: object[] = [];
  for (const { annotation, values: given, expression, readAs } of rolls) {
    const rolled = rolledTimes(annotation, given, random, times);
    if (rolled.kind === 'open') return refuse(call, { kind: 'unsaidNames', names: rolled.variables });
    if (rolled.kind !== 'rolledTimes') {
      point(call, expression, rolled.span, failureText(rolled, messages) ?? '');
      return exitStatus.unusable;
    }
    if (isJson)
      answers.push({ ...(readAs !== '' && { readAs: expression }), variables: valuesJson(given), ...data(rolled) });
    else {
      const lines = rolledTimesText(rolled, titleText(annotation, messages), messages);
      terminal.print([...(readAs === '' ? [] : [readAs]), ...lines, ''].join('\n'));
    }
  }
  if (isJson) terminal.print(`${printableJson({ version: 1, expression: typed, seed, rolls: answers })}\n`);
  return exitStatus.clean;
}

function data({ times, average, results }: RolledTimes): object {
  return {
    times,
    average: average ?? null,
    results: results.map(({ total, count, odds }) => ({
      total,
      count,
      odds: odds ? { exact: formatFraction(odds), value: toNumber(odds) } : null,
    })),
  };
}
