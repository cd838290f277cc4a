import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly needs?: string;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly name?: string;
  readonly on?: object;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group?: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What is wrong with a workflow: its shape, or a command of it that does not exist. */
function faultsOf(text: string): readonly string[] {
  const { name, on, permissions, concurrency, jobs }: Workflow = parse(text);
  const faults = name && on && concurrency?.group ? [] : ['name, on or concurrency is missing'];
  if (JSON.stringify(permissions) !== '{"contents":"read"}') faults.push('it may write');
  for (const [id, { 'runs-on': system, 'timeout-minutes': minutes, needs, steps = [] }] of Object.entries(jobs)) {
    if (!system || !minutes || steps.length === 0) faults.push(`${id}: runs-on, timeout-minutes or steps is missing`);
    if (needs !== undefined && !(needs in jobs)) faults.push(`${id}: needs ${needs}`);
    for (const step of steps) faults.push(...faultsOfStep(step, text).map((fault) => `${id}: ${fault}`));
  }
  return faults;
}

function faultsOfStep({ uses, run }: Step, text: string): readonly string[] {
  if ((uses === undefined) === (run === undefined)) return ['a step has either uses or run'];
  if (uses !== undefined)
    return /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses) && text.includes(`uses: ${uses} # v`) ? [] : [uses];
  return run === undefined || isKnown(run) ? [] : [run];
}

/** Whether a command is one line that calls what the repository, npm or GitHub has. */
function isKnown(command: string): boolean {
  if (command.includes('\n')) return false;
  const [program, first = '', second = ''] = command.split(' ');
  if (program === 'gh' || command.startsWith('sudo apt-get install ')) return true;
  if (program === 'node') return existsSync(first);
  if (program === 'npm') return first === 'run' ? second in scripts : first === 'ci' || first in scripts;
  if (program !== 'npx') return false;
  return first === '--yes' ? /@\d+\.\d+\.\d+$/.test(second) : `@vscode/${second}` in devDependencies;
}

function check(text: string, faults: readonly string[]): void {
  assert.deepEqual(faultsOf(text), faults);
}

describe('the workflows of the repository', () => {
  const folder = join('.github', 'workflows');
  for (const file of readdirSync(folder))
    it(`${file} has the shape of a workflow, and calls only what exists`, () =>
      check(readFileSync(join(folder, file), 'utf8'), []));
});
