import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { isPlayerName } from '../../fights/blocks/player.ts';
import { maySkillStand, type ValueName } from '../../fights/blocks/valueNames.ts';
import type { BlockFault, FoundBlock } from '../../fights/blocks/writtenBlock.ts';
import { type Span, shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';

/** Stat blocks in texts with cells or values that cannot be right, and two of one name. Spans count in the document. */
export function statBlockProblems(scope: Package, document: Document): readonly Finding[] {
  const { found } = sectionsWithBlocks(document);
  const problems: Finding[] = [];
  const named = new Map<string, NamedBlock>();
  for (const { index } of found) {
    const section = document.sections[index];
    const start = document.startOf(index);
    for (const block of section ? blocksIn(scope, document, section) : []) {
      problems.push(...faultsOf(block).map((problem) => shiftFinding(problem, start)));
      const repeated = repeatedName(named, block, start);
      if (repeated) problems.push(repeated);
    }
  }
  return problems;
}

const sectionsWithBlocks = bySection<boolean, []>({
  valueIn: (_, { text }) => maySkillStand(text),
  isFound: (mayStand) => mayStand,
});

/** What no game has. A value that is merely not read, such as dice, may be meant. */
function faultsOf({ faults }: FoundBlock): readonly Finding[] {
  return faults.flatMap((fault) => problemOf(fault) ?? []);
}

function problemOf({ kind, name, span, written, low = 0, high = 0 }: BlockFault): Finding | undefined {
  switch (kind) {
    case 'cells':
      return { code: 'stat-block-cells', span, facts: { cells: high, columns: low } };
    case 'gun':
    case 'blade':
      return { code: 'stat-block-value', span, facts: { what: kind, weapon: written } };
    case 'range':
      if (name === undefined || name === 'wounds') return undefined;
      return { code: 'stat-block-value', span, facts: { what: 'range', name, written, low, high } };
    default:
      return undefined;
  }
}

interface NamedBlock {
  readonly values: ReadonlyMap<ValueName, string>;
  /** In the document. */
  readonly span: Span;
}

/** The second of two blocks of one name of which a value differs. */
function repeatedName(named: Map<string, NamedBlock>, found: FoundBlock, start: number): Finding | undefined {
  const { name, nameSpan, system, faults } = found;
  // `1`, `A`: rows of levels have such names, and the reader of a gamebook has other values in each fight.
  if (!/\p{L}{2}/u.test(name) || !nameSpan || isPlayerName(name) || faults.some(({ kind }) => kind === 'cells'))
    return undefined;
  const key = `${system} ${name.toLowerCase()}`;
  const values = new Map(
    [...found.values].map(([value, { written }]) => [value, written.replace(/^[–—−]$/, '-').toLowerCase()]),
  );
  const span = shift(nameSpan, start);
  const first = named.get(key);
  if (!first) {
    named.set(key, { values, span });
    return undefined;
  }
  const different = [...values].find(
    ([value, written]) => first.values.has(value) && first.values.get(value) !== written,
  );
  if (!different) return undefined;
  const [value, written] = different;
  const other = first.values.get(value) ?? '';
  return { code: 'stat-block-twice', span, facts: { name, value, written, other, first: first.span } };
}
