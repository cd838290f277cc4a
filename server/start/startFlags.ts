import { withStartBudget } from './compileLater.ts';
import { withUsualGrowth } from './limitGarbage.ts';

/** Does the work with the flags that V8 had at the start: it keeps no compiled code of a program with other flags. */
export function withStartFlags<Result>(work: () => Result): Result {
  return withUsualGrowth(() => withStartBudget(work));
}
