import assert from 'node:assert/strict';
import { it } from 'mocha';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { seeded } from '../fuzz/seeded.ts';
import { ownFiles, realFiles, type TestFile } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';
import { faultKinds } from './faultKinds.ts';
import { type Outcome, plant } from './plant.ts';

/** `WHQ_SEED` repeats a run with other faults. */
const seed = Number(process.env.WHQ_SEED ?? 13);

/** Plants that many faults, the kinds in turn, and returns what became of each. */
function plantAll(files: readonly TestFile[], count: number): readonly Outcome[] {
  const workspace = new Workspace(packs);
  for (const { name, text } of files) workspace.putFile(`file:///${name.replace(/^\//, '')}`, text);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const fault = faultKinds[index % faultKinds.length];
    return (fault && plant(workspace, fault, seeded(seed, index))) ?? [];
  });
}

describeLong('seeded faults', () => {
  it('are reported at the right place, and a single fix repairs them', function () {
    this.timeout(600_000);
    const published = realFiles('WHQ_CORPUS', '.xml');
    const isPublished = published.length > 0;
    const outcomes = plantAll(isPublished ? published : ownFiles().filter(({ name }) => !name.includes('broken')), 280);
    const missed = outcomes.filter(({ isReported }) => !isReported);
    const unmended = outcomes.filter(({ mended }) => mended === false);
    const kinds = new Set(outcomes.map(({ kind }) => kind));
    const withFix = outcomes.filter(({ mended }) => mended !== undefined).length;
    console.log(
      `      ${outcomes.length - missed.length} of ${outcomes.length} faults of ${kinds.size} kinds are reported; ${withFix - unmended.length} of ${withFix} single fixes repair theirs`,
    );
    if (isPublished)
      assert.ok(kinds.size >= 30 && outcomes.length >= 250, `${outcomes.length} faults of ${kinds.size} kinds`);
    const list = (found: readonly Outcome[]): string => found.map(({ kind, where }) => `${where} ${kind}`).join('\n');
    assert.ok(missed.length <= outcomes.length * 0.02, `not reported:\n${list(missed)}`);
    assert.deepEqual(list(unmended), '');
  });
});
