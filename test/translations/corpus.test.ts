import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import { keyIn } from '../../server/translations/model/keys.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { translationCodes } from '../support/families.ts';
import { realFiles } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';
import { doubtful, judged } from './judged.ts';

const codes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([...translationCodes, 'missing-translation']);

/** The key of the entry with a problem; the name of the element for a problem of the whole file. */
function keyOf(document: Document, { span, code }: Finding): string {
  const section = document.sections[document.sectionIndexAt(span.start)];
  return (section && code !== 'missing-translation' && keyIn(document, section)?.key) || 'all';
}

/** The problems of translations in each file, as `judged` has them. */
function problemsInCorpus(): Record<string, Record<string, Record<string, number>>> {
  const workspace = new Workspace([]);
  for (const file of realFiles('WHQ_CORPUS', '.xml')) workspace.putFile(`file:///${file.name}`, file.text);
  const found: Record<string, Record<string, Record<string, number>>> = {};
  for (const document of workspace.documents()) {
    for (const finding of findingsIn(workspace, document)) {
      if (!codes.has(finding.code)) continue;
      const file = basename(document.uri);
      const key = keyOf(document, finding);
      const ofEntry = found[file]?.[key] ?? {};
      found[file] = { ...found[file], [key]: { ...ofEntry, [finding.code]: (ofEntry[finding.code] ?? 0) + 1 } };
    }
  }
  return found;
}

describeLong('the translations of a real package', () => {
  it('have the problems that were judged by reading, and no others', () => {
    const found = problemsInCorpus();
    if (Object.keys(found).length === 0) return;
    const all = Object.values(found).flatMap((inFile) =>
      Object.entries(inFile).flatMap(([key, ofEntry]) =>
        Object.entries(ofEntry).map(([code, count]) => ({ id: `${key} ${code}`, count })),
      ),
    );
    const sum = (list: readonly { count: number }[]): number => list.reduce((total, { count }) => total + count, 0);
    const right = sum(all.filter(({ id }) => !doubtful.has(id)));
    const precision = right / sum(all);
    console.log(
      `      ${sum(all)} problems of translations, ${right} of them right: ${(precision * 100).toFixed(1)} %`,
    );
    assert.deepEqual(found, judged);
    assert.ok(precision >= 0.95);
  });
});
