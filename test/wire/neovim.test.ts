import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { describe, it } from 'mocha';
import { program } from './commandLine.ts';

/** What the example shows in Neovim, step by step. */
const expected: readonly { readonly step: string; readonly shown: RegExp }[] = [
  { step: 'diagnostics', shown: /^9:4 unclosed-element <rule> opened here is never closed\./m },
  { step: 'hover', shown: /SALT CRUST 5\+.*markup-rules\.xml/ },
  { step: 'definition', shown: /^markup-rules\.xml:\d+$/ },
  { step: 'completion', shown: /^The hounds have Terror$/ },
  {
    step: 'rename',
    shown:
      /^data\/xml\/monsters\/salt-works\.xml:\d+:id="brine-crust"\ndata\/xml\/rules\/markup-rules\.xml:\d+:id="brine-crust"$/,
  },
];

describe('Neovim with the settings of its page', () => {
  it('shows problems, a card, a definition and completions, and renames', () => {
    const { stdout } = spawnSync('nvim', ['--version'], { encoding: 'utf8' });
    if (!stdout) return console.log('      Neovim is not installed: its session is left out.');
    const answers = runSession(settingsOf(/^NVIM v0\.(?:\d|10)\./.test(stdout) ? 1 : 0));
    assert.deepEqual(
      answers.map(({ step }) => step),
      expected.map(({ step }) => step),
      JSON.stringify(answers.at(-1)),
    );
    for (const [index, { step, shown }] of expected.entries()) assert.match(answers[index]?.shown ?? '', shown, step);
  });
});

/** One of the settings for Neovim on the page of the editors: first those of new versions, then those of old ones. */
function settingsOf(index: number): string {
  const [, section = ''] = /^## Neovim$([\s\S]*?)^## /m.exec(readFileSync('docs/editors.md', 'utf8')) ?? [];
  const blocks = [...section.matchAll(/```lua\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  assert.equal(blocks.length, 2);
  return blocks[index] ?? '';
}

/** The steps of `neovim.lua` with what they showed, in a copy of the example. */
function runSession(settings: string): readonly { readonly step: string; readonly shown: string }[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'whq-neovim-')));
  try {
    const [example, programs, answers] = ['example', 'programs', 'answers'].map((name) => join(folder, name));
    assert.ok(example && programs && answers);
    cpSync('docs/example', example, { recursive: true });
    mkdirSync(join(example, '.git'));
    mkdirSync(programs);
    writeFileSync(join(programs, 'whq-rules'), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
    chmodSync(join(programs, 'whq-rules'), 0o755);
    writeFileSync(join(folder, 'init.lua'), settings);
    const script = resolve('test', 'wire', 'neovim.lua');
    spawnSync('nvim', ['--headless', '-n', '-i', 'NONE', '-u', join(folder, 'init.lua'), '-S', script], {
      cwd: example,
      encoding: 'utf8',
      timeout: 50_000,
      env: {
        PATH: `${programs}${delimiter}${process.env.PATH}`,
        HOME: folder,
        WHQ_ANSWERS: answers,
        LANG: 'C.UTF-8',
      },
    });
    const lines = readFileSync(answers, 'utf8').trim().split('\n');
    return lines.map((line) => {
      const { step, shown }: { step: string; shown: readonly string[] } = JSON.parse(line);
      return { step, shown: shown.join('\n') };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
