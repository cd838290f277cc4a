import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { entryReference } from '../../../server/features/completion/entryReference.ts';
import type { EntityKind } from '../../../server/formats/format.ts';
import { openedFiles } from '../../support/relatedFiles.ts';

const rules = `<rules>
<rule id="reef-pinch" name="PINCH n" parameterName="value">It pinches.</rule>
<magic id="reef-tide" name="TIDE">Water.</magic>
</rules>`;
const monsters = '<monsters><monster id="reef-crab" name="Crab" plural="Crabs"></monster></monsters>';
const events = '<events><event id="reef-wave" name="Wave"></event></events>';

/** What is put in for an entry at the `|` of a text, as a snippet. */
function at(file: string, text: string, kind: EntityKind, id: string): string | undefined {
  const uri = `file:///p/${file}`;
  const workspace = openedFiles({
    'file:///p/rules.xml': rules,
    'file:///p/monsters.xml': monsters,
    'file:///p/events.xml': events,
    [uri]: text.replace('|', ''),
  });
  const document = workspace.get(uri);
  assert.ok(document);
  return entryReference({ scope: workspace.packageOf(document), document }, text.indexOf('|'), { kind, id });
}

describe('how a place names an entry', () => {
  it('is an element where one of its kind may stand', () => {
    const table = (inside: string): string => `<tables>\n<table name="T">${inside}</table>\n</tables>`;
    assert.equal(at('t.xml', table('|'), 'monster', 'reef-crab'), '<monster id="reef-crab" number="${1:}" />');
    assert.equal(at('t.xml', table('\n  |\n'), 'event', 'reef-wave'), '<event id="reef-wave" />');
    const special = '<monsters><monster id="a" name="A" plural="A"><special>|</special></monster></monsters>';
    assert.match(at('m.xml', special, 'rule', 'reef-pinch') ?? '', /^<rule id="reef-pinch" param="[^"]+">.*<\/rule>$/);
    assert.equal(at('m.xml', special, 'magic', 'reef-tide'), '<magic id="reef-tide" level="${1:1}" />');
  });

  it('is its id in an attribute, and wherever it has no other form', () => {
    const value = '<tables><table name="T"><monster id="|" number="1" /></table></tables>';
    assert.equal(at('t.xml', value, 'monster', 'reef-crab'), 'reef-crab');
    assert.equal(
      at('r.xml', '<rules><rule id="a" name="A">Some | text.</rule></rules>', 'event', 'reef-wave'),
      'reef-wave',
    );
    assert.equal(at('notes.txt', 'The dice 2D6 and | more.', 'monster', 'reef-crab'), 'reef-crab');
  });

  it('is code in Markdown, but not in code or in the target of a link', () => {
    assert.equal(at('s.md', 'Here | waits.', 'monster', 'reef-crab'), '`reef-crab`');
    assert.equal(at('s.md', 'Here `a` | waits.', 'monster', 'reef-crab'), '`reef-crab`');
    assert.equal(at('s.md', 'Here `|` waits.', 'monster', 'reef-crab'), 'reef-crab');
    assert.equal(at('s.md', 'Here:\n\n```\nreef |\n```\n', 'monster', 'reef-crab'), 'reef-crab');
    assert.equal(at('s.md', 'Here <!-- a | b --> waits.', 'monster', 'reef-crab'), 'reef-crab');
    assert.equal(at('s.md', 'Here [one](crabs | here) waits.', 'monster', 'reef-crab'), 'reef-crab');
    assert.equal(at('s.md', 'A [crab](#|) waits.', 'monster', 'reef-crab'), 'reef-crab');
  });

  it('is nothing for an entry that the package does not have', () => {
    assert.equal(at('s.md', 'Here | waits.', 'monster', 'reef-gone'), undefined);
    assert.equal(at('s.md', 'Here | waits.', 'rule', 'reef-tide'), undefined);
  });
});
