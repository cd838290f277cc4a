import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check } from '../../../server/checks/check.ts';
import { creatingEntry } from '../../../server/features/writing/creatingEntry.ts';
import { touches } from '../../../server/text/span.ts';
import { fixesAsked, whole } from '../../support/actions.ts';
import { readerIn } from '../../support/cursor.ts';
import { openedFiles } from '../../support/relatedFiles.ts';

const monsters = 'file:///p/monsters.xml';
const profile =
  '<wounds>5</wounds><move>4</move><weaponskill>3</weaponskill><ballisticskill>-</ballisticskill><strength>3</strength><toughness>3</toughness><initiative>3</initiative><attacks>1</attacks><gold>50</gold><armor>-</armor><damage>1D6</damage>';
const using = (use: string): string =>
  `<monsters>\n<monster id="reef-eel" name="Eel" plural="Eels" factions="">${profile}<special>${use}</special></monster>\n</monsters>\n`;
const rules =
  '<rules>\n  <rule id="reef-foam" name="FOAM">It is wet.</rule>\n  <rule id="reef-salt" name="SALT">It is dry.</rule>\n</rules>\n';

/** What is offered where the files have the id, as titles with the files that they would make, and what is wrong in these. */
function offered(files: Readonly<Record<string, string>>, id: string, language = 'en', hasDocumentChanges = false) {
  const workspace = openedFiles(files);
  const reader = readerIn(language);
  const document = workspace.documents().find((one) => one.getText().includes(`"${id}"`));
  assert.ok(document);
  const start = document.getText().indexOf(`"${id}"`) + 1;
  const support = { versionOf: () => 1, hasDocumentChanges, hasAnnotations: false };
  const scope = workspace.packageOf(document);
  const asked = fixesAsked(workspace, { scope, document, reader }, { start, end: start });
  const touched = asked.problems.filter(({ span }) => touches(span, start));
  const actions = touched.flatMap((problem) => creatingEntry(asked, problem));
  return actions.map((action) => {
    const { title, edit } = whole(action, support);
    const [change] = edit?.documentChanges ?? [];
    const [[uri, edits] = ['', []]] = Object.entries(edit?.changes ?? {});
    const target = workspace.get(change && 'textDocument' in change ? change.textDocument.uri : uri);
    assert.ok(target);
    workspace.update(
      target,
      change && 'edits' in change
        ? change.edits.filter((one) => 'newText' in one).map(({ range, newText }) => ({ range, text: newText }))
        : edits.map(({ range, newText }) => ({ range, text: newText })),
      2,
    );
    const codes = workspace.documents().flatMap((one) => check(workspace, one).map(({ code }) => code));
    return { title, uri: target.uri, text: target.getText(), codes };
  });
}

describe('a fix for a reference that nobody defines', () => {
  it('puts the rule at the end of the rules, indented as they are, and nothing is wrong then', () => {
    const files = { 'file:///p/rules.xml': rules, [monsters]: using('<rule id="reef-bile" param="3">Bile 3</rule>') };
    assert.deepEqual(offered(files, 'reef-bile'), [
      {
        title: 'Add an entry with the id "reef-bile" to rules.xml',
        uri: 'file:///p/rules.xml',
        text: rules.replace('\n</rules>', '\n  <rule id="reef-bile" name="BILE n">What it does.</rule>\n</rules>'),
        codes: [],
      },
    ]);
  });

  it('makes a Monster and an Event for a table, in the language of the reader and with the line ends of the file', () => {
    const table = (content: string): string =>
      `<tables>\n<table name="Reef">\n<monster id="reef-eel" number="1" level="1"/>\n<event id="reef-tide"/>\n${content}\n</table>\n</tables>\n`;
    const files = (content: string) => ({
      [monsters]: using('').replaceAll('\n', '\r\n'),
      'file:///p/events.xml':
        '<events>\n\t<event id="reef-tide" name="Tide"><rules>It comes.</rules><treasure>false</treasure></event>\n</events>',
      'file:///p/tables.xml': table(content),
    });
    const [monster, ...others] = offered(
      files('<monster id="reef-sea-crab" number="1" level="1"/>'),
      'reef-sea-crab',
      'es',
      true,
    );
    assert.deepEqual([others, monster?.codes], [[], []]);
    assert.equal(monster?.title, 'Añadir una entrada con el id «reef-sea-crab» a monsters.xml');
    assert.match(
      monster.text,
      /\r\n<monster id="reef-sea-crab" name="Reef Sea Crab" plural="Reef Sea Crabs" factions="">\r\n {2}<wounds>5/,
    );
    assert.doesNotMatch(monster.text, /[^\r]\n/);
    const [event] = offered(files('<event id="reef-gale"/>'), 'reef-gale');
    assert.deepEqual(event?.codes, []);
    assert.match(event?.text ?? '', /\n\t<event id="reef-gale" name="Reef Gale">\n\t {2}<rules>/);
  });

  it('chooses the file whose ids begin alike, then the nearest, in the same package', () => {
    const use = using('<rule id="reef-bile">Bile</rule>');
    const of = (prefix: string): string => rules.replaceAll('reef-', prefix);
    const chosen = (files: Readonly<Record<string, string>>): readonly string[] =>
      offered({ 'file:///p/reef/monsters.xml': use, ...files }, 'reef-bile').map(({ uri }) => uri);
    assert.deepEqual(chosen({ 'file:///p/reef/rules.xml': of('salt-'), 'file:///p/other/rules.xml': rules }), [
      'file:///p/other/rules.xml',
    ]);
    assert.deepEqual(chosen({ 'file:///p/a/rules.xml': of('salt-'), 'file:///p/reef/rules.xml': of('salt-') }), [
      'file:///p/reef/rules.xml',
    ]);
    // Neither its ids nor its name say how ids begin there.
    assert.deepEqual(chosen({ 'file:///rules.xml': '<rules>\n</rules>', 'file:///p/reef/rules.xml': of('salt-') }), [
      'file:///p/reef/rules.xml',
    ]);
    const packages = { 'file:///p/reef/whq.json': '{ "id": "reef" }', 'file:///p/other/whq.json': '{ "id": "other" }' };
    assert.deepEqual(chosen({ ...packages, 'file:///p/other/rules.xml': of('salt-') }), []);
  });

  it('is none where no such entry can be added', () => {
    const files = (file: string, id = 'reef-bile') => ({
      'file:///p/rules.xml': file,
      [monsters]: using(`<rule id="${id}">Bile</rule>`),
    });
    assert.deepEqual(offered(files(rules.replace('</rule>\n</rules>', '')), 'reef-bile'), []);
    assert.deepEqual(offered(files(rules, 'Reef Bile'), 'Reef Bile'), []);
    assert.deepEqual(offered(files(rules, 'reef-salt'), 'reef-salt'), []);
  });
});
