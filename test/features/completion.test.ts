import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CompletionItemKind } from 'vscode-languageserver-types';
import { withCard } from '../../server/features/abilityCompletion.ts';
import { completion } from '../../server/features/completion.ts';
import { english, withCursor } from '../support/cursor.ts';

/** The document after the item with that label has been accepted; snippets stay as they are written. */
function check(marked: string, label: string, expected: string, languageId = 'xml'): void {
  const { workspace, document, offset } = withCursor(marked, languageId);
  const items = completion(workspace, document, offset, english);
  const labels = items.map((item) => item.label);
  assert.deepEqual(labels, [...new Set(labels)], 'no label twice');
  const edit = items.find((item) => item.label === label)?.textEdit;
  assert.ok(edit && 'range' in edit, `${label} is not among ${labels.join(', ')}`);
  const text = document.getText();
  const [start, end] = [document.offsetAt(edit.range.start), document.offsetAt(edit.range.end)];
  assert.ok(start <= offset && offset <= end);
  assert.equal(text.slice(0, start) + edit.newText + text.slice(end), expected);
}

function labels(marked: string, languageId = 'xml'): readonly string[] {
  const { workspace, document, offset } = withCursor(marked, languageId);
  return completion(workspace, document, offset, english).map(({ label }) => label);
}

const rule = (body: string): string => `<rules><rule id="a" name="A">${body}</rule></rules>`;

describe('completion', () => {
  it('offers the elements that may stand here, with what they must have', () => {
    check('<rules><|</rules>', 'rule', '<rules><rule id="$1" name="$2">$0</rule></rules>');
    check(
      '<rules>\n  <ru|\n  <rule id="b" name="B">x</rule></rules>',
      'rule',
      '<rules>\n  <rule id="$1" name="$2">$0</rule>\n  <rule id="b" name="B">x</rule></rules>',
    );
    check(rule('<t|'), 'table', rule('<table><tr>$0</tr></table>'));
    check(rule('<p>A <|</p>'), 'b', rule('<p>A <b>$0</b></p>'));
    assert.deepEqual(labels(rule('<table><|</table>')), ['tr', '/table']);
  });

  it('changes only the name where the tag goes on', () => {
    check('<rules><ru| id="a" name="A">x</rule></rules>', 'rule', '<rules><rule id="a" name="A">x</rule></rules>');
  });

  it('closes what is open', () => {
    check(rule('<p>Text</|'), '/p', rule('<p>Text</p>'));
    check(rule('<p>Text</p|</p>').replace('</p|</p>', '</p|'), '/p', rule('<p>Text</p>'));
    check(
      '<rules>\n<rule id="a" name="A">x</rule>\n</|',
      '/rules',
      '<rules>\n<rule id="a" name="A">x</rule>\n</rules>',
    );
    check('<rules>\n</|', '/rules', '<rules>\n</rules>');
  });

  it('offers the attributes that are not there yet, the needed ones first', () => {
    check('<rules><rule |>x</rule></rules>', 'id', '<rules><rule id="$1">x</rule></rules>');
    check('<rules><rule id="a" na|>x</rule></rules>', 'name', '<rules><rule id="a" name="$1">x</rule></rules>');
    check('<rules><rule i|="a">x</rule></rules>', 'id', '<rules><rule id="a">x</rule></rules>');
    assert.ok(!labels('<rules><rule id="a" |>x</rule></rules>').includes('id'));
    assert.deepEqual(labels(rule('<p |>x</p>')), []);
  });

  it('offers abilities in text, with a place for the number', () => {
    check(rule('It causes fea|.'), 'Fear n', rule('It causes Fear ${1:n}.'));
    check(rule('<p>Has breathe fi|</p>'), 'Breathe Fire n', rule('<p>Has Breathe Fire ${1:n}</p>'));
    check('6 Goblins (amb|', 'Ambush n+', '6 Goblins (Ambush ${1:n+}', 'markdown');
    check('Fight i|', 'Fight in Ranks', 'Fight in Ranks', 'markdown');
    check('throw|', 'Throw item (Str n)', 'Throw ${1:item} (Str ${2:n})', 'markdown');
    check(rule('treasure h|'), 'Treasure Hoard +n', rule('Treasure Hoard +${1:n}'));
  });

  it('shows the card of the ability that the author looks at', () => {
    const { workspace, document, offset } = withCursor('Throw|', 'markdown');
    const item = completion(workspace, document, offset, english).find(({ label }) => label === 'Throw item (Str n)');
    assert.equal(item?.documentation, undefined);
    const documentation = item && withCard(workspace, item, english).documentation;
    assert.ok(typeof documentation === 'object' && /\*\*THROW item/.test(documentation.value));
    const element = { label: 'rule', kind: CompletionItemKind.Class };
    assert.deepEqual(withCard(workspace, element, english), element);
  });

  it('offers the rules of the workspace as well', () => {
    assert.ok(
      labels('<rules><rule id="a" name="BRINE CURSE n">They have brine c|</rule></rules>').includes('Brine Curse n'),
    );
  });

  it('is silent where nothing fits', () => {
    assert.deepEqual(labels('6 Gobl|', 'markdown'), []);
    assert.deepEqual(labels('<project><|</project>'), []);
    assert.deepEqual(labels(rule('a|')), []);
    assert.deepEqual(labels('<rules><!-- fea| --></rules>'), []);
  });
});
