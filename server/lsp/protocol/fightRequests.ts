/** The requests about fights, client to server. */

import type { FightView } from '../../answers/fights/fightView.ts';
import type { ListedFighter } from '../../answers/fights/listedFighters.ts';
import type { PlayedFight } from '../../answers/fights/playedFight.ts';
import type { FightArgument } from './commands.ts';

/** The fights of a scenario as the body of a page. */
export interface ScenarioPage {
  readonly title: string;
  /** Why there are no numbers; empty without a reason. */
  readonly problem: string;
  /** Every text in it is escaped, and it has no scripts. */
  readonly html: string;
  /** The same as a whole page, for a browser. */
  readonly page: string;
  readonly language: string;
  /** The label of the button that prints. */
  readonly print: string;
}

export interface FightRequests {
  /** Who wins a fight, and all that a panel shows of it; for sides that cannot be read, the sentence that says why. */
  'whq/fight': { readonly params: FightArgument; readonly result: FightView };
  /** The same fight with dice, event by event: the same events for the same seed. */
  'whq/playFight': { readonly params: FightArgument & { readonly seed: number }; readonly result: PlayedFight };
  /** All Monsters that can be chosen for a fight, in the order of their names. `uri` is a document, whose own come first. */
  'whq/fighters': { readonly params: { readonly uri?: string }; readonly result: readonly ListedFighter[] };
  /** The fights of an open scenario, one after the other; `null` for a document without any. */
  'whq/scenarioFights': { readonly params: { readonly uri: string }; readonly result: ScenarioPage | null };
}
