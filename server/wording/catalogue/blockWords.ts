import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { BlockSpelling, BlockTarget } from '../../fights/blocks/writeBlock.ts';
import type { BlockFault } from '../../fights/blocks/writtenBlock.ts';
import type { FightSystem } from '../../fights/statBlock.ts';

/** The texts about stat blocks: what their values mean, what is at fault, and their other forms. */
export interface BlockWords extends BlockSpelling {
  readonly systems: Readonly<Record<FightSystem, string>>;
  readonly values: Readonly<Record<ValueName, string>>;
  /** What a value is for in that game, in a few words; empty where its name says it all. */
  readonly meaning: (name: ValueName, system: FightSystem) => string;
  /** What it means that a value is `-`. */
  readonly none: string;
  readonly ranged: (name: string, strength: number, damage: number) => string;
  readonly close: (name: string, multiplier: string, wounds: number) => string;
  readonly ammunition: (shots: number) => string;
  readonly fire: string;
  readonly poison: string;
  readonly armourSave: (score: number) => string;
  readonly coverSave: (score: number) => string;
  readonly first: Readonly<Record<'own' | 'opponent', string>>;
  readonly abilities: (list: string) => string;
  /** A value that the block leaves out. */
  readonly assumed: (name: string, value: number) => string;
  /** Behind the notes of a block, which have not been read. */
  readonly notes: (notes: string) => string;
  readonly fault: (fault: BlockFault) => string;
  /** Code actions that give a block another form. */
  readonly convert: Readonly<Record<BlockTarget, string>>;
  /** Completion items with the skeleton of a block. */
  readonly skeletons: Readonly<Record<FightSystem, string>>;
}
