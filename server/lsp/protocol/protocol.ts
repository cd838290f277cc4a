/** The protocol between client and server beyond LSP. Plain types and names: both sides import it, and it imports types only. */

import type { RuleItem } from '../../answers/cards/ruleItems.ts';
import type { LookUpPlace } from '../../answers/rules/lookUpPlace.ts';
import type { RulePlace } from '../../answers/rules/rulePlace.ts';
import type { ListedTable } from '../../answers/tables/listedTables.ts';
import type { RowAction, RowActionResult } from '../../answers/tables/rowAction.ts';
import type { RowWish, TablePlan } from '../../answers/tables/tablePlan.ts';
import type { TableView } from '../../answers/tables/tableView.ts';
import type { TypedChoice, TypedOdds } from '../../answers/typed/typedOdds.ts';
import type { Looked } from '../../workspace/packages/listing.ts';
import type { TranslationRequests } from './translationRequests.ts';

/** The one expression of a question about dice, as the author wrote it, or as the user typed it. */
export interface Roll {
  /** For example `2D6+2` or `1D6 + battle-level > 6`, but also `5+ on 1D6`, `4d6kh3` or `Fear 6`. */
  readonly expression: string;
  /** The known values of free variables, by their kebab-case names. The others stay open. Without it the levels of the text itself count. */
  readonly variables?: Readonly<Record<string, number>>;
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
  readonly position: TextPosition;
  /** The place of the roll table that the roll is for: then it is rolled on that. */
  readonly table?: TextPosition;
}

/** A place in a text, as LSP counts. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}

/** Argument of the commands `rollTable` and `showTable`; lenses pass it, the palette does not. */
export interface TableArgument {
  readonly uri: string;
  /** In the table, or in the dice that it names. */
  readonly position: TextPosition;
  /** Two rolls with the same seed are the same. Without it each is new. */
  readonly seed?: number;
}

/** Argument of the command `showReferences`; lenses pass it, the palette does not. */
export interface ShowReferencesArgument {
  readonly uri: string;
  /** The position of the rule's definition or a reference, as in LSP. */
  readonly position: { readonly line: number; readonly character: number };
}

/** The commands of the client, which lenses and hovers of the server may name. */
export const commands = {
  showOdds: 'whq-rules.showOdds',
  roll: 'whq-rules.roll',
  rollTable: 'whq-rules.rollTable',
  showTable: 'whq-rules.showTable',
  pasteTable: 'whq-rules.pasteTable',
  restartServer: 'whq-rules.restartServer',
  showLog: 'whq-rules.showLog',
  showMenu: 'whq-rules.showMenu',
  showWalkthrough: 'whq-rules.showWalkthrough',
  chooseLevels: 'whq-rules.chooseLevels',
  lookUpRule: 'whq-rules.lookUpRule',
  lookUpAction: 'whq-rules.lookUpAction',
  openRule: 'whq-rules.openRule',
  showReferences: 'whq-rules.showReferences',
  newRulesFile: 'whq-rules.newRulesFile',
  newMonstersFile: 'whq-rules.newMonstersFile',
  newTablesFile: 'whq-rules.newTablesFile',
  insertEntry: 'whq-rules.insertEntry',
  newEventsFile: 'whq-rules.newEventsFile',
  newPackage: 'whq-rules.newPackage',
  newScenario: 'whq-rules.newScenario',
  checkPackage: 'whq-rules.checkPackage',
  clearPackage: 'whq-rules.clearPackage',
  openPage: 'whq-rules.openPage',
  nextTranslation: 'whq-rules.nextTranslation',
  previousTranslation: 'whq-rules.previousTranslation',
  chooseTranslationStops: 'whq-rules.chooseTranslationStops',
  openTranslation: 'whq-rules.openTranslation',
  showTranslationSource: 'whq-rules.showTranslationSource',
  insertMissingKey: 'whq-rules.insertMissingKey',
  insertMissingKeys: 'whq-rules.insertMissingKeys',
  addLanguage: 'whq-rules.addLanguage',
  removeOrphans: 'whq-rules.removeOrphans',
  takeWordingOver: 'whq-rules.takeWordingOver',
} as const;

/**
 * The commands of the server (`workspace/executeCommand`), for any client: to check all files of the workspace and tell the problems of those
 * that are not open, and to take these problems away again. `checkPackage` answers a `PackageCheckResult`, or null if it is cancelled.
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
  readonly counts: Readonly<Record<'error' | 'warning' | 'info' | 'hint', number>>;
}

/** Argument of the command `openRule`; links pass it, the palette does not have it: a place in a file or a bundled pack. Counted as in LSP. */
export interface OpenRuleArgument {
  readonly uri: string;
  readonly line: number;
  readonly character: number;
}

/**
 * Argument of the command `lookUpAction`, which keys run during a look-up: the action for the active rule. `showBeside` turns the preview
 * in an editor beside on or off.
 */
export type LookUpAction = 'insert' | 'open' | 'showOdds' | 'roll' | 'showBeside';

/** The URI scheme of bundled packs, which are not on the disk: the server has their text (`workspace/textDocumentContent`). */
export const packScheme = 'whq-rules';

/** The scheme of the client's documents with the pages of this program. */
export const pageScheme = 'whq-rules-page';

/** The scheme of the client's documents with the sources beside a translation. */
export const sourceScheme = 'whq-rules-source';

/** The section of the settings, for `workspace/configuration`; its value is a `Settings`. */
export const settingsSection = 'whq-rules';

/** The settings that the server reads. A client that is not VS Code may leave any of them out: then the default counts. */
export interface Settings {
  /**
   * Odds above the lines with dice, default on, also of plain dice and of the dice in rows of tables, default off; above rules how often
   * they are used, default off; above Monsters, Events and tables how likely they are drawn, default on.
   */
  readonly codeLens?: {
    readonly enabled?: boolean;
    readonly bareDice?: boolean;
    readonly references?: boolean;
    readonly draws?: boolean;
  };
  /** Problems of rules files, default on; and whether hints are information, so that an editor lists them, default off. */
  readonly problems?: {
    readonly enabled?: boolean;
    readonly listHints?: boolean;
    /** Severities by code: `error`, `warning`, `information`, `hint` or `off`. */
    readonly severities?: unknown;
    /** The path of the baseline from the workspace folder. */
    readonly baseline?: string;
  };
  /** Formatting of XML: whether, default on, and the quotation marks of attributes, default `keep`. */
  readonly formatting?: { readonly enabled?: boolean; readonly quotes?: string };
  /** Odds behind the dice in the text. Default: off. */
  readonly inlayHints?: { readonly enabled?: boolean };
  /** The levels that odds are shown for. Default: all of them. */
  readonly levels?: { readonly battleLevel?: number | null; readonly dungeonLevel?: number | null };
  /** The Warriors that odds are shown for: `name`, and characteristics such as `strength` or `battleLevel` as numbers. Default: none. */
  readonly party?: readonly Readonly<Record<string, unknown>>[];
}

/** `initializationOptions`. */
export interface InitializationOptions {
  /** Language of every text for people, as a BCP 47 tag (`en`, `es`, `es-419`). Without it the `locale` of LSP counts. */
  readonly language?: string;
  /** Whether links in hovers may run `commands.showOdds` and `commands.openRule`, which this client has. */
  readonly commandLinks?: boolean;
  /** The URI under which the client shows the pages of the codes, as `URI/CODE.md`. Without it the codes of problems are not links. */
  readonly problemPages?: string;
  /**
   * Whether the problems of files that are not open are announced as `workspace/diagnostic`. Default: yes. A client that asks for them
   * without end, as VS Code does, has the command `checkPackage` instead.
   */
  readonly workspaceDiagnostics?: boolean;
  /**
   * Whether the client checks open JSON files with the schemas of this extension, so that the server says nothing of their settings and their
   * syntax. Default: no.
   */
  readonly checksJson?: boolean;
}

/** The role of a document for WHQ Rules; the server does nothing in `other` documents. */
export type DocumentRole = 'rules' | 'prose' | 'other';

/** A level that a text says of itself: `For four Warriors of Battle-level 3`. */
export interface SaidLevelShown {
  readonly name: 'battle-level' | 'dungeon-level' | 'warriors';
  readonly value: number;
  /** The line that says it, from 0. */
  readonly line: number;
  /** Whether the odds of the document are shown for it: the choice of the user comes first. */
  readonly isUsed: boolean;
}

/** The kinds of new files. */
export type NewFileKind = 'rules' | 'monsters' | 'tables' | 'events' | 'scenario';

/** A free variable of an expression. */
export interface FreeVariable {
  /** Kebab-case, as in the keys of `Roll.variables`. */
  readonly name: string;
  /** The name for people, in their language. */
  readonly label: string;
}

/** A roll on a table. */
interface TableRolled {
  /** The way in one line, or the reason why there is none. */
  readonly text: string;
  /** The scores of the rows on the way. */
  readonly marks: readonly TextPosition[];
  /** The names that need a number first; then nothing was rolled. */
  readonly open: readonly FreeVariable[];
}

/** Requests, client to server: the params and the result of each method. */
export interface ServerRequests extends TranslationRequests {
  /** Whether a typed question can be read, its reading, and its open values. Asked at each key. */
  'whq/expression': {
    readonly params: { readonly expression: string };
    readonly result: {
      /** A sentence in the user's language about the syntax error; `null` without one. */
      readonly problem: string | null;
      /** How it was read, a few words in the user's language; empty if it is in the language of odds itself. */
      readonly readAs: string;
      /** Those that neither the text nor the levels of the settings give a number, in the order of their first use; none if there is a problem. */
      readonly variables: readonly FreeVariable[];
      /** The numbers that the text itself gives, as `Fear 6` does. */
      readonly given: Readonly<Record<string, number>>;
      /** The rolls to choose from, where the text means several, as the name of an ability may; the rest is then that of the first. */
      readonly rolls: readonly TypedChoice[];
    };
  };
  /**
   * The exact odds for the panel that shows them; for bad input, the sentence that says why. Without `variables` the levels
   * of the settings count.
   */
  'whq/oddsData': { readonly params: Roll; readonly result: TypedOdds };
  /**
   * One roll as a line of text (`2D6+2: 4 + 3 → 9`), and the end of that line alone; for bad input or an open variable, the sentence that
   * says why. A name without a number in `variables` has the number from the levels of the settings.
   */
  'whq/roll': {
    readonly params: Roll & Pick<RollArgument, 'seed'>;
    readonly result: { readonly text: string; readonly result: string };
  };
  /** All roll tables of an open document, in order, with a label such as `2D6 table · 8 rows · complete`. */
  'whq/tables': {
    readonly params: { readonly uri: string };
    readonly result: readonly ListedTable[];
  };
  /** Rolls on the table at a place in an open document, and follows the tables and the dice of its result. */
  'whq/rollTable': {
    readonly params: Pick<TableArgument, 'uri' | 'position'> & {
      readonly seed: number;
      readonly variables?: Readonly<Record<string, number>>;
    };
    readonly result: TableRolled;
  };
  /** The view of the table at a place in an open document; `null` without one. */
  'whq/tableView': {
    readonly params: Pick<TableArgument, 'uri' | 'position'>;
    readonly result: TableView | null;
  };
  /** What other scores for a row would do to its table, after those that are planned already. Nothing changes yet. */
  'whq/tablePlan': {
    readonly params: Pick<TableArgument, 'uri' | 'position'> & {
      readonly wish: RowWish;
      /** The weights of the plan so far. */
      readonly weights?: readonly number[];
    };
    readonly result: TablePlan;
  };
  /** The edit that adds, removes or moves a row of the table at a place in an open document, or numbers all rows. */
  'whq/rowAction': {
    readonly params: Pick<TableArgument, 'uri' | 'position'> & { readonly action: RowAction; readonly row: number };
    readonly result: RowActionResult;
  };
  /**
   * The forms in which the roll tables of something copied can replace a range of an open document, the usual one first; none without a
   * table. The title names the form and the tables that are found.
   */
  'whq/pasteTable': {
    readonly params: {
      readonly uri: string;
      readonly range: { readonly start: TextPosition; readonly end: TextPosition };
      readonly text: string;
      /** Empty if nothing was copied in HTML. */
      readonly html: string;
    };
    readonly result: {
      readonly choices: readonly { readonly form: string; readonly title: string; readonly newText: string }[];
      /** Of all tables, without those of the tables in them. */
      readonly rows: readonly { readonly scores: string; readonly text: string }[];
    };
  };
  /** All known rules to choose from, in the order of names. */
  'whq/rules': { readonly params: Record<string, never>; readonly result: readonly RuleItem[] };
  /** The rules for a name, an id or a mention (`fear 6`), with its values; without any, rules with similar names. */
  'whq/lookUp': { readonly params: { readonly question: string }; readonly result: readonly RuleItem[] };
  /** The rule for a question as plain text, wrapped for a narrow editor; empty without one. */
  'whq/ruleText': { readonly params: { readonly question: string }; readonly result: { readonly text: string } };
  /** The rule at the place in a link, so that a link opens nothing else; `null` without a rule there. */
  'whq/rulePlace': { readonly params: OpenRuleArgument; readonly result: { readonly place: RulePlace | null } };
  /** The place for a look-up in an open document. */
  'whq/lookUpPlace': {
    readonly params: { readonly uri: string; readonly position: { readonly line: number; readonly character: number } };
    readonly result: LookUpPlace;
  };
  /** The text that closes the element after a typed `>` or `</` before the position; `null` if there is nothing to insert. */
  'whq/closingTag': {
    readonly params: { readonly uri: string; readonly position: { readonly line: number; readonly character: number } };
    readonly result: { readonly text: string | null };
  };
  /** Whether abilities are offered, unasked, for the word before the position. */
  'whq/offersAbilities': {
    readonly params: { readonly uri: string; readonly position: { readonly line: number; readonly character: number } };
    readonly result: { readonly isOffering: boolean };
  };
  /** A new file as a snippet, with ids from the name of the file. */
  'whq/newFile': {
    readonly params: { readonly kind: NewFileKind; readonly uri: string };
    readonly result: { readonly snippet: string };
  };
  /** A new entry after the one at the position, as a snippet, and the place for it; null where there is none. */
  'whq/newEntry': {
    readonly params: { readonly uri: string; readonly position: TextPosition };
    readonly result: { readonly position: TextPosition; readonly snippet: string } | null;
  };
  /** The files of a new package with that name, with paths from its folder. The folder is empty if it could have no name. */
  'whq/newPackage': {
    readonly params: { readonly name: string };
    readonly result: {
      readonly folder: string;
      readonly files: readonly { readonly path: string; readonly text: string }[];
    };
  };
  /** The role of an open document; `other` for one that is not open. */
  'whq/documentKind': { readonly params: { readonly uri: string }; readonly result: { readonly kind: DocumentRole } };
  /** The levels and the number of Warriors that an open document says of itself, in the order of this program; none for other documents. */
  'whq/saidLevels': {
    readonly params: { readonly uri: string };
    readonly result: { readonly levels: readonly SaidLevelShown[] };
  };
  /** A sign of life: answered in every state of the documents, so that a missing answer means a server that hangs. */
  'whq/ping': { readonly params: Record<string, never>; readonly result: null };
}

/** Requests, server to client, for a server that cannot reach the disk: a browser's, or one of a virtual workspace. */
export interface ClientRequests {
  /** The file system's answer for a URI: a folder with its entries, in any order, a file, or neither. */
  'whq/readFolder': { readonly params: { readonly uri: string }; readonly result: Looked };
  /** The text of a file up to `largest` bytes, decoded like in the editor; or the reason why there is none, `null` if it does not exist. */
  'whq/readFile': {
    readonly params: { readonly uri: string; readonly largest: number };
    readonly result: string | { readonly reason: 'tooLarge' | 'forbidden' | 'unreadable' | null };
  };
}

/** Notifications, server to client. */
export interface ServerNotifications {
  /** The number of files and folders of the workspace that have not been read: too large, too many, not readable. The log names them. */
  'whq/unreadFiles': { readonly count: number };
}
