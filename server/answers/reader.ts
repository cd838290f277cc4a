import type { Bindings, Party } from '../dice/evaluation/odds.ts';
import type { Messages } from '../wording/messages.ts';
import type { Markup } from './markdown.ts';

/** The person a feature answers: language, levels, party. */
export interface Reader {
  readonly messages: Messages;
  readonly preview: Preview;
  /** The commands for links in texts, if the client has them; without them texts have no links. */
  readonly links?: LinkCommands | undefined;
  /** How the client shows hovers and the texts beside completions; Markdown if it is not said. */
  readonly markup?: { readonly hover: Markup; readonly documentation: Markup } | undefined;
}

interface LinkCommands {
  readonly showOdds: string;
  readonly roll: string;
  readonly openRule: string;
}

/** The values for names that a text leaves open in its odds. */
export interface Preview {
  /** The levels of the reader's game, by the name of the variable: `battle-level`, `dungeon-level`. Without one all levels are shown. */
  readonly levels: ReadonlyMap<string, number>;
  /** The Warriors of the reader's party: odds are shown for the characteristics of each. */
  readonly party: readonly Warrior[];
  /** Those of the levels that no setting has: the text itself says them, or they are usual in the game. */
  readonly unset?: ReadonlySet<string>;
}

export interface Warrior {
  readonly name: string;
  /** By the name of the variable: `strength`, `toughness`, `battle-level` … */
  readonly characteristics: ReadonlyMap<string, number>;
}

/** No game is set: odds are shown for all levels. */
export const noPreview: Preview = { levels: new Map(), party: [] };

/** The values of each Warrior, without the values that are given for all of them. Empty if a number of Warriors is given. */
export function membersOf({ party }: Preview, given: Bindings): Party {
  if (given.has('warriors')) return [];
  return party.map(({ characteristics }) => new Map([...characteristics].filter(([name]) => !given.has(name))));
}

/** The given values, and the reader's levels for other names. */
export function withLevels(bindings: Bindings, { levels }: Preview): Bindings {
  return levels.size === 0 ? bindings : new Map([...levels, ...bindings]);
}

/** A Warrior of the setting with the party: its whole numbers are characteristics. */
export function warriorFrom(entry: Readonly<Record<string, unknown>>): Warrior {
  return { name: typeof entry.name === 'string' ? entry.name : '?', characteristics: numbersIn(entry) };
}

/** The whole numbers of an object, `battleLevel` as `battle-level`. */
export function numbersIn(settings: object): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(settings).flatMap(([name, value]) =>
      Number.isSafeInteger(value)
        ? [[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value as number]]
        : [],
    ),
  );
}
