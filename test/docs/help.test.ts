import assert from 'node:assert/strict';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { commandNames, commandOf } from '../../server/cli/call/commands.ts';
import { languages } from '../../server/text/language.ts';
import { cliWordsFor } from '../../server/wording/cliWordsFor.ts';
import { callIn, inFolder } from '../cli/commandLine.ts';
import { itLong } from '../support/runs.ts';

for (const language of languages) {
  const { help } = cliWordsFor(language);
  describe(`the help of the commands, ${language}`, () => {
    it('has words for each option, and an option for all words', () => {
      for (const name of commandNames) {
        const own = help.of[name].options;
        const options = [...commandOf(name).options.keys()];
        assert.deepEqual(
          options.filter((option) => !(option in own) && !(option in help.shared)),
          [],
          name,
        );
        assert.deepEqual(
          Object.keys(own).filter((option) => !options.includes(option)),
          [],
          name,
        );
      }
    });

    for (const name of commandNames) {
      const examples = help.of[name].examples.split('\n').filter(Boolean);
      if (examples.length === 0) continue;
      // All fights of a scenario take seconds.
      (name === 'balance' ? itLong : it)(`${name}: its examples run in docs/example`, () =>
        inExample(examples, language),
      );
      if (name === 'fight' || name === 'odds' || name === 'roll' || name === 'rule')
        it(`${name}: its examples run in any folder`, () =>
          inFolder({}, (folder) => runAll(folder, examples, language)));
    }
  });
}

function inExample(examples: readonly string[], language: string): Promise<void> {
  return inFolder({}, (folder) => {
    cpSync('docs/example', folder, { recursive: true });
    return runAll(folder, examples, language);
  });
}

async function runAll(folder: string, examples: readonly string[], language: string): Promise<void> {
  for (const example of examples) {
    const [program, ...words] = [...example.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    assert.equal(program, 'whq-rules');
    const [to = ''] = words.includes('>') ? words.splice(words.indexOf('>')).slice(1) : [];
    const { status, out, err } = await callIn(folder, words, { environment: { LANG: language } });
    assert.ok(status === 0 || (status === 1 && ['check', 'format'].includes(words[0] ?? '')), `${example}\n${err}`);
    if (to !== '') writeFileSync(join(folder, to), out);
  }
}

describe('the scenario of docs/example', () => {
  itLong('can be won by its party', async () => {
    for (const file of ['scenario.md', 'escenario.md']) {
      const { out } = await callIn('docs/example', ['balance', file, '--json']);
      const { rows } = JSON.parse(out).blocks.find(({ kind }: { kind: string }) => kind === 'table');
      assert.ok(rows.length >= 4, file);
      for (const [title, wins] of rows.slice(1))
        assert.ok(Number.parseFloat(wins.replace(/^> /, '').replace(',', '.')) > 60, `${file}: ${title} ${wins}`);
    }
  });
});
