import { remembered } from '../../queries/remembered.ts';
import { usualSystem } from '../../workspace/documents/systemsIn.ts';
import { bundledDocuments } from '../../workspace/packages/bundledDocuments.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { BundledPackage } from '../../workspace/packages/host.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { writtenBlocks } from '../blocks/blocksIn.ts';
import { blockText } from '../blocks/blockText.ts';
import { makeBlock } from '../blocks/makeBlock.ts';
import { monsterBlock } from '../blocks/monsterBlock.ts';
import type { FoundBlock } from '../blocks/writtenBlock.ts';
import type { FightNote } from '../fight.ts';
import type { FightSystem, StatBlock } from '../statBlock.ts';
import type { AskedFault } from './askedFault.ts';
import { foldedName, isSameInNumber } from './foldedName.ts';
import { monstersNamed } from './monstersNamed.ts';

export interface BlockReading {
  readonly block?: StatBlock;
  readonly faults: readonly AskedFault[];
  /** Which of several Monsters of that name it is. */
  readonly assumed?: readonly FightNote[];
}

/**
 * The stat block of the Monster with that name or id; undefined if no Monster has it. Of several with other values it is the first that is
 * loaded, and the others are named.
 */
export function knownBlock(scope: Package, name: string): BlockReading | undefined {
  const read = monstersNamed(scope, name).map((entity) => ({ entity, ...monsterBlock(entity, scope) }));
  const { entity: first, block, faults } = read.find((one) => one.block) ?? read[0] ?? {};
  if (!first || !faults) return undefined;
  if (!block)
    return { faults: faults.map((fault) => ({ kind: 'badBlock', name: entityName(first), text: '', fault })) };
  const others = read.filter((one) => valuesOf(one.block) !== valuesOf(block)).map(({ entity: { id } }) => id);
  const assumed = others.length > 0 ? [{ kind: 'firstOfName', name: block.name, id: first.id, others } as const] : [];
  return { block, faults: [], assumed };
}

/** What counts in a fight. */
function valuesOf(block: StatBlock | undefined): string {
  return JSON.stringify({ ...block, name: '', notes: '' });
}

/** The stat block of the Monster with that name, or else the profile of a bundled pack. */
export function fighterNamed(scope: Package, name: string, system: FightSystem | undefined): BlockReading | undefined {
  const monster = system === undefined || system === 'warhammer-quest' ? knownBlock(scope, name) : undefined;
  if (monster) return monster;
  const folded = foldedName(name);
  const profile = profilesFor(scope, system).find((one) => isSameInNumber(folded, foldedName(one.name)));
  if (!profile) return undefined;
  const { block, faults } = profile;
  return block
    ? { block, faults: [] }
    : { faults: faults.map((fault) => ({ kind: 'badBlock', name: profile.name, text: '', fault })) };
}

/** The names of the profiles of the bundled packs. */
export function profileNames(scope: Package, system: FightSystem | undefined): readonly string[] {
  return profilesFor(scope, system).map(({ name }) => name);
}

function profilesFor({ allPacks }: Package, system: FightSystem | undefined): readonly FoundBlock[] {
  return allPacks.filter((pack) => system === undefined || pack.system === system).flatMap(profilesOf);
}

const profilesOf = remembered(({ files, system = usualSystem }: BundledPackage): readonly FoundBlock[] =>
  bundledDocuments(files).flatMap(({ document }) =>
    document.sections.flatMap((section) =>
      writtenBlocks(blockText(document, section)).map((written) => makeBlock(written, { systems: [system] })),
    ),
  ),
);
