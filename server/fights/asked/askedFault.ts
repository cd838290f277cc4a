import type { BlockFault } from '../blocks/writtenBlock.ts';
import type { FightSystem } from '../statBlock.ts';

/** Why a side of a fight, or a whole fight, cannot be read. Nothing is guessed in its place. */
export type AskedFault =
  | { readonly kind: 'noText' }
  /** `1D6 Goblins`: a fight is between numbers that are known. */
  | { readonly kind: 'chooseNumber'; readonly dice: string; readonly name: string }
  /** `Goblins`, without a number. */
  | { readonly kind: 'noNumber'; readonly name: string }
  | { readonly kind: 'noneOf'; readonly name: string }
  | { readonly kind: 'unknownName'; readonly name: string; readonly nearest: string | undefined }
  /** A stat block, or the entry of a Monster, that cannot be read. The span of the fault counts in `text`. */
  | { readonly kind: 'badBlock'; readonly name: string; readonly text: string; readonly fault: BlockFault }
  /** A Warrior without these characteristics, by the names of their variables. */
  | { readonly kind: 'missingValues'; readonly name: string; readonly missing: readonly string[] }
  | { readonly kind: 'noWounds'; readonly name: string }
  /** Warriors and others on one side. */
  | { readonly kind: 'partyWithOthers' }
  | { readonly kind: 'mixedSystems'; readonly systems: readonly FightSystem[] };
