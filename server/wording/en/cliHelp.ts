/** The help of the commands. The options of a command, and their values, are in `cli/call/commands.ts`. */
export const cliHelpEn = {
  title: 'whq-rules: problems and odds of Warhammer Quest (1995) fan content',
  usage: 'Usage',
  command: 'COMMAND [OPTION…]',
  option: '[OPTION…]',
  commands: 'Commands',
  options: 'Options',
  /** The heading of the options that all commands have. */
  common: 'Options of every command',
  status: 'Exit status',
  usualStatus: '0 clean, 1 problems found, 2 wrong usage or unreadable input.',
  /** What stands for the value of an option. */
  values: {
    file: 'FILE',
    folder: 'FOLDER',
    name: 'NAME',
    number: 'NUMBER',
    language: 'LANGUAGE',
    level: '1-10',
    round: 'K|never',
    bindings: 'NAME=VALUE,…',
    keys: 'KEY,…',
  },
  /** Options, unless a command says something else of them. */
  shared: {
    format: 'the format of the answer (text)',
    package: 'the folder of the package; otherwise that of the package in which the command runs',
    party: 'the party as JSON, as in the setting whq-rules.party; otherwise the four of the box',
    let: 'the values of names in the expression',
    output: 'the file to write; otherwise the text goes to standard output',
    'dry-run': 'shows the differences, and writes nothing',
    'no-cache': 'uses and keeps nothing of other runs',
    seed: 'the same number always gives the same dice',
    lang: 'the language of messages; otherwise that of the system',
    help: 'this help',
    version: 'the version',
  },
  of: {
    balance: {
      operands: 'FILE',
      summary: 'the fights of a scenario, in order',
      about:
        'Works out each fight of a scenario in Markdown or plain text, in order: the chance that the party wins, the turns, the Wounds that it loses, who falls, and what is left; then once more for a party that is not healed between the fights. A fight is a section whose text places Monsters, such as "6 Goblins (Ambush 5+) wait here".',
      examples: 'whq-rules balance scenario.md\nwhq-rules balance scenario.md --format html > fights.html',
      options: {
        package: 'the folder with the Monsters and rules; otherwise that of the package of the scenario',
        details: 'all numbers of each fight, the rules, and what is assumed',
        format: 'the format of the answer (text); html is a page to print',
      },
      status: '0 answered, 1 the text has no fights, 2 wrong usage or unreadable input.',
    },
    check: {
      operands: '[PATH…]',
      summary: 'all problems of files and folders',
      about:
        'Reports all problems of rules files and scenarios. In a folder (by default the current one), the command checks the XML files, and the Markdown and text files that mention an ability, dice or Warriors, subfolders included. A file that you name is checked whatever its name is. All files together count as one package.',
      examples:
        'whq-rules check --summary\nwhq-rules check scenario.md --fail-on warning\nwhq-rules check --fix --dry-run',
      options: {
        format: 'the format of the report (text)',
        'fail-on': 'the lowest severity for which the exit status is 1 (error)',
        show: 'the lowest severity of problems that are shown with their places (info); the others are counted by kind',
        summary: 'counts all problems by kind, and lists none',
        fix: 'repairs the problems with one certain fix, and writes the files; then checks',
        'dry-run': 'with --fix: shows the differences, and writes nothing',
        baseline: 'hides the known problems in this file',
        'write-baseline': 'writes all problems into this file as known ones',
        stdin: 'checks standard input',
        'stdin-filename': 'the name of the file on standard input',
      },
      status: '0 clean, 1 problems found, 2 wrong usage, unreadable input, or no Warhammer Quest content.',
    },
    convert: {
      operands: 'FILE…',
      summary: 'files of the first app, for those of today',
      about:
        'Writes files of the first edition, or those in folders, in the present one. The first edition is that of the app Event Deck, with scores such as 4 and Auto and with markup in Events; the present one is that of the apps of today. It prints the names of the changed files, and names the markup of which only the words stay.',
      examples: 'whq-rules convert . --dry-run',
      options: {},
      status: '0 done, 2 wrong usage, or a file that cannot be read or written.',
    },
    draws: {
      operands: 'TABLE|ID',
      summary: "the chances of a table's entries, or the tables that draw a Monster",
      about:
        'Shows how likely the entries of a table are, or which tables draw a Monster or an Event, and how likely. TABLE is the name of a table, ID the id or the name of a Monster or an Event. All words after the options are one name. The chances are exact, and those of the app in the browser.',
      examples: 'whq-rules draws Salt Works\nwhq-rules draws brine-goblin --level 1',
      options: {
        level: 'the level of the dungeon; otherwise all levels are shown',
      },
      status: '0 found, 1 no such table, Monster or Event, 2 wrong usage or unreadable input.',
    },
    export: {
      operands: '--to FORM ID|FILE…\n--to FORM --kind KIND',
      summary: 'rules, Monsters, Events and tables to print, or as Markdown',
      about:
        'Writes rules, Monsters, Events and tables as a page to print, or as Markdown. ID is the id or the name of an entry, or a mention of a rule such as "Fear 6"; of a FILE all entries are written, of a scenario its roll tables. Without either, --kind writes all of a kind of the package.',
      examples:
        'whq-rules export rpb-fear "Ambush 5+" --to html --output rules.html\nwhq-rules export --kind monster --to markdown',
      options: {
        to: 'the form: a page by itself, or a heading for each card',
        kind: 'only entries of this kind',
        scenario:
          'html: the text of a FILE, with a line for each of its fights, and the Monsters and rules that it names at the end',
        details: 'html, with --scenario: all numbers of the fights, and what is counted and assumed',
        paper: 'html: two columns on A4 (a4), or a card on each A6 page',
        level: 'the level of the dungeon for the tables of the package; otherwise each level has a table',
        party: 'the party for the odds, as JSON, as in the setting whq-rules.party',
        lang: 'the language of messages and cards; otherwise that of the system, and of a rule that of its name',
      },
      status: '0 all written, 1 something is not found, 2 wrong usage or unreadable input.',
    },
    fight: {
      operands: 'A B',
      summary: 'who wins a fight, in how many turns and with which losses',
      about:
        'Works out who wins a fight, in how many turns, and with which losses. The numbers of duels are exact; a fight of groups is played with dice until they are known to half a point. A and B are names or ids of Monsters of the package, with a number in front of several, such as "6 Goblins"; stat blocks in quotes; or "party".',
      examples:
        'whq-rules fight "6 Ratmen: WS 3, S 3, T 3, W 3, A 1, damage 1D6, armour 0" party\nwhq-rules fight Barbarian "Orc: WS 3, S 3, T 4, W 3, A 1, damage 1D6"\nwhq-rules fight "A: WS 4, S 4, T 3, W 10, A 1; close Axe x1; save 5" "B: WS 3, S 3, T 4, W 10, A 1; close Axe x1; save 6" --first A',
      options: {
        first: 'the side that attacks first; otherwise as the rules say',
        'close-from': 'of the gamebook: the Combat Round from which the fight is one of close combat',
        system: 'the game of stat blocks that fit several',
        play: 'plays the fight once with dice, and shows each roll',
        seed: 'with --play: the same fight for the same number',
        details: 'the losses, the attacks, all rules, and what is assumed',
      },
      status: '0 answered, 2 wrong usage or no answer.',
    },
    format: {
      operands: '[PATH…]',
      summary: 'the indentation of XML files',
      about:
        'Indents the tags of Warhammer Quest XML by their depth, as most lines of the file show, and begins a line for each entry. It prints the names of the changed files. Texts never change, and a file that cannot be read as XML is left alone.',
      examples: 'whq-rules format --check',
      options: { check: 'changes nothing, and lists the files that it would change' },
      status:
        '0 done, 1 with --check: there are files to change, 2 wrong usage, or a file that cannot be read or written.',
    },
    lsp: {
      operands: '--stdio',
      summary: 'the language server, for editors',
      about:
        'Runs the language server over standard input and output. Editors start it in this way; it shows nothing to people.',
      examples: '',
      options: {
        stdio: 'communicates over standard input and output; required',
        lang: 'the language of this help; the server uses that of the editor',
      },
      status: '0 the editor has ended it, 2 wrong usage.',
    },
    odds: {
      operands: 'EXPRESSION',
      summary: 'the exact odds of a roll',
      about:
        'Shows the exact odds of a roll. EXPRESSION may also be a phrase, a notation of other tools such as 4d6kh3, or an ability; then the answer begins with how it was read. Words without quotes are one expression. Put quotes around an expression with > or < or brackets, which have another meaning on a command line. If a word begins with a minus sign, put -- first.',
      examples:
        'whq-rules odds 2D6+2\nwhq-rules odds "1D6 + battle-level > 6" --let battle-level=3\nwhq-rules odds 3D6 --at-least 12\nwhq-rules odds "5+ on 1D6"\nwhq-rules odds Fear 6\nwhq-rules odds --let n=1 -- 2D6 -n',
      options: {
        'at-least': 'the chance to roll this number or more',
        'at-most': 'the chance to roll this number or less; with --at-least, a number between the two',
      },
      status: '0 answered, 2 wrong usage or no answer.',
    },
    pack: {
      operands: 'FOLDER',
      summary: 'a package as a zip',
      about:
        'Checks a package and writes it as a zip with the files that the apps load: XML in data/xml, translations in data/i18n, pictures, content-manifest.json and whq.json. A package without content-manifest.json gets one that lists its XML files. The same files always give the same zip.',
      examples: 'whq-rules pack . --force --output salt-works.zip',
      options: {
        output: 'the name of the zip; otherwise the id in whq.json, or the name of the folder',
        force: 'writes the zip even if the package has errors',
      },
      status: '0 written, 1 not written because of errors, 2 wrong usage, or a file that cannot be read or written.',
    },
    roll: {
      operands: 'EXPRESSION\n--table RULE',
      summary: 'a roll',
      about:
        'Rolls the dice, and shows each die and the result. Words without quotes are one expression. Put quotes around an expression with > or < or brackets, which have another meaning on a command line. If a word begins with a minus sign, put -- first.',
      examples:
        'whq-rules roll "2D6+2"\nwhq-rules roll "1D6 + strength >= 7" --let strength=4\nwhq-rules roll --table rpb-giant-attacks\nwhq-rules roll --let n=1 -- 2D6 -n',
      options: {
        table: 'rolls on the first table of a rule, with the tables and dice of the result',
      },
      status: '0 rolled, whatever the result, 2 wrong usage or nothing to roll.',
    },
    rule: {
      operands: 'NAME',
      summary: 'the rule of a name or a mention, such as Fear 6',
      about:
        'Shows a rule: its text with the value filled in, its odds, and the other books that contain it. NAME is a name, an id, or a mention as in a text, in English or Spanish. The rules of the package come before the bundled ones. All words after the options are one name; brackets need quotes.',
      examples:
        'whq-rules rule Fear 6\nwhq-rules rule miedo 6\nwhq-rules rule "Breathe Fire 4 (Ambush A)"\nwhq-rules rule wfb-to-wound',
      options: {
        system:
          'only the rules of this game: warhammer-quest, mordheim, gamebook, wfb; otherwise the first that has the rule answers, and the others are named',
        lang: 'the language of messages and of the rule; otherwise the messages are in that of the system, and the rule in that of its name',
      },
      status: '0 found, 1 no such rule, 2 wrong usage or unreadable input.',
    },
    translate: {
      operands:
        'status|missing|stale|same|glossary [PATH…]\nmark --to LANGUAGE [PATH…]\nexport --to LANGUAGE [PATH…]\nimport --to LANGUAGE FILE [PATH…]',
      summary: 'the progress of translations, and PO files',
      about:
        'Shows how far the translations of a package are. `status` counts the texts with a translation, by kinds of entry; `missing` lists the keys of those without one. Texts that are already in the language need none. `same` lists the translations that are the same as their source, without those marked with `mark --same`.\n\n`glossary` lists the translated names of rules, Monsters and other entries, the number of texts that use each, and the texts whose source has the name while the translation has other words.\n\n`mark` marks translations as up to date: it writes down which wording of the source each belongs to, in content-es.sources.tsv beside content-es.xml. `stale` then lists those whose source has changed, with the changes. Without options `mark` adds the translations that are not in the file yet.\n\n`export` writes all texts with their translations as a PO file for Poedit, Weblate and other programs, and `import` brings the changed ones back. Other entries stay as they are; nothing is deleted.',
      examples:
        'whq-rules translate status\nwhq-rules translate export --to es --output es.po\nwhq-rules translate import --to es --dry-run es.po',
      options: {
        to: 'only this language, such as es; otherwise all',
        keys: 'mark: these translations',
        all: 'mark: all translations, also those whose source has changed; glossary: all names, also those that no text uses',
        output: 'export: into this file; otherwise to standard output',
        'dry-run': 'import: changes nothing, and shows the differences',
        same: 'mark: as the same as their source on purpose, with --keys or --all',
      },
      status:
        '0 answered, 1 missing, stale or same: there are some; export or import: some are left out, 2 wrong usage, no translations, or a PO file with mistakes.',
    },
  },
} as const;
