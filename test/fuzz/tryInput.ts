import { packs } from '../../server/packs.ts';
import { Workspace } from '../../server/workspace/workspace.ts';
import { checkExpressions } from '../dice/expressionOracle.ts';
import type { ExpressionInput, Input } from './input.ts';
import { type OnStage, tryDocument } from './tryDocument.ts';
import { tryEdits } from './tryEdits.ts';

/** Tries one input; throws at whatever is wrong. */
export type TryInput = (input: Input, onStage: OnStage) => void;

/** Workspaces in which the packs are read once for all inputs. */
export function inputTrier(): TryInput {
  const workspace = new Workspace(packs);
  const fresh = new Workspace(packs);
  return (input, onStage) => {
    if ('steps' in input) tryEdits(workspace, fresh, input, onStage);
    else if ('text' in input) tryDocument(workspace, input, onStage);
    else tryExpression(input, onStage);
  };
}

function tryExpression({ choices }: ExpressionInput, onStage: OnStage): void {
  onStage('expression');
  checkExpressions(1, choices);
}
