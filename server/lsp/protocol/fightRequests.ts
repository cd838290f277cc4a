/** The requests about fights, client to server. */

import type { ListedFighter } from '../../answers/entities/listedFighters.ts';
import type { FightView } from '../../answers/fights/fightView.ts';
import type { PlayedFight } from '../../answers/fights/playedFight.ts';
import type { FightArgument } from './commands.ts';

export interface FightRequests {
  /** Who wins a fight, and all that a panel shows of it; for sides that cannot be read, the sentence that says why. */
  'whq/fight': { readonly params: FightArgument; readonly result: FightView };
  /** The same fight with dice, event by event: the same events for the same seed. */
  'whq/playFight': { readonly params: FightArgument & { readonly seed: number }; readonly result: PlayedFight };
  /** All Monsters that can be chosen for a fight, in the order of their names. `uri` is a document, whose own come first. */
  'whq/fighters': { readonly params: { readonly uri?: string }; readonly result: readonly ListedFighter[] };
}
