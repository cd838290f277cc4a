import type { PackageFileFault } from '../../checks/settings/packageFile.ts';
import type { Invalid } from '../../dice/evaluation/odds.ts';
import type { Cap } from '../../dice/language/limits.ts';
import type { DocumentKind } from '../../formats/format.ts';
import type { ReweighProblem } from '../../tables/edits/reweigh.ts';
import type { BlockWords } from './blockWords.ts';
import type { DrawWords } from './drawWords.ts';
import type { EffectWords } from './effectWords.ts';
import type { EntityWords } from './entityWords.ts';
import type { ExportWords } from './exportWords.ts';
import type { FightPanelWords } from './fightPanelWords.ts';
import type { FightWords } from './fightWords.ts';
import type { TranslatingWords } from './translatingWords.ts';
import type { TypedWords } from './typed.ts';

/** The texts of features and commands in one language. */
export interface Words {
  readonly required: string;
  /** In a hover, while files of the workspace are still to be read. */
  readonly stillReading: string;
  /** Above a rule: how often it is used. */
  readonly uses: (count: number) => string;
  /** A code action in a text that inserts the text of a rule below the paragraph. `mention` is the text of the mention, such as `Fear 6`. */
  readonly insertRuleText: (mention: string) => string;
  /** Behind a problem that stands for others of its kind in the file: how many, their lines, and whether there are further lines. */
  readonly otherPlaces: (count: number, lines: readonly number[], hasMore: boolean) => string;
  /** Behind a problem whose copies in translations are not reported: the names of the files. */
  readonly otherFiles: (files: readonly string[]) => string;
  readonly related: RelatedWords;
  readonly odds: OddsWords;
  readonly tables: TableWords;
  readonly tableView: TableViewWords;
  readonly tableViewSentences: TableViewSentences;
  readonly typed: TypedWords;
  readonly panel: PanelWords;
  readonly card: CardWords;
  readonly draws: DrawWords;
  readonly effects: EffectWords;
  readonly entities: EntityWords;
  readonly exports: ExportWords;
  readonly fightPanel: FightPanelWords;
  readonly fights: FightWords;
  readonly blocks: BlockWords;
  readonly translating: TranslatingWords;
  readonly completion: CompletionWords;
  readonly writing: WritingWords;
  readonly rename: RenameWords;
  readonly unread: UnreadWords;
  /** The action that makes all certain fixes of a file. */
  readonly fixAll: (count: number) => string;
  /** The actions that sort the entries of a file. */
  readonly sortEntries: Readonly<Record<'byId' | 'byName', string>>;
  /** The action that opens the page of a problem. */
  readonly openPage: (code: string) => string;
  /** A quick fix that gives an entry another id, wherever it is named. */
  readonly renameTo: (id: string) => string;
  /** A quick fix that adds an entry with that id to a file. */
  readonly createEntry: (id: string, file: string) => string;
  /** A quick fix that gives another id to the entry alone, and leaves the uses of the old one. */
  readonly ownId: (id: string) => string;
  /** Behind the place of a baseline. */
  readonly noBaseline: string;
  /** A mistake in `whq.json`, or in the settings that are the same. */
  readonly choiceFault: (fault: PackageFileFault) => string;
  readonly packageCheck: PackageCheckWords;
}

/** Below a problem, at each other place that it is about. */
interface RelatedWords {
  readonly sameId: string;
  readonly otherSpelling: (written: string) => string;
  readonly sameSlip: string;
}

/** Odds in words. All numbers are formatted already. */
interface OddsWords {
  /** `average 9`. */
  readonly average: (mean: string) => string;
  /** The number of results of dice that are not added up, such as D66. */
  readonly results: (count: number) => string;
  readonly deviation: (deviation: string) => string;
  readonly oneIn: (ways: string) => string;
  readonly waysIn: (favourable: string, ways: string) => string;
  /** `5+ on 1D6`. */
  readonly target: (target: string, roll: string) => string;
  /** What stands for the target where so many dice must show the same: `a double`, as in `a double on 2D6`. */
  readonly alike: (count: number) => string;
  /** The same where no two dice may show the same. */
  readonly allDifferent: string;
  /** The same where so many dice must show a face, such as `6` or `5+`: `at least one 6`. */
  readonly atLeastFaces: (count: number, face: string) => string;
  /** In formulas: `Initiative from 1 to 2`, `1D6 is 1, 5 to 6`. */
  readonly within: (value: string, ranges: readonly { readonly low: number; readonly high: number }[]) => string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  /** The end of an answer that is only for these values: `at Battle-level 3`. */
  readonly at: (values: string) => string;
  /** The same for the values of these Warriors: `for Gurni, Ilse`. */
  readonly forWarriors: (names: string) => string;
  readonly never: string;
  readonly always: string;
  /** A value of a level in a lens: `level 1`. */
  readonly level: (value: string) => string;
  /** A lens for dice that need a number first: `set n …`. */
  readonly set: (names: string) => string;
  readonly dependsOn: (names: string) => string;
  /** The names of the free variables for people. */
  readonly variable: (name: string) => string;
  readonly warrior: string;
  readonly outcome: string;
  /** The result of a roll if none of its named outcomes comes. */
  readonly otherwise: string;
  /** Over a column of turns, and over the chance that something has happened in one of them or before. */
  readonly turn: string;
  readonly byThen: string;
  /** `by turn 4`, before a chance. */
  readonly byTurn: (turn: string) => string;
  readonly onAverageInTurn: (turn: string) => string;
  /** The chance of a test that is made in each turn. */
  readonly eachTurn: (chance: string) => string;
  /** The chance of a test that each of several makes, how many of all succeed on average, and the chance that none does. */
  readonly each: (chance: string) => string;
  readonly ofAll: (count: string, mean: string) => string;
  readonly none: (chance: string) => string;
  readonly chance: string;
  readonly atLeast: string;
  readonly atMost: string;
  /** The outcomes that are not listed, for a roll that can continue without end. */
  readonly beyond: (limit: number, chance: string) => string;
  readonly tooLarge: (cap: string, limit: string) => string;
  /** The text in place of odds, if the calculations before it have reached the limit. */
  readonly tooMuch: string;
  /** The same for a document: no odds are shown below. */
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

/** Roll tables and their rows. All numbers are formatted already. */
interface TableWords {
  /** `2D6 table · 8 rows · complete`. `isComplete` is undefined where the text adds something to the roll. */
  readonly title: (roll: string | undefined, rows: number, isComplete: boolean | undefined) => string;
  /** The chance that a roll is that row or one before it, or that row or one behind it. */
  readonly thisOrLess: (chance: string) => string;
  readonly thisOrMore: (chance: string) => string;
  /** The chance after all rolls that rows ask to make again. */
  readonly inTheEnd: (chance: string) => string;
  /** The chance together with those of the rows around its table. */
  readonly withRowsAround: (chance: string) => string;
  /** What one roll on the whole table comes to on average. */
  readonly averageGold: (average: string) => string;
  readonly averageWounds: (average: string) => string;
  /** A row that was rolled: its scores, and the first words of its text. */
  readonly row: (scores: string, text: string) => string;
  /** In the place of a row that is missing. */
  readonly noRow: string;
  /** A roll on a table within the row: `sub-table 1D6 = 2`. */
  readonly subTable: (rolled: string) => string;
  /** A roll that is made again, on the table or on the sub-table. */
  readonly again: (rolled: string, isSubTable: boolean) => string;
  /** A table within the row that names no roll. */
  readonly unknownSubTable: string;
  /** There is no table at the place where one was looked for. */
  readonly nothingHere: string;
  /** Code actions that give a table another form. */
  readonly convert: Readonly<Record<'elements' | 'lines' | 'list' | 'bars', string>>;
  /** The forms in which copied rows are pasted; what is found follows. */
  readonly paste: Readonly<Record<'elements' | 'lines' | 'list' | 'bars', string>>;
  /** A table whose text names no roll, or one that cannot be calculated. */
  readonly noDie: string;
}

/** The panel that shows a roll table. The texts without values are sent to the page. */
interface TableViewWords {
  /** In the place of a name. */
  readonly title: string;
  readonly caption: string;
  readonly scores: string;
  readonly weight: string;
  readonly chance: string;
  readonly upToHere: string;
  readonly result: string;
  readonly complete: string;
  readonly rolled: string;
  readonly roll: string;
  readonly apply: string;
  readonly discard: string;
  /** Over the list of rows that will get other scores. */
  readonly willChange: string;
  readonly nothingChanges: string;
  /** Labels of buttons; `#` is the place of the scores. */
  readonly addRow: string;
  readonly removeRow: string;
  readonly moveUp: string;
  readonly moveDown: string;
  /** A button: each score gets exactly one row. */
  readonly renumber: string;
  /** The heading of the buttons of each row. */
  readonly changeRow: string;
  /** The text of a new row. */
  readonly newResult: string;
  /** Why rows cannot be added, removed or moved. */
  readonly lastInText: string;
  readonly onlyInText: string;
  readonly noScoreLeft: string;
  readonly twoRows: string;
  readonly gone: string;
  readonly noChances: string;
  /** Labels of the fields of a row; `#` stands for its scores. */
  readonly scoresOf: string;
  readonly weightOf: string;
  /** A button that shows the row in the text, and its label for screen readers; `#` stands for its scores. */
  readonly show: string;
  readonly showRow: string;
}

/** Sentences of the panel with a roll table that have values. */
interface TableViewSentences {
  /** A button that shows a table within a row, and one that shows the table around. */
  readonly subTable: (title: string) => string;
  readonly around: (scores: string) => string;
  /** Why rows cannot have other scores. `scores` are all that the dice have. */
  readonly refusals: Readonly<Record<ReweighProblem, (scores: string) => string>>;
}

/** The panel that shows odds. */
interface PanelWords {
  /** Over the table: `Odds of 2D6+2`. */
  readonly caption: (expression: string) => string;
  readonly exactly: string;
  readonly median: (median: string) => string;
  readonly range: string;
  readonly average: string;
  /** The meaning of the standard deviation, in a sentence. */
  readonly deviation: string;
  /** The label above the choice of a column for the chart. */
  readonly show: string;
  /** The button that rolls. */
  readonly roll: string;
  /** The label of the field for another roll, and the button beside it. */
  readonly another: string;
  readonly go: string;
  /** The label above the choice between the rolls of a line or of an ability. */
  readonly rolls: string;
  /** The text in the field of a variable without a number. */
  readonly open: string;
  /** The numbers that are allowed in the field of a variable. */
  readonly between: (least: string, most: string) => string;
}

/** The card of a rule in a hover. */
interface CardWords {
  /** The heading of odds that come from the bundled rule with the same id. */
  readonly oddsFrom: (place: string) => string;
  /** Another rule with the same id. */
  readonly alsoIn: (place: string) => string;
  /** The same ability in another book, with the same rules. */
  readonly sameIn: (place: string) => string;
  /** A difference in the other book. `difference` is a sentence. */
  readonly differsIn: (place: string, difference: string) => string;
  /** A difference of this rule from the other book. */
  readonly differsFrom: (place: string, difference: string) => string;
  readonly usedByMonsters: (count: number) => string;
  /** `Chaos Magic 2`: the name of a school and a level. */
  readonly magicOfLevel: (school: string, level: number) => string;
  readonly spellsOfLevel: (level: number) => string;
  readonly usedInTables: (count: number) => string;
  /** A link. */
  readonly openRule: string;
}

/** The texts of completion. */
interface CompletionWords {
  /** `values seen 3–11`. */
  readonly valuesSeen: (values: string) => string;
  readonly uses: (count: number) => string;
}

/** New files and new entries. */
interface WritingWords {
  /** The name of each kind of file in a list: `Rules file`. */
  readonly files: Readonly<Record<DocumentKind | 'scenario', string>>;
  /** Sample words in a new entry, which the author replaces. Words in ids are in small letters, without accents. */
  readonly samples: SampleWords;
}

export interface SampleWords {
  readonly ruleId: string;
  readonly ruleText: string;
  readonly parameterName: string;
  readonly monsterId: string;
  readonly eventId: string;
  readonly eventText: string;
  readonly warriorId: string;
  readonly race: string;
  readonly locationId: string;
  readonly cardName: string;
  readonly chartId: string;
  readonly chartName: string;
  readonly roomName: string;
  readonly sourceTitle: string;
  readonly adventureName: string;
  readonly translatedText: string;
  readonly scenarioTitle: string;
  readonly scenarioLead: string;
  readonly scenarioRoom: string;
  readonly scenarioText: string;
  readonly scenarioMonsters: string;
}

/** Renaming an id or a name. All texts except `kinds` are reasons why it is impossible. */
interface RenameWords {
  readonly nothingHere: string;
  readonly bundled: (id: string) => string;
  /** An entry of a package that this one continues. */
  readonly ofOtherPackage: (id: string, file: string) => string;
  readonly noId: (text: string) => string;
  readonly taken: (id: string, name: string) => string;
  /** `kind` is a word such as `Monster`, `name` the name of the other entry. */
  readonly takenByEntity: (id: string, kind: string, name: string) => string;
  readonly takenByTranslation: (id: string) => string;
  readonly noName: string;
  /** For the id of a card. */
  readonly noNumber: (text: string) => string;
  /** Other files name the entity by ids that begin so. */
  readonly needsPrefix: (id: string, prefix: string) => string;
  /** The kinds of places that change: headings in a preview. */
  readonly kinds: Readonly<
    Record<'definition' | 'use' | 'translation' | 'prose' | 'path' | 'continuing' | 'file', string>
  >;
}

/** Lines of the log about files and folders of the workspace that were not read. */
interface UnreadWords {
  /** `place` is the file or the folder, and `reason` one of `reasons`. */
  readonly line: (place: string, reason: string) => string;
  readonly reasons: Readonly<
    Record<'tooManyFiles' | 'forbidden' | 'outside' | 'tooLarge' | 'noRoom' | 'encoding' | 'unreadable', string>
  >;
  /** The number of further files, after the last line that is shown. */
  readonly more: (count: number) => string;
  /** A message, not a line of the log, for a user who has opened a file that is too large. */
  readonly openIsTooLarge: (name: string) => string;
}

/** The texts of the check of all files. */
interface PackageCheckWords {
  readonly title: string;
  readonly done: (files: number, all: number) => string;
  /** The numbers of problems and files. */
  readonly found: (files: number, counts: Readonly<Record<'error' | 'warning' | 'info' | 'hint', number>>) => string;
  /** The number of problems that are not shown. */
  readonly leftOut: (count: number) => string;
}
