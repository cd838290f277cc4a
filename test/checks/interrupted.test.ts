import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { checkBySection, check as findingsIn } from '../../server/checks/check.ts';
import { inDocument, type ListedProblems } from '../../server/checks/problems/listedProblems.ts';
import { Run } from '../../server/queries/run.ts';
import { bySection } from '../../server/workspace/documents/bySection.ts';
import { Document } from '../../server/workspace/documents/document.ts';
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

/** A check that has been begun. */
class Begun {
  readonly #run = new Run(assert.ifError);
  readonly #work: () => ListedProblems;

  constructor(workspace: Workspace, document: Document) {
    this.#work = () => checkBySection(workspace, document);
  }

  /** Does so many slices of it, of one part each. Returns the answer, if that was all. */
  goOn(slices: number): ListedProblems | undefined {
    for (let slice = 0; slice < slices; slice++) {
      const done = this.#run.goOn(this.#work, () => true);
      if (done) return done.result;
    }
    return undefined;
  }
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
        const begun: Begun[] = [];
        for (const { edit: key, before, after } of all) {
          const check = new Begun(workspace, document);
          if (!check.goOn(before)) begun.push(check);
          const typed = documentOf(workspace, key.name);
          const range = typed.range({ start: key.at, end: key.at + key.length });
          workspace.update(typed, [{ range, text: key.text }], typed.version + 1);
          const next = new Begun(workspace, document);
          if (!next.goOn(after)) begun.push(next);
          for (const earlier of begun) earlier.goOn(before);
        }
        const texts = Object.fromEntries(
          Object.keys(files).map((name) => [name, documentOf(workspace, name).getText()]),
        );
        const fresh = opened(texts);
        const expected = findingsIn(fresh, documentOf(fresh, checked));
        const last = begun.map((check) => check.goOn(Infinity)).at(-1);
        assert.deepEqual(findingsIn(workspace, document), expected);
        // A check that depends on another file is asked for again by the editor.
        if (last && all.every(({ edit: key }) => key.name === checked))
          assert.deepEqual(inDocument(document, last), expected);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('looks again only into the section that has changed, and into those that it has not come to', () => {
    const entries = Array.from({ length: 50 }, (_, index) => `<rule id="r${index}" name="R ${index}">Roll.</rule>`);
    const workspace = opened({ 'rules/many.xml': `<rules>${entries.join('\n')}</rules>` });
    const document = documentOf(workspace, 'rules/many.xml');
    const seen: number[] = [];
    const read = bySection<string, []>({
      valueIn: (_, { text }, index) => {
        seen.push(index);
        return text;
      },
      isFound: () => true,
    });
    const some = (slices: number): readonly number[] => {
      seen.length = 0;
      const run = new Run(assert.ifError);
      for (let slice = 0; slice < slices; slice++)
        run.goOn(
          () => read(document),
          () => true,
        );
      return seen;
    };
    assert.deepEqual(some(3), [0, 1, 2]);
    const at = document.getText().indexOf('Roll', document.startOf(1));
    workspace.update(document, [{ range: document.range({ start: at, end: at }), text: ' ' }], 2);
    assert.deepEqual(some(2), [1, 3]);
    assert.deepEqual(
      some(60),
      Array.from({ length: document.sections.length - 4 }, (_, index) => index + 4),
    );
  });
});
