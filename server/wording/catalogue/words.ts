import type { Invalid } from '../../dice/evaluation/odds.ts';
import type { Cap } from '../../dice/language/limits.ts';
import type { DocumentKind } from '../../formats/format.ts';

/** What features and commands say in one language. */
export interface Words {
  readonly required: string;
  /** Above a rule: how often it is used. */
  readonly uses: (count: number) => string;
  /** A code action in a text: puts what the rule says below the paragraph. `mention` is as it is written, such as `Fear 6`. */
  readonly insertRuleText: (mention: string) => string;
  readonly odds: OddsWords;
  readonly panel: PanelWords;
  readonly card: CardWords;
  readonly completion: CompletionWords;
  readonly writing: WritingWords;
  readonly rename: RenameWords;
  readonly unread: UnreadWords;
  readonly packageCheck: PackageCheckWords;
}

/** Odds in words. Numbers come formatted. */
interface OddsWords {
  /** `average 9`. */
  readonly average: (mean: string) => string;
  /** Of numbers that nobody adds up, as those of D66. */
  readonly results: (count: number) => string;
  readonly deviation: (deviation: string) => string;
  readonly oneIn: (ways: string) => string;
  readonly waysIn: (favourable: string, ways: string) => string;
  /** `5+ on 1D6`. */
  readonly target: (target: string, roll: string) => string;
  /** In formulas: `Initiative from 1 to 2`, `1D6 is 1, 5 to 6`. */
  readonly within: (value: string, ranges: readonly { readonly low: number; readonly high: number }[]) => string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  /** After an answer that counts for these values alone: `at Battle-level 3`. */
  readonly at: (values: string) => string;
  readonly never: string;
  readonly always: string;
  /** A value of a level in a lens: `level 1`. */
  readonly level: (value: string) => string;
  /** A lens on dice that need a number first: `set n …`. */
  readonly set: (names: string) => string;
  readonly dependsOn: (names: string) => string;
  /** The names of the free variables for people. */
  readonly variable: (name: string) => string;
  readonly warrior: string;
  readonly outcome: string;
  readonly chance: string;
  readonly atLeast: string;
  readonly atMost: string;
  /** Where rolling can go on for ever: what is not listed. */
  readonly beyond: (limit: number, chance: string) => string;
  readonly tooLarge: (cap: string, limit: string) => string;
  /** In place of odds, where the many before have taken all the time that there is. */
  readonly tooMuch: string;
  /** The same for a document: what comes below it has none. */
  readonly tooMuchBelow: string;
  readonly caps: Readonly<Record<Cap, string>>;
  readonly invalid: Readonly<Record<Invalid['code'], string>>;
  readonly roll: string;
  readonly showOdds: string;
  readonly moreOnLine: (count: number) => string;
  readonly rolled: (expression: string, result: string) => string;
  readonly succeeded: string;
  readonly failed: string;
  readonly needsNumbers: (names: string) => string;
}

/** The panel that shows odds. */
interface PanelWords {
  /** Over the table: `Odds of 2D6+2`. */
  readonly caption: (expression: string) => string;
  readonly exactly: string;
  readonly median: (median: string) => string;
  readonly range: string;
  readonly average: string;
  /** What the standard deviation says, in a sentence. */
  readonly deviation: string;
  /** Over the choice of what the chart shows. */
  readonly show: string;
  /** The button that rolls. */
  readonly roll: string;
  /** The label of the field for another roll, and the button beside it. */
  readonly another: string;
  readonly go: string;
  /** Over the choice between the rolls of a line. */
  readonly rolls: string;
  /** In the field of a variable that has been given no number. */
  readonly open: string;
  /** What may stand in the field of a variable. */
  readonly between: (least: string, most: string) => string;
}

/** The card of a rule in a hover. */
interface CardWords {
  /** Over odds that the rule itself does not give, but the bundled one of the same id. */
  readonly oddsFrom: (place: string) => string;
  /** Another rule with the same id. */
  readonly alsoIn: (place: string) => string;
  /** The same ability in another book, with the same rules. */
  readonly sameIn: (place: string) => string;
  /** The other book does something otherwise. `difference` is a sentence. */
  readonly differsIn: (place: string, difference: string) => string;
  /** This one does something otherwise than the other book. */
  readonly differsFrom: (place: string, difference: string) => string;
  readonly usedByMonsters: (count: number) => string;
  readonly usedInTables: (count: number) => string;
  /** A link. */
  readonly openRule: string;
}

/** What is offered to be typed. */
interface CompletionWords {
  /** `values seen 3–11`. */
  readonly valuesSeen: (values: string) => string;
  readonly uses: (count: number) => string;
}

/** New files and new entries. */
interface WritingWords {
  /** What a file of each kind is called in a list: `Rules file`. */
  readonly files: Readonly<Record<DocumentKind | 'scenario', string>>;
  /** Words that stand in a new entry until somebody types. Those in ids are in small letters, without accents. */
  readonly samples: SampleWords;
}

export interface SampleWords {
  readonly ruleId: string;
  readonly ruleText: string;
  readonly monsterId: string;
  readonly eventId: string;
  readonly eventText: string;
  readonly warriorId: string;
  readonly race: string;
  readonly locationId: string;
  readonly cardName: string;
  readonly roomName: string;
  readonly adventureName: string;
  readonly translatedText: string;
  readonly scenarioTitle: string;
  readonly scenarioLead: string;
  readonly scenarioRoom: string;
  readonly scenarioText: string;
  readonly scenarioMonsters: string;
}

/** Renaming a rule's id. All but `kinds` say why it cannot be done. */
interface RenameWords {
  readonly nothingHere: string;
  readonly bundled: (id: string) => string;
  readonly noId: (text: string) => string;
  readonly taken: (id: string, name: string) => string;
  readonly takenByTranslation: (id: string) => string;
  /** What the places are that change: headings in a preview. */
  readonly kinds: Readonly<Record<'definition' | 'use' | 'translation' | 'prose', string>>;
}

/** Lines of the log about files and folders of the workspace that have not been read. */
interface UnreadWords {
  /** `place` is the file or the folder, and `reason` one of `reasons`. */
  readonly line: (place: string, reason: string) => string;
  readonly reasons: Readonly<
    Record<'tooManyFiles' | 'forbidden' | 'outside' | 'tooLarge' | 'noRoom' | 'encoding' | 'unreadable', string>
  >;
  /** After the last line that is shown. */
  readonly more: (count: number) => string;
  /** A message, not a line of the log: somebody has opened this file, and sees nothing in it. */
  readonly openIsTooLarge: (name: string) => string;
}

/** What the check of all files says. */
interface PackageCheckWords {
  readonly title: string;
  readonly done: (files: number, all: number) => string;
  /** How many problems there are, in how many files. */
  readonly found: (files: number, counts: Readonly<Record<'error' | 'warning' | 'info' | 'hint', number>>) => string;
  /** How many of them are not shown. */
  readonly leftOut: (count: number) => string;
}
