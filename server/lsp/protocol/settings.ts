/** What the client tells the server before anything else: its options and settings; and the schemes of its documents. */

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
   * Odds above the lines with dice, default on: `quiet`, `normal`, which is the default, or `everything`; above Monsters and stat
   * blocks who wins a fight, default on.
   */
  readonly codeLens?: {
    readonly enabled?: boolean;
    readonly detail?: string;
    readonly fights?: boolean;
  };
  /** Problems of rules files, default on; and whether hints are information, so that an editor lists them, default off. */
  readonly problems?: {
    readonly enabled?: boolean;
    readonly listHints?: boolean;
    /** Severities by code: `error`, `warning`, `information`, `hint` or `off`. */
    readonly severities?: unknown;
  };
  /** Odds behind the dice in the text. Default: off. */
  readonly inlayHints?: { readonly enabled?: boolean };
  /** The levels that odds are shown for. Default: all of them. */
  readonly levels?: { readonly battleLevel?: number | null; readonly dungeonLevel?: number | null };
  /** The Warriors that odds are shown for: `name`, and characteristics such as `strength` or `battleLevel` as numbers. Default: none. */
  readonly party?: readonly Readonly<Record<string, unknown>>[];
}

/** Whether the value is a Battle-level or a Dungeon level of the game; the manifest has the same range. */
export function isLevel(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highestLevel;
}

/** The highest Battle-level and Dungeon level of the game; the lowest is 1. */
export const highestLevel = 10;

/** `initializationOptions`. */
export interface InitializationOptions {
  /** Language of every text for people, as a BCP 47 tag (`en`, `es`, `es-419`). Without it the `locale` of LSP counts. */
  readonly language?: string;
  /** Whether links in hovers may run `commands.showOdds` and `commands.openRule`, which this client has. */
  readonly commandLinks?: boolean;
  /**
   * Whether tables in hovers have invisible characters between their columns, which VS Code draws too near; other editors may show the
   * characters as signs. Default: no.
   */
  readonly padsTables?: boolean;
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
  /**
   * Whether the client asks for completion itself behind a blank, a slash and a quotation mark in a tag, so that they are no trigger
   * characters of XML. In a text an editor would ask there too, and the empty answer closes the list of the word behind it if it comes after
   * the letters of that word. Default: no.
   */
  readonly asksInTags?: boolean;
  /** Whether the client has `commands.insertEntry`, which asks for the name of a new entry. Default: no. */
  readonly asksForNames?: boolean;
  /** Whether the client takes `whq/unreadFiles`, which LSP does not know. Default: no. */
  readonly countsUnread?: boolean;
}
