import type { CliWords } from '../catalogue/cliWords.ts';
import { list, shorten } from '../catalogue/phrasing.ts';

export const cliWordsEn: CliWords = {
  help: {
    all: `whq-rules: problems and odds of Warhammer Quest (1995) fan content

Usage: whq-rules COMMAND [OPTION…]

Commands:
  check [PATH…]      all problems of files and folders
  odds EXPRESSION    the exact odds of a roll
  roll EXPRESSION    a roll
  rule NAME          the rule of a name or a mention, such as Fear 6
  lsp --stdio        the language server, for editors

Options of every command:
  --lang en|es       the language to speak; otherwise that of the system
  -h, --help         what the command can do
  --version          the version

Exit status: 0 clean, 1 problems found, 2 wrong usage or unreadable input.
`,
    check: `Usage: whq-rules check [OPTION…] [PATH…]

Reports all problems of rules files and scenarios. A folder (by default the current one) stands for the
XML files in it and its folders, and for the Markdown and text files that mention an ability. A file
given by name is looked at whatever it is called. All files together count as one package.

Options:
  --format text|json             how to report (text)
  --fail-on error|warning|info|hint
                                 from which severity on the exit status is 1 (error)
  --show error|warning|info|hint
                                 from which severity on problems are shown with their places (info);
                                 the others are counted by kind
  --summary                      counts all problems by kind, and shows none
  --stdin                        check what comes on standard input
  --stdin-filename NAME          what to call that
  --lang en|es                   the language to speak; otherwise that of the system
  -h, --help                     this help
  --version                      the version

Exit status: 0 clean, 1 problems found, 2 wrong usage, unreadable input, or nothing of ours in what was named.
`,
    odds: `Usage: whq-rules odds [OPTION…] EXPRESSION

Says how a roll falls: exactly, never by trial.

  whq-rules odds 2D6+2
  whq-rules odds "1D6 + battle-level > 6" --let battle-level=3
  whq-rules odds 3D6 --at-least 12

Options:
  --let NAME=VALUE,…     what is known of the names in the expression
  --at-least NUMBER      the chance to roll that or more
  --at-most NUMBER       the chance to roll that or less; with --at-least, to roll from one to the other
  --format text|json     how to answer (text)
  --lang en|es           the language to speak; otherwise that of the system
  -h, --help             this help
  --version              the version

Words without quotes are one expression; put quotes around one with > or < or brackets, which a command line
takes for itself. A name behind a minus sign goes after --, as in: whq-rules odds --let n=1 -- 2D6 -n
Exit status: 0 answered, 2 wrong usage or no answer.
`,
    roll: `Usage: whq-rules roll [OPTION…] EXPRESSION

Rolls the dice, shows how they fall, and says what they come to.

  whq-rules roll "2D6+2"
  whq-rules roll "1D6 + strength >= 7" --let strength=4

Options:
  --let NAME=VALUE,…     what the names in the expression are
  --seed NUMBER          rolls the same each time for the same number
  --format text|json     how to answer (text)
  --lang en|es           the language to speak; otherwise that of the system
  -h, --help             this help
  --version              the version

Words without quotes are one expression; put quotes around one with > or < or brackets, which a command line
takes for itself. A name behind a minus sign goes after --, as in: whq-rules roll --let n=1 -- 2D6 -n
Exit status: 0 rolled, whatever comes of it, 2 wrong usage or nothing to roll.
`,
    rule: `Usage: whq-rules rule [OPTION…] NAME

Shows a rule: its text with the value put in, its odds, and which other books have it. NAME is a name
or an id, or a mention as it stands in texts, in English or Spanish. All words after the options are
one name; brackets need quotes.

  whq-rules rule Fear 6
  whq-rules rule miedo 6
  whq-rules rule "Breathe Fire 4 (Ambush A)"

Options:
  --package FOLDER               also knows the XML files in it, rules and translations; its rules
                                 count before the bundled ones
  --format text|json|markdown    how to answer (text)
  --lang en|es                   the language to speak, and of the rule; otherwise that of the system,
                                 and for the rule that of the name
  -h, --help                     this help
  --version                      the version

Exit status: 0 found, 1 no such rule, 2 wrong usage or unreadable input.
`,
    lsp: `Usage: whq-rules lsp --stdio

Runs the language server over standard input and output. An editor starts it so; for a person there
is nothing to see.

Options:
  --stdio        the way to talk, and the only one
  --lang en|es   the language of this help; the server speaks that of the editor
  -h, --help     this help
  --version      the version
`,
  },
  usage: {
    unknownCommand: ({ command, nearest }) =>
      `There is no command "${command}".${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    unknownOption: ({ option, nearest }) =>
      `There is no option ${option} here.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    missingValue: ({ option }) => `${option} needs a value.`,
    needlessValue: ({ option }) => `${option} takes no value.`,
    badValue: ({ option, value, allowed }) => `${option} must be ${list(allowed, 'or')}, not "${value}".`,
    surplusOperand: ({ operand }) => `"${operand}" is one word too many. Put quotes around what belongs together.`,
    needsOption: ({ option, needed }) => `${option} goes together with ${needed}.`,
    missingOption: ({ option }) => `The option ${option} is missing.`,
    inputAndPaths: () => 'With --stdin nothing else is checked: leave the paths out.',
    missingExpression: () => 'An expression is missing, such as "2D6+2".',
    missingName: () => 'A name is missing, such as Fear 6.',
    badBinding: ({ text }) => `--let takes names with whole numbers, as in n=5,battle-level=3; "${text}" is none.`,
    unknownName: ({ name, known }) =>
      `${name} is not in the expression. ${known.length > 0 ? `It has ${list(known, 'and')}.` : 'It has no names.'}`,
    notWhole: ({ option, value }) => `${option} takes a whole number, not "${value}".`,
    boundOfTest: ({ option }) =>
      `${option} asks about a number, but the expression is a comparison, which has a chance already.`,
    openNames: ({ names }) => `Say what these are, or all but one: --let ${names.map((name) => `${name}=…`).join(',')}`,
    unsaidNames: ({ names }) =>
      `For a roll everything must be known: --let ${names.map((name) => `${name}=…`).join(',')}`,
  },
  seeHelp: (command) => `${command} --help says what there is.`,
  trouble: {
    missing: (path) => `${path}: there is no such file or folder.`,
    forbidden: (path) => `${path}: this file may not be read.`,
    tooLarge: (path) => `${path}: a file of more than 64 MB is not looked at.`,
    notAFile: (path) => `${path}: this is neither a file nor a folder. Use --stdin for what another program writes.`,
    noRoom: (path) => `${path}: not checked. All files together would take too much memory; check fewer at a time.`,
    longText: (path) =>
      `${path}: not checked. A text of more than 1,000,000 characters is not read; divide it into several files.`,
    unreadable: (path) => `${path}: this file cannot be read.`,
    notUtf8: (path) => `${path}: this file is not UTF-8, so its letters cannot be told. Save it as UTF-8.`,
    forbiddenFolder: (path) => `${path}: this folder may not be read.`,
    tooManyFiles: (path) => `${path}: there are too many files or folders in here; not all were looked at.`,
    nothingFound: (path) => `${path}: no rules file was found in this folder.`,
    notOurs: (path) => `${path}: passed over. It has none of the root elements that WHQ Rules knows, such as <rules>.`,
    noAbility: (path) => `${path}: passed over. This text mentions no ability.`,
    emptyInput: (path) => `${path}: nothing came on standard input.`,
    folderAsInput: (path) => `${path}: standard input is a folder. Give its path in place of --stdin.`,
    unreadableInput: (path) => `${path}: standard input cannot be read.`,
  },
  noWorkingFolder: 'The folder that you are in is gone. Change to another one.',
  unquoted: 'Put quotes around the expression: a command line takes signs such as > and ( for itself.',
  unknownRule: (question, nearest) =>
    `There is no rule "${shorten(question)}".${nearest.length > 0 ? ` Did you mean ${list(nearest, 'or')}?` : ''}`,
  namesakes: (others) =>
    `Others of that name: ${others.map(({ id, name, place }) => `${name} (${[place, id].filter(Boolean).join(', ')})`).join('; ')}.`,
  severities: { error: 'error', warning: 'warning', info: 'info', hint: 'hint' },
  howToShow: '--show hint shows the hints with their places.',
  summary: (files, { error, warning, info, hint }, seconds) =>
    [
      files === 1 ? '1 file' : `${files} files`,
      error === 1 ? '1 error' : `${error} errors`,
      warning === 1 ? '1 warning' : `${warning} warnings`,
      ...(info > 0 ? [`${info} info`] : []),
      ...(hint > 0 ? [hint === 1 ? '1 hint' : `${hint} hints`] : []),
      `${seconds.toFixed(1)} s`,
    ].join(' · '),
};
