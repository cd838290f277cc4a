import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { rulePlace } from '../../../server/answers/rules/rulePlace.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The place that a link leads to, as `line:character`, or nothing. */
function check(uri: string, line: number, character: number, expected: string | undefined): void {
  const workspace = new Workspace(packs);
  workspace.putFile(
    'file:///package/rules.xml',
    '<rules>\n  <rule id="a" name="A">\n    <p>x</p>\n  </rule>\n  <rule name="B"/>\n</rules>',
  );
  workspace.putFile('file:///package/monsters.xml', '<monsters><monster id="m" name="M"/></monsters>');
  const found = rulePlace(workspace.all, uri, { line, character });
  assert.equal(found && `${found.uri} ${found.line}:${found.character}`, expected);
}

describe('the place of a rule', () => {
  it('is that of the entry that a position is in', () => {
    check('file:///package/rules.xml', 1, 12, 'file:///package/rules.xml 1:12');
    check('file:///package/rules.xml', 2, 8, 'file:///package/rules.xml 1:12');
    check('file:///package/rules.xml', 4, 5, 'file:///package/rules.xml 4:3');
    check('file:///package/rules.xml', 0, 1, undefined);
  });

  it('is in a pack too', () => {
    const workspace = new Workspace(packs);
    const found = rulePlace(workspace.all, 'whq-rules:/roleplay-book.xml', { line: 40, character: 0 });
    assert.equal(found?.uri, 'whq-rules:/roleplay-book.xml');
  });

  it('is nowhere else', () => {
    for (const uri of [
      'file:///etc/passwd',
      'https://evil.example/rules.xml',
      'command:workbench.action.quit',
      'vscode://settings',
      'untitled:/rules.xml',
      'whq-rules:/other.xml',
      'file:///package/../package/rules.xml',
      'file:///package/monsters.xml',
      '',
      '__proto__',
    ])
      check(uri, 1, 12, undefined);
  });
});
