import assert from 'node:assert/strict';
import { check } from '../../../server/checks/check.ts';
import type { Finding } from '../../../server/checks/problems/finding.ts';
import { overlaps, type Span } from '../../../server/text/span.ts';
import { emptyWorkspace } from '../../support/cursor.ts';
import {
  type FaultKind,
  type Half,
  isHeldOut,
  type MarkedFile,
  type MarkedTable,
  readMarks,
  readProse,
  withNested,
} from '../../tables/marked/readMarks.ts';

/** The codes of problems for each kind of planted fault. */
const codes: Readonly<Record<FaultKind, string>> = {
  gap: 'table-gap',
  overlap: 'table-overlap',
  'impossible-row': 'table-impossible-row',
  'die-mismatch': 'table-wrong-die',
  'no-die': 'table-without-die',
  'row-order': 'table-row-order',
  'garbled-mark': 'table-garbled-mark',
  'misnested-row': 'table-misnested-row',
  'stray-rows': 'table-stray-rows',
  'dead-sub-table': 'table-dead-sub-table',
};

describe('faults in marked roll tables', () => {
  for (const half of ['open', 'held-out', 'open-2', 'held-out-2', 'open-3', 'held-out-3'] as const) {
    it(`are found, and nothing else is: the ${half} half`, () => {
      const { strict, mild, marked, wrong, details } = measure(half);
      const missed = [...new Set(marked)].flatMap((kind) => {
        const count = countOf(marked, kind) - countOf(strict, kind);
        return count > 0 ? [`${count} ${kind}`] : [];
      });
      console.log(
        `      ${half}: ${strict.length} of ${marked.length} faults, ${mild.length} by any of their kinds; ${wrong.length} false (${wrong.join(', ')}); missed: ${missed.join(', ')}`,
      );
      if (!isHeldOut(half)) for (const detail of details) console.log(`      ${detail}`);
      assert.ok(mild.length >= 0.97 * marked.length || isHeldOut(half), 'recall');
      assert.ok(wrong.length <= 1, 'false problems');
    });

    it(`are not seen in prose: the ${half} half`, () => {
      assert.deepEqual(
        readProse(half).flatMap((file) => problemsIn(file).map(({ code }) => code)),
        [],
      );
    });
  }
});

function countOf(kinds: readonly FaultKind[], kind: FaultKind): number {
  return kinds.filter((one) => one === kind).length;
}

function measure(half: Half): {
  readonly strict: readonly FaultKind[];
  readonly mild: readonly FaultKind[];
  readonly marked: readonly FaultKind[];
  readonly wrong: readonly string[];
  readonly details: readonly string[];
} {
  const strict: FaultKind[] = [];
  const mild: FaultKind[] = [];
  const marked: FaultKind[] = [];
  const wrong: string[] = [];
  const details: string[] = [];
  for (const file of readMarks(half)) {
    const found = problemsIn(file);
    const faults = file.tables.flatMap(withNested).flatMap((table: MarkedTable) => table.faults);
    for (const { kind, at, or, alsoAs } of faults) {
      marked.push(kind);
      const near = found.filter(({ span }) => [at, ...or].some((place) => touching(place, span)));
      if (near.some((one) => says(one, kind))) strict.push(kind);
      if (near.some((one) => [kind, ...alsoAs].some((each) => says(one, each)))) mild.push(kind);
      else details.push(`${file.name}: missed ${kind}: ${file.text.slice(at.start, at.end)}`);
    }
    for (const problem of found) {
      const { code, span } = problem;
      const isMarked = faults.some(
        ({ kind, at, or, alsoAs }) =>
          [kind, ...alsoAs].some((one) => says(problem, one)) && [at, ...or].some((place) => touching(place, span)),
      );
      if (isMarked) continue;
      wrong.push(code);
      details.push(`${file.name}: ${code}: ${file.text.slice(span.start, span.end + 20)}`);
    }
  }
  return { strict, mild, marked, wrong, details };
}

/** Whether a problem tells of a fault; an impossible row tells of the gap that it leaves, too. */
function says(problem: Finding, kind: FaultKind): boolean {
  if (problem.code === 'table-impossible-row' && kind === 'gap') return problem.facts.missing !== undefined;
  return problem.code === codes[kind];
}

function touching(one: Span, other: Span): boolean {
  return overlaps(one, other) || one.start === other.end || other.start === one.end;
}

function problemsIn({ name, text }: MarkedFile): readonly Finding[] {
  const workspace = emptyWorkspace();
  const document = workspace.putFile(`file:///marked/${name}`, text);
  if (!document) return [];
  return check(workspace, document).filter(({ code }) => code.startsWith('table-') && code !== 'table-cycle');
}
