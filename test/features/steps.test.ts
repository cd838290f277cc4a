import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { ruleItems } from '../../server/answers/cards/ruleItems.ts';
import { noPreview, type Reader } from '../../server/answers/reader.ts';
import { checkBySection } from '../../server/checks/check.ts';
import { inDocument } from '../../server/checks/problems/listedProblems.ts';
import { incomingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { codeLensSteps } from '../../server/features/codeLenses.ts';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { foldingRanges } from '../../server/features/foldingRanges.ts';
import { inlayHints } from '../../server/features/inlayHints.ts';
import { referenceLenses } from '../../server/features/referenceLenses.ts';
import { references } from '../../server/features/references.ts';
import { semanticTokens } from '../../server/features/semanticTokens.ts';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { finished, type Steps } from '../../server/workspace/documents/steps.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { characteristics } from '../support/monsters.ts';
import { itLong } from '../support/runs.ts';

const count = 6;
const entry = (number: number): string => `
  <monster id="m${number}" name="Monster ${number}" plural="Monsters">
    ${characteristics}
    <special><rule id="ward" param="9+">Ward ${number}+</rule><text>2D6+${number} Wounds</text></special>
  </monster>`;
const monsters = `<monsters>${Array.from({ length: count }, (_, number) => entry(number)).join('')}\n</monsters>`;
const rules = '<rules>\n  <rule id="ward" name="WARD n+"><p>Roll 1D6.</p></rule>\n</rules>';

const reader: Reader = { messages: messagesFor('en'), preview: noPreview, links: undefined };
const canOpen = (): boolean => true;

/** Everything that is answered in steps, as a list, and how many items one section of the monsters has in it. */
const features: Readonly<Record<string, readonly [number, (set: Set) => Steps<readonly unknown[]>]>> = {
  problems: [
    2,
    function* ({ workspace, document }) {
      return inDocument(document, yield* checkBySection(workspace, document));
    },
  ],
  lenses: [
    2,
    ({ workspace, document }) => codeLensSteps({ workspace, document, reader, detail: 'normal' }, (which) => which),
  ],
  hints: [2, ({ document, reader }) => inlayHints({ document, reader }, { start: 0, end: document.length })],
  symbols: [1, ({ document }) => documentSymbols(document)],
  folds: [1, ({ document }) => foldingRanges(document)],
  links: [1, ({ workspace, document }) => documentLinks({ workspace, document, reader }, canOpen)],
  tokens: [5 * 4, ({ workspace, document }) => mapped(semanticTokens({ workspace, document }), ({ data }) => data)],
  references: [1, ({ workspace, document, atUse }) => references({ workspace, document }, atUse, false)],
  highlights: [1, ({ workspace, document, atUse }) => documentHighlights({ workspace, document }, atUse)],
  callers: [1, ({ workspace, item }) => incomingCalls({ workspace, reader }, item)],
  found: [1, ({ workspace }) => workspaceSymbols({ workspace, reader }, 'monster', canOpen)],
  counts: [1, ({ workspace, ruleDocument }) => referenceLenses({ workspace, document: ruleDocument, reader }, 'show')],
  rules: [1, ({ workspace, reader }) => ruleItems(workspace, reader)],
};

function* mapped<From, To>(steps: Steps<From>, map: (from: From) => To): Steps<To> {
  return map(yield* steps);
}

/** Nothing is known of documents that are new. */
function setUp() {
  const workspace = new Workspace([]);
  const ruleDocument = new Document('file:///rules.xml', 'xml', 1, rules);
  const document = new Document('file:///monsters.xml', 'xml', 1, monsters);
  workspace.put(ruleDocument);
  workspace.put(document);
  const atUse = monsters.indexOf('ward') + 1;
  const [item] = prepareCallHierarchy({ workspace, document, reader }, atUse);
  assert.ok(item);
  return { workspace, document, ruleDocument, reader, atUse, item };
}

type Set = ReturnType<typeof setUp>;

/** Does all steps but the one with that number, as where it fails. Undefined where there are not so many. */
function without<Result>(steps: Steps<Result>, failing: number): Result | undefined {
  for (let number = 0; ; number++) {
    const { done, value } = steps.next();
    if (done) return number > failing ? value : undefined;
    if (number !== failing) value();
  }
}

describe('steps', () => {
  for (const [name, [ofSection, steps]] of Object.entries(features)) {
    itLong(`of ${name}: one that fails costs what its section has`, () => {
      const all = finished(steps(setUp()));
      assert.ok(all.length > 0, name);
      let number = 0;
      for (let rest = without(steps(setUp()), number); rest; rest = without(steps(setUp()), number)) {
        assert.ok(rest.length >= all.length - ofSection, `step ${number}: ${rest.length} of ${all.length}`);
        number++;
      }
      assert.ok(number > 0, 'nothing is done in steps');
      assert.deepEqual(finished(steps(setUp())), all);
    });
  }
});
