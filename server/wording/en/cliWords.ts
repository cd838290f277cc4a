import { type FactsOf, fill } from '../texts/places.ts';
import { checkWordsEn } from './checkWords.ts';
import { cliHelpEn } from './cliHelp.ts';

/** Mistakes in a command line. */
const usageEn = {
  unknownCommand: 'There is no command "{command}".[nearest? Did you mean {nearest}?]',
  unknownOption: 'There is no option {option} here.[nearest? Did you mean {nearest}?]',
  missingValue: '{option} needs a value.',
  needlessValue: '{option} takes no value.',
  badValue: '{option} must be {allowed, or}, not "{value}".',
  emptyOperand: 'There is an empty name or path, "". Leave it out, or write what is meant.',
  surplusOperand: '"{operand}" is one word too many. Put quotes around words that belong together.',
  needsOption: '{option} can only be used with {needed}.',
  notTogether: '{first} and {second} cannot be used together.',
  missingOption: 'The option {option} is missing.',
  inputAndPaths: 'Use either --stdin or paths, not both.',
  nothingToConvert: 'Name the files or the folders to convert.',
  missingFolder: 'The folder of a package is missing.',
  missingFile: 'The PO file is missing, such as es.po.',
  missingExpression: 'An expression is missing, such as "2D6+2".',
  unknownAction: '[action?"{action}" is not {allowed, or}.|Say what to show: {allowed, or}.]',
  missingDrawn: 'A table, a Monster or an Event is missing, such as rpb-goblin.',
  unknownSystem: 'There is no system "{system}".[nearest? Did you mean {nearest}?] It knows {known, and}.',
  missingName: 'A name is missing, such as Fear 6.',
  badBinding: '--let takes names with whole numbers, as in n=5,battle-level=3, not "{text}".',
  unknownName: '{name} is not in the expression. [known?It has {known, and}.|It has no names.]',
  missingSides: 'A fight needs two sides, such as "6 Goblins" and party.',
  badCloseFrom: '--close-from takes a Combat Round from 1 on, or never, not "{value}".',
  optionOfSystem: '{option} is only for fights of the system {system}.',
  missingScenario: 'The file of a scenario is missing, such as scenario.md.',
  notWhole: '{option} takes a whole number, not "{value}".',
  boundOfTest: '{option} needs an expression with a number as its result; a comparison already gives a chance.',
  openNames: 'Give values for these names, or for all but two: --let {names=…}',
  unsaidNames: 'A roll needs a value for each name: --let {names=…}',
} as const;

export const cliWordsEn = {
  /** The text of `--help`, with the line break at its end. */
  help: cliHelpEn,
  usage: (problem: FactsOf<typeof usageEn>) => fill(usageEn[problem.kind], problem),
  /** A reference to the help. `command` is, for example, `whq-rules check`. */
  seeHelp: 'See {command} --help.',
  trouble: {
    missing: '{path}: there is no such file or folder.',
    forbidden: '{path}: you have no permission to read this file.',
    tooLarge: '{path}: not checked. The file is larger than 64 MB.',
    notAFile: '{path}: this is neither a file nor a folder. Use --stdin for the output of another program.',
    noRoom: '{path}: not checked. All files together would take too much memory; check fewer at a time.',
    longText:
      '{path}: not checked. A text of more than 1,000,000 characters is not read; divide it into several files.',
    unreadable: '{path}: this file cannot be read.',
    notUtf8: '{path}: this file is not UTF-8, so its letters cannot be read. Save it as UTF-8.',
    forbiddenFolder: '{path}: you have no permission to read this folder.',
    tooManyFiles: '{path}: this folder has too many files or folders; not all were checked.',
    nothingFound: '{path}: no rules file was found in this folder.',
    notOurs:
      '{path}: skipped. This is not Warhammer Quest content: WHQ Rules does not know its root element or its first entry.',
    noScenario: '{path}: skipped. This text mentions no ability, no dice and no Warriors.',
    emptyInput: '{path}: standard input is empty.',
    folderAsInput: '{path}: standard input is a folder. Give its path in place of --stdin.',
    unreadableInput: '{path}: standard input cannot be read.',
  },
  fight: {
    /** The file of `--party` has none. */
    noParty:
      '{path}: there is no party in this file. It needs a list such as [{ "name": "Ilse", "weaponSkill": 4, "strength": 3, "toughness": 3, "wounds": 10 }].',
    /** A file in place of a scenario. */
    noProse: '{path}: a scenario is a text in Markdown or plain text.',
  },
  translate: {
    /** So many of so many texts, and in percent; undefined where there is nothing to translate. */
    done: '[percent?{translated} of {needed} ({percent} %)|nothing to translate]',
    /** There is no translations file, or none of that language. */
    none: '[language?There is no translations file for "{language}" here, such as data/i18n/content-{language}.xml.|There is no translations file here, such as data/i18n/content-es.xml.]',
    glossary: {
      /** So many texts have the translated name. */
      uses: '[count=1?1 use|{count} uses]',
      /** The text with that key speaks of a name in other words. */
      otherWords: 'other words: {key…}',
      /** So many names, so many of them in texts, and so many places with other words. */
      total: '{names} names, {used} of them in texts; other words in {places} [places=1?place|places]',
    },
    /** The source as it is now, where the record has only its fingerprint. */
    unknownThen: '(the former words are not in the record) {now}',
    /** Nothing is known of the sources of a language's translations. */
    noRecord:
      '{language}: no record says which sources these translations were made from. "whq-rules translate mark --to {language}" writes one.',
    /** So many translations have been marked as up to date in a record. */
    marked: '{path}: {count} [count=1?translation is|translations are] now marked as up to date.',
    /** So many translations have been marked as the same as their source on purpose. */
    markedSame: '{path}: {count} [count=1?translation is|translations are] now marked as the same on purpose.',
    /** So many translations are the same as their source. */
    same: '[count=1?1 is the same as the source|{count} are the same as the source]',
    /** The translation with that key is not the same as its source, or there is none. */
    notSame: 'No translation with the key "{key…}" is the same as its source.',
    /** A line of a record that would be lost. */
    strangeLine:
      '{path}: line {line} is none of a record of sources, perhaps a mark of a merge. Correct it first; nothing was changed.',
    unknownKey: 'There is no translation with a source for the key "{key…}".',
    /** The mistakes in a PO file, by the kinds of `PoFault`. */
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
    /** A PO file with so many mistakes. */
    faulty: '{path}: {count} [count=1?mistake|mistakes]. Nothing was changed.',
    /** A PO file whose header names another language than the one to import. */
    otherLanguage:
      '{path}: the translations in this file are in {written}, as its header says, not in {wanted}. Nothing was changed.',
    /** An entry of a PO file without a key, by its text. */
    keyless:
      '"{source…}" is left out. It has no msgctxt, which names the text of the package: export again, or add it.',
    noEntries: '{path}: this file has no entries of a PO file. Nothing was changed.',
    exported: '{texts} texts, {translated} of them with a translation.',
    imported:
      '{changed} [changed=1?translation|translations] [isDry?would change|changed], {added} [isDry?would be added|added].',
    /** Translations that an import leaves out, or writes with a doubt, by their keys. */
    outcome: {
      unknown: '{key…}: left out. The package has no such text to translate.',
      unclear: '{key…}: left out. The translations file has this entry twice, or it is not well-formed.',
      illegal: '{key…}: left out. The text has a character that XML cannot have.',
      broken:
        '{key…}: left out. It has elements, and could not be read as XML: each start tag needs its end tag, and < and & are written &lt; and &amp; there.',
      emptied: '{key…}: empty in the PO file. The translation stays as it was.',
      fuzzy: '{key…}: left out. It is marked as fuzzy: somebody has still to look at it.',
      outdated: '{key…}: written, but its source has changed since the export. Compare the two.',
    },
    /** So many more of the same. */
    more: '… and {count} more.',
  },
  /** A file of an option. */
  notWritten: '{path}: this file cannot be written.',
  noWorkingFolder: 'The current folder no longer exists. Change to another one.',
  /** The hint for an expression without quotes that cannot be read. */
  unquoted: 'Put quotes around the expression: on a command line, signs such as > and ( have another meaning.',
  /** Below the odds for each value of some names: one value can be asked for. */
  oneValue: 'For one value[names=1?| of each name]: --let {names=…}',
  /** For `roll --table`: the rule has no table, or its roll needs values for names. */
  noTable:
    '[names?The roll for the table of "{rule}" needs a value for each name: --let {names=…}|"{rule}" has no roll table, or its roll is not known.]',
  /** For `draws`: no table, Monster or Event has this name or id. */
  nothingDrawn: 'There is no table, Monster or Event "{question…}" in this folder.[nearest? Did you mean {nearest}?]',
  /** For `export`: there is no rule, Monster, Event or table of this name or id. `nearest` are similar names, or empty. */
  unknownEntry: 'There is no rule, Monster, Event or table "{question…}".[nearest? Did you mean {nearest, or}?]',
  /** There is nothing of the kind in a file or folder. */
  nothingToExport: '{path}: there is nothing of the kind to export.',
  unknownRule: 'There is no rule "{question…}".[nearest? Did you mean {nearest, or}?]',
  /** The other rules with the given name. */
  namesakes: 'Other rules of this name: {others}.',
  pack: {
    /** The folder is no package. */
    nothing: '{folder}: there is no package in this folder. Its XML files belong in data/xml.',
    refused: 'No zip was written. Correct the errors, or use --force.',
    leftOut: '{path}: not in the zip, because no app loads it.',
    link: '{path}: not in the zip, because it is a link. Put the file or folder itself in its place.',
    /** A file with a name that Windows cannot have. */
    notForWindows:
      '{path}: Windows cannot have a file with this name, so the zip could not be unpacked there. Rename it.',
    newList: 'There is no content-manifest.json that can be read; the zip has one with all XML files.',
    written: '{path}: {files} files, {kilobytes} KB',
  },
  /** The last line of `format`. */
  converted: {
    done: '[files=1?1 file converted.|{files} files converted.]',
    would: '[files=1?1 file would be converted.|{files} files would be converted.]',
    /** Markup of texts that the present edition does not have. */
    unsaid: '{path}: the present edition has no <{element}> in this text ({count} ×). The words stay.',
  },
  formatted: {
    done: '[files=1?1 file formatted.|{files} files formatted.]',
    would: '[files=1?1 file to format.|{files} files to format.]',
  },
  /** The texts of the reports of `check`. */
  check: checkWordsEn,
} as const;
