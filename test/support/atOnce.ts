import { ruleItems as ruleItemSteps } from '../../server/answers/cards/ruleItems.ts';
import { incomingCalls as incomingCallSteps } from '../../server/features/callHierarchy.ts';
import { documentHighlights as documentHighlightSteps } from '../../server/features/documentHighlights.ts';
import { documentLinks as documentLinkSteps } from '../../server/features/documentLinks.ts';
import { documentSymbols as documentSymbolSteps } from '../../server/features/documentSymbols.ts';
import { foldingRanges as foldingRangeSteps } from '../../server/features/foldingRanges.ts';
import { inlayHints as inlayHintSteps } from '../../server/features/inlayHints.ts';
import { referenceLenses as referenceLensSteps } from '../../server/features/referenceLenses.ts';
import { references as referenceSteps } from '../../server/features/references.ts';
import { semanticTokens as semanticTokenSteps } from '../../server/features/semanticTokens.ts';
import { workspaceSymbols as workspaceSymbolSteps } from '../../server/features/workspaceSymbols.ts';
import { finished, type Steps } from '../../server/workspace/documents/steps.ts';

// Features that are worked out in steps, for tests that want the answer.

export const documentHighlights = atOnce(documentHighlightSteps);
export const documentLinks = atOnce(documentLinkSteps);
export const documentSymbols = atOnce(documentSymbolSteps);
export const foldingRanges = atOnce(foldingRangeSteps);
export const inlayHints = atOnce(inlayHintSteps);
export const referenceLenses = atOnce(referenceLensSteps);
export const references = atOnce(referenceSteps);
export const workspaceSymbols = atOnce(workspaceSymbolSteps);
export const semanticTokens = atOnce(semanticTokenSteps);
export const incomingCalls = atOnce(incomingCallSteps);
export const ruleItems = atOnce(ruleItemSteps);

function atOnce<Given extends readonly unknown[], Result>(
  feature: (...given: Given) => Steps<Result>,
): (...given: Given) => Result {
  return (...given) => finished(feature(...given));
}
