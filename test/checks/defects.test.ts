import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { describe, it } from 'mocha';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';
import { problemsOf } from '../support/problems.ts';
import { realFiles, type TestFile } from '../support/realFiles.ts';
import { type Defects, defectsOfCorpus, defectsOfSeeds } from './defects.ts';

/** What is judged here; other problems have tests of their own. */
const slips: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'impossible-target',
  'pointless-target',
  'misread-die',
  'misread-one',
  'misread-zero',
  'misread-number',
  'misread-plus',
  'lost-minus',
  'list-slip',
  'misread-word',
  'formula-residue',
  'name-variant',
  'split-die',
  'glued-die',
  'lost-hyphen',
  'stray-full-stop',
  'stray-page-number',
  'invisible-character',
  'curly-quotes',
]);

/** The slips in a file as the lists have them, undefined if it is no file of ours. */
function slipsIn({ name, text }: TestFile): Readonly<Record<string, string>> | undefined {
  const workspace = new Workspace([]);
  const document = workspace.putFile(`file:///${basename(name)}`, text);
  if (!document?.format?.isXml) return undefined;
  const places = new Map<ProblemCode, string[]>();
  for (const { code, span } of problemsOf(workspace, document, english.messages)) {
    if (!slips.has(code)) continue;
    const { line, character } = document.positionAt(span.start);
    places.set(code, [...(places.get(code) ?? []), `${line + 1}:${character}`]);
  }
  return Object.fromEntries([...places].map(([code, found]) => [code, found.join(' ')]));
}

/** The files have exactly the slips that are listed. */
function check(variable: 'WHQ_SEEDS' | 'WHQ_CORPUS', ending: string, judged: Defects): void {
  const files = realFiles(variable, ending);
  const found = files.flatMap((file) => {
    const inFile = slipsIn(file);
    return inFile && Object.keys(inFile).length > 0 ? [[shortName(file), inFile] as const] : [];
  });
  if (files.length > 0) assert.deepEqual(Object.fromEntries(found), judged);
}

/** Without the folder, and without a checksum in the name. */
function shortName({ name }: TestFile): string {
  return basename(name).replace(/_[\da-f]{16}(?=\.)/, '');
}

describe('slips in real files', () => {
  it('are found in scanned rules, each of them and nothing else', () => {
    check('WHQ_SEEDS', '.txt', defectsOfSeeds);
  });

  it('are found in a package in English and Spanish, each of them and nothing else', () => {
    check('WHQ_CORPUS', '.xml', defectsOfCorpus);
  });
});
