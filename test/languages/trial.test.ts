import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { it } from 'mocha';
import { problemCodes } from '../../server/checks/problems/kinds.ts';
import { commandNames, commandOf } from '../../server/cli/call/commands.ts';
import { describeLong } from '../support/runs.ts';
import type { Said } from './said.ts';

/** No language that people speak has this tag. */
const language = 'qps';

const { translateAll }: { translateAll: (root: string, language: string) => void } = await import(
  pathToFileURL(resolve('test/languages/pseudo.mjs')).href
);
const { literalsIn }: { literalsIn: (source: string) => readonly { readonly text: string }[] } = await import(
  pathToFileURL(resolve('server/wording/languages/literals.mjs')).href
);

describeLong('a language that is added as its page says', function () {
  this.timeout(600_000);
  const root = mkdtempSync(join(tmpdir(), 'whq-language-'));
  const run = (...parameters: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    assert.equal(status, 0, stdout.slice(-2000) + stderr);
    return stdout;
  };

  it('lists its texts in English until they are translated', () => {
    copyOfRepository(root);
    const begun = run('server/wording/languages/language.mjs', language);
    assert.ok(begun.includes('server/wording/qps/words.ts') && begun.includes('package.nls.qps.json'), begun);
    assert.match(begun, /\n\d{4} texts are as in English\.\n$/);
    translateAll(root, language);
    assert.equal(run('server/wording/languages/language.mjs', language), 'All texts are translated.\n');
  });

  it('has all that the compiler asks for', () => {
    run('node_modules/typescript/bin/tsc', '-p', '.');
  });

  it('is the only language of what the server says', () => {
    run('esbuild.mjs', '--tests');
    const said: readonly Said[] = JSON.parse(run('out/test/languages/sayAll.mjs', language));
    assert.ok(said.length > 1000);
    assert.deepEqual(foreignWords(said), []);
  });

  it('is the only language of the help of commands', () => {
    const said = commandNames.map((command) => {
      const options = [...commandOf(command).options].flatMap(([name, { allowed }]) => [name, ...allowed]);
      const text = run('dist/cli.js', command, '--help', '--lang', language);
      return { where: command, text, about: [language, command, ...options].join(' ') };
    });
    assert.deepEqual(foreignWords(said), []);
  });

  it('is left behind', () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
});

/** What no build, type or text of the program is made of. */
const leftOut = /^(?:\.git|node_modules|dist|out|docs\/images|.*\.vsix)$/;

function copyOfRepository(root: string): void {
  const here = process.cwd();
  const isWanted = (path: string): boolean => !leftOut.test(relative(here, path).replaceAll('\\', '/'));
  for (const name of readdirSync(here).filter((one) => isWanted(join(here, one))))
    cpSync(join(here, name), join(root, name), { recursive: true, filter: isWanted });
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'), 'junction');
}

/**
 * The words in texts for people that neither belong to the language nor to the files that the texts are about. Names of the formats, such as
 * those of elements, codes and settings, are the same in every language.
 */
function foreignWords(said: readonly Said[]): readonly string[] {
  const common = new Set([...namesOfFormats(), ...wordsOfBoth()]);
  const found = said.flatMap(({ where, text, about }) => {
    const known = new Set(wordsIn(about));
    return wordsIn(text).flatMap((word) => (known.has(word) || common.has(word) ? [] : [`${where}: ${word}`]));
  });
  return [...new Set(found)];
}

function wordsIn(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\d])[A-Za-z]{3,}(?![\p{L}\d])/gu)?.map((word) => word.toLowerCase()) ?? [];
}

/** All keys and values in the schemas that are no prose, the codes of problems, and what stands for all visitors of a location. */
function namesOfFormats(): readonly string[] {
  const names: string[] = [...problemCodes, 'all'];
  const collect = (part: unknown): void => {
    if (typeof part === 'string') names.push(part);
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (['title', 'description'].includes(key) || key.startsWith('x-')) continue;
      names.push(key);
      collect(value);
    }
  };
  for (const file of readdirSync('schemas').filter((name) => name.endsWith('.schema.json')))
    collect(JSON.parse(readFileSync(join('schemas', file), 'utf8')));
  return names.flatMap(wordsIn);
}

/** What English and Spanish write alike: the sentences of other languages have it too. */
function wordsOfBoth(): readonly string[] {
  const folder = 'server/wording';
  return readdirSync(join(folder, 'en')).flatMap((file) => {
    const textsOf = (language: string): readonly string[] =>
      literalsIn(readFileSync(join(folder, language, file), 'utf8')).map(({ text }) => text);
    const spanish = new Set(textsOf('es'));
    return textsOf('en').flatMap((text) => (spanish.has(text) ? wordsIn(text) : []));
  });
}
