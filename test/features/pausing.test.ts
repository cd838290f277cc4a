import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { ruleItems } from '../../server/answers/cards/ruleItems.ts';
import { noPreview, type Reader } from '../../server/answers/reader.ts';
import { checkBySection } from '../../server/checks/check.ts';
import { inDocument } from '../../server/checks/problems/listedProblems.ts';
import { incomingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { foldingRanges } from '../../server/features/foldingRanges.ts';
import { inlayHints } from '../../server/features/inlayHints.ts';
import { oddsLenses } from '../../server/features/lenses/oddsLenses.ts';
import { references } from '../../server/features/references.ts';
import { semanticTokens } from '../../server/features/semanticTokens.ts';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { inSlices } from '../support/inSlices.ts';
import { lensesAsked } from '../support/lenses.ts';
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

/** Everything that pauses, as a list, and how many items one section of the monsters has in it. */
const features: Readonly<Record<string, readonly [number, (set: Set) => readonly unknown[]]>> = {
  problems: [2, ({ workspace, document }) => inDocument(document, checkBySection(workspace, document))],
  lenses: [2, ({ asked }) => oddsLenses.lenses(lensesAsked(asked))],
  hints: [2, ({ asked, document }) => inlayHints(asked, { start: 0, end: document.length })],
  symbols: [1, ({ document }) => documentSymbols(document)],
  folds: [1, ({ document }) => foldingRanges(document)],
  links: [1, ({ asked }) => documentLinks(asked, canOpen)],
  tokens: [5 * 4, ({ asked }) => semanticTokens(asked).data],
  references: [1, ({ asked, atUse }) => references(asked, atUse, false)],
  highlights: [1, ({ asked, atUse }) => documentHighlights(asked, atUse)],
  callers: [1, ({ asked, item }) => incomingCalls(asked, item)],
  found: [1, ({ workspace }) => workspaceSymbols({ workspace, reader }, 'monster', canOpen)],
  rules: [1, ({ scope }) => ruleItems(scope, reader)],
};

/** Those that are made of the names and places of the package, without a look at its texts. */
const readingNames: readonly string[] = ['links', 'rules'];

/** Nothing is known of documents that are new. */
function setUp() {
  const workspace = new Workspace([]);
  const ruleDocument = new Document('file:///rules.xml', 'xml', 1, rules);
  const document = new Document('file:///monsters.xml', 'xml', 1, monsters);
  workspace.put(ruleDocument);
  workspace.put(document);
  const scope = workspace.packageOf(document);
  const asked = { scope, document, reader };
  const atUse = monsters.indexOf('ward') + 1;
  const [item] = prepareCallHierarchy(asked, atUse);
  assert.ok(item);
  return { workspace, scope, document, ruleDocument, asked, atUse, item };
}

type Set = ReturnType<typeof setUp>;

/** Makes a section one that no part of long work can read. */
function breakSection({ document }: Set, index: number): void {
  const section = document.sections[index];
  assert.ok(section);
  const fresh = new Document(document.uri, 'xml', 1, document.getText()).sections[index];
  for (const name of ['text', 'nodes'] as const)
    Object.defineProperty(section, name, {
      get: () => {
        if (/\battempt\d* /.test(stack())) throw new Error('This section cannot be read.');
        return fresh?.[name];
      },
    });
}

/** The names of the functions that are being called. */
function stack(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

describe('long work', () => {
  for (const [name, [ofSection, feature]] of Object.entries(features)) {
    it(`pauses, and comes to the same: ${name}`, () => {
      const all = feature(setUp());
      assert.ok(all.length > 0, name);
      const set = setUp();
      const { result, slices, faults } = inSlices(() => feature(set));
      assert.deepEqual(result, all);
      assert.deepEqual(faults, []);
      assert.ok(slices > (readingNames.includes(name) ? 1 : count), `${slices} slices`);
    });

    itLong(`loses what a section has that cannot be read: ${name}`, () => {
      const all = feature(setUp());
      let failed = 0;
      for (let index = 0; index <= count; index++) {
        const set = setUp();
        breakSection(set, index);
        const { result, faults } = inSlices(() => feature(set));
        for (const fault of faults) assert.match(String(fault), /This section cannot be read/);
        failed += faults.length;
        assert.ok(result.length >= all.length - ofSection, `section ${index}: ${result.length} of ${all.length}`);
      }
      assert.equal(failed > 0, !readingNames.includes(name));
    });
  }
});
