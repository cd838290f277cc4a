import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly media: { readonly svg: string; readonly altText: string };
  readonly completionEvents: readonly string[];
}

const folder = 'media/walkthrough';
const read = (path: string): string => readFileSync(path, 'utf8');
const manifest = JSON.parse(read('package.json'));
const [walkthrough] = manifest.contributes.walkthroughs;
const steps: readonly Step[] = walkthrough.steps;
const own: ReadonlySet<string> = new Set(
  manifest.contributes.commands.map(({ command }: { command: string }) => command),
);

/** What VS Code itself has: the tests in it run each of these. */
const editorCommands: ReadonlySet<string> = new Set([
  'editor.action.showHover',
  'editor.action.quickFix',
  'editor.action.toggleWordWrap',
  'editor.action.revealDefinition',
  'workbench.action.openSettings',
]);

/** The texts of the manifest in a language. */
const languages = [
  { language: 'en', texts: JSON.parse(read('package.nls.json')) },
  { language: 'es', texts: JSON.parse(read('package.nls.es.json')) },
];

describe('the walkthrough', () => {
  it('has its steps, and one of them for each audience', () => {
    assert.deepEqual(
      steps.map(({ id }) => id),
      ['hover', 'lookUp', 'write', 'wrap', 'roll', 'translate'],
    );
  });

  it('is not there before the extension has started, so that VS Code does not open it by itself', () => {
    assert.equal(walkthrough.when, 'whq-rules.isActive');
    assert.ok(read('client/commands/showWalkthrough.ts').includes(`'setContext', '${walkthrough.when}'`));
    assert.ok(read('client/commands/showWalkthrough.ts').includes(`'${walkthrough.id}'`));
  });

  it('notices that a step is done by commands and settings that exist', () => {
    for (const { id, completionEvents } of steps) {
      assert.ok(completionEvents.length > 0, id);
      for (const event of completionEvents) {
        const [kind, name = ''] = event.split(':');
        if (kind === 'onCommand') assert.ok(own.has(name) || editorCommands.has(name), event);
        else assert.equal(event, 'onSettingChanged:editor.wordWrap');
      }
    }
  });

  for (const { language, texts } of languages) {
    const text = (key: string): string => texts[key.replaceAll('%', '')] ?? assert.fail(`${key} in ${language}`);

    it(`has links to commands that exist, in ${language}`, () => {
      const links = steps.flatMap(({ description }) => [...text(description).matchAll(/\]\(([^)]*)\)/g)]);
      assert.ok(links.length >= 6);
      for (const [, link = ''] of links) {
        const [, command = '', parameters = '[]'] = /^command:([\w.-]+)(?:\?(.+))?$/.exec(link) ?? assert.fail(link);
        assert.ok(own.has(command) || editorCommands.has(command), command);
        assert.ok(Array.isArray(JSON.parse(decodeURIComponent(parameters))), link);
      }
    });

    it(`has a picture for each step, with words for those who do not see it, in ${language}`, () => {
      for (const { media } of steps) {
        const picture = text(media.svg);
        assert.match(picture, new RegExp(`^${folder}/\\w+\\.${language}\\.svg$`));
        assert.ok(existsSync(picture), picture);
        assert.ok(text(media.altText).length > 20, media.altText);
      }
    });
  }

  it('has the same links in both languages', () => {
    const [english, spanish] = languages.map(({ texts }) =>
      steps.map(({ description }) => texts[description.replaceAll('%', '')].match(/\]\([^)]*\)/g)),
    );
    assert.deepEqual(spanish, english);
  });
});

describe('the pictures of the walkthrough', () => {
  it('are those that the script draws, and no others', async () => {
    const script = join(process.cwd(), folder, 'draw.mjs');
    const { drawAll }: { drawAll: () => ReadonlyMap<string, string> } = await import(script);
    const drawn = drawAll();
    assert.deepEqual(readdirSync(folder).toSorted(), ['draw.mjs', ...drawn.keys()].toSorted());
    for (const [file, content] of drawn) assert.equal(read(join(folder, file)), content, `node ${folder}/draw.mjs`);
  });

  it('take all their colours from the theme, and need no style sheet, which VS Code lets into no walkthrough', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
      const drawing = read(join(folder, file));
      assert.doesNotMatch(drawing, /<style|\sstyle=|\sclass=/, file);
      assert.doesNotMatch(drawing, /(?:fill|stroke)="(?!none"|var\()/, file);
      const parts = drawing.match(/<(?:rect|path|text|tspan)\b[^>]*>/g) ?? [];
      assert.deepEqual(
        parts.filter((part) => !part.includes('fill=')),
        [],
        file,
      );
    }
  });
});
