import { nearest } from '../../text/nearest.ts';
import type { UsageProblem } from '../../wording/cliWordsFor.ts';
import { type Command, commonOptions, type Value } from './commands.ts';

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
 * are operands, and `--json` is short for `--format json`.
 */
export function readArguments(parameters: readonly string[], command: Command): Arguments {
  const options: Command['options'] = { ...command.options, ...commonOptions };
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const operands: string[] = [];
  const problems: UsageProblem[] = [];
  const words = [...parameters];
  const behind = words.includes('--') ? words.splice(words.indexOf('--')).slice(1) : [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!/^-\D/.test(word) || /^-d\d/i.test(word)) {
      // As in `2D6 -1`.
      operands.push(word);
      continue;
    }
    const { option, name, inside } = optionIn(word, options);
    const kind = Object.hasOwn(options, name) ? options[name] : undefined;
    // `--format --lang es` lacks a value; that of the first option is not `--lang`.
    const isNext =
      kind !== undefined && kind !== 'flag' && inside === undefined && words[0]?.startsWith('--') === false;
    const value = isNext ? words.shift() : inside;
    if (kind === undefined || !option.startsWith('--'))
      problems.push({ kind: 'unknownOption', option, nearest: nearestOption(name, Object.keys(options)) });
    else if (kind === 'flag' && value === undefined) flags.add(name);
    else if (kind === 'flag') problems.push({ kind: 'needlessValue', option });
    else if (!value) problems.push({ kind: 'missingValue', option });
    else {
      problems.push(...faultsOf(option, kind, value));
      const isList = kind === 'bindings' || kind === 'keys';
      values.set(name, isList ? [values.get(name), value].filter(Boolean).join() : value);
    }
  }
  const given = { values, flags, operands: [...operands, ...behind] };
  return { ...given, problem: [...problems, ...together(given, command)][0] };
}

/** An option of a command line. */
interface Typed {
  /** As it was typed, without its value. */
  readonly option: string;
  readonly name: string;
  /** The value behind `=`. */
  readonly inside: string | undefined;
}

/** `--language` is what other programs call `--lang`, and a word that only one option can have stands for it: `--json` for `--format=json`. */
function optionIn(word: string, options: Command['options']): Typed {
  const [, option = word, inside] = /^(-.[^=]*)(?:=(.*))?$/s.exec(word === '-h' ? '--help' : word) ?? [];
  const name = option.replace(/^--?/, '');
  if (name === 'language') return { option, name: 'lang', inside };
  const owners = Object.entries(options).filter(([, kind]) => Array.isArray(kind) && kind.includes(name));
  const [owner, ...others] = Object.hasOwn(options, name) || inside !== undefined ? [] : owners;
  return owner && others.length === 0 ? { option, name: owner[0], inside: name } : { option, name, inside };
}

/** What is wrong with the value of an option. */
function faultsOf(option: string, kind: Value, value: string): readonly UsageProblem[] {
  const allowed = kind === 'level' ? levels : kind;
  if (Array.isArray(allowed) && !allowed.includes(value)) return [{ kind: 'badValue', option, value, allowed }];
  const isWhole = /^[+-]?\d+$/.test(value) && Number.isSafeInteger(Number(value));
  return kind === 'number' && !isWhole ? [{ kind: 'notWhole', option, value }] : [];
}

/** Those of a dungeon. */
const levels = Array.from({ length: 10 }, (_, index) => `${index + 1}`);

/** What is wrong with options and operands together. */
function together(
  { values, flags, operands }: Omit<Arguments, 'problem'>,
  { needs = {}, apart = [], operands: most }: Command,
): readonly UsageProblem[] {
  const surplus = most === 'words' ? undefined : operands[most];
  const has = (option: string): boolean => values.has(option) || flags.has(option);
  const lacking = Object.entries(needs).filter(([option, needed]) => {
    const [name = '', value = values.get(name)] = needed.split(' ');
    return has(option) && !(has(name) && values.get(name) === value);
  });
  return [
    // Most likely that of an empty variable in a script: as a path it would be the current folder.
    ...(most !== 'words' && operands.includes('') ? [{ kind: 'emptyOperand' } as const] : []),
    ...(surplus === undefined ? [] : [{ kind: 'surplusOperand', operand: surplus } as const]),
    ...lacking.map(
      ([option, needed]) => ({ kind: 'needsOption', option: `--${option}`, needed: `--${needed}` }) as const,
    ),
    ...apart
      .filter(([first, second]) => has(first) && has(second))
      .map(([first, second]) => ({ kind: 'notTogether', first: `--${first}`, second: `--${second}` }) as const),
  ];
}

function nearestOption(typed: string, known: readonly string[]): string | undefined {
  const found = nearest(typed, known);
  return found && `--${found}`;
}

/** The words of a command line with the command first: `--lang` may stand before it as well. */
export function commandFirst(parameters: readonly string[]): readonly string[] {
  let index = 0;
  while (/^--lang(?:uage)?(?:=|$)/.test(parameters[index] ?? '')) index += parameters[index]?.includes('=') ? 1 : 2;
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

/** The language to speak: that of `--lang`, else that of the environment, as for every program of POSIX. */
export function localeOf(
  { values }: Arguments,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return values.get('lang') ?? (LC_ALL || LC_MESSAGES || LANG);
}
