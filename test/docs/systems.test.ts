import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readTyped } from '../../server/answers/typed/readTyped.ts';
import { readAsText } from '../../server/answers/typed/typedText.ts';
import { check as findingsIn } from '../../server/checks/check.ts';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { blocksOf, check, english, read } from './pages.ts';

describe('docs/systems.md', () => {
  const page = 'docs/systems.md';
  const own = new Workspace(packs);
  const codesOf = (language: string, uri: string): readonly ProblemCode[] =>
    blocksOf(page, language).flatMap(({ text }) => {
      const document = own.putFile(uri, text);
      assert.ok(document, uri);
      return findingsIn(own, document).map(({ code }) => code);
    });

  it('has a chart without problems', () => {
    check([], codesOf('xml', 'file:///charts.xml'), 'the chart');
  });

  for (const line of blocksOf(page, 'odds-charts').flatMap(({ text }) => text.trim().split('\n'))) {
    it(line.replace(/ {2,}/g, '  '), () => {
      const [, typed = '', said = ''] = /^(.*?) +→ (.*)$/.exec(line) ?? [];
      codesOf('xml', 'file:///charts.xml');
      const reading = readTyped(typed, () => own.all, 'en');
      const answers = reading.kind === 'rolls' ? reading.rolls.map((roll) => readAsText(roll, english)) : [];
      assert.ok(answers.includes(said), answers.join('\n'));
    });
  }

  it('names the systems that there are', () => {
    const named = [...read(page).matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name);
    check(own.allSystems.toSorted(), named.toSorted(), 'the table of systems');
  });
});
