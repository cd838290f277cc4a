import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { ruleItems } from '../../../server/answers/cards/ruleItems.ts';
import { prepareCallHierarchy } from '../../../server/features/callHierarchy.ts';
import { completion } from '../../../server/features/completion/completion.ts';
import { resolveItem } from '../../../server/features/completion/resolveItem.ts';
import { documentLinks } from '../../../server/features/documentLinks.ts';
import { hover } from '../../../server/features/hover/hover.ts';
import { workspaceSymbols } from '../../../server/features/workspaceSymbols.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';
import { problemsOf } from '../../support/problems.ts';

const rule = (text: string): string => `<rules><rule id="eel" name="EEL n"><p>${text}</p></rule></rules>`;

/** All that is shown in words about this file and the other, both of which lie in one folder and have one rule. */
function check(name: string, shown: string): void {
  const workspace = new Workspace([]);
  const uri = (file: string): string => `file:///el%20pa%C3%ADs/${file}`;
  workspace.putFile(uri('a%C3%B1o.xml'), rule('It bites.'));
  const other = workspace.putFile(uri(name), rule('It swims.'));
  const text = 'Whoever meets Eel 3 or Ee';
  const scenario = workspace.putFile(uri('hall.md'), text);
  const first = workspace.get(uri('a%C3%B1o.xml'));
  assert.ok(first && other && scenario);
  const reader = english;
  const { messages } = reader;
  const scope = workspace.packageOf(scenario);
  const said = [
    problemsOf(workspace, first, messages).map(({ message }) => message),
    hover({ scope, document: scenario, reader }, text.indexOf('Eel 3')),
    completion({ scope, document: scenario, reader }, text.length).items.map(
      (item) => resolveItem({ scope, reader }, item).detail,
    ),
    documentLinks({ scope, document: scenario, reader }, () => true).map(({ tooltip }) => tooltip),
    ruleItems(scope, reader).map(({ place }) => place),
    workspaceSymbols({ workspace, reader }, 'eel', () => true).map(({ containerName }) => containerName),
    prepareCallHierarchy({ scope, document: other, reader }, other.getText().indexOf('eel')).map(
      ({ detail }) => detail,
    ),
  ].map((answer) => JSON.stringify(answer));
  // The hover is on the rule of the other file, and names this one.
  for (const [index, answer] of said.entries()) assert.ok(answer.includes(index === 1 ? 'año.xml' : shown), answer);
}

describe('the name of a file in what people read', () => {
  it('is as they gave it', () => {
    check('drag%C3%B3n%20uno.xml', 'dragón uno.xml');
    check('se%C3%B1ales%20100%25.xml', 'señales 100%.xml');
  });
});
