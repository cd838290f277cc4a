import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { monsterBlock } from '../blocks/monsterBlock.ts';
import type { BlockFault } from '../blocks/writtenBlock.ts';
import type { StatBlock } from '../statBlock.ts';
import type { AskedFault } from './askedFault.ts';
import { monstersNamed } from './monstersNamed.ts';

export interface BlockReading {
  readonly block?: StatBlock;
  readonly faults: readonly AskedFault[];
}

/** The stat block of the Monster with that name or id; undefined if no Monster has it. */
export function knownBlock(scope: Package, name: string): BlockReading | undefined {
  const found = monstersNamed(scope, name);
  const [first, ...others] = found;
  if (!first) return undefined;
  const read = found.map((entity) => monsterBlock(entity, scope));
  const [own, ...same] = read.map(({ block }) => JSON.stringify({ ...block, name: '' }));
  if (others.length > 0 && same.some((one) => one !== own))
    return { faults: [{ kind: 'severalOfName', name, ids: found.map(({ id }) => id) }] };
  const { block, faults = [] } = read[0] ?? {};
  return block ? { block, faults: [] } : { faults: faults.map((fault) => entryFault(first, fault)) };
}

function entryFault(entity: Entity, fault: BlockFault): AskedFault {
  return { kind: 'badBlock', name: entityName(entity), text: '', fault };
}
