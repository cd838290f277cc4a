import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { CompletionItemKind } from 'vscode-languageserver-types';
import { completion } from '../../../server/features/completion/completion.ts';
import { resolveItem } from '../../../server/features/completion/resolveItem.ts';
import { english, withCursor } from '../../support/cursor.ts';

/** The document after the item with that label has been accepted; snippets stay as they are written. */
function check(marked: string, label: string, expected: string, languageId = 'xml'): void {
  const { scope, document, offset } = withCursor(marked, languageId);
  const { items } = completion({ scope, document, reader: english }, offset);
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
  const { scope, document, offset } = withCursor(marked, languageId);
  return completion({ scope, document, reader: english }, offset).items.map(({ label }) => label);
}

const rule = (body: string): string => `<rules><rule id="a" name="A">${body}</rule></rules>`;

const newRule = (prefix: string): string =>
  `<rule id="${prefix}\${1:ability}" name="\${2:ABILITY}">\${3:What it does.}</rule>$0`;

describe('completion', () => {
  it('offers the elements that may stand here, with what they must have', () => {
    check('<rules><|</rules>', 'rule', `<rules>${newRule('test-')}</rules>`);
    check('<rules><m|</rules>', 'magic', '<rules><magic id="$1" name="$2">$0</magic></rules>');
    check(
      '<rules>\n  <ru|\n  <rule id="b" name="B">x</rule></rules>',
      'rule',
      `<rules>\n  ${newRule('test-')}\n  <rule id="b" name="B">x</rule></rules>`,
    );
    check(rule('<t|'), 'table', rule('<table><tr>$0</tr></table>'));
    check(rule('<p>A <|</p>'), 'b', rule('<p>A <b>$0</b></p>'));
    assert.deepEqual(labels(rule('<table><|</table>')), ['tr']);
  });

  it('changes only the name where the tag goes on', () => {
    check('<rules><ru| id="a" name="A">x</rule></rules>', 'rule', '<rules><rule id="a" name="A">x</rule></rules>');
    check('<rules><| id="a" name="A">x</rule></rules>', 'rule', '<rules><rule id="a" name="A">x</rule></rules>');
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

  it('offers nothing in CDATA and in comments', () => {
    for (const marked of [
      '<![CDATA[ <| ]]>',
      '<![CDATA[<|]]>',
      '<![CDATA[ </| ]]>',
      '<!-- <| -->',
      '<p><![CDATA[Fear |]]></p>',
    ])
      assert.deepEqual(labels(rule(marked)), [], marked);
  });

  it('offers the attributes that are not there yet, the needed ones first', () => {
    check('<rules><rule |>x</rule></rules>', 'id', '<rules><rule id="$1">x</rule></rules>');
    check('<rules><rule id="a" na|>x</rule></rules>', 'name', '<rules><rule id="a" name="$1">x</rule></rules>');
    check('<rules><rule i|="a">x</rule></rules>', 'id', '<rules><rule id="a">x</rule></rules>');
    assert.ok(!labels('<rules><rule id="a" |>x</rule></rules>').includes('id'));
    assert.deepEqual(labels(rule('<p |>x</p>')), []);
  });

  it('offers abilities in text, with the published numbers to choose from', () => {
    check(rule('It causes fea|.'), 'Fear n', rule('It causes Fear ${1|3,4,5,6,7,8,9,10,11|}.'));
    check(rule('<p>Has breathe fi|</p>'), 'Breathe Fire n', rule('<p>Has Breathe Fire ${1|4|}</p>'));
    check('6 Goblins (amb|', 'Ambush n+', '6 Goblins (Ambush ${1|4+,5+,A|}', 'markdown');
    check('Fight i|', 'Fight in Ranks', 'Fight in Ranks', 'markdown');
    check('hypno|', 'Hypnotise n+', 'Hypnotise ${1:n+}', 'markdown');
    check('throw|', 'Throw item (Str n)', 'Throw ${1:item} (Str ${2|3,8,9,10|})', 'markdown');
    check(rule('treasure h|'), 'Treasure Hoard +n', rule('Treasure Hoard ${1|+0,+1,+2|}'));
    check(rule('web|'), 'Web (1Dn)', rule('Web (${1|1D3,1D6|})'));
  });

  it('offers them in Spanish too', () => {
    check('6 Goblins (mie|', 'Miedo n', '6 Goblins (Miedo ${1|3,4,5,6,7,8,9,10,11|}', 'markdown');
    check('Odio|', 'Odio raza', 'Odio ${1:raza}', 'markdown');
  });

  it('puts in the whole element among special rules, its number in two places', () => {
    const monster = (special: string): string =>
      `<monsters><monster id="m" name="M"><special>${special}</special></monster></monsters>`;
    check(monster('fea|'), 'Fear n', monster('<rule id="rpb-fear" param="${1:7}">Fear ${1:7}</rule>'));
    check(monster('fly|'), 'Fly', monster('<rule id="rpb-fly">Fly</rule>'));
    check(monster('hate|'), 'Hate race', monster('<rule id="rpb-hate" param="${1:race}">Hate ${1:race}</rule>'));
    check(monster('web|'), 'Web (1Dn)', monster('<rule id="rpb-web" param="${1:1D6}">Web (${1:1D6})</rule>'));
    check(
      monster('throw|'),
      'Throw item (Str n)',
      monster('<rule id="rpb-throw" param="${1:item} (Str ${2:9})">Throw ${1:item} (Str ${2:9})</rule>'),
    );
    check(
      monster('Armed with|'),
      'Armed with [a-b] weapon1 or [c-d] weapon2',
      monster(
        '<rule id="rpb-armed-with-choice">Armed with [${1:a}-${2:b}] ${3:weapon1} or [${4:c}-${5:d}] ${6:weapon2}</rule>',
      ),
    );
    check(monster('<text>fea|</text>'), 'Fear n', monster('<text>Fear ${1|3,4,5,6,7,8,9,10,11|}</text>'));
    // What the author's own monsters have is the likeliest.
    const own = '<rule id="rpb-fear" param="12">Fear 12</rule>';
    check(
      monster(`${own}; fea|`),
      'Fear n',
      monster(`${own}; <rule id="rpb-fear" param="\${1:12}">Fear \${1:12}</rule>`),
    );
  });

  it('puts in an element without an end tag where its attributes say it all', () => {
    const table = (entry: string): string => `<tables><table name="T">${entry}</table></tables>`;
    check(table('<|'), 'monster', table('<monster id="$1" number="$2" />'));
    check(table('<|'), 'event', table('<event id="$1" />'));
    check(table('<|'), 'group', table('<group>$0</group>'));
  });

  it('offers ids by id and by name, and the values that a parameter has', () => {
    const monster = (use: string): string =>
      `<monsters><monster id="m" name="M"><special>${use}</special></monster></monsters>`;
    check(monster('<rule id="rpb-fe|"/>'), 'rpb-fear', monster('<rule id="rpb-fear"/>'));
    check(monster('<rule id="ranks|"/>'), 'rpb-fight-in-ranks', monster('<rule id="rpb-fight-in-ranks"/>'));
    check(monster('<rule id="rpb-fear" param="|"/>'), '11', monster('<rule id="rpb-fear" param="11"/>'));
    assert.deepEqual(labels(monster('<rule id="rpb-magic-resistance" param="|"/>')), ['3+', '4+', '5+', '6+']);
    assert.deepEqual(labels(monster('<magic id="|"/>')), []);
    assert.equal(labels(monster('<rule id="|"/>')).length, 78 + 52);
  });

  it('shows the card of the ability that the author looks at', () => {
    const { scope, document, offset } = withCursor('Throw|', 'markdown');
    const item = completion({ scope, document, reader: english }, offset).items.find(
      ({ label }) => label === 'Throw item (Str n)',
    );
    assert.equal(item?.documentation, undefined);
    const documentation = item && resolveItem({ scope, reader: english }, item).documentation;
    assert.ok(typeof documentation === 'object' && /\*\*THROW item/.test(documentation.value));
    const element = { label: 'rule', kind: CompletionItemKind.Class };
    assert.deepEqual(resolveItem({ scope, reader: english }, element), element);
  });

  it('says of the rule that the author looks at where it comes from, or under an id what it says', () => {
    const detail = (marked: string, wanted: string, languageId?: string): string | undefined => {
      const { scope, document, offset } = withCursor(marked, languageId);
      const item = completion({ scope, document, reader: english }, offset).items.find(({ label }) => label === wanted);
      assert.ok(item && item.detail === undefined, 'not for the whole list');
      return resolveItem({ scope, reader: english }, item).detail;
    };
    const special = (uses: string): string =>
      `<monsters><monster id="m" name="M"><special>${uses}</special></monster></monsters>`;
    const origin = 'Roleplay Book · values seen 3–11 · rpb-fear';
    assert.equal(detail('Fea|', 'Fear n', 'markdown'), origin);
    assert.equal(detail(special('<|'), 'Fear n'), origin);
    const used = '<rule id="rpb-fear" param="6">Fear 6</rule>';
    assert.match(detail(special(`${used}<rule id="rpb-fe|"/>`), 'rpb-fear') ?? '', /^FEAR n · .* · 1 use$/);
  });

  it('offers the rules of the workspace as well', () => {
    assert.ok(
      labels('<rules><rule id="a" name="BRINE CURSE n">They have brine c|</rule></rules>').includes('Brine Curse n'),
    );
  });

  it('is silent where nothing fits', () => {
    assert.deepEqual(labels('6 Gobl|', 'markdown'), []);
    assert.deepEqual(labels('<project><|</project>'), []);
    assert.deepEqual(labels('<rules><!-- fea| --></rules>'), []);
  });
});
