import type { CliWords } from '../catalogue/cliWords.ts';
import { list, shorten } from '../catalogue/phrasing.ts';
import { checkWordsEn } from './checkWords.ts';
import { cliHelpEn } from './cliHelp.ts';

export const cliWordsEn: CliWords = {
  help: cliHelpEn,
  usage: {
    unknownCommand: ({ command, nearest }) =>
      `There is no command "${command}".${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    unknownOption: ({ option, nearest }) =>
      `There is no option ${option} here.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    missingValue: ({ option }) => `${option} needs a value.`,
    needlessValue: ({ option }) => `${option} takes no value.`,
    badValue: ({ option, value, allowed }) => `${option} must be ${list(allowed, 'or')}, not "${value}".`,
    emptyOperand: () => 'There is an empty name or path, "". Leave it out, or write what is meant.',
    surplusOperand: ({ operand }) => `"${operand}" is one word too many. Put quotes around words that belong together.`,
    needsOption: ({ option, needed }) => `${option} can only be used with ${needed}.`,
    notTogether: ({ first, second }) => `${first} and ${second} cannot be used together.`,
    missingOption: ({ option }) => `The option ${option} is missing.`,
    inputAndPaths: () => 'Use either --stdin or paths, not both.',
    missingFolder: () => 'The folder of a package is missing.',
    missingFile: () => 'The PO file is missing, such as es.po.',
    missingExpression: () => 'An expression is missing, such as "2D6+2".',
    unknownAction: ({ action, allowed }) =>
      action === '' ? `Say what to show: ${list(allowed, 'or')}.` : `"${action}" is not ${list(allowed, 'or')}.`,
    missingDrawn: () => 'A table, a Monster or an Event is missing, such as rpb-goblin.',
    unknownSystem: ({ system, nearest, known }) =>
      `There is no system "${system}".${nearest === undefined ? '' : ` Did you mean ${nearest}?`} It knows ${list(known, 'and')}.`,
    missingName: () => 'A name is missing, such as Fear 6.',
    badBinding: ({ text }) => `--let takes names with whole numbers, as in n=5,battle-level=3, not "${text}".`,
    unknownName: ({ name, known }) =>
      `${name} is not in the expression. ${known.length > 0 ? `It has ${list(known, 'and')}.` : 'It has no names.'}`,
    unknownCharacteristic: ({ name, known }) => `${name} is no value of a Warrior. They are ${list(known, 'and')}.`,
    missingSides: () => 'A fight needs two sides, such as "6 Goblins" and party.',
    badCloseFrom: ({ value }) => `--close-from takes a Combat Round from 1 on, or never, not "${value}".`,
    optionOfSystem: ({ option, system }) => `${option} is only for fights of the system ${system}.`,
    missingScenario: () => 'The file of a scenario is missing, such as scenario.md.',
    notWhole: ({ option, value }) => `${option} takes a whole number, not "${value}".`,
    badTimes: ({ value, most }) => `--times takes a whole number from 1 to ${most}, not "${value}".`,
    boundOfTest: ({ option }) =>
      `${option} needs an expression with a number as its result; a comparison already gives a chance.`,
    openNames: ({ names }) =>
      `Give values for these names, or for all but two: --let ${names.map((name) => `${name}=…`).join(',')}`,
    unsaidNames: ({ names }) =>
      `A roll needs a value for each name: --let ${names.map((name) => `${name}=…`).join(',')}`,
  },
  seeHelp: (command) => `See ${command} --help.`,
  trouble: {
    missing: (path) => `${path}: there is no such file or folder.`,
    forbidden: (path) => `${path}: you have no permission to read this file.`,
    tooLarge: (path) => `${path}: not checked. The file is larger than 64 MB.`,
    notAFile: (path) => `${path}: this is neither a file nor a folder. Use --stdin for the output of another program.`,
    noRoom: (path) => `${path}: not checked. All files together would take too much memory; check fewer at a time.`,
    longText: (path) =>
      `${path}: not checked. A text of more than 1,000,000 characters is not read; divide it into several files.`,
    unreadable: (path) => `${path}: this file cannot be read.`,
    notUtf8: (path) => `${path}: this file is not UTF-8, so its letters cannot be read. Save it as UTF-8.`,
    forbiddenFolder: (path) => `${path}: you have no permission to read this folder.`,
    tooManyFiles: (path) => `${path}: this folder has too many files or folders; not all were checked.`,
    nothingFound: (path) => `${path}: no rules file was found in this folder.`,
    notOurs: (path) =>
      `${path}: skipped. This is not Warhammer Quest content: WHQ Rules does not know its root element or its first entry.`,
    noScenario: (path) => `${path}: skipped. This text mentions no ability, no dice and no Warriors.`,
    emptyInput: (path) => `${path}: standard input is empty.`,
    folderAsInput: (path) => `${path}: standard input is a folder. Give its path in place of --stdin.`,
    unreadableInput: (path) => `${path}: standard input cannot be read.`,
  },
  fight: {
    noParty: (path) =>
      `${path}: there is no party in this file. It needs a list such as [{ "name": "Ilse", "weaponSkill": 4, "strength": 3, "toughness": 3, "wounds": 10 }].`,
    blocksInFile: (path, names) =>
      names.length === 0
        ? `${path}: there is no stat block in this file that can be read.`
        : `${path}: a side must be one Monster; this file has ${list(names.map(shorten), 'and')}.`,
    noProse: (path) => `${path}: a scenario is a text in Markdown or plain text.`,
  },
  translate: {
    done: (translated, needed, percent) =>
      percent === undefined ? 'nothing to translate' : `${translated} of ${needed} (${percent} %)`,
    none: (language) =>
      language === undefined
        ? 'There is no translations file here, such as data/i18n/content-es.xml.'
        : `There is no translations file for "${language}" here, such as data/i18n/content-${language}.xml.`,
    glossary: {
      uses: (count) => (count === 1 ? '1 use' : `${count} uses`),
      otherWords: (key) => `other words: ${shorten(key)}`,
      total: (names, used, places) =>
        `${names} names, ${used} of them in texts; other words in ${places} ${places === 1 ? 'place' : 'places'}`,
    },
    badge: 'translations',
    unknownThen: (now) => `(the former words are not in the record) ${now}`,
    noRecord: (language) =>
      `${language}: no record says which sources these translations were made from. "whq-rules translate mark --to ${language}" writes one.`,
    marked: (count, path) =>
      `${path}: ${count} ${count === 1 ? 'translation is' : 'translations are'} now marked as up to date.`,
    markedSame: (count, path) =>
      `${path}: ${count} ${count === 1 ? 'translation is' : 'translations are'} now marked as the same on purpose.`,
    same: (count) => (count === 1 ? '1 is the same as the source' : `${count} are the same as the source`),
    notSame: (key) => `No translation with the key "${shorten(key)}" is the same as its source.`,
    notWritten: (path) => `${path}: this file could not be written. Nothing was changed.`,
    strangeLine: (path, line) =>
      `${path}: line ${line} is none of a record of sources, perhaps a mark of a merge. Correct it first; nothing was changed.`,
    unknownKey: (key) => `There is no translation with a source for the key "${shorten(key)}".`,
    faults: {
      merge: 'two versions of the file were merged here, and somebody has still to choose. Remove the marks.',
      strange: 'this line is none of a PO file. Texts have quotation marks around them.',
      quote: 'this text does not end with a quotation mark, or has one inside. Inside a text write \\".',
      escape: 'a backslash has no meaning before this letter. For a backslash write \\\\.',
      order: 'the entry has a msgstr already. Remove one of them.',
      plural: 'entries of a package have no plural forms. Write one msgstr.',
      twice: 'an entry above has the same msgctxt. Remove one of them.',
      incomplete: 'this entry has no msgid or no msgstr.',
    },
    faulty: (path, count) => `${path}: ${count} ${count === 1 ? 'mistake' : 'mistakes'}. Nothing was changed.`,
    otherLanguage: (path, written, wanted) =>
      `${path}: the translations in this file are in ${written}, as its header says, not in ${wanted}. Nothing was changed.`,
    keyless: (source) =>
      `"${shorten(source)}" is left out. It has no msgctxt, which names the text of the package: export again, or add it.`,
    noEntries: (path) => `${path}: this file has no entries of a PO file. Nothing was changed.`,
    exported: (texts, translated) => `${texts} texts, ${translated} of them with a translation.`,
    imported: (changed, added, isDry) =>
      `${changed} ${changed === 1 ? 'translation' : 'translations'} ${isDry ? 'would change' : 'changed'}, ${added} ${isDry ? 'would be added' : 'added'}.`,
    outcome: {
      unknown: (key) => `${shorten(key)}: left out. The package has no such text to translate.`,
      unclear: (key) =>
        `${shorten(key)}: left out. The translations file has this entry twice, or it is not well-formed.`,
      illegal: (key) => `${shorten(key)}: left out. The text has a character that XML cannot have.`,
      broken: (key) =>
        `${shorten(key)}: left out. It has elements, and could not be read as XML: each start tag needs its end tag, and < and & are written &lt; and &amp; there.`,
      emptied: (key) => `${shorten(key)}: empty in the PO file. The translation stays as it was.`,
      fuzzy: (key) => `${shorten(key)}: left out. It is marked as fuzzy: somebody has still to look at it.`,
      outdated: (key) => `${shorten(key)}: written, but its source has changed since the export. Compare the two.`,
    },
    more: (count) => `… and ${count} more.`,
  },
  noWorkingFolder: 'The current folder no longer exists. Change to another one.',
  unquoted: 'Put quotes around the expression: on a command line, signs such as > and ( have another meaning.',
  valuesInText: (command) => `The value of a name is an option: ${command}`,
  oneValue: (names) =>
    `For one value${names.length > 1 ? ' of each name' : ''}: --let ${names.map((name) => `${name}=…`).join(',')}`,
  noTable: (rule, names) =>
    names.length > 0
      ? `The roll for the table of "${rule}" needs a value for each name: --let ${names.map((name) => `${name}=…`).join(',')}`
      : `"${rule}" has no roll table, or its roll is not known.`,
  nothingDrawn: (question, nearest) =>
    `There is no table, Monster or Event "${shorten(question)}" in this folder.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
  unknownEntry: (question, nearest) =>
    `There is no rule, Monster, Event or table "${shorten(question)}".${nearest.length > 0 ? ` Did you mean ${list(nearest, 'or')}?` : ''}`,
  nothingToExport: (path) => `${path}: there is nothing of the kind to export.`,
  leftOut: (names, form) =>
    `Left out of ${form}, because there is no table, or one whose roll is not known: ${list(names, 'and')}.`,
  unknownRule: (question, nearest) =>
    `There is no rule "${shorten(question)}".${nearest.length > 0 ? ` Did you mean ${list(nearest, 'or')}?` : ''}`,
  namesakes: (others) =>
    `Other rules of this name: ${others.map(({ id, name, place }) => `${name} (${[place, id].filter(Boolean).join(', ')})`).join('; ')}.`,
  pack: {
    nothing: (folder) => `${folder}: there is no package in this folder. Its XML files belong in data/xml.`,
    above: (folder, packageFolder) =>
      `${folder}: this folder is a part of the package in ${packageFolder}. Pack that one: whq-rules pack ${packageFolder}`,
    refused: 'No zip was written. Correct the errors, or use --force.',
    unlisted: (path) => `${path}: content-manifest.json does not list this file, so the browser app does not load it.`,
    leftOut: (path) => `${path}: not in the zip, because no app loads it.`,
    link: (path) => `${path}: not in the zip, because it is a link. Put the file or folder itself in its place.`,
    notForWindows: (path) =>
      `${path}: Windows cannot have a file with this name, so the zip could not be unpacked there. Rename it.`,
    newList: 'There is no content-manifest.json that can be read; the zip has one with all XML files.',
    written: (path, files, bytes) => `${path}: ${files} files, ${Math.ceil(bytes / 1024)} KB`,
    notWritten: (path) => `${path}: this file cannot be written.`,
  },
  converted: {
    noFile: 'Name the files or the folders to convert.',
    done: (files) => (files === 1 ? '1 file converted.' : `${files} files converted.`),
    would: (files) => (files === 1 ? '1 file would be converted.' : `${files} files would be converted.`),
    noSuchKind: (path) => `${path}: the first edition has no files of this kind. It stays as it is.`,
    unsaid: {
      first: (path, name, count) => `${path}: the first edition has no ${placeName(name)} (${count} ×). It stays.`,
      present: (path, name, count) =>
        name === ''
          ? `${path}: ${count === 1 ? 'a text has' : `${count} texts have`} no markup. On the way back each of the lines gets a <p>.`
          : `${path}: the present edition has no <${name}> in this text (${count} ×). The words stay.`,
    },
  },
  formatted: {
    done: (files) => (files === 1 ? '1 file formatted.' : `${files} files formatted.`),
    would: (files) => (files === 1 ? '1 file to format.' : `${files} files to format.`),
  },
  check: checkWordsEn,
};

/** `rule@param` is an attribute, `goldValue` an element. */
function placeName(name: string): string {
  const [element = '', attribute] = name.split('@');
  return attribute === undefined ? `<${element}>` : `attribute ${attribute} of <${element}>`;
}
