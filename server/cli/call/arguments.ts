import { parseArgs } from 'node:util';
import { languages } from '../../text/language.ts';
import { nearest } from '../../text/nearest.ts';
import type { UsageProblem } from '../../wording/cliWordsFor.ts';

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
  /** Whether they are the words of one text, of which the command itself says when it is empty. */
  readonly areWords?: boolean;
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

/**
 * Reads the words after a command: `--name value`, `--name=value`, `--flag`, `-h`, and `--`, after which nothing is an option. `-1` and `-D6`
 * are operands.
 */
export function readArguments(parameters: readonly string[], names: OptionNames): Arguments {
  const choices = new Map<string, readonly string[]>(Object.entries({ ...names.choices, lang: languages }));
  const lists = names.lists ?? [];
  const takeValue = [...(names.values ?? []), ...lists, ...choices.keys()];
  const takeNone = [...(names.flags ?? []), 'help', 'version'];
  const known = [...takeValue, ...takeNone];
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const operands: string[] = [];
  const problems: UsageProblem[] = [];
  for (const { kind, name: option, value, letters } of tokensOf(parameters, takeValue, takeNone)) {
    const allowed = choices.get(letters);
    if (kind === 'operand') operands.push(value);
    else if (!option.startsWith('--') && option !== '-h')
      problems.push({ kind: 'unknownOption', option, nearest: nearestOption(letters, known) });
    else if (takeNone.includes(letters) && value === undefined) flags.add(letters);
    else if (takeNone.includes(letters)) problems.push({ kind: 'needlessValue', option });
    else if (!takeValue.includes(letters))
      problems.push({ kind: 'unknownOption', option, nearest: nearestOption(letters, known) });
    else if (!value) problems.push({ kind: 'missingValue', option });
    else if (allowed && !allowed.includes(value)) problems.push({ kind: 'badValue', option, value, allowed });
    else values.set(letters, lists.includes(letters) ? [values.get(letters), value].filter(Boolean).join() : value);
  }
  const surplus = operands[names.maximumOperands];
  // Most likely that of an empty variable in a script: as a path it would be the current folder.
  if (!names.areWords && operands.includes('')) problems.push({ kind: 'emptyOperand' });
  if (surplus !== undefined) problems.push({ kind: 'surplusOperand', operand: surplus });
  return { values, flags, operands, problem: problems[0] };
}

function nearestOption(typed: string, known: readonly string[]): string | undefined {
  const found = nearest(typed, known);
  return found && `--${found}`;
}

/** The words of a command line with the command first: `--lang` may stand before it as well. */
export function commandFirst(parameters: readonly string[]): readonly string[] {
  let index = 0;
  while (parameters[index] === '--lang' || parameters[index]?.startsWith('--lang='))
    index += parameters[index] === '--lang' ? 2 : 1;
  const name = parameters[index];
  if (name === 'help' || name === '--help' || name === '-h') return helpOf(parameters, index);
  if (name === undefined || name.startsWith('-')) return parameters;
  return [name, ...parameters.slice(0, index), ...parameters.slice(index + 1)];
}

/** `help`, `-h` or `--help` before the name of a command asks for the help of that command; alone it asks for that of all. */
function helpOf(parameters: readonly string[], index: number): readonly string[] {
  const others = [...parameters.slice(0, index), ...parameters.slice(index + 1)];
  const inner = commandFirst(others);
  const [first = '-'] = inner;
  return first.startsWith('-') ? [...others, '--help'] : [...inner, '--help'];
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
  return tokens.flatMap((token, position): readonly Token[] => {
    if (token.kind === 'positional') return [operand(token.value)];
    if (token.kind !== 'option') return [];
    const word = parameters[token.index] ?? '';
    if (!word.startsWith('--') && word !== '-h') {
      // Of `-1D6` Node makes three options.
      if (tokens[position - 1]?.index === token.index) return [];
      if (numberOrDie.test(word)) return [operand(word)];
      return [{ kind: 'option', name: word, letters: word.slice(1), value: undefined }];
    }
    // `--format --lang es` lacks a value; that of the first option is not `--lang`.
    const isOption = token.inlineValue === false && token.value.startsWith('--');
    return [{ kind: 'option', name: token.rawName, letters: token.name, value: isOption ? undefined : token.value }];
  });
}

/** A word that is taken away from what stands before it, as in `2D6 -1`. */
const numberOrDie = /^-d?\d/i;

function operand(value: string): Token {
  return { kind: 'operand', value, letters: '', name: '' };
}

/** The language to speak: that of `--lang`, else that of the environment, as for every program of POSIX. */
export function localeOf(
  { values }: Arguments,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return values.get('lang') ?? (LC_ALL || LC_MESSAGES || LANG);
}
