import type { Bindings } from '../dice/evaluation/odds.ts';
import type { Messages } from '../wording/messages.ts';

/** Whom a feature answers: in which language, and what is known of the game they play. */
export interface Reader {
  readonly messages: Messages;
  readonly preview: Preview;
  /** The commands that links in a text may run, for a client that has them; without it texts have no links. */
  readonly links?: LinkCommands | undefined;
}

export interface LinkCommands {
  readonly showOdds: string;
  readonly roll: string;
  readonly openRule: string;
}

/** The values that odds are shown for where a text leaves them open. */
export interface Preview {
  /** Levels that the reader plays at, by the name of the variable: `battle-level`, `dungeon-level`. Without one all levels are shown. */
  readonly levels: ReadonlyMap<string, number>;
  /** The Warriors of the reader's party, whose characteristics are put in one after the other. */
  readonly party: readonly Warrior[];
}

export interface Warrior {
  readonly name: string;
  /** By the name of the variable: `strength`, `toughness`, `battle-level` … */
  readonly characteristics: ReadonlyMap<string, number>;
}

/** Nothing is known of the reader's game: all levels are shown. */
export const noPreview: Preview = { levels: new Map(), party: [] };

/** The given values, and the reader's levels for what is not given. */
export function withLevels(bindings: Bindings, { levels }: Preview): Bindings {
  return levels.size === 0 ? bindings : new Map([...levels, ...bindings]);
}
