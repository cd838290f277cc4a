import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, it } from 'mocha';
import type { CodeLens } from 'vscode-languageserver-types';
import { isCode } from '../server/answers/odds/oddsText.ts';
import { canonical } from '../server/answers/typed/expressions.ts';
import { readTyped } from '../server/answers/typed/readTyped.ts';
import { faultText, readAsText } from '../server/answers/typed/typedText.ts';
import { check as findingsIn } from '../server/checks/check.ts';
import { problemCodes as codes, type ProblemCode, severityOf } from '../server/checks/problems/kinds.ts';
import { evaluate } from '../server/dice/evaluation/evaluate.ts';
import { formatFraction, toNumber } from '../server/dice/evaluation/fraction.ts';
import type { Binding, Odds } from '../server/dice/evaluation/odds.ts';
import { maximum, mean, minimum } from '../server/dice/evaluation/statistics.ts';
import { parseExpression } from '../server/dice/language/parse.ts';
import { packs } from '../server/hosts/packs.ts';
import { messagesFor } from '../server/wording/messages.ts';
import { Workspace } from '../server/workspace/packages/workspace.ts';
import { callIn } from './cli/commandLine.ts';
import { readerIn } from './support/cursor.ts';
import { examplesTogether, namedIn } from './support/examples.ts';
import { codeLenses, lensCommands } from './support/lenses.ts';

const pages = [
  ...['README.md', 'README.es.md', 'CHANGELOG.md', 'rules/README.md'],
  ...markdownIn('docs'),
  ...markdownIn('.github'),
];
const problemsFolder = 'docs/problems';
const english = messagesFor('en');
const rules = new Workspace(packs);

/** The one expectation of all examples: what a page says is what the program answers. */
function check(said: unknown, answered: unknown, where: string): void {
  assert.deepEqual(answered, said, where);
}

/** A fenced block: the words behind the fence, and the lines between the fences. */
interface Block {
  readonly info: readonly string[];
  readonly text: string;
}

function blocksOf(page: string, language: string): readonly Block[] {
  return [...read(page).matchAll(/^```(\S.*)\n([\s\S]*?)^```$/gm)]
    .map(([, info = '', text = '']) => ({ info: info.split(' '), text }))
    .filter(({ info }) => info[0] === language);
}

/** The files in a page about a problem. */
function examplesOf(page: string): readonly Block[] {
  return ['xml', 'tsv', 'json'].flatMap((language) => blocksOf(page, language));
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function markdownIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).map((file) => join(folder, file).replaceAll('\\', '/'));
}

describe('docs/problems', () => {
  it('has a page for every code, and no other', () => {
    const found = readdirSync(problemsFolder).filter((file) => file !== 'README.md');
    assert.deepEqual(found.sort(), codes.map((code) => `${code}.md`).sort());
  });

  it('lists every code once, with its severity', () => {
    const rows = [...read(`${problemsFolder}/README.md`).matchAll(/^\| \[([\w-]+)\]\(\1\.md\) +\| (\w+) +\|/gm)];
    assert.deepEqual(
      rows.map(([, code, severity]) => [code, severity]).sort(),
      codes.map((code) => [code, severityOf(code)]).sort(),
    );
  });

  for (const code of codes) {
    it(`${code}: its wrong example is reported, its right one is not`, () => {
      const page = `${problemsFolder}/${code}.md`;
      assert.match(read(page), new RegExp(`^# ${code}\n\n\\*\\*${severityOf(code)}\\.\\*\\*`, 'i'));
      const blocks = examplesOf(page);
      const wrong = blocks.filter(({ info }) => info[1] === 'wrong');
      const right = blocks.filter(({ info }) => info[1] === 'right');
      assert.ok(wrong.length > 0 && right.length > 0 && wrong.length + right.length === blocks.length, 'its blocks');
      const also = wrong.flatMap(({ info }) => info.flatMap((word) => /^also=(.+)$/.exec(word)?.[1] ?? []));
      check([...new Set([code, ...also])].sort(), codesIn(wrong), 'the wrong example');
      check([], codesIn(right), 'the right example');
    });
  }
});

describe('docs/es/problems', () => {
  const folder = 'docs/es/problems';
  const severities = { error: 'Error', warning: 'Advertencia', info: 'Información', hint: 'Sugerencia' };

  it('has a page for every code, and no other', () => {
    assert.deepEqual(readdirSync(folder).sort(), codes.map((code) => `${code}.md`).sort());
  });

  for (const code of codes) {
    it(`${code}: has the examples of the English page, and text of its own`, () => {
      const [page, original] = [`${folder}/${code}.md`, `${problemsFolder}/${code}.md`];
      assert.match(read(page), new RegExp(`^# ${code}\n\n\\*\\*${severities[severityOf(code)]}\\.\\*\\*`));
      assert.deepEqual(examplesOf(page), examplesOf(original));
      const paragraphs = (path: string): readonly string[] =>
        read(path)
          .replace(/^```\S.*\n[\s\S]*?^```$/gm, '```')
          .trimEnd()
          .split(/\n{2,}/);
      const [own, english] = [paragraphs(page), paragraphs(original)];
      assert.equal(own.length, english.length, 'its paragraphs');
      assert.deepEqual(
        own.slice(1).filter((text) => text !== '```' && english.includes(text)),
        [],
      );
    });
  }
});

/** The codes found in blocks that are files side by side, each code once. */
function codesIn(blocks: readonly Block[]): readonly ProblemCode[] {
  const examples = blocks.map(({ info, text }, index) => ({ ...namedIn(info.join(' '), index), text: expanded(text) }));
  const documents = examplesTogether(examples);
  // A record of sources is no document, and neither is a schema.
  const files = examples.filter(({ language, name }) => language !== 'tsv' && !name.endsWith('.xsd'));
  assert.equal(documents.length, files.length, 'not all are recognised');
  const found = documents.flatMap(([workspace, document]) => findingsIn(workspace, document));
  return [...new Set(found.map(({ code }) => code))].sort();
}

/** A line that is `…` stands for 2,000 more of the line above it, and ␇ for the control character that it is the picture of. */
function expanded(example: string): string {
  const lines = example.trimEnd().split('\n');
  return lines
    .flatMap((line, index) => (line.trim() === '…' ? Array<string>(2000).fill(lines[index - 1] ?? '') : [line]))
    .join('\n')
    .replaceAll('␇', '\u0007');
}

describe('docs/systems.md', () => {
  const page = 'docs/systems.md';
  const own = new Workspace(packs);
  const codesOf = (language: string, uri: string): readonly ProblemCode[] =>
    blocksOf(page, language).flatMap(({ text }) => {
      const document = own.putFile(uri, text);
      assert.ok(document, uri);
      return findingsIn(own, document).map(({ code }) => code);
    });

  it('has a chart without problems, and a text with the one that it speaks of', () => {
    check([], codesOf('xml', 'file:///charts.xml'), 'the chart');
    check(['chart-mismatch'], codesOf('markdown', 'file:///pit.md'), 'the text');
  });

  for (const line of blocksOf(page, 'odds-charts').flatMap(({ text }) => text.trim().split('\n'))) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, typed = '', said = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      codesOf('xml', 'file:///charts.xml');
      const reading = readTyped(typed, () => own, 'en');
      const answers = reading.kind === 'rolls' ? reading.rolls.map((roll) => readAsText(roll, english)) : [];
      assert.ok(answers.includes(said), answers.join('\n'));
    });
  }

  it('names the systems that there are', () => {
    const named = [...read(page).matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name);
    check(own.allSystems.toSorted(), named.toSorted(), 'the table of systems');
  });
});

describe('docs/odds.md', () => {
  const page = 'docs/odds.md';
  const linesOf = (language: string): readonly string[] =>
    blocksOf(page, language).flatMap(({ text }) => text.trim().split('\n'));

  for (const line of linesOf('odds')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, expression = '', given = '', answer = ''] = /^(.*?)(?: {2,}with (.*?))? +→ (.*)$/.exec(line) ?? [];
      const { annotation, errors } = parseExpression(expression);
      assert.deepEqual(errors, []);
      assert.ok(annotation);
      check(answer, answerOf(evaluate(annotation, bindingsOf(given))), line);
    });
  }

  for (const line of linesOf('odds-errors')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, expression = '', sentence = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      const [error] = parseExpression(expression).errors;
      check(sentence, error && english.problems['odds-syntax'](error), line);
    });
  }

  for (const line of linesOf('odds-typed')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, typed = '', said = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      const reading = readTyped(typed, () => rules, 'en');
      const [roll] = reading.kind === 'rolls' ? reading.rolls : [];
      const answer = reading.kind === 'unread' ? faultText(reading.fault, english) : roll && readAsText(roll, english);
      check(said, answer, line);
    });
  }

  for (const line of linesOf('odds-sentences')) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, sentence = '', said = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      check(said.startsWith('nothing: ') ? '' : said, chancesAbove(sentence).join('; '), line);
    });
  }

  for (const { typed, reads, offers } of otherTools(page)) {
    it(`${typed} of another tool`, () => {
      const reading = readTyped(typed, () => rules, 'en');
      if (reading.kind === 'rolls')
        check(
          reads,
          reading.rolls.map(({ expression }) => canonical(expression)),
          typed,
        );
      else check(offers, 'spellings' in reading.fault ? reading.fault.spellings : [], typed);
    });
  }

  it('names every limit', () => {
    const rows = [...read(page).matchAll(/^\| +([\d,]+) \| .* \| `(\w+)` +\|$/gm)];
    const named = rows.map(([, limit = '', name = '']) => [name, Number(limit.replaceAll(',', ''))]);
    const source = read('server/dice/language/limits.ts');
    const limits = [...source.matchAll(/^(?:export )?const (maximum\w+) = ([\d_]+);$/gm)];
    const all = limits.map(([, name = '', limit = '']) => [name, Number(limit.replaceAll('_', ''))]);
    check(named.sort(), all.sort(), 'the table');
  });
});

/** What stands above a sentence in a page, without the results of plain dice. */
function chancesAbove(sentence: string): readonly string[] {
  const lenses = lensesOf(sentence, 'en', true).filter(({ command }) => command?.command === lensCommands.showOdds);
  const expressions = lenses.map(({ command }) => String(command?.arguments?.[0]?.expression));
  return [...new Set(expressions)].filter((expression) => /[<>=]/.test(expression));
}

/** The rows of the tables for people who come from other tools: how a notation is read, or what is offered for it. */
function otherTools(
  page: string,
): readonly { readonly typed: string; readonly reads?: readonly string[]; readonly offers?: readonly string[] }[] {
  const [, section = ''] = /^## Coming from [^\n]+\n([\s\S]*?)^## /m.exec(read(page)) ?? [];
  const tables = section.split(/^\| from .*$/m).slice(1);
  assert.equal(tables.length, 2);
  return tables.flatMap((table, index) =>
    [...table.matchAll(/^\| [^|]+ \| `(.+?)` +\| (.+?) +\|$/gm)].map(([, typed = '', cell = '']) => {
      const expressions = [...cell.matchAll(/`([^`]+)`/g)].map(([, expression = '']) => expression);
      return { typed, [index === 0 ? 'reads' : 'offers']: expressions };
    }),
  );
}

/** `n = 6, strength = A`. */
function bindingsOf(given: string): ReadonlyMap<string, Binding> {
  const pairs = [...given.matchAll(/([\w-]+) = (A|-?\d+)/g)];
  return new Map(pairs.map(([, name = '', value]) => [name, value === 'A' ? 'automatic' : Number(value)]));
}

function answerOf(odds: Odds): string {
  switch (odds.kind) {
    case 'chance':
      return formatFraction(odds.chance);
    case 'distribution': {
      const { distribution, truncated } = odds;
      const extent = truncated
        ? `${minimum(distribution)} or more`
        : `${minimum(distribution)}–${maximum(distribution)}`;
      if (isCode(odds)) return `${extent}, ${distribution.counts.size} results`;
      return `${extent}, average ${Number(toNumber(truncated?.mean ?? mean(distribution)).toFixed(2))}`;
    }
    case 'outcomes':
      return odds.outcomes
        .map(({ name, chance }) => `${name ?? 'none of these'} ${formatFraction(chance.chance)}`)
        .join(', ');
    case 'open':
      return `depends on ${odds.variables.join(', ')}`;
    case 'tooLarge':
      return `too large: ${odds.cap}, at most ${odds.limit}`;
    case 'invalid':
      return odds.code;
    default:
      return odds satisfies never;
  }
}

/** The folders of pages that exist in English and in Spanish, each with what its readers see. */
const languages = [
  { language: 'en', readme: 'README.md', folder: 'docs', suffix: '', texts: 'package.nls.json' },
  { language: 'es', readme: 'README.es.md', folder: 'docs/es', suffix: '-es', texts: 'package.nls.es.json' },
];
const [inEnglish, inSpanish] = languages;
assert.ok(inEnglish && inSpanish);

/** A page and its translation. The READMEs are in no folder. */
interface Pair {
  readonly name: string;
  readonly page: string;
  readonly translation: string;
}

const pairs: readonly Pair[] = [
  { name: 'README', page: inEnglish.readme, translation: inSpanish.readme },
  ...readdirSync(inSpanish.folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      name: file,
      page: `${inEnglish.folder}/${file}`,
      translation: `${inSpanish.folder}/${file}`,
    })),
];

describe('pages in both languages', () => {
  it('are those for the people who use the program', () => {
    const named = ['README', 'README.md', 'install.md', 'authors.md', 'scenarios.md', 'translators.md'];
    check([...named, 'vscode.md', 'command-line.md'].sort(), pairs.map(({ name }) => name).sort(), 'the pages');
  });

  for (const { page, translation } of pairs) {
    it(`${page} has the headings, examples, pictures, tables and files of its translation`, () =>
      check(outlineOf(page), outlineOf(translation), page));

    it(`${page} and its translation lead to each other above all else`, () => {
      for (const [from, to] of [
        [page, translation],
        [translation, page],
      ] as const) {
        const links = linksOf(read(from)).map((link) => normalize(join(dirname(from), link)));
        assert.equal(links[0], normalize(to), from);
      }
    });
  }
});

/** What a page has in common with its translation. */
function outlineOf(page: string): unknown {
  const text = read(page);
  return {
    headings: text.match(/^#+ /gm),
    pictures: picturesOf(page),
    sessions: sessionsIn(page).map(({ command }) => command.replace('Regenerar', 'Regenerate')),
    blocks: [...text.matchAll(/^```(\w+)\n/gm)].map(([, info]) => info),
    rows: text.match(/^\| `whq-rules[^`]+`/gm),
    allRows: text.match(/^\|/gm)?.length,
    tables: text.match(/^\| -+/gm)?.length,
    items: text.match(/^(?:\d+\.|-) /gm)?.length,
  };
}

function picturesOf(page: string): readonly string[] {
  return [...read(page).matchAll(/^!\[[^\]]+\]\[([\w-]+)\]$/gm)].map(([, name = '']) => name);
}

/** The targets of the links of a text, in the order in which readers see them. */
function linksOf(text: string): readonly string[] {
  const targets = new Map(
    [...text.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name = '', target = '']) => [name, target]),
  );
  return [...text.matchAll(/\]\(([^)\s]+)\)|\]\[([\w-]+)\]/g)].map(
    ([, inline, name = '']) => inline ?? targets.get(name) ?? '',
  );
}

for (const { language, readme, folder, suffix, texts } of languages) {
  const own = [readme, ...pairs.filter(({ name }) => name !== 'README').map(({ name }) => `${folder}/${name}`)];

  for (const page of own) {
    describe(page, () => {
      for (const { command, output } of sessionsIn(page)) {
        it(`whq-rules ${command}`, async () => {
          const parameters = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
          const { out, err } = await callIn(resolve(), [...parameters, '--lang', language]);
          check(withoutTime(output), withoutTime(out + err), command);
        });
      }

      for (const picture of picturesOf(page))
        it(`shows the picture ${picture} in its language`, () =>
          assert.match(read(page), new RegExp(`^\\[${picture}\\]: \\S*images/${picture}${suffix}\\.png$`, 'm')));
    });
  }

  describe(`${readme}, the first page`, () => {
    it('has one picture, and right below it how to get the program', () => {
      const [, picture = '', below = ''] = read(readme).split(/^!\[|^## /m);
      assert.ok(picturesOf(readme).length === 1 && picture.length > 0);
      assert.match(below, /^(Get it|Consíguelo)\n[\s\S]*```sh\nnpm start\n```[\s\S]*```sh\nnpm test\n```/);
    });

    it('fits on one page', () => {
      const words = read(readme).split(/\s+/).length;
      assert.ok(words <= 600, `${words} words`);
    });

    it('names a lens that stands above a line of the example', () => {
      const named = [...read(readme).matchAll(/`([^`]* → [^`]*)`/g)].map(([, title]) => title);
      const titles = lensTitles(linksOf(read(readme)).find((link) => link.startsWith('docs/example/')) ?? '', language);
      assert.ok(named.length > 0);
      for (const title of named) assert.ok(title && titles.includes(title), `${title}\n${titles.join('\n')}`);
    });
  });

  it(`${folder}/install.md names the oldest VS Code and Node that package.json allows`, () => {
    const { engines } = JSON.parse(read('package.json'));
    const [, editor] = /^\^(\d+\.\d+)\.0$/.exec(engines.vscode) ?? [];
    const [, node] = /^>=(\d+)$/.exec(engines.node) ?? [];
    const text = read(`${folder}/install.md`);
    assert.ok(
      editor && node && text.includes(`VS Code ${editor} o`) && text.includes(`[Node](https://nodejs.org) ${node} o`),
    );
  });

  describe(`${folder}/vscode.md, the commands and settings`, () => {
    it('has every setting and every command', () => {
      const { contributes } = JSON.parse(read('package.json'));
      const text = read(`${folder}/vscode.md`);
      const titles = JSON.parse(read(texts));
      // Those that only links, lenses and keys run.
      const hidden = new Set(
        contributes.menus.commandPalette.flatMap(({ command, when }: { command: string; when: string }) =>
          when === 'false' ? [command] : [],
        ),
      );
      const missing = [
        ...Object.keys(contributes.configuration.properties).map((setting) => `\`${setting}\``),
        ...contributes.commands
          .filter(({ command }: { command: string }) => !hidden.has(command))
          .map(({ title }: { title: string }) => `| _${titles[title.replaceAll('%', '')]}_`),
      ].filter((name) => !text.includes(name));
      assert.deepEqual(missing, []);
    });
  });
}

/** What stands above the lines of a page, for a reader of a language. */
function lensTitles(page: string, language: string): readonly (string | undefined)[] {
  return lensesOf(read(page), language, false).map(({ command }) => command?.title);
}

/** The lenses of a page beside the files of the example. */
function lensesOf(text: string, language: string, simpleChances: boolean): readonly CodeLens[] {
  const workspace = new Workspace(packs);
  for (const file of ['rules/markup-rules.xml', 'rules/plain-rules.xml', 'monsters/salt-works.xml'])
    workspace.putFile(`file:///data/xml/${file}`, read(`docs/example/data/xml/${file}`));
  const document = workspace.putFile('file:///page.md', text);
  return document
    ? codeLenses({ workspace, document, reader: readerIn(language), shows: { simpleChances } }, lensCommands)
    : [];
}

describe('docs/ci.md', () => {
  for (const { command, output } of sessionsIn('docs/ci.md')) {
    it(`whq-rules ${command}`, async () => {
      const { out, err } = await callIn(resolve(), [...command.split(' '), '--lang', 'en']);
      check(withoutTime(output), withoutTime(out + err), command);
    });
  }
});

describe('docs/speed.md', () => {
  it('has a place for the figures of the benchmark', () => {
    assert.match(read('docs/speed.md'), /^<!-- bench -->\n[\s\S]*^<!-- \/bench -->$/m);
  });
});

/** What is typed in the examples of a page, and what is said to come of it. */
function sessionsIn(page: string): readonly { readonly command: string; readonly output: string }[] {
  const sessions = blocksOf(page, 'console').flatMap(({ text }) => text.split(/^(?=\$ )/m));
  return sessions.map((session) => {
    const [, command = '', output = ''] = /^\$ whq-rules (.*)\n([\s\S]*)$/.exec(session) ?? [];
    return { command, output };
  });
}

function withoutTime(report: string): string {
  return report.trimEnd().replace(/\d+[.,]\d s$/m, '… s');
}

describe('docs/editors.md', () => {
  const page = 'docs/editors.md';

  it('has settings in JSON that can be read', () => {
    const settings = blocksOf(page, 'json').map(({ text }) => JSON.parse(text));
    assert.deepEqual(settings[0].clients['whq-rules'].command, ['whq-rules', 'lsp', '--stdio']);
    assert.deepEqual(settings[1].lsp['whq-rules'].binary, { path: 'whq-rules', arguments: ['lsp', '--stdio'] });
    assert.equal(settings.length, 3);
  });

  it('starts one and the same server everywhere', () => {
    const starts = ['lua', 'toml', 'elisp'].flatMap((language) => blocksOf(page, language)).map(({ text }) => text);
    assert.equal(starts.length, 4);
    for (const text of starts) assert.match(text, /["']whq-rules["'][\s\S]*["']lsp["'],? ["']--stdio["']/);
  });
});

describe('links', () => {
  for (const page of pages) {
    it(`of ${page} are named where they are used`, () => {
      const text = proseOf(page);
      const used = [...text.matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name);
      const defined = [...text.matchAll(/^\[([\w-]+)\]: /gm)].map(([, name]) => name);
      assert.deepEqual([...new Set(used)].sort(), defined.sort());
    });

    it(`of ${page} lead somewhere`, () => {
      const text = proseOf(page);
      const links = [...text.matchAll(/\]\(([^)\s]+)\)|^\[[\w-]+\]: (\S+)$/gm)].map(
        ([, inline, reference = '']) => inline ?? reference,
      );
      const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(page, link));
      assert.deepEqual(broken, []);
    });
  }
});

/** The page without its fenced blocks and comments. */
function proseOf(page: string): string {
  return read(page)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '');
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** The headings of a page as GitHub makes anchors of them. */
function headingsOf(page: string): readonly string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
