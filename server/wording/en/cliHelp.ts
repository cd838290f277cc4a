/** The help of each command. */
export const cliHelpEn = {
  all: `whq-rules: problems and odds of Warhammer Quest (1995) fan content

Usage: whq-rules COMMAND [OPTION…]

Commands:
  balance FILE       the fights of a scenario, in order
  check [PATH…]      all problems of files and folders
  convert FILE…      files in another edition of the format
  draws TABLE|ID     the chances of a table's entries, or the tables that draw a Monster
  export ID|FILE…    rules, Monsters, Events and tables to print, or for other programs
  fight A B          who wins a fight, in how many turns and with which losses
  format [PATH…]     the indentation of XML files
  odds EXPRESSION    the exact odds of a roll
  roll EXPRESSION    a roll
  pack FOLDER        a package as a zip
  rule NAME          the rule of a name or a mention, such as Fear 6
  translate status   the progress of translations
  lsp --stdio        the language server, for editors

Options of every command:
  --lang en|es       the language of messages; otherwise that of the system
  -h, --help         the help of the command
  --version          the version

Exit status: 0 clean, 1 problems found, 2 wrong usage or unreadable input.
`,
  balance: `Usage: whq-rules balance [OPTION…] FILE

Works out each fight of a scenario in Markdown or plain text, in order: the chance that the party wins, the
turns, the Wounds that it loses, who falls, and what is left; then once more for a party that is not healed
between the fights. A fight is a section whose text places Monsters, such as "6 Goblins (Ambush 5+) wait here".

  whq-rules balance scenario.md
  whq-rules balance scenario.md --format html > fights.html

Options:
  --package FOLDER       the folder with the Monsters and rules (that of the scenario)
  --party FILE           the party as JSON, as in the setting whq-rules.party; otherwise the four of the box
  --let NAME=VALUE,…     values for Warriors who lack them, such as battle-level=3
  --format text|json|markdown|html
                         the format of the answer (text); html is a page to print
  --lang en|es           the language of messages; otherwise that of the system
  -h, --help             this help
  --version              the version

Exit status: 0 answered, 1 the text has no fights, 2 wrong usage or unreadable input.
`,
  check: `Usage: whq-rules check [OPTION…] [PATH…]

Reports all problems of rules files and scenarios. In a folder (by default the current one), the command
checks the XML files, and the Markdown and text files that mention an ability, dice or Warriors, subfolders
included. A file that you name is checked whatever its name is. All files together count as one package.

Options:
  --format text|json|sarif|github|junit
                                 the format of the report (text)
  --fail-on error|warning|info|hint
                                 the lowest severity for which the exit status is 1 (error)
  --show error|warning|info|hint
                                 the lowest severity of problems that are shown with their places
                                 (info); the others are counted by kind
  --summary                      counts all problems by kind, and lists none
  --fix                          repairs the problems with one certain fix, and writes the files; then checks
  --dry-run                      with --fix: shows the differences, and writes nothing
  --baseline FILE                hides the known problems in this file
  --write-baseline FILE          writes all problems into this file as known ones
  --no-cache                     uses and keeps nothing of other runs
  --watch                        checks again after each change, until you press Ctrl+C
  --stdin                        checks standard input
  --stdin-filename NAME          the name of the file on standard input
  --lang en|es                   the language of messages; otherwise that of the system
  -h, --help                     this help
  --version                      the version

Exit status: 0 clean, 1 problems found, 2 wrong usage, unreadable input, or no Warhammer Quest content.
`,
  draws: `Usage: whq-rules draws [OPTION…] TABLE|ID
       whq-rules draws --format dot|mermaid [OPTION…] [TABLE|ID]

Shows how likely the entries of a table are, or which tables draw a Monster or an Event, and how likely. TABLE
is the name of a table, ID the id or the name of a Monster or an Event. All words after the options are one
name. The chances are exact, and those of both apps; where the two differ, the answer says so. As a graph it shows
which table draws what: a table with those behind it, the tables that draw a Monster or an Event, or all tables.

  whq-rules draws Roleplay Book Monsters - Level 1
  whq-rules draws rpb-goblin --level 3 --ambience orcs
  whq-rules draws --format dot | dot -Tsvg > draws.svg

Options:
  --package FOLDER       the folder of the package (the current one)
  --level 1-10           the level of the dungeon; otherwise all levels are shown
  --ambience NAME        the ambience of the dungeon; otherwise entries of all ambiences count
  --format text|json|dot|mermaid
                         the format of the answer (text); dot is for Graphviz, mermaid for Markdown
  --lang en|es           the language of messages; otherwise that of the system
  -h, --help             this help
  --version              the version

Exit status: 0 found, 1 no such table, Monster or Event, 2 wrong usage or unreadable input.
`,
  convert: `Usage: whq-rules convert [OPTION…] FILE…

Writes files, or the XML files of folders, in another edition of the format. The first edition is that of the app
Event Deck, with scores such as 4 and Auto and with markup in Events; the present one is that of the apps of today.
It prints the names of the changed files, and says what the other edition cannot say: that stays as it is, and of
markup the words stay. What both can say is the same after the way back.

Options:
  --to present|first           the edition (present)
  --dry-run                    shows the differences, and writes nothing
  --lang en|es                 the language of messages; otherwise that of the system
  -h, --help                   this help
  --version                    the version

Exit status: 0 done, 2 wrong usage, or a file that cannot be read or written.
`,
  export: `Usage: whq-rules export --to FORM [OPTION…] ID|FILE…
       whq-rules export --to FORM --kind KIND [OPTION…]

Writes rules, Monsters, Events and tables: as a page to print, as Markdown, or for other programs. ID is the id
or the name of an entry, or a mention of a rule such as "Fear 6"; of a FILE all entries are written, of a
scenario its roll tables. Without either, --kind writes all of a kind of the package.

  whq-rules export rpb-fear "Ambush 5+" --to html --output rules.html
  whq-rules export --kind monster --package my-content --to csv
  whq-rules export scenario.md --to foundry-table

Options:
  --to html|markdown|json|foundry-table|csv
                         the form; foundry-table and csv are for the tables, csv for Monsters too
  --kind rule|monster|event|table
                         only entries of this kind
  --package FOLDER       the folder of the package (that of the first file; with --kind alone the current one)
  --output FILE          the file to write; otherwise the text goes to standard output
  --scenario             html: the text of a FILE, with its fights, and the Monsters and rules that it names at the end
  --paper a4|a6          html: two columns on A4 (a4), or a card on each A6 page
  --level 1-10           the level of the dungeon for the tables of the package; otherwise each level has a table
  --party FILE           the party for the odds, as JSON, as in the setting whq-rules.party
  --lang en|es           the language of messages and cards; otherwise that of the system, and of a rule that of its name
  -h, --help             this help
  --version              the version

Exit status: 0 all written, 1 something is not found or left out, 2 wrong usage or unreadable input.
`,
  fight: `Usage: whq-rules fight [OPTION…] A B

Works out who wins a fight, in how many turns, and with which losses. The numbers are exact; where a limit is
met, the answer names it. A and B are names or ids of Monsters, with a number in front of several, stat blocks
in quotes, files with one of them, or "party".

  whq-rules fight "6 Goblins" party
  whq-rules fight Barbarian Orc
  whq-rules fight "Ratman: WS 3, S 3, T 3, W 3, A 1, damage 1D6, armour 0" party
  whq-rules fight "A: WS 4, S 4, T 3, W 10, A 1; close Axe x1; save 5" \\
                  "B: WS 3, S 3, T 4, W 10, A 1; close Axe x1; save 6" --first A

Options:
  --first A|B            the side that attacks first; otherwise as the rules say
  --close-from K|never   of the gamebook: the Combat Round from which the fight is one of close combat
  --system warhammer-quest|gamebook|mordheim|wfb
                         the game of stat blocks that fit several
  --party FILE           the party as JSON, as in the setting whq-rules.party; otherwise the four of the box
  --package FOLDER       the folder with the Monsters and rules (the current one)
  --let NAME=VALUE,…     values for Warriors who lack them, such as battle-level=3
  --play                 plays the fight once with dice, and shows each roll
  --seed NUMBER          with --play: the same fight for the same number
  --format text|json|markdown
                         the format of the answer (text)
  --lang en|es           the language of messages; otherwise that of the system
  -h, --help             this help
  --version              the version

Exit status: 0 answered, 2 wrong usage or no answer.
`,
  format: `Usage: whq-rules format [OPTION…] [PATH…]

Indents the tags of Warhammer Quest XML by their depth, as most lines of the file show, and begins a line for
each entry. It prints the names of the changed files. Texts never change, and a file that cannot be read as XML
is left alone.

Options:
  --check                      changes nothing, and lists the files that it would change
  --lang en|es                 the language of messages; otherwise that of the system
  -h, --help                   this help
  --version                    the version

Exit status: 0 done, 1 with --check: there are files to change, 2 wrong usage, or a file that cannot be read or written.
`,
  odds: `Usage: whq-rules odds [OPTION…] EXPRESSION

Shows the exact odds of a roll.

  whq-rules odds 2D6+2
  whq-rules odds "1D6 + battle-level > 6" --let battle-level=3
  whq-rules odds 3D6 --at-least 12
  whq-rules odds "5+ on 1D6"
  whq-rules odds Fear 6

EXPRESSION may also be a phrase, a notation of other tools such as 4d6kh3, or an ability; then the answer
begins with how it was read.

Options:
  --let NAME=VALUE,…     the values of names in the expression
  --at-least NUMBER      the chance to roll this number or more
  --at-most NUMBER       the chance to roll this number or less; with --at-least, a number between the two
${ofExpression('odds')}
Exit status: 0 answered, 2 wrong usage or no answer.
`,
  pack: `Usage: whq-rules pack [OPTION…] FOLDER

Checks a package and writes it as a zip with the files that the apps load: XML in data/xml, translations in
data/i18n, pictures, content-manifest.json and whq.json. A package without content-manifest.json gets one that
lists its XML files. The same files always give the same zip.

Options:
  --output FILE    the name of the zip; otherwise the id in whq.json, or the name of the folder
  --force          writes the zip even if the package has errors
  --lang en|es     the language of messages; otherwise that of the system
  -h, --help       this help
  --version        the version

Exit status: 0 written, 1 not written because of errors, 2 wrong usage, or a file that cannot be read or written.
`,
  roll: `Usage: whq-rules roll [OPTION…] EXPRESSION

Rolls the dice, and shows each die and the result.

  whq-rules roll "2D6+2"
  whq-rules roll "1D6 + strength >= 7" --let strength=4
  whq-rules roll --table rpb-giant-attacks

Options:
  --let NAME=VALUE,…     the values of names in the expression
  --table RULE           rolls on the first table of a rule, with the tables and dice of the result
  --package FOLDER       also reads the rules in this folder, for --table
  --seed NUMBER          a number; the same number always gives the same roll
  --times NUMBER         rolls so many times, at most 100,000, and shows how often each result comes
${ofExpression('roll')}
Exit status: 0 rolled, whatever the result, 2 wrong usage or nothing to roll.
`,
  rule: `Usage: whq-rules rule [OPTION…] NAME

Shows a rule: its text with the value filled in, its odds, and the other books that contain it. NAME is a
name, an id, or a mention as in a text, in English or Spanish. All words after the options are one name;
brackets need quotes.

  whq-rules rule Fear 6
  whq-rules rule miedo 6
  whq-rules rule "Breathe Fire 4 (Ambush A)"

Options:
  --package FOLDER               also reads the rules and translations in this folder; its rules
                                 come before the bundled ones
  --system NAME                  only the rules of this game: warhammer-quest, mordheim, gamebook, wfb; otherwise
                                 the first that has the rule answers, and the others are named
  --list                         lists all rules and charts with their ids, of all games or of one
  --format text|json|markdown    the format of the answer (text)
  --lang en|es                   the language of messages and of the rule; otherwise the messages
                                 are in that of the system, and the rule in that of its name
  -h, --help                     this help
  --version                      the version

Exit status: 0 found, 1 no such rule, 2 wrong usage or unreadable input.
`,
  translate: `Usage: whq-rules translate status|missing|stale|same|glossary [OPTION…] [PATH…]
       whq-rules translate mark --to LANGUAGE [OPTION…] [PATH…]
       whq-rules translate export --to LANGUAGE [--output FILE] [PATH…]
       whq-rules translate import --to LANGUAGE [--dry-run] FILE [PATH…]

Shows how far the translations of a package are. \`status\` counts the texts with a translation, by kinds of
entry; \`missing\` lists the keys of those without one. Texts that are already in the language need none.
\`same\` lists the translations that are the same as their source, without those marked with \`mark --same\`.

\`glossary\` lists the translated names of rules, Monsters and other entries, the number of texts that use each,
and the texts whose source has the name while the translation has other words.

\`mark\` marks translations as up to date: it writes down which wording of the source each belongs to, in
content-es.sources.tsv beside content-es.xml. \`stale\` then lists those whose source has changed, with the
changes. Without options \`mark\` adds the translations that are not in the file yet.

\`export\` writes all texts with their translations as a PO file for Poedit, Weblate and other programs, and
\`import\` brings the changed ones back. Other entries stay as they are; nothing is deleted.

Options:
  --to LANGUAGE         only this language, such as es; otherwise all
  --format text|json    the form of the answer (text); badge: status for shields.io
  --keys KEY,…          mark: these translations
  --all                 mark: all translations, also those whose source has changed; glossary: all names,
                        also those that no text uses
  --output FILE         export: into this file; otherwise to standard output
  --dry-run             import: changes nothing, and shows the differences
  --same                mark: as the same as their source on purpose, with --keys or --all
  --short               mark: without the words of the sources; \`stale\` then shows only the present ones
  --lang en|es          the language of messages; otherwise that of the system
  -h, --help            this help
  --version             the version

Exit status: 0 answered, 1 missing, stale or same: there are some; export or import: some are left out,
2 wrong usage, no translations, or a PO file with mistakes.
`,
  lsp: `Usage: whq-rules lsp --stdio

Runs the language server over standard input and output. Editors start it in this way; it shows nothing
to people.

Options:
  --stdio        communicates over standard input and output; required
  --no-cache     uses and keeps nothing of other runs
  --lang en|es   the language of this help; the server uses that of the editor
  -h, --help     this help
  --version      the version
`,
};

/** The part of the help that the commands with an expression share: further options, and how to write the expression. */
function ofExpression(command: string): string {
  return `  --format text|json     the format of the answer (text)
  --lang en|es           the language of messages; otherwise that of the system
  -h, --help             this help
  --version              the version

Words without quotes are one expression. Put quotes around an expression with > or < or brackets, which have
another meaning on a command line. If a word begins with a minus sign, put -- first: whq-rules ${command} --let n=1 -- 2D6 -n`;
}
