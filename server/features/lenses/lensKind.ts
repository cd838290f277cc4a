import type { CodeLens, Command, Position } from 'vscode-languageserver-types';
import type { Detail } from '../../answers/odds/lensDetail.ts';
import type { Budget } from '../../dice/language/limits.ts';
import type { Asked } from '../asked.ts';

/** The commands of the client that lenses run. */
interface LensCommands {
  readonly showOdds: string;
  readonly roll: string;
  readonly showTable: string;
  readonly showFight: string;
  readonly insertMissingKey: string;
}

/** What is left for the lenses of one text that are slow. In a run it is to be the same object each time. */
export interface LensBudgets {
  readonly odds: Budget;
  readonly fights: Budget;
}

/** The document whose lenses are requested. */
export interface LensesAsked extends Asked {
  /** How many of the odds are shown. */
  readonly detail: Detail;
  readonly commands: LensCommands;
  readonly budgets: LensBudgets;
}

/** Which lens of its place it is; short, because an answer has thousands. */
export type LensData = number | string;

/** A kind of lens. */
export interface LensKind {
  /** The setting that turns it off, in `codeLens`. */
  readonly setting: 'enabled' | 'fights';
  /** The lenses, each with its command, or with data by which `command` works that out when it is in sight. */
  readonly lenses: (asked: LensesAsked) => readonly CodeLens[];
  /** What a lens at that position says and does; undefined where the document has no such lens. */
  readonly command?: (asked: LensesAsked, position: Position, which: LensData) => Command | undefined;
}
