import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { beginningOfCheck, check as findingsIn } from '../../server/checks/check.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import { inDocument } from '../../server/checks/problems/listedProblems.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { finished } from '../../server/workspace/documents/steps.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** Slips that the file judges as a whole, a table whose end is in the next entry, a comment that ignores nothing, broken markup. */
const files: Readonly<Record<string, string>> = {
  'rules/salt.xml': `<rules>
<rule id="eel" name="EEL"><p>Roll 106 for each Warrior.</p></rule>
<rule id="ray" name="RAY" zap="1"><p>It bites on a 4.</p></rule>
<!-- whq-ignore misread-die -->
<rule id="gull" name="GULL">Roll 1D6.
1 Lost.
2 Wet.
3 Cold.
4 Dry.</rule>
<rule id="tern" name="TERN">5 Warm.
6 Safe.</rule>
<rule id="smew" name="SMEW">Some te\u200bxt, and <b>more of it.</rule>
<rule id="eel" name="EEL AGAIN">Text.</rule>
<rule id="knot" name="KNOT"><p>Text.</rule>
</rules>`,
  'i18n/content-es.xml': `<translations>
<entry key="rule.eel.text">Tira 106 por cada Guerrero.</entry>
<entry key="rule.ray.text">Muerde con un 5.</entry>
<entry key="rule.gull.text">Tira 2D6. <b</entry>
<entry key="rule.nobody.text">Nada.</entry>
<entry key="rule.ray.text">Muerde con un 4.</entry>
</translations>`,
};

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
