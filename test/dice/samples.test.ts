import assert from 'node:assert/strict';
import { it } from 'mocha';
import { describeLong } from '../support/runs.ts';
import { chanceFindings, diceFindings, type Finding, targetFindings } from './recall.ts';
import chances from './samples/chances.json';
import dice from './samples/dice.json';
import targets from './samples/targets.json';

/**
 * What someone who read the place says of it. `right`: it is read as it is meant. `none`: nothing may be read there, for no roll or
 * more than one is told of. `missed`: a reader knows which roll is meant, and the program does not.
 */
type Verdict = 'right' | 'none' | 'missed';

interface Judged extends Finding {
  readonly verdict: string;
}

/** Every place is read now as it was when it was judged; a place that was missed may have become anything but a wrong reading. */
function check(judged: readonly Judged[], findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const now = new Map(findings.map((finding) => [placeOf(finding), finding.reading]));
  const changed = judged
    .filter(({ verdict }) => verdict !== ('missed' satisfies Verdict))
    .filter((finding) => (now.get(placeOf(finding)) ?? '') !== finding.reading)
    .map(
      (finding) =>
        `${placeOf(finding)}: ${finding.reading || 'nothing'} is now ${now.get(placeOf(finding)) || 'nothing'}`,
    );
  assert.deepEqual(changed, []);
}

function placeOf({ file, offset, length }: Finding): string {
  return `${file}:${offset}+${length}`;
}

function count(judged: readonly Judged[], verdict: Verdict): number {
  return judged.filter((each) => each.verdict === verdict).length;
}

describeLong('the reader of prose on real content', () => {
  it('reads the rolls that were checked by hand', () => {
    assert.equal(count(dice, 'right'), dice.length);
    assert.ok(dice.length >= 300);
    check(dice, diceFindings());
  });

  it('binds the targets that were checked by hand, or leaves them alone', () => {
    const [right, missed] = [count(targets, 'right'), count(targets, 'missed')];
    assert.equal(right + missed + count(targets, 'none'), targets.length);
    assert.ok(right + missed >= 200);
    assert.ok(right / (right + missed) >= 0.91, `${right} of ${right + missed}`);
    check(targets, targetFindings());
  });

  it('shows no chance that nobody has read', () => {
    const readAndRight = new Set(
      Object.entries(chances).flatMap(([file, places]) =>
        places.map(([offset, length, reading]) => `${file}:${offset}+${length}: ${reading}`),
      ),
    );
    assert.ok(readAndRight.size >= 1000);
    const shown = chanceFindings().map((finding) => `${placeOf(finding)}: ${finding.reading}`);
    assert.deepEqual(
      shown.filter((each) => !readAndRight.has(each)),
      [],
    );
  });
});
