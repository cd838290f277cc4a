import type { EditionName } from '../../formats/format.ts';
import type { CheckWords } from './checkWords.ts';

/** A mistake in a command line. */
export type UsageProblem =
  | { readonly kind: 'unknownCommand'; readonly command: string; readonly nearest: string | undefined }
  | { readonly kind: 'unknownOption'; readonly option: string; readonly nearest: string | undefined }
  | { readonly kind: 'missingValue'; readonly option: string }
  | { readonly kind: 'needlessValue'; readonly option: string }
  | { readonly kind: 'badValue'; readonly option: string; readonly value: string; readonly allowed: readonly string[] }
  | { readonly kind: 'emptyOperand' }
  | { readonly kind: 'surplusOperand'; readonly operand: string }
  /** An option that needs another one. */
  | { readonly kind: 'needsOption'; readonly option: string; readonly needed: string }
  | { readonly kind: 'notTogether'; readonly first: string; readonly second: string }
  | { readonly kind: 'missingOption'; readonly option: string }
  | { readonly kind: 'inputAndPaths' }
  | { readonly kind: 'missingExpression' }
  | { readonly kind: 'missingFolder' }
  | { readonly kind: 'missingFile' }
  | { readonly kind: 'missingName' }
  | {
      readonly kind: 'unknownSystem';
      readonly system: string;
      readonly nearest: string | undefined;
      readonly known: readonly string[];
    }
  /** Of something that is drawn. */
  | { readonly kind: 'missingDrawn' }
  /** A command with a first word of its own, such as `status`; empty if there is none. */
  | { readonly kind: 'unknownAction'; readonly action: string; readonly allowed: readonly string[] }
  /** A text that is not `name=5` or `name=A`. */
  | { readonly kind: 'badBinding'; readonly text: string }
  /** A name with a value that is not in the expression. */
  | { readonly kind: 'unknownName'; readonly name: string; readonly known: readonly string[] }
  /** The same for `--let` of a fight, whose names are characteristics. */
  | { readonly kind: 'unknownCharacteristic'; readonly name: string; readonly known: readonly string[] }
  /** Of a fight. */
  | { readonly kind: 'missingSides' }
  | { readonly kind: 'badCloseFrom'; readonly value: string }
  | { readonly kind: 'optionOfSystem'; readonly option: string; readonly system: string }
  /** The file of `balance`. */
  | { readonly kind: 'missingScenario' }
  | { readonly kind: 'notWhole'; readonly option: string; readonly value: string }
  | { readonly kind: 'badTimes'; readonly value: string; readonly most: number }
  /** `--at-least` or `--at-most` of a comparison. */
  | { readonly kind: 'boundOfTest'; readonly option: string }
  /** Several names without a value; a table can show the values of only one. */
  | { readonly kind: 'openNames'; readonly names: readonly string[] }
  /** Names without a value in a roll. */
  | { readonly kind: 'unsaidNames'; readonly names: readonly string[] };

/** The reason why a file or folder was not checked. */
export type FileTrouble =
  | 'missing'
  | 'forbidden'
  | 'tooLarge'
  /** All files together would take too much memory. */
  | 'noRoom'
  | 'longText'
  | 'notAFile'
  | 'unreadable'
  | 'notUtf8'
  | 'forbiddenFolder'
  | 'tooManyFiles'
  /** A folder without Warhammer Quest content. */
  | 'nothingFound'
  /** A file that was named, but is not Warhammer Quest content. */
  | 'notOurs'
  /** A text that was named, but mentions no ability. */
  | 'noScenario'
  | 'emptyInput'
  | 'folderAsInput'
  | 'unreadableInput';

/** The texts of the command line in one language, without the problems. */
export interface CliWords {
  /** The text of `--help`, with the line break at its end. */
  readonly help: Readonly<Record<CommandName | 'all', string>>;
  readonly usage: {
    readonly [Kind in UsageProblem['kind']]: (problem: Extract<UsageProblem, { readonly kind: Kind }>) => string;
  };
  /** A reference to the help. `command` is, for example, `whq-rules check`. */
  readonly seeHelp: (command: string) => string;
  readonly trouble: Readonly<Record<FileTrouble, (path: string) => string>>;
  readonly noWorkingFolder: string;
  /** The hint for an expression without quotes that cannot be read. */
  readonly unquoted: string;
  /** Values of names stand in the expression itself; `command` has them in an option. */
  readonly valuesInText: (command: string) => string;
  /** Below the odds for each value of some names: one value can be asked for. */
  readonly oneValue: (names: readonly string[]) => string;
  /** No rule has this name or id. `nearest` are similar names in house style, or empty. */
  /** For `roll --table`: the rule has no table, or its roll needs values for names. */
  readonly noTable: (rule: string, names: readonly string[]) => string;
  /** For `draws`: no table, Monster or Event has this name or id. */
  readonly nothingDrawn: (question: string, nearest: string | undefined) => string;
  /** For `export`: there is no rule, Monster, Event or table of this name or id. `nearest` are similar names, or empty. */
  readonly unknownEntry: (question: string, nearest: readonly string[]) => string;
  /** There is nothing of the kind in a file or folder. */
  readonly nothingToExport: (path: string) => string;
  /** What the form of an export cannot say, by name. */
  readonly leftOut: (names: readonly string[], form: string) => string;
  readonly unknownRule: (question: string, nearest: readonly string[]) => string;
  /** The other rules with the given name. */
  readonly namesakes: (
    others: readonly { readonly id: string | undefined; readonly name: string; readonly place: string }[],
  ) => string;
  readonly fight: {
    /** The file of `--party` has none. */
    readonly noParty: (path: string) => string;
    /** A file in place of a side has no stat block, or several, with these names. */
    readonly blocksInFile: (path: string, names: readonly string[]) => string;
    /** A file in place of a scenario. */
    readonly noProse: (path: string) => string;
  };
  readonly pack: {
    /** The folder is no package. */
    readonly nothing: (folder: string) => string;
    /** The folder is in that of a package. */
    readonly above: (folder: string, packageFolder: string) => string;
    readonly refused: string;
    readonly unlisted: (path: string) => string;
    readonly leftOut: (path: string) => string;
    readonly link: (path: string) => string;
    readonly newList: string;
    /** A file with a name that Windows cannot have. */
    readonly notForWindows: (path: string) => string;
    readonly written: (path: string, files: number, bytes: number) => string;
    readonly notWritten: (path: string) => string;
  };
  readonly translate: {
    /** So many of so many texts, and in percent; undefined where there is nothing to translate. */
    readonly done: (translated: number, needed: number, percent: number | undefined) => string;
    /** There is no translations file, or none of that language. */
    readonly none: (language: string | undefined) => string;
    readonly glossary: {
      /** So many texts have the translated name. */
      readonly uses: (count: number) => string;
      /** The text with that key speaks of a name in other words. */
      readonly otherWords: (key: string) => string;
      /** So many names, so many of them in texts, and so many places with other words. */
      readonly total: (names: number, used: number, places: number) => string;
    };
    /** The left half of a badge for several languages. */
    readonly badge: string;
    /** The source as it is now, where the record has only its fingerprint. */
    readonly unknownThen: (now: string) => string;
    /** Nothing is known of the sources of a language's translations. */
    readonly noRecord: (language: string) => string;
    /** So many translations have been marked as up to date in a record. */
    readonly marked: (count: number, path: string) => string;
    /** So many translations have been marked as the same as their source on purpose. */
    readonly markedSame: (count: number, path: string) => string;
    /** So many translations are the same as their source. */
    readonly same: (count: number) => string;
    /** The translation with that key is not the same as its source, or there is none. */
    readonly notSame: (key: string) => string;
    readonly notWritten: (path: string) => string;
    /** A line of a record that would be lost. */
    readonly strangeLine: (path: string, line: number) => string;
    readonly unknownKey: (key: string) => string;
    /** The mistakes in a PO file, by the kinds of `PoFault`. */
    readonly faults: Readonly<
      Record<'merge' | 'strange' | 'quote' | 'escape' | 'order' | 'plural' | 'twice' | 'incomplete', string>
    >;
    /** A PO file with so many mistakes. */
    readonly faulty: (path: string, count: number) => string;
    readonly noEntries: (path: string) => string;
    /** An entry of a PO file without a key, by its text. */
    readonly keyless: (source: string) => string;
    /** A PO file whose header names another language than the one to import. */
    readonly otherLanguage: (path: string, written: string, wanted: string) => string;
    readonly exported: (texts: number, translated: number) => string;
    readonly imported: (changed: number, added: number, isDry: boolean) => string;
    /** Translations that an import leaves out, or writes with a doubt, by their keys. */
    readonly outcome: Readonly<
      Record<'unknown' | 'unclear' | 'illegal' | 'broken' | 'emptied' | 'fuzzy' | 'outdated', (key: string) => string>
    >;
    /** So many more of the same. */
    readonly more: (count: number) => string;
  };
  /** The last line of `format`. */
  readonly converted: {
    readonly noFile: string;
    readonly done: (files: number) => string;
    readonly would: (files: number) => string;
    /** A file of a kind that the first edition does not have. */
    readonly noSuchKind: (path: string) => string;
    /** An element, an attribute as `rule@param`, or markup of texts, that an edition does not have. */
    readonly unsaid: Readonly<Record<EditionName, (path: string, name: string, count: number) => string>>;
  };
  readonly formatted: { readonly done: (files: number) => string; readonly would: (files: number) => string };
  /** The texts of the reports of `check`. */
  readonly check: CheckWords;
}

export type CommandName =
  | 'balance'
  | 'check'
  | 'convert'
  | 'draws'
  | 'export'
  | 'fight'
  | 'format'
  | 'pack'
  | 'odds'
  | 'roll'
  | 'rule'
  | 'translate'
  | 'lsp';
