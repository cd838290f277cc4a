import { nearest } from '../../text/nearest.ts';
import type { UsageProblem } from '../../wording/cliWordsFor.ts';
import type { Command } from './commands.ts';

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
  const { options } = command;
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const operands: string[] = [];
  const problems: UsageProblem[] = [];
  const words = [...parameters];
  const behind = words.includes('--') ? words.splice(words.indexOf('--')).slice(1) : [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    // As in `2D6 -1`.
    if (!/^-\D/.test(word) || /^-d\d/i.test(word)) {
      operands.push(word);
      continue;
    }
    const { typed, name, inside } = optionIn(word, options);
    const option = typed.startsWith('--') ? options.get(name) : undefined;
    const isFlag = option?.kind === undefined && option?.allowed.length === 0;
    // `--format --lang es` lacks a value; that of the first option is not `--lang`.
    const isNext = option && !isFlag && inside === undefined && words[0]?.startsWith('--') === false;
    const value = isNext ? words.shift() : inside;
    if (!option)
      problems.push({ kind: 'unknownOption', option: typed, nearest: nearestOption(name, [...options.keys()]) });
    else if (isFlag && value === undefined) flags.add(name);
    else if (isFlag) problems.push({ kind: 'needlessValue', option: typed });
    else if (!value) problems.push({ kind: 'missingValue', option: typed });
    else {
      const { allowed, kind } = option;
      const isWhole = /^[+-]?\d+$/.test(value) && Number.isSafeInteger(Number(value));
      if (kind === 'number' && !isWhole) problems.push({ kind: 'notWhole', option: typed, value });
      if (allowed.length > 0 && !allowed.includes(value))
        problems.push({ kind: 'badValue', option: typed, value, allowed });
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
  readonly typed: string;
  readonly name: string;
  /** The value behind `=`. */
  readonly inside: string | undefined;
}

/** `--language` is what other programs call `--lang`, and a word that only one option can have stands for it: `--json` for `--format=json`. */
function optionIn(word: string, options: Command['options']): Typed {
  const [, typed = word, inside] = /^(-.[^=]*)(?:=(.*))?$/s.exec(word === '-h' ? '--help' : word) ?? [];
  const name = typed.replace(/^--?/, '');
  if (name === 'language') return { typed, name: 'lang', inside };
  const owners = [...options].filter(([, { allowed }]) => allowed.includes(name));
  const [owner, ...others] = options.has(name) || inside !== undefined ? [] : owners;
  return owner && others.length === 0 ? { typed, name: owner[0], inside: name } : { typed, name, inside };
}

/** What is wrong with options and operands together. */
function together(
  { values, flags, operands }: Omit<Arguments, 'problem'>,
  { options, apart, operands: most }: Command,
): readonly UsageProblem[] {
  const problems: UsageProblem[] = [];
  const surplus = most === 'words' ? undefined : operands[most];
  // Most likely that of an empty variable in a script: as a path it would be the current folder.
  if (most !== 'words' && operands.includes('')) problems.push({ kind: 'emptyOperand' });
  if (surplus !== undefined) problems.push({ kind: 'surplusOperand', operand: surplus });
  const has = (option = ''): boolean => {
    const [name = '', value = values.get(name)] = option.split('=');
    return flags.has(name) || (values.has(name) && values.get(name) === value);
  };
  const [action = ''] = operands;
  for (const [option, { needs = '' }] of options) {
    const isThere = needs.startsWith('--') ? has(needs.slice(2)) : needs === '' || needs.split(/[ |]/).includes(action);
    if (has(option) && !isThere)
      problems.push({ kind: 'needsOption', option: `--${option}`, needed: needs.replace('=', ' ') });
  }
  for (const [first, second] of apart)
    if (has(first) && has(second)) problems.push({ kind: 'notTogether', first: `--${first}`, second: `--${second}` });
  return problems;
}

function nearestOption(typed: string, known: readonly string[]): string | undefined {
  const found = nearest(typed, known);
  return found && `--${found}`;
}

/** The words of a command line with the command first: `--lang es` may stand before it as well, and `help` asks for its help. */
export function commandFirst(parameters: readonly string[]): readonly string[] {
  const words = [...parameters];
  const front: string[] = [];
  while (/^(?:--lang(?:uage)?(?:=.*)?|help|--help|-h)$/.test(words[0] ?? '')) {
    const [word = ''] = words.splice(0, 1);
    front.push(word === 'help' ? '--help' : word, ...(/^--lang(?:uage)?$/.test(word) ? words.splice(0, 1) : []));
  }
  const [name = '-', ...others] = words;
  return name.startsWith('-') ? [...front, ...words] : [name, ...front, ...others];
}

/** The language to speak: that of `--lang`, else that of the environment, as for every program of POSIX. */
export function localeOf(
  { values }: Arguments,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return values.get('lang') ?? (LC_ALL || LC_MESSAGES || LANG);
}
