import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles a function to optimised code after so many bytes of executed bytecode: usually 66 KB, a command that reads a package once after
 * 400 KB, and a server hardly at all until it has said its first problems.
 */
const usualBudget = 67_584;
const budgets = { command: 400_000, server: 2_000_000 } as const;

/** Later versions of V8 count calls instead of bytecode, complain about the option, and gain nothing by a larger count. */
const lastVersionWithBudget = 11;

let startBudget: number | undefined;
let budget: number | undefined;

/**
 * Lets V8 compile a function to optimised code only after more use than usual: of what runs at a start, or in a command, most ends before that
 * code pays off. With Node 20 a check takes a sixth less of the processors, and a start a fifth less time.
 */
export function compileLater(use: keyof typeof budgets): void {
  startBudget = budgets[use];
  setBudget(startBudget);
}

/** Lets V8 compile as usual again. */
export function compileAsUsual(): void {
  setBudget(usualBudget);
}

/** Does the work with the budget of the start: V8 keeps no compiled code of a program with other flags. */
export function withStartBudget<Result>(work: () => Result): Result {
  const own = budget;
  setBudget(startBudget);
  try {
    return work();
  } finally {
    setBudget(own);
  }
}

function setBudget(wanted: number | undefined): void {
  const version = Number.parseInt(process.versions.v8, 10);
  if (wanted === undefined || wanted === budget || version > lastVersionWithBudget) return;
  setFlagsFromString(`--interrupt-budget=${wanted}`);
  budget = wanted;
}
