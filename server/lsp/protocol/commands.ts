/** The commands that the server names in lenses, hovers and fixes, or carries out, and their arguments. */

import type { Position } from 'vscode-languageserver-types';
import type { Roll } from './diceRequests.ts';
import type { ProblemCounts } from './packageRequests.ts';

const names = [
  'showOdds',
  'roll',
  'rollTable',
  'showTable',
  'printScenario',
  'showCard',
  'insertCard',
  'showFight',
  'showScenarioFights',
  'restartServer',
  'showLog',
  'showMenu',
  'showWalkthrough',
  'chooseLevels',
  'lookUpRule',
  'lookUpAction',
  'openRule',
  'newRulesFile',
  'newMonstersFile',
  'newTablesFile',
  'insertEntry',
  'newEventsFile',
  'newPackage',
  'newScenario',
  'checkPackage',
  'clearPackage',
  'fixPackage',
  'openPage',
  'nextTranslation',
  'previousTranslation',
  'openTranslation',
  'showTranslationSource',
  'insertMissingKey',
  'insertMissingKeys',
  'sameOnPurpose',
  'addLanguage',
  'showGlossary',
  'removeOrphans',
] as const;

/** The commands of the client, which lenses and hovers of the server may name. */
export const commands = Object.fromEntries(names.map((name) => [name, `whq-rules.${name}`])) as {
  readonly [Name in (typeof names)[number]]: `whq-rules.${Name}`;
};

/**
 * The commands of the server (`workspace/executeCommand`), for any client: to check all files of the workspace and tell the problems of those
 * that are not open, and to take these problems away again. `checkPackage` answers a `PackageCheckResult`.
 */
export const serverCommands = {
  checkPackage: 'whq-rules.server.checkPackage',
  clearPackage: 'whq-rules.server.clearPackage',
} as const;

/** The result of a check of all files. */
export interface PackageCheckResult {
  /** For people: the numbers of files and problems, and of problems that are not shown. */
  readonly text: string;
  /** Of all files, open or not. */
  readonly counts: ProblemCounts;
}

/** Argument of the commands `roll` and `showOdds`; lenses and links pass it, the palette does not. */
export interface RollArgument extends Roll {
  /** Two rolls with the same seed have the same result. Without it each roll is new. */
  readonly seed?: number;
  /** The document of the roll. */
  readonly uri?: string;
  /** All rolls of its line: the choices, and the place for the result. */
  readonly rolls?: readonly LineRoll[];
}

/** A roll in a line of a document. */
export interface LineRoll {
  /** As people write it. */
  readonly label: string;
  readonly expression: string;
  /** Behind its dice, as LSP counts. */
  readonly position: Position;
  /** The place of the roll table that the roll is for: then it is rolled on that. */
  readonly table?: Position;
}

/** Argument of the commands `rollTable` and `showTable`; lenses pass it, the palette does not. */
export interface TableArgument {
  readonly uri: string;
  /** In the table, or in the dice that it names. */
  readonly position: Position;
  /** Two rolls with the same seed are the same. Without it each is new. */
  readonly seed?: number;
}

/** Argument of the command `openRule`; links pass it, the palette does not have it: a place in a file or a bundled pack. Counted as in LSP. */
export interface OpenRuleArgument {
  readonly uri: string;
  readonly line: number;
  readonly character: number;
}

/**
 * Argument of the command `lookUpAction`, which keys run during a look-up: the action for the active rule.
 */
export type LookUpAction = 'insert' | 'open' | 'showOdds' | 'roll';
