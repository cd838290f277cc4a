import { parseArgs } from 'node:util';
import type { UsageProblem } from '../l10n/cliWords.ts';

/** The options of a command, by their names without hyphens. Every command also knows `--lang`, `--help` and `--version`. */
export interface OptionNames {
  /** Those that take any value. */
  readonly values?: readonly string[];
  /** Those that take a list with commas, and add up where they are given twice. */
  readonly lists?: readonly string[];
  /** Those that take one of a few words. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Those that take none. */
  readonly flags?: readonly string[];
  /** How many operands there may be. */
  readonly maximumOperands: number;
}

/** A command line as far as it can be read. Of an option that is given twice the last counts, unless it takes a list. */
export interface Arguments {
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  /** What is not an option, in order. */
  readonly operands: readonly string[];
  /** The first thing that is wrong. */
  readonly problem: UsageProblem | undefined;
}

/** Reads the words after a command: `--name value`, `--name=value`, `--flag`, `-h`, and `--`, after which nothing is an option. */
export function readArguments(parameters: readonly string[], names: OptionNames): Arguments {
  const choices = new Map(Object.entries({ ...names.choices, lang: ['en', 'es'] }));
  const lists = names.lists ?? [];
  const takeValue = [...(names.values ?? []), ...lists, ...choices.keys()];
  const takeNone = [...(names.flags ?? []), 'help', 'version'];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const operands: string[] = [];
  const problems: UsageProblem[] = [];
  for (const { kind, name: option, value, letters } of tokensOf(parameters, takeValue, takeNone)) {
    const allowed = choices.get(letters);
    if (kind === 'operand') operands.push(value);
    else if (takeNone.includes(letters) && value === undefined) flags.add(letters);
    else if (takeNone.includes(letters)) problems.push({ kind: 'needlessValue', option });
    else if (!takeValue.includes(letters)) problems.push({ kind: 'unknownOption', option });
    else if (!value) problems.push({ kind: 'missingValue', option });
    else if (allowed && !allowed.includes(value)) problems.push({ kind: 'badValue', option, value, allowed });
    else values.set(letters, lists.includes(letters) ? [values.get(letters), value].filter(Boolean).join() : value);
  }
  const surplus = operands[names.maximumOperands];
  if (surplus !== undefined) problems.push({ kind: 'surplusOperand', operand: surplus });
  return { values, flags, operands, problem: problems[0] };
}

type Token =
  | { readonly kind: 'operand'; readonly value: string; readonly letters: ''; readonly name: '' }
  /** `name` is the option as it was typed, `letters` what it is called. */
  | { readonly kind: 'option'; readonly name: string; readonly letters: string; readonly value: string | undefined };

function tokensOf(
  parameters: readonly string[],
  takeValue: readonly string[],
  takeNone: readonly string[],
): readonly Token[] {
  const { tokens } = parseArgs({
    args: [...parameters],
    options: {
      ...Object.fromEntries(takeValue.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(takeNone.map((name) => [name, { type: 'boolean' as const }])),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.flatMap((token): readonly Token[] => {
    if (token.kind === 'positional') return [{ kind: 'operand', value: token.value, letters: '', name: '' }];
    if (token.kind !== 'option') return [];
    // `--format --lang es` lacks a value; that of the first option is not `--lang`.
    const isOption = token.inlineValue === false && token.value.startsWith('--');
    return [{ kind: 'option', name: token.rawName, letters: token.name, value: isOption ? undefined : token.value }];
  });
}

/** The language to speak: that of `--lang`, else that of the environment, as for every program of POSIX. */
export function localeOf(
  { values }: Arguments,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return values.get('lang') ?? (LC_ALL || LC_MESSAGES || LANG);
}
