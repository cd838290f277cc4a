import assert from 'node:assert/strict';
import { it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import type { Finding } from '../../../server/checks/problems/finding.ts';
import type { ProblemCode } from '../../../server/checks/problems/kinds.ts';
import { touches } from '../../../server/text/span.ts';
import { keyIn } from '../../../server/translations/model/keys.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { translationCodes } from '../../support/families.ts';
import { describeLong } from '../../support/runs.ts';
import { type FaultKind, type Half, type MarkedFault, type MarkedPackage, readMarks } from './readMarks.ts';

const signs = ['translation-dice', 'translation-number', 'translation-row'] as const;

/** The codes that are right for each kind of fault; none where no check looks for it. */
const codesOf: Readonly<Record<FaultKind, readonly ProblemCode[]>> = {
  dice: [...signs, 'impossible-target'],
  target: signs,
  number: [...signs, 'translation-meaning'],
  variable: [...signs, 'translation-meaning'],
  placeholder: ['translation-placeholder'],
  'table-rows': signs,
  structure: ['lost-line-breaks', 'translation-row'],
  length: ['translation-length'],
  'page-number': ['stray-page-number', 'translation-number', 'translation-length'],
  'zero-width': ['invisible-character'],
  'double-space': ['double-space'],
  punctuation: ['translation-punctuation'],
  'same-as-source': ['untranslated-text'],
  'leftover-source': ['untranslated-text'],
  'inconsistent-name': [],
  glossary: [],
  'breaks-off': ['translation-length', 'split-sentence'],
  orphan: ['orphan-translation'],
  missing: ['missing-translation'],
};

/** What the checks of translations report; problems of single texts have tests of their own. */
const counted: ReadonlySet<ProblemCode> = new Set<ProblemCode>([...translationCodes, 'missing-translation']);

interface Report {
  readonly document: Document;
  readonly finding: Finding;
  readonly key: string | undefined;
}

function reportsIn({ name, files }: MarkedPackage): readonly Report[] {
  const workspace = new Workspace([]);
  for (const [path, text] of files) workspace.putFile(`file:///${name}/${path}`, text);
  return workspace.documents().flatMap((document) =>
    findingsIn(workspace, document).map((finding) => {
      const section = document.sections[document.sectionIndexAt(finding.span.start)];
      return { document, finding, key: section && keyIn(document, section)?.key };
    }),
  );
}

function isOf(fault: MarkedFault, { document, finding, key }: Report): boolean {
  if (!codesOf[fault.kind].includes(finding.code)) return false;
  if (fault.kind === 'missing' || fault.kind === 'orphan') return true;
  if (!document.uri.endsWith(fault.file)) return false;
  if (fault.isWhole && key === fault.key) return true;
  const { span } = finding;
  return touches(span, fault.at.start) || touches(fault.at, span.start);
}

/** How many of the marked faults are found, and how many of the reports are marked. */
function check(half: Half, leastRecall: number, leastPrecision: number): void {
  const packages = readMarks(half);
  let [faults, found, reported, right] = [0, 0, 0, 0];
  const missed = new Map<FaultKind, number>();
  for (const marked of packages) {
    const reports = reportsIn(marked);
    const known = new Set<Report>();
    for (const fault of marked.faults) {
      if (codesOf[fault.kind].length === 0) continue;
      const ofFault = reports.filter((report) => isOf(fault, report));
      for (const report of ofFault) known.add(report);
      faults++;
      if (ofFault.length > 0) found++;
      else missed.set(fault.kind, (missed.get(fault.kind) ?? 0) + 1);
    }
    const own = reports.filter(({ finding }) => counted.has(finding.code));
    reported += own.length;
    right += own.filter((report) => known.has(report)).length;
  }
  if (packages.length === 0) return;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const kinds = [...missed].map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.log(`      ${half}: recall ${percent(found / faults)} (${found} of ${faults}; missed: ${kinds || 'none'})`);
  console.log(`      ${half}: precision ${percent(right / reported)} (${right} of ${reported})`);
  assert.ok(found / faults >= leastRecall, 'recall');
  assert.ok(right / reported >= leastPrecision, 'precision');
}

describeLong('marked translations', () => {
  it('are judged as they are marked, in the open half', () => check('open', 0.9, 0.95));

  it('and in the half that is held out', () => check('held-out', 0.7, 0.8));
});
