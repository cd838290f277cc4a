import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkBySection, check as findingsIn, problemsSoFar } from '../../server/checks/check.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import { isSyntaxCode } from '../../server/checks/problems/kinds.ts';
import { inDocument } from '../../server/checks/problems/listedProblems.ts';
import { Run } from '../../server/queries/run.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { faultyFiles as files } from '../support/faultyFiles.ts';

function opened(): Workspace {
  const workspace = new Workspace([]);
  for (const [name, text] of Object.entries(files)) workspace.put(new Document(`file:///salt/${name}`, 'xml', 0, text));
  return workspace;
}

function documentOf(workspace: Workspace, name: string): Document {
  const document = workspace.get(`file:///salt/${name}`);
  assert.ok(document);
  return document;
}

const written = (findings: readonly Finding[]): readonly string[] => findings.map((finding) => JSON.stringify(finding));

/** Does so many parts of a check, and sees what is known then. */
function checkedSoFar(name: string, parts: number) {
  const workspace = opened();
  const document = documentOf(workspace, name);
  const run = new Run(assert.ifError);
  let done: unknown;
  for (let part = 0; part < parts; part++)
    done = run.goOn(
      () => checkBySection(workspace, document),
      () => true,
    );
  const found = written(inDocument(document, problemsSoFar(workspace, document)));
  return { workspace, document, found, isWhole: done !== undefined };
}

describe('the problems that are known so far', () => {
  for (const name of Object.keys(files)) {
    const whole = opened();
    const findings = findingsIn(whole, documentOf(whole, name));
    const expected = written(findings);

    it(`of ${name} are only problems of the whole, those of markup at least, and more the later they are asked for`, () => {
      const markup = written(findings.filter(({ code }) => isSyntaxCode(code)));
      assert.ok(markup.length > 0);
      const counts: number[] = [];
      for (let parts = 0; ; parts++) {
        const { workspace, document, found, isWhole } = checkedSoFar(name, parts);
        assert.deepEqual(
          found.filter((one) => !expected.includes(one)),
          [],
        );
        assert.deepEqual(
          markup.filter((one) => !found.includes(one)),
          [],
        );
        counts.push(found.length);
        assert.deepEqual(written(findingsIn(workspace, document)), expected, `after ${parts} parts`);
        if (isWhole) break;
      }
      assert.ok(counts.length > whole.documents().length);
      assert.ok((counts[0] ?? 0) < expected.length);
      assert.ok((counts.at(-1) ?? 0) > (counts[0] ?? 0));
      assert.deepEqual(
        counts.toSorted((a, b) => a - b),
        counts,
      );
    });

    it(`of ${name} do not depend on whether they have been asked for before`, () => {
      const alone = [checkedSoFar(name, 1)];
      while (alone.at(-1)?.isWhole === false) alone.push(checkedSoFar(name, alone.length + 1));
      const { workspace, document } = checkedSoFar(name, 0);
      const run = new Run(assert.ifError);
      for (const [at, { found: expectedFound }] of alone.entries()) {
        const done = run.goOn(
          () => checkBySection(workspace, document),
          () => true,
        );
        const found = written(inDocument(document, problemsSoFar(workspace, document)));
        assert.deepEqual(found, expectedFound, `after ${at + 1} parts`);
        if (!done) continue;
        assert.deepEqual(written(inDocument(document, done.result)), expected);
        break;
      }
    });
  }

  it('have those of the sections that were edited last', () => {
    const workspace = new Workspace([]);
    const text = '<rules>\n<rule id="a" name="A">Roll 1D6.</rule>\n<rule id="b" name="B">Roll 1D6.</rule>\n</rules>';
    const document = new Document('file:///salt/rules.xml', 'xml', 0, text);
    workspace.put(document);
    const codes = (): readonly string[] =>
      inDocument(document, problemsSoFar(workspace, document)).map(({ code }) => code);
    assert.deepEqual(codes(), []);
    const start = text.lastIndexOf('1D6');
    workspace.update(document, [{ range: document.range({ start, end: start + 3 }), text: '106' }], 1);
    assert.deepEqual(codes(), ['misread-die']);
  });
});
