import { ownedBy } from '../catalogue/ownedBy.ts';
import { list } from '../catalogue/phrasing.ts';
import type { Words } from '../catalogue/words.ts';
import { blockWordsEn } from './blockWords.ts';
import { choiceFaultEn } from './choices.ts';
import { drawWordsEn } from './drawWords.ts';
import { effectWordsEn } from './effectWords.ts';
import { entityWordsEn } from './entityWords.ts';
import { exportWordsEn } from './exportWords.ts';
import { fightPanelWordsEn } from './fightPanelWords.ts';
import { fightWordsEn } from './fightWords.ts';
import { translatingWordsEn } from './translatingWords.ts';
import { typedEn } from './typed.ts';

export const wordsEn: Words = {
  required: 'required',
  stillReading: 'The files of the workspace are still being read. What this shows may change when they are known.',
  uses: (count) => (count === 0 ? 'not used' : count === 1 ? '1 use' : `${count} uses`),
  insertRuleText: (mention) => `Insert the text of ${mention} here`,
  otherPlaces: (count, lines, hasMore) => {
    const places = `The same in ${count} more ${count === 1 ? 'place' : 'places'} of this file`;
    return `${places}: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${hasMore ? ' …' : '.'}`;
  },
  otherFiles: (files) => `The same in ${list(files, 'and')}.`,
  related: {
    sameId: 'An entry with this id is also here.',
    otherSpelling: (written) => `Here it is "${written}".`,
    sameSlip: 'The same is also here.',
  },
  tables: {
    title: (roll, rows, isComplete) =>
      [
        roll === undefined ? 'table' : `${roll} table`,
        `${rows} rows`,
        ...(isComplete === undefined ? [] : [isComplete ? 'complete' : 'not complete']),
      ].join(' · '),
    thisOrLess: (chance) => `this or less ${chance}`,
    thisOrMore: (chance) => `this or more ${chance}`,
    inTheEnd: (chance) => `after rolling again ${chance}`,
    withRowsAround: (chance) => `with the rows around it ${chance}`,
    averageGold: (average) => `${average} gold on average`,
    averageWounds: (average) => `${average} Wounds on average`,
    row: (scores, text) => (text === '' ? `row ${scores}` : `row ${scores} “${text}”`),
    noRow: 'no row has this score',
    subTable: (rolled) => `sub-table ${rolled}`,
    again: (rolled, isSubTable) => `${isSubTable ? 'again on the sub-table' : 'again'} ${rolled}`,
    unknownSubTable: 'a sub-table that names no dice',
    nothingHere: 'There is no roll table here.',
    convert: {
      elements: 'Turn this table into elements (<table>)',
      lines: 'Turn this table into plain lines',
      list: 'Turn this table into a list',
      bars: 'Turn these rows into a Markdown table',
    },
    paste: {
      elements: 'Paste as elements (<table>)',
      lines: 'Paste as plain lines',
      list: 'Paste as a list',
      bars: 'Paste as a Markdown table',
    },
    noDie: 'The roll for this table is not known: name its dice before the first row, such as “Roll 1D6”.',
  },
  tableView: {
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
    willChange: 'This will change in the text:',
    nothingChanges: 'Nothing would change.',
    addRow: 'Add a row below the row #',
    removeRow: 'Remove the row #',
    moveUp: 'Move the row # up',
    moveDown: 'Move the row # down',
    renumber: 'Give each score exactly one row',
    changeRow: 'Row',
    newResult: 'New result.',
    lastInText: 'Nobody can tell where the text of the last row ends in its paragraph. Change that row in the text.',
    onlyInText: 'The rows of this table can be added, removed and moved in the text only.',
    noScoreLeft: 'There are no scores left for so many rows.',
    twoRows: 'A table has at least two rows.',
    gone: 'The table is no longer there.',
    noChances:
      'There are no chances, because the roll for this table is not known: the text names no dice, or adds something to them.',
    scoresOf: 'Scores of the row #',
    weightOf: 'How many scores the row # has',
    show: 'in the text',
    showRow: 'Show the row # in the text',
  },
  tableViewSentences: {
    subTable: (title) => `Sub-table: ${title}`,
    around: (scores) => `Back to the table around it, row ${scores}`,
    refusals: {
      order: () => 'The scores cannot be changed here, because the rows are not in order.',
      tooManyRows: (scores) => `The scores cannot be changed here: there are more rows than scores (${scores}).`,
      noScore: (scores) => `These are no scores of the dice, which show ${scores}.`,
      noRoom: () => 'Each row needs at least one score.',
      firstScore: (scores) => `The first row begins with the lowest of the scores ${scores}.`,
      lastScore: (scores) => `The last row ends with the highest of the scores ${scores}.`,
    },
  },
  odds: {
    average: (mean) => `average ${mean}`,
    results: (count) => `${count} results`,
    deviation: (deviation) => `standard deviation ${deviation}`,
    oneIn: (ways) => `1 in ${ways}`,
    waysIn: (favourable, ways) => `${favourable} in ${ways}`,
    target: (target, roll) => `${target} on ${roll}`,
    alike: (count) => (count === 2 ? 'a double' : count === 3 ? 'a triple' : `${count} alike`),
    allDifferent: 'all different',
    atLeastFaces: (count, face) => `at least ${count === 1 ? 'one' : count} ${face}`,
    within: (value, ranges) => {
      const [first, ...others] = ranges;
      if (first && others.length === 0 && first.low < first.high) return `${value} from ${first.low} to ${first.high}`;
      return `${value} is ${ranges.map(({ low, high }) => (low === high ? low : `${low} to ${high}`)).join(', ')}`;
    },
    and: 'and',
    or: 'or',
    not: 'not',
    at: (values) => `at ${values}`,
    forWarriors: (names) => `for ${names}`,
    never: 'never',
    always: 'always',
    level: (value) => `level ${value}`,
    set: (names) => `set ${names} …`,
    dependsOn: (names) => `depends on ${names}`,
    variable: (name) => names.get(name) ?? spelled(name),
    warrior: 'Warrior',
    outcome: 'Result',
    otherwise: 'none of these',
    turn: 'Turn',
    byThen: 'By then',
    byTurn: (turn) => `by turn ${turn}`,
    onAverageInTurn: (turn) => `on average in turn ${turn}`,
    eachTurn: (chance) => `${chance} a turn`,
    each: (chance) => `each ${chance}`,
    ofAll: (count, mean) => `on average ${mean} of the ${count}`,
    none: (chance) => `none of them ${chance}`,
    chance: 'Chance',
    atLeast: 'At least',
    atMost: 'At most',
    beyond: (limit, chance) => `more than ${limit}: ${chance}`,
    tooLarge: (cap, limit) => `too large to calculate: ${cap} (at most ${limit})`,
    tooMuch: '… too much to calculate here',
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
      fallingTotal: 'a total that can become smaller cannot be used here',
      divisionByZero: 'division by 0 is not possible',
      neverEnds: 'this roll would never end',
      endless: 'this roll can continue without end, so there is no exact answer here',
    },
    roll: 'Roll',
    showOdds: 'Show odds',
    moreOnLine: (count) => `+${count} more`,
    rolled: (expression, result) => `${expression}: ${result}`,
    succeeded: 'yes',
    failed: 'no',
    needsNumbers: (names) => `A number is needed for ${names}.`,
  },
  typed: typedEn,
  panel: {
    caption: (expression) => `Odds of ${expression}`,
    exactly: 'Exactly',
    median: (median) => `median ${median}`,
    range: 'Range',
    average: 'Average',
    deviation: 'Standard deviation: how far from the average a roll typically is.',
    show: 'Show',
    roll: 'Roll',
    another: 'Another roll',
    go: 'Show',
    rolls: 'Rolls',
    open: 'all',
    between: (least, most) => `A whole number from ${least} to ${most}, or nothing to leave it open.`,
  },
  completion: {
    valuesSeen: (values) => `values seen ${values}`,
    uses: (count) => (count === 1 ? '1 use' : `${count} uses`),
  },
  writing: {
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
    samples: {
      ruleId: 'ability',
      parameterName: 'value',
      ruleText: 'What it does.',
      monsterId: 'beast',
      chartId: 'to-wound',
      chartName: 'To wound',
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
    bundled: (id) => `"${id}" comes with WHQ Rules and cannot be renamed. Define a rule of your own to change it.`,
    ofOtherPackage: (id, file) => `"${id}" belongs to another package, and is renamed there, in ${file}.`,
    noId: (text) =>
      `"${text}" cannot be an id: use lower-case letters, digits, hyphens, dots and underscores, and begin with a letter or a digit.`,
    taken: (id, name) => `There is already a rule "${id}" (${name}). Two rules with the same id would count as one.`,
    takenByEntity: (id, kind, name) =>
      `"${id}" is already the ${kind} "${name}". Two of them with the same id or name would count as one.`,
    takenByTranslation: (id) => `There are already translations for "${id}". They would then belong to this one.`,
    noName: 'A name needs at least one character that can be seen.',
    noNumber: (text) => `"${text}" cannot be the id of a card, which is a whole number from 1.`,
    needsPrefix: (id, prefix) =>
      `Locations name this Warrior, and the ids in them begin with "${prefix}": use "${prefix}${id}", or another id that begins so.`,
    kinds: {
      definition: 'Where it is defined',
      use: 'Where it is used',
      translation: 'Keys of translations',
      prose: 'Links in texts',
      path: 'Paths of files',
      continuing: 'In packages that continue this one',
      file: 'Files that go along',
    },
  },
  draws: drawWordsEn,
  effects: effectWordsEn,
  entities: entityWordsEn,
  exports: exportWordsEn,
  fightPanel: fightPanelWordsEn,
  fights: fightWordsEn,
  blocks: blockWordsEn,
  translating: translatingWordsEn,
  card: {
    oddsFrom: (place) => `Odds as in: ${place}`,
    alsoIn: (place) => `Also in: ${place}.`,
    sameIn: (place) => `The same in: ${place}.`,
    differsIn: (place, difference) => `Different in ${place}: ${difference}`,
    differsFrom: (place, difference) => `Unlike ${place}: ${difference}`,
    magicOfLevel: (school, level) => `${school} Magic ${level}`,
    spellsOfLevel: (level) =>
      `Level ${level}: the Monster may cast ${level === 1 ? '1 spell' : `${level} spells`} each turn.`,
    usedByMonsters: (count) => (count === 1 ? 'Used by 1 Monster' : `Used by ${count} Monsters`),
    usedInTables: (count) => (count === 1 ? 'once in tables' : `${count} times in tables`),
    openRule: 'Open rule',
  },
  unread: {
    line: (place, reason) => `Not read: ${place} (${reason})`,
    reasons: {
      tooManyFiles: 'the folder has more files or folders than WHQ Rules reads',
      forbidden: 'you have no permission to read it',
      outside: 'it is a link that leads out of the open folder',
      tooLarge: 'it is too large',
      noRoom: 'all files together would take too much memory',
      encoding: 'its text is in an encoding that cannot be read; save it as UTF-8',
      unreadable: 'it cannot be read',
    },
    more: (count) => `Not read: ${count} more`,
    openIsTooLarge: (name) =>
      `${name} is too large: WHQ Rules shows no problems and no odds in it. Divide it into several files.`,
  },
  fixAll: (count) =>
    count === 1 ? 'Fix the problem with a certain fix' : `Fix all ${count} problems with a certain fix`,
  sortEntries: { byId: 'Sort the entries by id', byName: 'Sort the entries by name' },
  openPage: (code) => `Open the page of ${code}`,
  renameTo: (id) => `Rename to ${id} everywhere`,
  createEntry: (id, file) => `Add an entry with the id "${id}" to ${file}`,
  ownId: (id) => `Give this entry the id "${id}"`,
  noBaseline: 'there is no baseline at this place that can be read, so it hides no problems.',
  choiceFault: choiceFaultEn,
  packageCheck: {
    title: 'WHQ Rules: checking the whole package',
    done: (files, all) => `${files} of ${all} files`,
    found: (files, { error, warning, info, hint }) => {
      const kinds = [
        counted(error, 'error', 'errors'),
        counted(warning, 'warning', 'warnings'),
        counted(info, 'piece of information', 'pieces of information'),
        counted(hint, 'hint', 'hints'),
      ].filter((kind) => kind !== undefined);
      return `${files === 1 ? '1 file' : `${files} files`}: ${kinds.length > 0 ? kinds.join(', ') : 'no problems'}.`;
    },
    leftOut: (count) =>
      `There are too many problems in closed files to show all of them: ${count} ${count === 1 ? 'is' : 'are'} not shown, hints first.`,
  },
};

/** The number with its word; undefined for 0. */
function counted(count: number, one: string, more: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : more}`;
}

const names: ReadonlyMap<string, string> = new Map([
  ['battle-level', 'Battle-level'],
  ['dungeon-level', 'Dungeon level'],
  ['strength', 'Strength'],
  ['toughness', 'Toughness'],
  ['initiative', 'Initiative'],
  ['weapon-skill', 'Weapon Skill'],
  ['ballistic-skill', 'Ballistic Skill'],
  ['movement', 'Movement'],
  ['attacks', 'Attacks'],
  ['willpower', 'Willpower'],
  ['luck', 'Luck'],
  ['wounds', 'Wounds'],
  ['armour', 'Armour'],
  ['damage-dice', 'Damage dice'],
  ['leadership', 'Leadership'],
  ['warriors', 'Warriors'],
  ['power', 'Power'],
  ['fear-value', 'Fear value'],
  ['monster-damage-dice', "Monster's damage dice"],
]);

/** `monsters-left` is `monsters left`, `target-strength` the `target's Strength`. */
function spelled(name: string): string {
  const own = ownedBy(name, names);
  if (!own) return name.replaceAll('-', ' ');
  const owner = own.owner === 'monster' ? 'Monster' : own.owner.replaceAll('-', ' ');
  return `${owner}'s ${own.number}`;
}
