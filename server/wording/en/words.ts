import type { PackageFileFault } from '../../checks/settings/packageFile.ts';
import { variables } from '../texts/phrasing.ts';
import { fill, say } from '../texts/places.ts';
import { blockWordsEn } from './blockWords.ts';
import { choiceFaultsEn } from './choices.ts';
import { drawWordsEn } from './drawWords.ts';
import { entityWordsEn } from './entityWords.ts';
import { exportWordsEn } from './exportWords.ts';
import { fightPanelWordsEn } from './fightPanelWords.ts';
import { fightWordsEn } from './fightWords.ts';
import { translatingWordsEn } from './translatingWords.ts';
import { typedEn } from './typed.ts';
import { viewWordsEn } from './viewWords.ts';

const numbers = {
  'battle-level': 'Battle-level',
  'dungeon-level': 'Dungeon level',
  strength: 'Strength',
  toughness: 'Toughness',
  initiative: 'Initiative',
  'weapon-skill': 'Weapon Skill',
  'ballistic-skill': 'Ballistic Skill',
  movement: 'Movement',
  attacks: 'Attacks',
  willpower: 'Willpower',
  luck: 'Luck',
  wounds: 'Wounds',
  armour: 'Armour',
  'damage-dice': 'Damage dice',
  leadership: 'Leadership',
  warriors: 'Warriors',
  power: 'Power',
  'fear-value': 'Fear value',
  'monster-damage-dice': "Monster's damage dice",
};

function ofOwner(number: string, owner: string): string {
  return fill("[owner=monster?Monster|{owner}]'s {number}", { number, owner });
}

export const wordsEn = {
  required: 'required',
  /** In a hover, while files of the workspace are still to be read. */
  stillReading: 'The files of the workspace are still being read. What this shows may change when they are known.',
  /** Behind a problem that stands for others of its kind in the file: how many, their lines, and whether there are further lines. */
  otherPlaces:
    'The same in {count} more [count=1?place|places] of this file: [lines=1?line|lines] {lines}[hasMore? …|.]',
  /** Behind a problem whose copies in translations are not reported: the names of the files. */
  otherFiles: 'The same in {files, and}.',
  related: {
    sameId: 'An entry with this id is also here.',
    otherSpelling: 'Here it is "{written}".',
    sameSlip: 'The same is also here.',
  },
  tables: {
    /** `2D6 table · 8 rows · complete`. `isComplete` is undefined where the text adds something to the roll. */
    title: '[roll?{roll} table|table] · {rows} rows[isComplete=true? · complete][isComplete=false? · not complete]',
    /** The chance that a roll is that row or one before it, or that row or one behind it. */
    thisOrLess: 'this or less {chance}',
    thisOrMore: 'this or more {chance}',
    /** The chance after all rolls that rows ask to make again. */
    inTheEnd: 'after rolling again {chance}',
    /** The chance together with those of the rows around its table. */
    withRowsAround: 'with the rows around it {chance}',
    /** A row that was rolled: its scores, and the first words of its text. */
    row: '[text?row {scores} “{text}”|row {scores}]',
    /** In the place of a row that is missing. */
    noRow: 'no row has this score',
    /** A roll on a table within the row: `sub-table 1D6 = 2`. */
    subTable: 'sub-table {rolled}',
    /** A roll that is made again, on the table or on the sub-table. */
    again: '[isSubTable?again on the sub-table|again] {rolled}',
    /** A table within the row that names no roll. */
    unknownSubTable: 'a sub-table that names no dice',
    /** There is no table at the place where one was looked for. */
    nothingHere: 'There is no roll table here.',
    /** Code actions that give a table another form. */
    convert: {
      elements: 'Turn this table into elements (<table>)',
      lines: 'Turn this table into plain lines',
    },
    /** The forms in which copied rows are pasted; what is found follows. */
    paste: {
      elements: 'Paste as elements (<table>)',
      lines: 'Paste as plain lines',
      list: 'Paste as a list',
      bars: 'Paste as a Markdown table',
    },
    /** A table whose text names no roll, or one that cannot be calculated. */
    noDie: 'The roll for this table is not known: name its dice before the first row, such as “Roll 1D6”.',
  },
  tableView: {
    /** In the place of a name. */
    title: 'Roll table',
    caption: 'The rows with their chances',
    scores: 'Scores',
    weight: 'How many',
    chance: 'Chance',
    upToHere: 'Up to here',
    result: 'Result',
    complete: 'Each score has exactly one row.',
    rolled: 'rolled',
    roll: 'Roll on this table',
    apply: 'Change the text',
    discard: 'Leave it',
    /** The rows that will get other scores, each as `4-5 → 4`. */
    willChange: 'This will change in the text: {changes}.',
    nothingChanges: 'Nothing would change.',
    /** Labels of buttons. */
    addRow: 'Add a row below the row {scores}',
    removeRow: 'Remove the row {scores}',
    moveUp: 'Move the row {scores} up',
    moveDown: 'Move the row {scores} down',
    /** A button: each score gets exactly one row. */
    renumber: 'Give each score exactly one row',
    /** The heading of the buttons of each row. */
    changeRow: 'Row',
    /** The text of a new row. */
    newResult: 'New result.',
    /** Why rows cannot be added, removed or moved. */
    lastInText: 'Nobody can tell where the text of the last row ends in its paragraph. Change that row in the text.',
    onlyInText: 'The rows of this table can be added, removed and moved in the text only.',
    noScoreLeft: 'There are no scores left for so many rows.',
    twoRows: 'A table has at least two rows.',
    gone: 'The table is no longer there.',
    noChances:
      'There are no chances, because the roll for this table is not known: the text names no dice, or adds something to them.',
    /** Labels of the fields of a row. */
    scoresOf: 'Scores of the row {scores}',
    weightOf: 'How many scores the row {scores} has',
    /** A button that shows the row in the text, and its label for screen readers. */
    show: 'in the text',
    showRow: 'Show the row {scores} in the text',
    /** A button that shows a table within a row, and one that shows the table around. */
    subTable: 'Sub-table: {title}',
    around: 'Back to the table around it, row {scores}',
    /** Why rows cannot have other scores. `scores` are all that the dice have. */
    refusals: {
      order: (_: string) => 'The scores cannot be changed here, because the rows are not in order.',
      tooManyRows: 'The scores cannot be changed here: there are more rows than scores ({scores}).',
      noScore: 'These are no scores of the dice, which show {scores}.',
      noRoom: (_: string) => 'Each row needs at least one score.',
      firstScore: 'The first row begins with the lowest of the scores {scores}.',
      lastScore: 'The last row ends with the highest of the scores {scores}.',
    },
  },
  odds: {
    /** `average 9`. */
    average: 'average {mean}',
    /** The number of results of dice that are not added up, such as D66. */
    results: '{count} results',
    deviation: 'standard deviation {deviation}',
    oneIn: '1 in {ways}',
    waysIn: '{favourable} in {ways}',
    /** `5+ on 1D6`. */
    target: '{target} on {roll}',
    /** What stands for the target where so many dice must show the same: `a double`, as in `a double on 2D6`. */
    alike: '[count=2?a double|[count=3?a triple|{count} alike]]',
    /** The same where no two dice may show the same. */
    allDifferent: 'all different',
    /** The same where so many dice must show a face, such as `6` or `5+`: `at least one 6`. */
    atLeastFaces: 'at least [count=1?one|{count}] {face}',
    /** In formulas: `Initiative from 1 to 2`, `1D6 is 1, 5 to 6`. */
    range: '{low} to {high}',
    within: '{value} from {low} to {high}',
    isOneOf: '{value} is {ranges}',
    and: 'and',
    or: 'or',
    not: 'not',
    /** The end of an answer that is only for these values: `at Battle-level 3`. */
    at: 'at {values}',
    /** The same for the values of these Warriors: `for Gurni, Ilse`. */
    forWarriors: 'for {names}',
    never: 'never',
    always: 'always',
    /** A value of a level in a lens: `level 1`. */
    level: 'level {value}',
    /** A lens for dice that need a number first: `set n …`. */
    set: 'set {names} …',
    dependsOn: 'depends on {names}',
    /** The names of the free variables for people. */
    variable: variables(numbers, ofOwner),
    warrior: 'Warrior',
    outcome: 'Result',
    /** The result of a roll if none of its named outcomes comes. */
    otherwise: 'none of these',
    /** Over a column of turns, and over the chance that something has happened in one of them or before. */
    turn: 'Turn',
    byThen: 'By then',
    /** `by turn 4`, before a chance. */
    byTurn: 'by turn {turn}',
    onAverageInTurn: 'on average in turn {turn}',
    /** The chance of a test that is made in each turn. */
    eachTurn: '{chance} a turn',
    /** The chance of a test that each of several makes, how many of all succeed on average, and the chance that none does. */
    each: 'each {chance}',
    ofAll: 'on average {mean} of the {count}',
    none: 'none of them {chance}',
    chance: 'Chance',
    atLeast: 'At least',
    atMost: 'At most',
    /** The outcomes that are not listed, for a roll that can continue without end. */
    beyond: 'more than {limit}: {chance}',
    tooLarge: 'too large to calculate: {cap} (at most {limit})',
    /** The text in place of odds, if the calculations before it have reached the limit. */
    tooMuch: '… too much to calculate here',
    /** The same for a document: no odds are shown below. */
    tooMuchBelow: '… too much to calculate here: no odds below this line',
    caps: {
      sharedNames: 'names that are rolled once and used again',
      sides: 'sides of a die',
      dice: 'dice in one roll',
      times: 'how often something happens',
      outcomes: 'different results',
      steps: 'steps of calculation',
      magnitude: 'size of a number',
    },
    invalid: {
      noSides: 'a die needs at least one side',
      negativeCount: 'the number of dice, or of repetitions, is below zero',
      automaticValue: 'A means that no roll is needed, so there is no number to work with',
      notWhole: 'only whole numbers are possible',
      divisionByZero: 'division by 0 is not possible',
      neverEnds: 'this roll would never end',
      endless: 'this roll can continue without end, so there is no exact answer here',
    },
    roll: 'Roll',
    showOdds: 'Show odds',
    moreOnLine: '+{count} more',
    rolled: '{expression}: {result}',
    succeeded: 'yes',
    failed: 'no',
    needsNumbers: 'A number is needed for {names}.',
  },
  typed: typedEn,
  panel: {
    /** Over the table: `Odds of 2D6+2`. */
    caption: 'Odds of {expression}',
    exactly: 'Exactly',
    median: 'median {median}',
    range: 'Range',
    average: 'Average',
    /** The meaning of the standard deviation, in a sentence. */
    deviation: 'Standard deviation: how far from the average a roll typically is.',
    /** The label above the choice of a column for the chart. */
    show: 'Show',
    /** The button that rolls. */
    roll: 'Roll',
    /** The label of the field for another roll, and the button beside it. */
    another: 'Another roll',
    go: 'Show',
    /** The label above the choice between the rolls of a line or of an ability. */
    rolls: 'Rolls',
    /** The text in the field of a variable without a number. */
    open: 'all',
    /** The numbers that are allowed in the field of a variable. */
    between: 'A whole number from {least} to {most}, or nothing to leave it open.',
  },
  completion: {
    /** `values seen 3–11`. */
    valuesSeen: 'values seen {values}',
    uses: '[count=1?1 use|{count} uses]',
  },
  writing: {
    /** The name of each kind of file in a list: `Rules file`. */
    files: {
      rules: 'Rules file',
      monsters: 'Monsters file',
      tables: 'Tables file',
      events: 'Events file',
      adventures: 'Objective room adventures file',
      dungeonCards: 'Dungeon cards file',
      roomReferences: 'Room references file',
      locations: 'Locations file',
      warriors: 'Warriors file',
      translations: 'Translations file',
      sessions: 'Saved adventure',
      charts: 'Charts file',
      scenario: 'Scenario',
    },
    /** Sample words in a new entry, which the author replaces. Words in ids are in small letters, without accents. */
    samples: {
      ruleId: 'ability',
      parameterName: 'value',
      ruleText: 'What it does.',
      monsterId: 'beast',
      chartId: 'to-wound',
      eventId: 'event',
      eventText: 'What happens.',
      warriorId: 'wanderer',
      race: 'Human',
      locationId: 'place',
      cardName: 'ROOM',
      roomName: 'OBJECTIVE ROOM',
      sourceTitle: 'Book, page 1',
      adventureName: 'The Adventure',
      translatedText: 'Text',
      scenarioTitle: 'The Adventure',
      scenarioLead: 'Where the Warriors are, and what they are to do.',
      scenarioRoom: 'The First Room',
      scenarioText: 'What the Warriors see.',
      scenarioMonsters: 'Monsters',
    },
  },
  rename: {
    nothingHere: 'Only an id can be renamed, or the name of a table or of an objective room: put the cursor on one.',
    bundled: '"{id}" comes with WHQ Rules and cannot be renamed. Define a rule of your own to change it.',
    /** An entry of a package that this one continues. */
    ofOtherPackage: '"{id}" belongs to another package, and is renamed there, in {file}.',
    noId: '"{text}" cannot be an id: use lower-case letters, digits, hyphens, dots and underscores, and begin with a letter or a digit.',
    /** `kind` is a word such as `Monster`, `name` the name of the other entry. */
    taken: '"{id}" is already the {kind} "{name}". Two of them with the same id or name would count as one.',
    takenByTranslation: 'There are already translations for "{id}". They would then belong to this one.',
    noName: 'A name needs at least one character that can be seen.',
    /** For the id of a card. */
    noNumber: '"{text}" cannot be the id of a card, which is a whole number from 1.',
    /** Other files name the entity by ids that begin so. */
    needsPrefix:
      'Locations name this Warrior, and the ids in them begin with "{prefix}": use "{prefix}{id}", or another id that begins so.',
    /** The kinds of places that change: headings in a preview. */
    kinds: {
      definition: 'Where it is defined',
      use: 'Where it is used',
      translation: 'Keys of translations',
      prose: 'Links in texts',
      continuing: 'In packages that continue this one',
    },
  },
  draws: drawWordsEn,
  entities: entityWordsEn,
  exports: exportWordsEn,
  views: viewWordsEn,
  fightPanel: fightPanelWordsEn,
  fights: fightWordsEn,
  blocks: blockWordsEn,
  translating: translatingWordsEn,
  card: {
    /** The heading of odds that come from the bundled rule with the same id. */
    oddsFrom: 'Odds as in: {place}',
    /** Another rule with the same id. */
    alsoIn: 'Also in: {place}.',
    /** The same ability in another book, with the same rules. */
    sameIn: 'The same in: {place}.',
    /** A difference in the other book. `difference` is a sentence. */
    differsIn: 'Different in {place}: {difference}',
    /** A difference of this rule from the other book. */
    differsFrom: 'Unlike {place}: {difference}',
    /** `Chaos Magic 2`: the name of a school and a level. */
    magicOfLevel: '{school} Magic {level}',
    spellsOfLevel: 'Level {level}: the Monster may cast [level=1?1 spell|{level} spells] each turn.',
    usedByMonsters: '[count=1?Used by 1 Monster|Used by {count} Monsters]',
    usedInTables: '[count=1?once in tables|{count} times in tables]',
    /** A link. */
    openRule: 'Open rule',
  },
  unread: {
    /** `place` is the file or the folder, and `reason` one of `reasons`. */
    line: 'Not read: {place} ({reason})',
    reasons: {
      tooManyFiles: 'the folder has more files or folders than WHQ Rules reads',
      forbidden: 'you have no permission to read it',
      outside: 'it is a link that leads out of the open folder',
      tooLarge: 'it is too large',
      noRoom: 'all files together would take too much memory',
      encoding: 'its text is in an encoding that cannot be read; save it as UTF-8',
      unreadable: 'it cannot be read',
    },
    /** A message, not a line of the log, for a user who has opened a file that is too large. */
    openIsTooLarge: '{name} is too large: WHQ Rules shows no problems and no odds in it. Divide it into several files.',
  },
  /** The action that makes all certain fixes of a file. */
  fixAll: '[count=1?Fix the problem with a certain fix|Fix all {count} problems with a certain fix]',
  /** The action that opens the page of a problem. */
  openPage: 'Open the page of {code}',
  /** A quick fix that gives an entry another id, wherever it is named. */
  renameTo: 'Rename to {id} everywhere',
  /** A quick fix that adds an entry with that id to a file. */
  createEntry: 'Add an entry with the id "{id}" to {file}',
  /** A quick fix that gives another id to the entry alone, and leaves the uses of the old one. */
  ownId: 'Give this entry the id "{id}"',
  /** A mistake in `whq.json`, or in the settings that are the same. */
  choiceFault: (fault: PackageFileFault) => say(choiceFaultsEn, fault),
  packageCheck: {
    title: 'WHQ Rules: checking the whole package',
    done: '{files} of {all} files',
    /** The numbers of problems and files. */
    found: '[files=1?1 file|{files} files]: [problems?{problems}|no problems].',
    counted: {
      error: '{count} [count=1?error|errors]',
      warning: '{count} [count=1?warning|warnings]',
      info: '{count} [count=1?piece|pieces] of information',
      hint: '{count} [count=1?hint|hints]',
    },
  },
} as const;
