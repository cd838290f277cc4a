import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FailureKind } from './failure.ts';
import type { Finding } from './run.ts';
import type { Tally } from './tally.ts';

const folder = 'out/fuzz';

/** Writes the input of a finding into a file, and says in some lines what it is and how to repeat it. */
export function findingText({ failure, original, inputs }: Finding, seed: number): string {
  const { kind, stage, message, place, input } = failure;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${stage || 'start'}-${seed}-${original.index}.json`);
  writeFileSync(file, `${JSON.stringify({ input, original: original.input, seed, message, place }, undefined, 2)}\n`);
  const content = 'text' in input ? input.text : input;
  return [
    `${kind} in ${stage} (${inputs} ${inputs === 1 ? 'input' : 'inputs'}, the first is ${original.index} of seed ${seed})`,
    `  ${message}`,
    ...(place === '' ? [] : [`  ${place}`]),
    `  ${JSON.stringify(content).slice(0, 2000)}`,
    `  npm run test:mutated -- --repeat ${file}`,
  ].join('\n');
}

const columns: readonly FailureKind[] = ['throw', 'hang', 'difference'];

/** A table of the inputs by kind, and below it the slowest of them all. */
export function tallyText(tally: Tally, seconds: number, seed: number): string {
  const rows = [...tally.tried].toSorted(([one], [other]) => one.localeCompare(other));
  const [, slowest] = rows.toSorted(([, one], [, other]) => other.slowest - one.slowest)[0] ?? [];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(12))).join('');
  return [
    line(['kind', 'inputs', 'throws', 'hangs', 'differences', 'ms each', 'slowest ms']),
    ...rows.map(([kind, tried]) =>
      line([kind, ...cellsOf(kind, tally), each(tried.time / tried.inputs), each(tried.slowest)]),
    ),
    line([
      'all',
      grouped(tally.inputs),
      ...columns.map((kind) => grouped(sum(rows.map(([row]) => tally.failed(row, kind))))),
    ]),
    '',
    `seed ${seed}, ${seconds.toFixed(0)} s, ${grouped(Math.round(tally.inputs / seconds))} inputs/s`,
    `slowest: input ${slowest?.slowestIndex}, ${each(slowest?.slowest ?? 0)} ms`,
  ].join('\n');
}

function cellsOf(kind: string, tally: Tally): readonly string[] {
  return [tally.tried.get(kind)?.inputs ?? 0, ...columns.map((column) => tally.failed(kind, column))].map(grouped);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function each(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 2 : 0);
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}
