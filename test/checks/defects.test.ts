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
import { realFiles, type TestFile } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';
import { type Defects, defectsOfCorpus, defectsOfSeeds } from './defects.ts';

/** What is judged here; other problems have tests of their own. */
const slips: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...scanCodes,
  'impossible-target',
  'pointless-target',
  'name-variant',
  'misspelt-word',
  'unbalanced-bracket',
  'split-sentence',
]);

/** The slips in a document as the lists have them. */
function slipsIn(workspace: Workspace, document: Document): Readonly<Record<string, string>> {
  const places = new Map<ProblemCode, string[]>();
  for (const problem of findingsIn(workspace, document)) {
    if (!slips.has(problem.code)) continue;
    const found = placesOf(problem).map(({ start }) => {
      const { line, character } = document.positionAt(start);
      return `${line + 1}:${character}`;
    });
    places.set(problem.code, [...(places.get(problem.code) ?? []), ...found]);
  }
  return Object.fromEntries([...places].map(([code, found]) => [code, found.join(' ')]));
}

/** A problem may stand for others of its kind. */
function placesOf({ span, facts }: Finding): readonly Span[] {
  return 'others' in facts && facts.others ? [span, ...facts.others] : [span];
}

/** The files have exactly the slips that are listed. */
function check(variable: 'WHQ_SEEDS' | 'WHQ_CORPUS', ending: string, judged: Defects): void {
  const files = realFiles(variable, ending);
  const workspace = new Workspace([]);
  const documents = files.map((file) => workspace.putFile(`file:///${basename(file.name)}`, file.text));
  const found = files.flatMap((file, index) => {
    const document = documents[index];
    const inFile = document?.format?.isXml ? slipsIn(workspace, document) : {};
    return Object.keys(inFile).length > 0 ? [[shortName(file), inFile] as const] : [];
  });
  if (files.length > 0) assert.deepEqual(Object.fromEntries(found), judged);
}

/** Without the folder, and without a checksum in the name. */
function shortName({ name }: TestFile): string {
  return basename(name).replace(/_[\da-f]{16}(?=\.)/, '');
}

describeLong('slips in real files', () => {
  it('are found in scanned rules, each of them and nothing else', () => {
    check('WHQ_SEEDS', '.txt', defectsOfSeeds);
  });

  it('are found in a package in English and Spanish, each of them and nothing else', () => {
    check('WHQ_CORPUS', '.xml', defectsOfCorpus);
  });
});
