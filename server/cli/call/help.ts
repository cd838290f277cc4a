import { wrapped } from '../../answers/wrapped.ts';
import type { CliWords } from '../../wording/cliWordsFor.ts';
import { type Command, type CommandName, commandOf } from './commands.ts';

/** The columns of the help, and those of its left half at most. */
const width = 100;
const maximumLeft = 22;

/** The help of a command, or of all. */
export function helpText(name: CommandName | undefined, { help }: CliWords): string {
  return name === undefined ? helpOfAll(help) : helpOfOne(name, help);
}

type Help = CliWords['help'];

function helpOfAll(help: Help): string {
  const summaries = Object.entries(help.of).map(([name, { summary }]) => [name, summary] as const);
  return joined([
    [help.title],
    [`${help.usage}: whq-rules ${help.command}`],
    [`${help.commands}:`, ...rows(summaries)],
    [`${help.common}:`, ...optionRows(commandOf(undefined), help.shared, help)],
    [`${help.status}: ${help.usualStatus}`],
  ]);
}

function helpOfOne(name: CommandName, help: Help): string {
  const { operands, about, examples, options, status } = help.of[name];
  const uses = operands.split('\n').map((line) => `whq-rules ${name} ${help.option} ${line}`);
  return joined([
    uses.map((use, index) => `${index === 0 ? `${help.usage}:` : ' '.repeat(help.usage.length + 1)} ${use}`),
    ...about.split('\n\n').map((text) => wrapped(text, '', width)),
    examples === '' ? [] : examples.split('\n').map((line) => `  ${line}`),
    [`${help.options}:`, ...optionRows(commandOf(name), { ...help.shared, ...options }, help)],
    wrapped(`${help.status}: ${status}`, '', width),
  ]);
}

function optionRows(
  { options }: Command,
  words: Readonly<Record<string, string>>,
  { values }: Help,
): readonly string[] {
  const all = [...options].map(([name, { kind, allowed }]) => {
    const value = kind ? values[kind] : allowed.join('|');
    return [`${name === 'help' ? '-h, ' : ''}--${name} ${value}`.trimEnd(), words[name] ?? ''] as const;
  });
  return rows(all);
}

/** Two columns; what is too long for the left one has a line of its own. */
function rows(all: readonly (readonly [left: string, right: string])[]): readonly string[] {
  const left = Math.max(...all.map(([text]) => text.length).filter((length) => length <= maximumLeft));
  return all.flatMap(([name, text]) => {
    const [first = '', ...others] = wrapped(text, ' '.repeat(left + 4), width);
    if (name.length > left) return [`  ${name}`, first, ...others];
    return [`  ${name.padEnd(left)}  ${first.trimStart()}`, ...others];
  });
}

function joined(blocks: readonly (readonly string[])[]): string {
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');
}
