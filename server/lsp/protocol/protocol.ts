/** What client and server say to each other beyond LSP. Plain types and names: both sides import it, it imports types alone. */

import type { RuleItem } from '../../answers/cards/ruleItems.ts';
import type { LookUpPlace } from '../../answers/rules/lookUpPlace.ts';
import type { RulePlace } from '../../answers/rules/rulePlace.ts';
import type { TypedChoice, TypedOdds } from '../../answers/typed/typedOdds.ts';
import type { Looked } from '../../workspace/packages/listing.ts';

/** The one expression of a question about dice, as the author wrote it, or as somebody has typed it. */
export interface Roll {
  /** For example `2D6+2` or `1D6 + battle-level > 6`, but also `5+ on 1D6`, `4d6kh3` or `Fear 6`. */
  readonly expression: string;
  /** What is known of the free variables, by their kebab-case names. The others stay open. Without it what the text says itself counts. */
  readonly variables?: Readonly<Record<string, number>>;
}

/** Argument of the commands `roll` and `showOdds`; lenses and links pass it, the palette does not. */
export interface RollArgument extends Roll {
  /** Two rolls with one seed fall alike. Without it each roll is new. */
  readonly seed?: number;
  /** The document that the roll stands in. */
  readonly uri?: string;
  /** All rolls of its line: to choose from, and to see where the result is to be shown. */
  readonly rolls?: readonly LineRoll[];
}

/** A roll that a line of a document speaks of. */
export interface LineRoll {
  /** As people write it. */
  readonly label: string;
  readonly expression: string;
  /** Behind its dice, as LSP counts. */
  readonly position: { readonly line: number; readonly character: number };
}

/** Argument of the command `showReferences`; lenses pass it, the palette does not. */
export interface ShowReferencesArgument {
  readonly uri: string;
  /** Of something that stands for the rule, as LSP counts. */
  readonly position: { readonly line: number; readonly character: number };
}

/** The commands of the client, which lenses and hovers of the server may name. */
export const commands = {
  showOdds: 'whq-rules.showOdds',
  roll: 'whq-rules.roll',
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
  newScenario: 'whq-rules.newScenario',
  checkPackage: 'whq-rules.checkPackage',
  clearPackage: 'whq-rules.clearPackage',
} as const;

/**
 * The commands of the server (`workspace/executeCommand`), for any client: to check all files of the workspace and tell the problems of those
 * that are not open, and to take these problems away again. `checkPackage` answers a `PackageCheckResult`, or null if it is cancelled.
 */
export const serverCommands = {
  checkPackage: 'whq-rules.server.checkPackage',
  clearPackage: 'whq-rules.server.clearPackage',
} as const;

/** What a check of all files has found. */
export interface PackageCheckResult {
  /** For people: how many files and problems there are, and what is not shown. */
  readonly text: string;
  /** Of all files, open or not. */
  readonly counts: Readonly<Record<'error' | 'warning' | 'info' | 'hint', number>>;
}

/** Argument of the command `openRule`; links pass it, the palette does not have it: a place in a file, or in a pack that is on no disk. Counted as LSP does. */
export interface OpenRuleArgument {
  readonly uri: string;
  readonly line: number;
  readonly character: number;
}

/**
 * Argument of the command `lookUpAction`, which keys run while rules are looked up: what to do with the rule that is lit. `showBeside` turns on or off that it is
 * shown in an editor beside.
 */
export type LookUpAction = 'insert' | 'open' | 'showOdds' | 'roll' | 'showBeside';

/** The scheme of the URIs of bundled packs, which are on no disk: the server has their text (`workspace/textDocumentContent`). */
export const packScheme = 'whq-rules';

/** The scheme of the client's documents with the pages of this program. */
export const pageScheme = 'whq-rules-page';

/** The section of the settings, for `workspace/configuration`; its value is a `Settings`. */
export const settingsSection = 'whq-rules';

/** The settings that the server reads. A client that is not VS Code may leave any of them out: then the default counts. */
export interface Settings {
  /** Odds above the lines with dice, default on; above rules how often they are used, default off. */
  readonly codeLens?: { readonly enabled?: boolean; readonly references?: boolean };
  /** Problems of rules files, default on; and whether hints are information, so that an editor lists them, default off. */
  readonly problems?: { readonly enabled?: boolean; readonly listHints?: boolean };
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
  /** The URI under which the client shows the pages of the codes, as `URI/CODE.md`. Without it the codes of problems lead nowhere. */
  readonly problemPages?: string;
}

/** What a document is to WHQ Rules; `other` means that the server is silent on it. */
export type DocumentRole = 'rules' | 'prose' | 'other';

/** What the commands for new files write. */
export type NewFileKind = 'rules' | 'monsters' | 'scenario';

/** A free variable of an expression. */
export interface FreeVariable {
  /** Kebab-case, as in the keys of `Roll.variables`. */
  readonly name: string;
  /** The name for people, in their language. */
  readonly label: string;
}

/** Requests, client to server: the params and the result of each method. */
export interface ServerRequests {
  /** Whether what somebody types can be read, how, and what it leaves open. Asked while it is being typed. */
  'whq/expression': {
    readonly params: { readonly expression: string };
    readonly result: {
      /** Why it cannot be read, a sentence in the user's language; `null` if it can. */
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
   * says why. What has no number in `variables` has that of the levels of the settings.
   */
  'whq/roll': {
    readonly params: Roll & Pick<RollArgument, 'seed'>;
    readonly result: { readonly text: string; readonly result: string };
  };
  /** Every rule that is known, in the order of names, to choose one from. */
  'whq/rules': { readonly params: Record<string, never>; readonly result: readonly RuleItem[] };
  /** The rules that a name, an id or a mention stands for (`fear 6`), values put in; where there are none, those of like names. */
  'whq/lookUp': { readonly params: { readonly question: string }; readonly result: readonly RuleItem[] };
  /** The rule that a question stands for as plain text, wrapped for a narrow editor; empty where there is none. */
  'whq/ruleText': { readonly params: { readonly question: string }; readonly result: { readonly text: string } };
  /** The rule at a place that a link names, so that a link opens nothing else; `null` where the server knows of none. */
  'whq/rulePlace': { readonly params: OpenRuleArgument; readonly result: { readonly place: RulePlace | null } };
  /** What there is to look up at the place in an open document. */
  'whq/lookUpPlace': {
    readonly params: { readonly uri: string; readonly position: { readonly line: number; readonly character: number } };
    readonly result: LookUpPlace;
  };
  /** What closes the element whose `>` or `</` has just been typed before the position; `null` where nothing is to be put in. */
  'whq/closingTag': {
    readonly params: { readonly uri: string; readonly position: { readonly line: number; readonly character: number } };
    readonly result: { readonly text: string | null };
  };
  /** Whether abilities are offered for the word that is being typed before the position, without being asked for. */
  'whq/offersAbilities': {
    readonly params: { readonly uri: string; readonly position: { readonly line: number; readonly character: number } };
    readonly result: { readonly isOffering: boolean };
  };
  /** A new file as a snippet, with ids after the name of the file that it is for. */
  'whq/newFile': {
    readonly params: { readonly kind: NewFileKind; readonly uri: string };
    readonly result: { readonly snippet: string };
  };
  /** What an open document is; `other` for one that is not open. */
  'whq/documentKind': { readonly params: { readonly uri: string }; readonly result: { readonly kind: DocumentRole } };
  /** A sign of life: answered whatever the state of the documents, so that silence means a server that hangs. */
  'whq/ping': { readonly params: Record<string, never>; readonly result: null };
}

/** Requests, server to client, for a server that cannot reach the disk: a browser's, or one of a virtual workspace. */
export interface ClientRequests {
  /** What stands at a URI: a folder with its entries, in any order, a file, or neither. */
  'whq/readFolder': { readonly params: { readonly uri: string }; readonly result: Looked };
  /** The text of a file of no more than so many bytes, decoded as the editor would; or why there is none, `null` if it is gone. */
  'whq/readFile': {
    readonly params: { readonly uri: string; readonly largest: number };
    readonly result: string | { readonly reason: 'tooLarge' | 'forbidden' | 'unreadable' | null };
  };
}

/** Notifications, server to client. */
export interface ServerNotifications {
  /** How many files and folders of the workspace have not been read: too large, too many, not readable. The log names them. */
  'whq/unreadFiles': { readonly count: number };
}
