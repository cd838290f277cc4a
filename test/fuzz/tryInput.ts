import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { checkExpressions } from '../dice/expressionOracle.ts';
import { compareText } from '../xml/compareWithLibxml2.ts';
import { expect } from './difference.ts';
import { comparedKind, type DocumentInput, type ExpressionInput, type Input } from './input.ts';
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
    else if (input.kind === comparedKind && 'text' in input) tryComparison(input, onStage);
    else if ('text' in input) tryDocument(workspace, input, onStage);
    else tryExpression(input, onStage);
  };
}

function tryExpression({ choices }: ExpressionInput, onStage: OnStage): void {
  onStage('expression');
  checkExpressions(1, choices);
}

/** Our reader finds an error where libxml2 does, but for the reasons that are stated. */
function tryComparison({ text }: DocumentInput, onStage: OnStage): void {
  onStage(comparedKind);
  const { isWellFormed, ours, reason } = compareText(text);
  const isSame = isWellFormed === (ours.length === 0) || reason !== undefined;
  expect(isSame, () => (isWellFormed ? `for libxml2 nothing is wrong, for us ${ours}` : 'only libxml2 finds an error'));
}
