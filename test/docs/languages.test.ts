import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, it } from 'mocha';
import { callIn } from '../cli/commandLine.ts';
import { check, lensesOf, linksOf, read, sessionsIn, withoutTime } from './pages.ts';

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
          .map(({ title }: { title: string }) => `_${titles[title.replaceAll('%', '')]}_`),
      ].filter((name) => !text.includes(name));
      assert.deepEqual(missing, []);
    });
  });
}

/** What stands above the lines of a page, for a reader of a language. */
function lensTitles(page: string, language: string): readonly (string | undefined)[] {
  return lensesOf(read(page), language).map(({ command }) => command?.title);
}
