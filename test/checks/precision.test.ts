import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { before, it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import { type Severity, severityOf } from '../../server/checks/problems/kinds.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { realFiles } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';

/** The problems that a person has judged to be true, by the paths of the files: `line:column code`, counted from 1, and why. */
const verdicts: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync('test/checks/corpusVerdicts.txt', 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((section) => {
      const [file = '', ...lines] = section.split('\n');
      return [file.slice(2), lines.map((line) => line.replace(/: .*/, ''))];
    }),
);

/** A reported problem, as the list of judgements has it. */
interface Reported {
  readonly file: string;
  readonly at: string;
  readonly code: string;
  readonly severity: Severity;
}

/** All problems of the published package. */
function reported(): readonly Reported[] {
  const files = realFiles('WHQ_CORPUS', '.xml').map(({ name, text }) => ({
    name: relative(process.env.WHQ_CORPUS ?? '', name).replaceAll('\\', '/'),
    text,
  }));
  const workspace = new Workspace(packs);
  const documents = files.flatMap(({ name, text }) => {
    const document = workspace.putFile(`file:///${name}`, text);
    return document ? [{ name, document }] : [];
  });
  return documents.flatMap(({ name, document }) =>
    findingsIn(workspace, document).map(({ code, span }) => {
      const { line, character } = document.positionAt(span.start);
      return { file: name, at: `${line + 1}:${character + 1}`, code, severity: severityOf(code) };
    }),
  );
}

function isTrue({ file, at, code }: Reported): boolean {
  return verdicts.get(file)?.includes(`${at} ${code}`) ?? false;
}

/** The share of problems that are judged true; what nobody has judged counts as false. */
function checkPrecision(all: readonly Reported[], severities: readonly Severity[], least: number): void {
  const found = all.filter(({ severity }) => severities.includes(severity));
  const wrong = found.filter((problem) => !isTrue(problem));
  const share = 1 - wrong.length / Math.max(1, found.length);
  console.log(`      ${severities.join(' and ')}: ${found.length - wrong.length} of ${found.length} are judged true`);
  const places = wrong.map(({ file, at, code }) => `${file}:${at} ${code}`);
  assert.ok(share >= least, `judge these in corpusVerdicts.txt:\n${places.join('\n')}`);
}

describeLong('precision on a published package', () => {
  let all: readonly Reported[] = [];

  before(() => {
    all = reported();
  });

  it('every error is one', () => checkPrecision(all, ['error'], 1));

  it('of the warnings and hints at least 95 of 100', () => {
    checkPrecision(all, ['warning'], 0.95);
    checkPrecision(all, ['hint'], 0.95);
  });

  it('the problems that are judged true are still reported', () => {
    const keys = new Set(all.map(({ file, at, code }) => `${file}:${at} ${code}`));
    const judged = [...verdicts].flatMap(([file, problems]) => problems.map((problem) => `${file}:${problem}`));
    const gone = judged.filter((problem) => !keys.has(problem));
    if (all.length > 0) assert.ok(gone.length <= all.length / 20, gone.join('\n'));
  });
});
