import assert from 'node:assert/strict';
import { check as findingsIn } from '../../server/checks/check.ts';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import { examplesTogether, namedIn } from '../support/examples.ts';
import { type Block, blocksOf } from './pages.ts';

export const problemsFolder = 'docs/problems';

/** The files in a page about a problem. */
export function examplesOf(page: string): readonly Block[] {
  return ['xml', 'tsv', 'json'].flatMap((language) => blocksOf(page, language));
}

/** The codes found in blocks that are files side by side, each code once. */
export function codesIn(blocks: readonly Block[]): readonly ProblemCode[] {
  const examples = blocks.map(({ info, text }, index) => ({ ...namedIn(info.join(' '), index), text: expanded(text) }));
  const documents = examplesTogether(examples);
  // A record of sources is no document.
  const files = examples.filter(({ language }) => language !== 'tsv');
  assert.equal(documents.length, files.length, 'not all are recognised');
  const found = documents.flatMap(([workspace, document]) => findingsIn(workspace, document));
  return [...new Set(found.map(({ code }) => code))].sort();
}

/** A line that is `…` stands for 2,000 more of the line above it, and ␇ for the control character that it is the picture of. */
function expanded(example: string): string {
  const lines = example.trimEnd().split('\n');
  return lines
    .flatMap((line, index) => (line.trim() === '…' ? Array<string>(2000).fill(lines[index - 1] ?? '') : [line]))
    .join('\n')
    .replaceAll('␇', '\u0007');
}
