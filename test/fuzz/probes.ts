import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { definition } from '../../server/features/definition.ts';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { foldingRanges } from '../../server/features/foldingRanges.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { inlayHints } from '../../server/features/inlayHints.ts';
import { linkedEditingRanges } from '../../server/features/linkedEditingRanges.ts';
import { references } from '../../server/features/references.ts';
import { selectionRanges } from '../../server/features/selectionRanges.ts';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import type { Probe } from './asked.ts';
import { expect } from './difference.ts';
import { codeActions, completion, rename } from './editProbes.ts';
import { lenses, lookUps, odds, reports } from './readerProbes.ts';
import { tokens } from './tokensProbe.ts';

const always = (): boolean => true;

/** Everything that is asked about a document, by its name. What only takes the cursor is cheap, and asked of many inputs. */
export const probes: Readonly<Record<string, Probe>> = {
  hover: {
    share: 0.25,
    ask: ({ scope, document, offset, reader }) => hover({ scope, document, reader }, offset),
  },
  completion,
  definition: { share: 0.1, ask: ({ scope, document, offset }) => definition({ scope, document }, offset) },
  references: {
    share: 0.05,
    ask: ({ scope, document, offset, random }) => references({ scope, document }, offset, random.chance(0.5)),
  },
  highlights: {
    share: 0.08,
    ask: ({ scope, document, offset }) => documentHighlights({ scope, document }, offset),
  },
  rename,
  linkedEditing: { share: 0.1, ask: ({ document, offset }) => linkedEditingRanges(document, offset) },
  callHierarchy: {
    share: 0.05,
    ask: ({ scope, document, offset, reader }) => {
      const items = prepareCallHierarchy({ scope, document, reader }, offset);
      const calls = items.map((item) => [incomingCalls({ scope, reader }, item), item]);
      return [calls, items.map((item) => outgoingCalls({ scope, reader }, item).map(({ to }) => to))];
    },
  },
  codeActions,
  inlayHints: { share: 0.05, ask: ({ document, span, reader }) => inlayHints({ document, reader }, span) },
  symbols: { share: 0.1, ask: ({ document }) => documentSymbols(document) },
  folding: {
    share: 0.1,
    ask: ({ document }) => {
      for (const { startLine, endLine } of foldingRanges(document)) {
        const isSound = 0 <= startLine && startLine <= endLine && endLine < document.lineCount;
        expect(isSound, () => `folded: ${startLine}–${endLine} of ${document.lineCount}`);
      }
    },
  },
  selectionRanges: {
    share: 0.1,
    ask: ({ document, offset }) => {
      const [innermost] = selectionRanges(document, [offset]);
      for (let range = innermost; range?.parent; range = range.parent) {
        const [inner, outer] = [range.range, range.parent.range].map(({ start, end }) => [start, end]);
        const [from = 0, to = 0] = (inner ?? []).map((position) => document.offsetAt(position));
        const [outerFrom = 0, outerTo = 0] = (outer ?? []).map((position) => document.offsetAt(position));
        expect(outerFrom <= from && to <= outerTo, () => `selection ${from}–${to} leaves ${outerFrom}–${outerTo}`);
      }
      return innermost;
    },
  },
  links: {
    share: 0.05,
    ask: ({ scope, document, reader }) => documentLinks({ scope, document, reader }, always),
  },
  workspaceSymbols: {
    share: 0.01,
    ask: ({ workspace, text, offset, reader }) => {
      workspaceSymbols({ workspace, reader }, text.slice(offset, offset + 5), always);
    },
  },
  tokens,
  lenses,
  odds,
  lookUps,
  reports,
};
