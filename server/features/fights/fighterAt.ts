import { blocksIn } from '../../fights/blocks/blocksIn.ts';
import { monsterBlock } from '../../fights/blocks/monsterBlock.ts';
import type { BlockFault } from '../../fights/blocks/writtenBlock.ts';
import type { StatBlock } from '../../fights/statBlock.ts';
import { hasEntities } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** A Monster or a stat block in a text. */
interface Fighter {
  readonly name: string;
  /** Absent where something is at fault. */
  readonly block?: StatBlock;
  readonly faults: readonly BlockFault[];
}

/** The Monster in whose entry the offset is, or the stat block of a text there. */
export function fighterAt(scope: Package, document: Document, offset: number): Fighter | undefined {
  const index = document.sectionIndexAt(offset);
  const section = document.sections[index];
  if (!section) return undefined;
  const inSection = offset - document.startOf(index);
  const found = blocksIn(scope, document, section).find(({ span }) => span.start <= inSection && inSection <= span.end);
  if (found) return { name: found.name, faults: found.faults, ...(found.block && { block: found.block }) };
  if (!hasEntities(document.format, 'monster')) return undefined;
  const monster = scope.index.entities.entitiesIn(section).find(({ kind }) => kind === 'monster');
  return monster && { name: entityName(monster), ...monsterBlock(monster, scope) };
}
