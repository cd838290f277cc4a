import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { beginningOfCheck, checkBySection } from '../../server/checks/check.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

const entries = 200;
const keys = 20;
/** What a check does before it comes to the sections, and between them where they are known. */
const stepsOfKey = 30;

/** A rules file and its translation. */
function translated(): Workspace {
  const lines = (line: (number: number) => string): string =>
    Array.from({ length: entries }, (_, at) => line(at)).join('\n');
  const workspace = new Workspace([]);
  workspace.putFile(
    'file:///salt/rules/salt.xml',
    `<rules>\n${lines((at) => `<rule id="salt-${at}" name="SALT ${at}">Roll 1D6: the keeper takes ${at} keys.</rule>`)}</rules>`,
  );
  workspace.putFile(
    'file:///salt/i18n/content-es.xml',
    `<translations>\n${lines((at) => `<entry key="rule.salt-${at}.text">Tira 1D6: el guardián toma ${at} llaves.</entry>`)}</translations>`,
  );
  return workspace;
}

/** The translation in a workspace of its own. */
function translation(): { readonly workspace: Workspace; readonly document: Document } {
  const workspace = translated();
  const document = workspace.get('file:///salt/i18n/content-es.xml');
  assert.ok(document);
  return { workspace, document };
}

/** The steps of a check, and the keys that have come meanwhile, each after so many steps, in the entry with that number. */
function stepsWithKeys(between: number, entry: number): { readonly steps: number; readonly pressed: number } {
  const { workspace, document } = translation();
  const check = checkBySection(workspace, document);
  for (let steps = 0, pressed = 0; ; ) {
    const { done, value } = check.next();
    if (done) return { steps, pressed };
    value();
    steps++;
    if (steps % between !== 0 || pressed === keys) continue;
    const at = document.positionAt(document.getText().indexOf(`toma ${entry} `));
    workspace.update(document, [{ range: { start: at, end: at }, text: 'x' }], ++pressed);
  }
}

/** The steps of all answers until one has all problems, each but the last with what is known after so many steps; and the number of answers. */
function stepsWithAnswers(after: number): { readonly steps: number; readonly answers: number } {
  const { workspace, document } = translation();
  for (let steps = 0, answers = 1; ; answers++) {
    const end = steps + after;
    const answer = beginningOfCheck(workspace, document, () => steps >= end);
    for (let next = answer.next(); ; next = answer.next()) {
      if (next.done && next.value.isWhole) return { steps, answers };
      if (next.done) break;
      next.value();
      steps++;
    }
  }
}

describe('a check while keys come', () => {
  const { steps } = stepsWithKeys(Number.POSITIVE_INFINITY, 0);

  for (const entry of [0, entries / 2, entries - 1])
    it(`does not look again into the sections that have not changed, for keys in entry ${entry}`, () => {
      assert.ok(steps > 2 * entries);
      for (const between of [40, 60, 100]) {
        const interrupted = stepsWithKeys(between, entry);
        assert.ok(interrupted.pressed >= Math.min(keys, Math.floor(steps / between)));
        const most = steps + interrupted.pressed * stepsOfKey;
        assert.ok(interrupted.steps <= most, `${interrupted.steps} steps, at most ${most}, a key after ${between}`);
      }
    });

  it('looks into each section twice at most, however many answers there are before it ends', () => {
    for (const after of [40, 60, 100]) {
      const answered = stepsWithAnswers(after);
      assert.ok(answered.answers > entries / after, `${answered.answers} answers`);
      const most = steps + entries + answered.answers * stepsOfKey;
      assert.ok(answered.steps <= most, `${answered.steps} steps, at most ${most}, an answer after ${after}`);
    }
  });
});
