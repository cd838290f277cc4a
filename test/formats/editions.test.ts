import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../server/checks/problems/edited.ts';
import { shapeAt } from '../../server/formats/schema/shapes.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { editionChanges } from '../../server/workspace/documents/editionChanges.ts';

const monster = (skill: string, attributes = '', uses = ''): string =>
  `<monster id="a" name="A" plural="As"${attributes}><wounds>1</wounds><ballisticskill>${skill}</ballisticskill><special>${uses}</special></monster>`;
const monsters = (...all: readonly string[]): string => `<monsters>\n${all.join('\n')}\n</monsters>`;
const events = (...rules: readonly string[]): string =>
  `<events>\n${rules.map((text) => `<event id="a" name="A"><rules>${text}</rules></event>`).join('\n')}\n</events>`;

function opened(text: string): Document {
  return new Document('file:///a.xml', 'xml', 0, text);
}

function editionOf({ format }: Document): string {
  return (format?.isXml === true && format.edition) || 'present';
}

function converted(text: string): { readonly text: string; readonly unsaid: readonly string[] } {
  const found = editionChanges(opened(text));
  assert.ok(found);
  return {
    text: edited(text, found.changes),
    unsaid: found.unsaid.map(({ name, count }) => `${name} ${count}`),
  };
}

describe('the edition of a document', () => {
  const check = (text: string, edition: string): void => assert.equal(editionOf(opened(text)), edition, text);

  it('is the first one if it uses what only that one has', () => {
    check(monsters(monster('Auto')), 'first');
    check(monsters(monster('4'), monster('-'), monster(' 5 ')), 'first');
    check(events('<p>Roll 1D6.</p>'), 'first');
    check(events('\n<table><tr><td>1</td><td>It bites.</td></tr></table>', 'Roll 1D6.'), 'first');
  });

  it('is the present one with anything that only that one has, and with what a slip explains', () => {
    check(monsters(monster('4')), 'present');
    check(monsters(monster('-'), monster('S')), 'present');
    check(monsters(monster('4'), monster('5'), monster('3+')), 'present');
    check(monsters(monster('Auto'), monster('A')), 'present');
    check(monsters(monster('4'), monster('5', ' factions="orcs"')), 'present');
    check(monsters(monster('4'), monster('5', '', '<rule id="a" param="5">Fear 5</rule>')), 'present');
    check(events('Roll 1D6.', 'Roll 1D6.', '<p>Roll 1D6.</p>'), 'present');
    check(events('<p>Roll 1D6.</p>').replace('</rules>', '</rules><goldValue>5G</goldValue>'), 'present');
    check('<rules><rule id="a" name="A"><p>Roll 1D6.</p></rule></rules>', 'present');
  });

  it('follows the edits of the document', () => {
    const document = opened(monsters(monster('4'), monster('5')));
    assert.equal(editionOf(document), 'first');
    const at = document.getText().indexOf('4<') + 1;
    const range = document.range({ start: at, end: at });
    document.update([{ range, text: '+' }], 1);
    assert.equal(editionOf(document), 'present');
    document.update([{ range: document.range({ start: at, end: at + 1 }), text: '' }], 2);
    assert.equal(editionOf(document), 'first');
  });

  it('says what may stand in it', () => {
    const attributesAt = (text: string, ...path: readonly string[]): readonly string[] => {
      const { format } = opened(text);
      assert.ok(format?.isXml);
      return shapeAt(format, path)?.attributes.map(({ name }) => name) ?? [];
    };
    const use = ['monsters', 'monster', 'special', 'rule'];
    assert.deepEqual(attributesAt(monsters(monster('Auto')), ...use), ['id']);
    assert.deepEqual(attributesAt(monsters(monster('A')), ...use), ['id', 'param']);
    const { format } = opened(events('<p>Roll 1D6.</p>'));
    assert.ok(format?.isXml);
    assert.ok(shapeAt(format, ['events', 'event', 'rules'])?.children.includes('table'));
    assert.ok(!shapeAt(format, ['events', 'event'])?.children.includes('goldValue'));
  });
});

describe('a document of the first edition in the present one', () => {
  const check = (first: string, present: string): void => {
    assert.deepEqual(converted(first), { text: present, unsaid: [] });
    assert.equal(converted(present).text, present);
  };

  it('has other scores', () => {
    check(
      monsters(monster(' 4 '), monster('Auto'), monster('-')),
      monsters(monster(' 4+ '), monster('A'), monster('-')),
    );
    check(monsters(monster('S')), monsters(monster('S')));
  });

  it('has lines for paragraphs and rows', () => {
    check(events('<p>Roll 1D6.</p>\n  <p>It &amp; he bite.</p>'), events('Roll 1D6.\n  It &amp; he bite.'));
    check(
      events(
        '<p>Roll 1D6:</p>\n<table>\n<tr><td>1-3</td><td>It bites.</td></tr>\n<tr><td>4-6</td><td>It sings.</td></tr>\n</table>\n<p>Then it goes.</p>\n',
      ),
      events('Roll 1D6:\n\n1-3 It bites.\n4-6 It sings.\n\nThen it goes.\n'),
    );
    check(
      events(
        '<p>Tira 1D6:</p>\r\n  <table><tr><td>1</td><td>Muerde.</td></tr>\r\n  <tr><td>2-6</td><td>Canta.</td></tr></table>\r\n<p>Se va.</p>',
      ),
      events('Tira 1D6:\r\n  1 Muerde.\r\n  2-6 Canta.\r\nSe va.'),
    );
    check(events('<p>5 gold each.</p>\n<p>7 Warriors sing.</p>'), events('5 gold each.\n7 Warriors sing.'));
  });

  it('keeps the words of what it cannot say, and tells', () => {
    const bold = converted(events('<p>The <b>last</b> one:</p><p>it bites.</p>'));
    assert.deepEqual(bold, { text: events('The last one:\nit bites.'), unsaid: ['b 1'] });
    const nested =
      '<table><tr><td>1</td><td>Roll:<table><tr><td>1</td><td>It bites.</td></tr></table></td></tr></table>';
    assert.deepEqual(converted(events(nested)).unsaid, ['table 1']);
    const cells = '<table><tr><td>1</td><td>It</td><td>bites.</td></tr></table>';
    assert.deepEqual(converted(events(cells)), { text: events('1 It bites.'), unsaid: ['td 1'] });
  });

  it('stays as it is where it is not well-formed, or of a kind that the first edition has not', () => {
    const broken = '<events><event id="a" name="A"><rules><p>Roll 1D6.</rules></event></events>';
    assert.equal(converted(broken).text, broken);
    assert.equal(editionChanges(opened('<warriors/>')), undefined);
  });
});
