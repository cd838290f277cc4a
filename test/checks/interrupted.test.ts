import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { checkBySection, check as findingsIn } from '../../server/checks/check.ts';
import { inDocument, type ListedProblems } from '../../server/checks/problems/listedProblems.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { eachSection, finished, type Steps } from '../../server/workspace/documents/steps.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { itLong } from '../support/runs.ts';

const source = `<rules>
<rule id="eel" name="EEL"><p>Roll 1D6 for each Warrior.</p></rule>
<rule id="ray" name="RAY"><p>It bites on a 4.</p></rule>
<rule id="gull" name="GULL"><p>Roll 2D6.</p></rule>
</rules>`;
const files: Readonly<Record<string, string>> = {
  'rules/salt.xml': source,
  'i18n/content-es.xml': `<translations>
<entry key="rule.eel.text">Tira 1D6 por cada Guerrero.</entry>
<entry key="rule.ray.text">Muerde con un 4.</entry>
<entry key="rule.gull.text">Tira 2D6.</entry>
</translations>`,
};
const uriOf = (name: string): string => `file:///salt/${name}`;

/** Each is a mistake in the one file or the other, changes their number of entries, or mends what another has broken. */
const pieces = [
  '5',
  '1D6',
  '<',
  '"',
  '</rule>',
  '<rule id="eel" name="EEL"/>',
  '<entry key="rule.eel.name">Eel</entry>',
  ' ',
];
const edit = fc.record({
  name: fc.constantFrom(...Object.keys(files)),
  at: fc.nat(230),
  length: fc.nat(3),
  text: fc.oneof(fc.constantFrom(...pieces), fc.constant('')),
});

/** Runs so many of the steps. Returns the answer, if that was all. */
function some<Result>(steps: Steps<Result>, count: number): { readonly result: Result } | undefined {
  for (let step = 0; step < count; step++) {
    const { done, value } = steps.next();
    if (done) return { result: value };
    value();
  }
  return undefined;
}

function opened(texts: Readonly<Record<string, string>>): Workspace {
  const workspace = new Workspace([]);
  for (const [name, text] of Object.entries(texts)) workspace.put(new Document(uriOf(name), 'xml', 0, text));
  return workspace;
}

function documentOf(workspace: Workspace, name: string): Document {
  const document = workspace.get(uriOf(name));
  assert.ok(document);
  return document;
}

describe('a check that is interrupted by keys', () => {
  itLong('leaves nothing behind that later checks would take for theirs, and has the problems of the new text', () => {
    const keys = fc.array(fc.record({ edit, before: fc.nat(40), after: fc.nat(40) }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(files)), keys, (checked, all) => {
        const workspace = opened(files);
        const document = documentOf(workspace, checked);
        findingsIn(workspace, document);
        const begun: Steps<ListedProblems>[] = [];
        for (const { edit: key, before, after } of all) {
          const steps = checkBySection(workspace, document);
          if (!some(steps, before)) begun.push(steps);
          const typed = documentOf(workspace, key.name);
          const range = typed.range({ start: key.at, end: key.at + key.length });
          workspace.update(typed, [{ range, text: key.text }], typed.version + 1);
          const next = checkBySection(workspace, document);
          if (!some(next, after)) begun.push(next);
          for (const earlier of begun) some(earlier, before);
        }
        const last = begun.map((steps) => finished(steps)).at(-1);
        const texts = Object.fromEntries(
          Object.keys(files).map((name) => [name, documentOf(workspace, name).getText()]),
        );
        const fresh = opened(texts);
        const expected = findingsIn(fresh, documentOf(fresh, checked));
        assert.deepEqual(findingsIn(workspace, document), expected);
        // A check that depends on another file is asked for again by the editor.
        if (last && all.every(({ edit: key }) => key.name === checked))
          assert.deepEqual(inDocument(document, last), expected);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('looks into no section of a document that has changed', () => {
    const entries = Array.from({ length: 200 }, (_, index) => `<rule id="r${index}" name="R ${index}">Roll.</rule>`);
    const workspace = opened({ 'rules/many.xml': `<rules>${entries.join('\n')}</rules>` });
    const document = documentOf(workspace, 'rules/many.xml');
    const seen: number[] = [];
    const steps = eachSection(document, (_, index) => seen.push(index));
    some(steps, 1);
    const before = seen.length;
    assert.ok(before > 0 && before < document.sections.length);
    workspace.update(document, [{ range: document.range({ start: 8, end: 8 }), text: ' ' }], 2);
    assert.deepEqual(some(steps, 1), { result: undefined });
    assert.equal(seen.length, before);
  });
});
