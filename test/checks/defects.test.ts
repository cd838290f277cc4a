import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import type { Finding } from '../../server/checks/problems/finding.ts';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import type { Span } from '../../server/text/span.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { scanCodes } from '../support/families.ts';
import { realFiles } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';
import judged from './defects.json';

/**
 * Of each file the slips in it, by code: `line:column` of each, the line counted from 1 and the column from 0, as printed by an editor. Each place
 * was judged by reading it; files that are not named have none, among them a file of 148 KB in Spanish.
 */
type Defects = Readonly<Record<string, Readonly<Partial<Record<ProblemCode, string>>>>>;

/** What is judged here; other problems have tests of their own. */
const slips: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...scanCodes,
  'impossible-target',
  'name-variant',
  'misspelt-word',
  'unbalanced-bracket',
  'split-sentence',
]);

/** The slips in the documents as the lists have them, by the names of the files; those in translations also where the text has them. */
function slipsIn(workspace: Workspace, documents: readonly Document[]): Defects {
  const places = new Map<string, Map<ProblemCode, string[]>>();
  const add = (code: ProblemCode, uri: string, { start }: Span): void => {
    const position = workspace.get(uri)?.positionAt(start);
    const inFile = places.get(uri) ?? new Map<ProblemCode, string[]>();
    places.set(uri, inFile);
    inFile.set(code, [...(inFile.get(code) ?? []), `${(position?.line ?? 0) + 1}:${position?.character}`]);
  };
  for (const document of documents) {
    for (const problem of findingsIn(workspace, document)) {
      if (!slips.has(problem.code)) continue;
      for (const span of placesOf(problem)) add(problem.code, document.uri, span);
      const { facts } = problem;
      for (const copy of 'copies' in facts ? (facts.copies ?? []) : []) add(problem.code, copy.uri, copy.span);
    }
  }
  return Object.fromEntries(
    [...places].map(([uri, inFile]) => [
      shortName(basename(uri)),
      Object.fromEntries([...inFile].map(([code, found]) => [code, found.sort(byPlace).join(' ')])),
    ]),
  );
}

/** `12:3` before `12:20`. */
function byPlace(left: string, right: string): number {
  const [[line = 0, column = 0], [otherLine = 0, otherColumn = 0]] = [left, right].map((place) =>
    place.split(':').map(Number),
  ) as [number[], number[]];
  return line - otherLine || column - otherColumn;
}

/** A problem may stand for others of its kind. */
function placesOf({ span, facts }: Finding): readonly Span[] {
  return 'others' in facts && facts.others ? [span, ...facts.others] : [span];
}

/** The files have exactly the slips that are listed. */
function check(variable: 'WHQ_SEEDS' | 'WHQ_CORPUS', ending: string, judged: Defects): void {
  const files = realFiles(variable, ending);
  const workspace = new Workspace([]);
  const documents = files.flatMap((file) => workspace.putFile(`file:///${basename(file.name)}`, file.text) ?? []);
  const ofXml = documents.filter(({ format }) => format?.isXml);
  if (files.length > 0) assert.deepEqual(slipsIn(workspace, ofXml), judged);
}

/** Without a checksum in the name. */
function shortName(name: string): string {
  return name.replace(/_[\da-f]{16}(?=\.)/, '');
}

describeLong('slips in real files', () => {
  it('are found in scanned rules, each of them and nothing else', () => {
    check('WHQ_SEEDS', '.txt', judged.seeds);
  });

  it('are found in a package in English and Spanish, each of them and nothing else', () => {
    check('WHQ_CORPUS', '.xml', judged.corpus);
  });
});
