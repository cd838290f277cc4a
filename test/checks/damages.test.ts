import assert from 'node:assert/strict';
import { it } from 'mocha';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { problemsOf, type ToldProblem } from '../support/problems.ts';
import { filesIn, type TestFile } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';
import { type Damage, type DamageKind, damageKinds } from './damages.ts';

/** Of each kind so many damages are tried in a file, evenly spread over it. */
const triedInFile = 6;

const files = [
  ...filesIn('docs/example', 'p-rules.xml'),
  ...filesIn('docs/example', 'n-rules.xml'),
  ...filesIn('rules', 'abilities.xml'),
].filter(({ name }) => !name.includes('broken'));

/** One mistake is one error, or as many as the kind of damage says, and one of them is where the mistake was made. */
function check({ damages, most, isFarOff }: DamageKind, { name, text }: TestFile): void {
  const all = damages(text);
  const step = Math.max(1, all.length / triedInFile);
  for (let at = 0; at < all.length; at += step) {
    const damage = all[Math.floor(at)];
    if (!damage) continue;
    const errors = errorsOf(damage.text);
    const where = `${name}: …${damage.text.slice(damage.start - 60, damage.end + 60)}…: ${errors.map(shown).join('\n')}`;
    assert.ok(errors.length >= 1 && errors.length <= most, where);
    assert.ok(isFarOff || errors.some((error) => isNear(error, damage)), `nothing is said there: ${where}`);
  }
}

function errorsOf(text: string): readonly ToldProblem[] {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///a/rules.xml', text);
  assert.ok(document, 'the file is not taken for one of ours');
  return problemsOf(workspace, document, messagesFor('en')).filter(({ severity }) => severity === 'error');
}

/** Whether at most so many lines lie between. */
function isNear({ span }: ToldProblem, { text, start, end }: Damage): boolean {
  const between = text.slice(Math.min(span.start, start), Math.max(span.end, end));
  return between.split('\n').length <= 8;
}

function shown({ code, message }: ToldProblem): string {
  return `${code} ${message}`;
}

describeLong('one mistake', () => {
  it('can be made in the files that are tried', () => {
    for (const { text } of files) assert.deepEqual(errorsOf(text), []);
    for (const { title, damages } of damageKinds) {
      assert.ok(
        files.some(({ text }) => damages(text).length > 0),
        title,
      );
    }
  });

  for (const kind of damageKinds) {
    it(`is said once: ${kind.title}`, () => {
      for (const file of files) check(kind, file);
    });
  }
});
