import { withCard } from '../../server/features/abilityCompletion.ts';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { codeActions } from '../../server/features/codeActions.ts';
import { completion } from '../../server/features/completion.ts';
import { definition } from '../../server/features/definition.ts';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { foldingRanges } from '../../server/features/foldingRanges.ts';
import { hover } from '../../server/features/hover.ts';
import { inlayHints } from '../../server/features/inlayHints.ts';
import { insertRuleText } from '../../server/features/insertRuleText.ts';
import { linkedEditingRanges } from '../../server/features/linkedEditingRanges.ts';
import { paragraphEnd } from '../../server/features/paragraphEnd.ts';
import { referenceLenses } from '../../server/features/referenceLenses.ts';
import { references } from '../../server/features/references.ts';
import { prepareRename, rename } from '../../server/features/rename.ts';
import { selectionRanges } from '../../server/features/selectionRanges.ts';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import { diagnosticOf } from '../../server/lsp/convert.ts';
import { commands } from '../../server/lsp/protocol.ts';
import type { Probe } from './asked.ts';
import { expect } from './difference.ts';
import { lenses, lookUps, odds, reports } from './readerProbes.ts';
import { expectSpan } from './soundness.ts';
import { tokens } from './tokensProbe.ts';

const always = (): boolean => true;

/** Everything that is asked about a document, by its name. What only takes the cursor is cheap, and asked of many inputs. */
export const probes: Readonly<Record<string, Probe>> = {
  hover: {
    share: 0.25,
    ask: ({ workspace, document, offset, reader }) => hover(workspace, document, offset, reader),
  },
  completion: {
    share: 0.25,
    ask: ({ workspace, document, offset, reader, random }) => {
      const offered = completion(workspace, document, offset, reader);
      const item = offered.items[random.below(offered.items.length)];
      if (item) expect(withCard(workspace, item, reader).label === item.label, () => 'resolving changes the label');
      return offered;
    },
  },
  definition: { share: 0.1, ask: ({ workspace, document, offset }) => definition(workspace, document, offset) },
  references: {
    share: 0.05,
    ask: ({ workspace, document, offset, random }) => references(workspace, document, offset, random.chance(0.5)),
  },
  highlights: {
    share: 0.08,
    ask: ({ workspace, document, offset }) => documentHighlights(workspace, document, offset),
  },
  rename: {
    share: 0.1,
    ask: ({ workspace, document, offset, reader: { messages }, random }) => {
      const newId = random.pick(['fresh-id', 'rpb-fear', 'b', 'Ñandú', '$&', 'constructor', '']);
      const support = {
        versionOf: () => 1,
        hasDocumentChanges: random.chance(0.5),
        hasAnnotations: random.chance(0.5),
      };
      const target = prepareRename(workspace, document, offset, messages);
      return [target, rename(workspace, document, offset, newId, messages, support)];
    },
  },
  linkedEditing: { share: 0.1, ask: ({ document, offset }) => linkedEditingRanges(document, offset) },
  callHierarchy: {
    share: 0.05,
    ask: ({ workspace, document, offset, reader: { messages } }) => {
      const items = prepareCallHierarchy(workspace, document, offset, messages);
      const calls = items.map((item) => [incomingCalls(workspace, item, messages), item]);
      return [calls, items.map((item) => outgoingCalls(workspace, item, messages).map(({ to }) => to))];
    },
  },
  codeActions: {
    share: 0.3,
    ask: ({ document, problems, span, reader: { messages } }) =>
      codeActions(document, problems, span, (problem) => diagnosticOf(document, problem), messages),
  },
  insertRuleText: {
    share: 0.2,
    ask: ({ workspace, document, offset, reader }) => insertRuleText(workspace, document, offset, reader),
  },
  paragraphEnd: {
    share: 0.3,
    ask: ({ text, offset }) => {
      const { end } = paragraphEnd(text, offset);
      expectSpan(text, { start: Math.min(offset, end), end: Math.max(offset, end) }, 'end of the paragraph');
    },
  },
  inlayHints: { share: 0.05, ask: ({ document, span, reader }) => inlayHints(document, span, reader) },
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
    ask: ({ workspace, document, reader: { messages } }) => documentLinks(workspace, document, messages, always),
  },
  workspaceSymbols: {
    share: 0.01,
    ask: ({ workspace, text, offset, reader: { messages } }) => {
      workspaceSymbols(workspace, text.slice(offset, offset + 5), messages, always);
    },
  },
  referenceLenses: {
    share: 0.05,
    ask: ({ workspace, document, reader: { messages } }) =>
      referenceLenses(workspace, document, commands.showReferences, messages),
  },
  tokens,
  lenses,
  odds,
  lookUps,
  reports,
};
