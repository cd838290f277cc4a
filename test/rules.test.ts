import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { mechanicsOf } from '../server/catalogue/rule.ts';
import { check as problemsOf } from '../server/checks/check.ts';
import { parseAnnotation } from '../server/dice/parse.ts';
import { messagesFor } from '../server/l10n/messages.ts';
import { packs } from '../server/packs.ts';
import { Workspace } from '../server/workspace/workspace.ts';
import { ownFiles, type TestFile } from './support/realFiles.ts';

/** The codes of the problems of a file, by their lines, counted from 1. */
function check({ name, text }: TestFile, expected: Readonly<Record<number, string>>): void {
  const workspace = new Workspace([]);
  const document = workspace.putFile(`file:///${name}`, text);
  assert.equal(document?.kind, 'rules', name);
  const problems = problemsOf(workspace, document, messagesFor('en'));
  const found = problems.map(({ code, span }) => [document.positionAt(span.start).line + 1, code]);
  assert.deepEqual(Object.fromEntries(found), expected, name);
  assert.equal(found.length, Object.keys(expected).length, name);
}

describe('rules/ and docs/example/', () => {
  const files = ownFiles();
  const isBroken = ({ name }: TestFile): boolean => name.endsWith('broken-rules.xml');

  it('check clean', () => {
    const sound = files.filter((file) => !isBroken(file));
    assert.ok(sound.length >= 3);
    for (const file of sound) check(file, {});
  });

  it('have one problem for each mistake that the broken example announces', () => {
    const file = files.find(isBroken);
    assert.ok(file);
    const announced = {
      '<rule id="brine-gull"': 'unclosed-element',
      '<rule name="CRAB"': 'missing-id',
      'name="GREY HERON"': 'duplicate-attribute',
      '<para>The otter': 'unknown-element',
      '<tr><td>4-6</td><td>It barks': 'misplaced-element',
      '<rule id="Brine Squid"': 'bad-id',
      'name="ELECTRIC EEL"': 'duplicate-id',
    };
    const lines = file.text.split('\n');
    const lineOf = (part: string): number => lines.findIndex((line) => line.includes(part)) + 1;
    check(file, Object.fromEntries(Object.entries(announced).map(([part, code]) => [lineOf(part), code])));
    const comments = [...file.text.matchAll(/<!-- An? [\s\S]*?-->/g)];
    assert.equal(comments.length, Object.keys(announced).length, 'each mistake has its comment');
  });

  it('have mechanics that can be read', () => {
    let count = 0;
    for (const { name, text } of files) {
      const document = new Workspace([]).putFile(`file:///${name}`, text);
      for (const section of document?.sections ?? []) {
        for (const { source } of mechanicsOf(section.text, section.nodes)) {
          count++;
          assert.deepEqual(parseAnnotation(source).errors, [], `${name}: ${source}`);
        }
      }
    }
    const written = files.reduce((sum, { text }) => sum + text.split('<?odds').length - 1, 0);
    assert.ok(written > 40);
    assert.equal(count, written, 'every instruction is found');
  });

  it('are bundled as they are', () => {
    const bundled = files.filter(({ name }) => name.startsWith('rules'));
    assert.deepEqual(
      packs.map(({ text }) => text),
      bundled.map(({ name }) => readFileSync(name, 'utf8')),
    );
  });

  it('give each rule an id of its own', () => {
    const workspace = new Workspace(packs);
    for (const { name, text } of files.filter((file) => !isBroken(file) && !file.name.startsWith('rules'))) {
      workspace.putFile(`file:///${name}`, text);
    }
    assert.deepEqual([...workspace.index.repeatedIds], []);
    const packed = new Workspace([]);
    for (const { uri, text } of packs) packed.putFile(uri, text);
    assert.deepEqual([...packed.index.repeatedIds], []);
    assert.notEqual(packed.ruleWithId('rpb-fear'), undefined);
  });
});
