import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'mocha';
import type { Diagnostic } from 'vscode-languageserver-types';
import { readBaseline } from '../../../server/checks/baseline/baseline.ts';
import { check, checkBySection } from '../../../server/checks/check.ts';
import type { ProblemCode, Severity } from '../../../server/checks/problems/kinds.ts';
import { asListed, inDocument } from '../../../server/checks/problems/listedProblems.ts';
import {
  chosenBySection,
  chosenProblems,
  type FileChoices,
  usualChoices,
} from '../../../server/checks/settings/chosenProblems.ts';
import { whileTyped } from '../../../server/features/whileTyped.ts';
import { type DiagnosticStyle, diagnosticOf } from '../../../server/lsp/connection/convert.ts';
import { diagnosticsIn } from '../../../server/lsp/connection/diagnosticsIn.ts';
import { query } from '../../../server/queries/remembered.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { faultyFiles as files } from '../../support/faultyFiles.ts';
import { itProperty, runs } from '../../support/runs.ts';

const names = Object.keys(files);
const uriOf = (name: string): string => `file:///salt/${name}`;

const pieces = [
  '\n',
  ' ',
  '1D6',
  'Roll lD6. They are. guarding. ',
  '<',
  '"',
  '>',
  '&',
  '</rule>',
  '<rule id="eel" name="EEL"/>',
  '<entry key="rule.eel.name">Eel</entry>',
  '<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n',
];
const edit = fc.record({
  name: fc.constantFrom(...names),
  at: fc.nat(600),
  length: fc.nat(3),
  text: fc.oneof(fc.constantFrom(...pieces), fc.constant('')),
});

const baseline = readBaseline(
  JSON.stringify({
    version: 1,
    problems: [{ file: 'rules/salt.xml', code: 'misread-die', entry: 'eel', text: '106' }],
  }),
);
assert.ok(baseline);
const severities = new Map<ProblemCode, Severity | 'off'>([
  ['unknown-attribute', 'hint'],
  ['misread-die', 'off'],
]);
const choices: Readonly<Record<string, FileChoices>> = {
  usual: usualChoices,
  severities: { severities, known: undefined },
  baseline: { severities: new Map(), known: { baseline, path: 'rules/salt.xml' } },
  'a baseline of other files': { severities, known: { baseline, path: 'rules/other.xml' } },
};
const languages = { en: messagesFor('en'), es: messagesFor('es') };
const wishes = fc.record({
  choice: fc.constantFrom(...Object.keys(choices)),
  language: fc.constantFrom('en' as const, 'es' as const),
  listsHints: fc.boolean(),
  isTyped: fc.boolean(),
});

function opened(texts: ReadonlyMap<string, string>): Workspace {
  const workspace = new Workspace([]);
  for (const [name, text] of texts) workspace.put(new Document(uriOf(name), 'xml', 0, text));
  return workspace;
}

function documentOf(workspace: Workspace, name: string): Document {
  const document = workspace.get(uriOf(name));
  assert.ok(document);
  return document;
}

type Wishes = typeof wishes extends fc.Arbitrary<infer Value> ? Value : never;

const styleOf = query(
  (workspace: Workspace, listsHints: boolean): DiagnosticStyle => ({ listsHints, placesIn: workspace }),
);

function diagnostics(workspace: Workspace, name: string, wanted: Wishes, place: number | undefined): Diagnostic[] {
  const document = documentOf(workspace, name);
  const found = checkBySection(workspace, document);
  const shown = whileTyped(document, chosenBySection(document, found, choices[wanted.choice] ?? usualChoices), place);
  const style = styleOf(workspace, wanted.listsHints);
  return diagnosticsIn(document, shown, languages[wanted.language], style);
}

/** The same from one list of all problems, of which nothing is known from before. */
function atOnce(workspace: Workspace, name: string, wanted: Wishes, place: number | undefined): Diagnostic[] {
  const document = documentOf(workspace, name);
  const { problems } = chosenProblems(document, check(workspace, document), choices[wanted.choice] ?? usualChoices);
  const shown = inDocument(document, whileTyped(document, asListed(problems), place));
  const style = { listsHints: wanted.listsHints, placesIn: workspace };
  return shown.map((problem) => diagnosticOf(document, problem, languages[wanted.language], style));
}

describe('diagnostics by section', () => {
  itProperty('are those of a fresh check after any edits, and of one list of all problems', () => {
    const keys = fc.array(fc.record({ edit, wanted: wishes }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(keys, (all) => {
        const workspace = opened(new Map(Object.entries(files)));
        for (const { edit: key, wanted } of all) {
          const typed = documentOf(workspace, key.name);
          const range = typed.range({ start: key.at, end: key.at + key.length });
          workspace.update(typed, [{ range, text: key.text }], typed.version + 1);
          const place = wanted.isTyped ? Math.min(key.at + key.text.length, typed.length) : undefined;
          const fresh = opened(new Map(names.map((name) => [name, documentOf(workspace, name).getText()])));
          for (const name of names) {
            const own = name === key.name ? place : undefined;
            assert.deepEqual(diagnostics(workspace, name, wanted, own), atOnce(fresh, name, wanted, own));
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
