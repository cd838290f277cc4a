/** A stat block as it is written, before its values are judged. All spans count in the text that was read. */
import type { Span } from '../../text/span.ts';
import type { FightSystem, StatBlock } from '../statBlock.ts';
import type { ValueName } from './valueNames.ts';

export interface WrittenValue {
  readonly written: string;
  readonly span: Span;
}

export interface WrittenWeapon {
  /** By its damage, if no word says it. */
  readonly kind: 'ranged' | 'close' | undefined;
  readonly name: string;
  readonly strength?: WrittenValue;
  readonly damage?: WrittenValue;
  readonly ammunition?: WrittenValue;
  readonly isFire: boolean;
  readonly isPoison: boolean;
  readonly span: Span;
}

export interface WrittenSave {
  /** Undefined where its name does not say it. */
  readonly kind: 'armour' | 'cover' | undefined;
  readonly name: string;
  readonly score: WrittenValue;
}

/** The form that a block is written in. */
type BlockForm = 'line' | 'table' | 'element';

export interface WrittenBlock {
  readonly form: BlockForm;
  readonly name: string;
  readonly nameSpan?: Span;
  readonly span: Span;
  readonly values: ReadonlyMap<ValueName, WrittenValue>;
  readonly weapons: readonly WrittenWeapon[];
  readonly saves: readonly WrittenSave[];
  readonly first?: 'own' | 'opponent';
  readonly abilities: readonly string[];
  /** What is said beside the values and has not been read. */
  readonly notes: string;
  /** Faults of its form. */
  readonly faults: readonly BlockFault[];
}

/** Why a stat block has no values to fight with. */
export interface BlockFault {
  readonly kind: /** No such value. */
    | 'missing'
    /** Dice, or a value such as `special`, where a number must stand. */
    | 'dice'
    | 'special'
    /** A number that the game does not have: below `low`, or above `high`. */
    | 'range'
    /** A value or a part that is not understood. */
    | 'unreadable'
    /** Damage that depends on the roll: `1D6/2D6(6+)`. */
    | 'conditional'
    /** The same value twice. */
    | 'repeated'
    /** A part of another game than the rest. */
    | 'mixed'
    /** A gun without Strength, and a blade with one. */
    | 'gun'
    | 'blade'
    /** In a text of the gamebook: no weapon is named, so that nothing says what its attacks do. */
    | 'unarmed'
    /** A second weapon of one kind: it is not said which is used. */
    | 'weapons'
    /** Another number of cells than columns: `low` are expected, `high` are there. */
    | 'cells'
    /** Several blocks where one is asked for, and none. */
    | 'several'
    | 'nothing';
  readonly span: Span;
  /** The value that it is about. */
  readonly name?: ValueName;
  /** What is written, or the name of the weapon. */
  readonly written: string;
  readonly low?: number;
  readonly high?: number;
}

/** A value that a block leaves out and its game supplies. */
export interface AssumedValue {
  readonly name: 'attacks' | 'armour';
  readonly value: number;
}

/** A stat block in a text. */
export interface FoundBlock extends WrittenBlock {
  /** Absent where something is at fault. */
  readonly block?: StatBlock;
  readonly system: FightSystem;
  readonly assumed: readonly AssumedValue[];
}
