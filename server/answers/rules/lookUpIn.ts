import type { Package } from '../../workspace/packages/package.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { type LookUp, lookUp } from './lookUp.ts';

/** An answer, and the package of the system that gives it. */
interface FoundIn {
  readonly scope: Package;
  readonly found: LookUp;
}

/**
 * Finds a rule in some systems: the first that has it answers, and the rules of that name in the others are its namesakes. Where none has
 * it, the names of all that are nearest to it.
 */
export function lookUpIn(workspace: Workspace, systems: readonly string[], question: string): FoundIn {
  const answers = systems.map((system): FoundIn => {
    const scope = workspace.ofSystems([system]);
    return { scope, found: lookUp(scope, question) };
  });
  const first = answers.find(({ found }) => found.kind === 'found');
  if (first?.found.kind !== 'found') {
    const nearest = answers.flatMap(({ found }) => (found.kind === 'unknown' ? found.nearest : []));
    return {
      scope: workspace.all,
      found: { kind: 'unknown', nearest: [...new Set(nearest)].slice(0, maximumNearest) },
    };
  }
  const own = new Set([...first.found.rules.map(({ definition }) => definition), ...first.found.namesakes]);
  const others = answers.flatMap(({ found }) => (found.kind === 'found' ? found.rules.slice(0, 1) : []));
  const elsewhere = others.map(({ definition }) => definition).filter((definition) => !own.has(definition));
  return { ...first, found: { ...first.found, namesakes: [...first.found.namesakes, ...elsewhere] } };
}

/** More suggestions are no help. */
const maximumNearest = 5;
