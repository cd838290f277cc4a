import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { beginningOfCheck, check as findingsIn } from '../../server/checks/check.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import { inDocument } from '../../server/checks/problems/listedProblems.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { finished } from '../../server/workspace/documents/steps.ts';
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

describe('the beginning of a check', () => {
  for (const name of Object.keys(files))
    it(`of ${name} has only problems of the whole, those of markup at least, and more the later it ends`, () => {
      const whole = opened();
      const expected = written(findingsIn(whole, documentOf(whole, name)));
      const counts: number[] = [];
      for (let most = 0; ; most++) {
        const workspace = opened();
        const document = documentOf(workspace, name);
        let asked = 0;
        const { problems, isWhole } = finished(beginningOfCheck(workspace, document, () => asked++ >= most));
        if (isWhole) {
          assert.deepEqual(written(inDocument(document, problems)), expected);
          break;
        }
        const found = written(inDocument(document, problems));
        assert.deepEqual(
          found.filter((one) => !expected.includes(one)),
          [],
        );
        counts.push(found.length);
        assert.deepEqual(written(findingsIn(workspace, document)), expected, `after ${most}`);
      }
      assert.ok((counts[0] ?? 0) > 0, 'the errors of markup are known at once');
      assert.ok((counts[0] ?? 0) < expected.length);
      assert.deepEqual(
        counts.toSorted((a, b) => a - b),
        counts,
      );
    });
});
