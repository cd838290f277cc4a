import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { semanticTokens, semanticTokensLegend } from '../../server/features/semanticTokens.ts';
import { packs } from '../../server/hosts/packs.ts';
import type { Span } from '../../server/text/span.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { opened } from '../support/cursor.ts';
import { itLong } from '../support/runs.ts';

/** The tokens as an editor reads them, `ability Fear`. Fails unless they are in order, apart, and each on one line. */
function decoded(workspace: Workspace, document: Document, range?: Span): readonly string[] {
  const { data } = semanticTokens({ scope: workspace.packageOf(document), document }, range);
  assert.equal(data.length % 5, 0);
  const tokens: string[] = [];
  let [line, character, end] = [0, 0, 0];
  for (let index = 0; index < data.length; index += 5) {
    const [lines = 0, characters = 0, length = 0, type = -1, modifiers] = data.slice(index, index + 5);
    line += lines;
    character = lines === 0 ? character + characters : characters;
    assert.ok(lines > 0 || index === 0 || character >= end, 'they overlap');
    assert.ok(lines >= 0 && length > 0 && modifiers === 0);
    end = character + length;
    const text = document.getText({ start: { line, character }, end: { line, character: end } });
    assert.equal(text.length, length, `line ${line} ends before ${end}`);
    assert.ok(!/[\r\n]/.test(text) && text.trim() === text, JSON.stringify(text));
    tokens.push(`${semanticTokensLegend.tokenTypes[type]} ${text}`);
  }
  return tokens;
}

function check(text: string, expected: readonly string[], languageId = 'xml'): void {
  const { workspace, document } = opened(text, languageId);
  assert.deepEqual(decoded(workspace, document), expected);
}

const rule = (body: string): string => `<rules>\n<rule id="a">${body}</rule>\n</rules>`;
const monster = (special: string): string =>
  `<monsters>\n<monster id="m" name="M"><damage>1D6</damage><special>${special}</special></monster>\n</monsters>`;

describe('semanticTokens', () => {
  it('are abilities with their values, dice and targets, in text', () => {
    check(rule('<p>Magic Resistance 5+. Roll 1D6: on a 4+ he loses 2D6 Wounds.</p>'), [
      'ability Magic Resistance',
      'rating 5+',
      'dice 1D6',
      'target 4+',
      'dice 2D6',
    ]);
    check(
      '6 Goblins (Fear 4, Miedo 6, Web (1D3)) with `Fear 2`',
      ['ability Fear', 'rating 4', 'ability Miedo', 'rating 6', 'ability Web', 'rating 1D3'],
      'markdown',
    );
  });

  it('are the names of rules where they are defined, each one word whatever is in it', () => {
    const named = (name: string): string => `<rules>\n  <rule id="a" name=${name}>Text</rule>\n</rules>`;
    check(named('"FEAR n"'), ['ability FEAR n']);
    check(named('" MAREA DE RATAS (2D6) "'), ['ability MAREA DE RATAS (2D6)']);
    check(named("'Ambush,\n    Magic A'"), ['ability Ambush,', 'ability Magic A']);
    check(named('""'), []);
    check('<rules><magic id="m" name="FEAR n">Fear 4.</magic></rules>', ['ability FEAR n', 'ability Fear', 'rating 4']);
    check('<monsters><monster id="m" name="Fear 4"><wounds>3</wounds></monster></monsters>', []);
  });

  it('are none in other markup, comments and instructions', () => {
    check(rule('<?odds 1D6 >= n ?><!-- Fear 4, 2D6 -->'), []);
    check('<project>Fear 4, 2D6</project>', []);
  });

  it('read a use as the rule that it names', () => {
    const special = '<rule id="rpb-fly">Fly</rule><rule id="rpb-ignore-pain" param="3D6">Ignore Pain 3D6</rule>';
    check(monster(special), ['dice 1D6', 'ability Fly', 'ability Ignore Pain', 'rating 3D6']);
    check(monster('<rule id="rpb-breathe-fire">Breathe Fire 4 (Ambush A)</rule>'), [
      'dice 1D6',
      'ability Breathe Fire',
      'rating 4',
      'ability Ambush',
      'rating A',
    ]);
  });

  it('have the words before a name with its name, as the link has', () => {
    check(
      'Special: Necromantic Magic 2, Night Goblin Magic 1; Magia Nigromántica 2, 2 x Magic Items, Magic 3.',
      [
        'ability Necromantic Magic',
        'rating 2',
        'ability Night Goblin Magic',
        'rating 1',
        'ability Magia Nigromántica',
        'rating 2',
        'ability Magic Items',
        'ability Magic',
        'rating 3',
      ],
      'markdown',
    );
    check(monster('<rule id="rpb-magic">Chaos Dwarf Magic 3</rule>'), [
      'dice 1D6',
      'ability Chaos Dwarf Magic',
      'rating 3',
    ]);
    check(
      'A Net Goblin (Drop net 4+ (Str 3), Fear 2).',
      ['ability Drop', 'rating net 4+ (Str 3)', 'ability Fear', 'rating 2'],
      'markdown',
    );
  });

  it('are the scores of rows in tables of every layout and in both languages', () => {
    const scores = (text: string, languageId: string, expected: readonly string[]): void => {
      const { workspace, document } = opened(text, languageId);
      const targets = decoded(workspace, document).filter((token) => token.startsWith('target '));
      assert.deepEqual(
        targets,
        expected.map((score) => `target ${score}`),
        text,
      );
    };
    scores('Roll 1D6:\n\n1-2 A rat.\n3–4 A bat.\n5 A cat.\n6+ A dog.\n', 'markdown', ['1-2', '3–4', '5', '6+']);
    for (const languageId of ['plaintext', 'markdown'])
      scores('Roll D66:\n\n- 11 to 16: A rat.\n- **21-36** A bat.\n- 41-66. A cat.\n', languageId, [
        '11 to 16',
        '21-36',
        '41-66',
      ]);
    scores('Tira 1D6:\n\n1 a 2 Una rata.\n3 o 4 Una cabra.\n5-6. Un gato.\n', 'markdown', ['1 a 2', '3 o 4', '5-6']);
    scores('| 1D6 | Bicho |\n| --- | --- |\n| 1-3 | Rata |\n| 4 o más | Gato |\n', 'markdown', ['1-3', '4 o más']);
    const row = (mark: string, text: string) => `<tr><td>${mark}</td><td>${text}</td></tr>`;
    const rows = row('1-2', 'A.') + row(' 3-4 ', 'Roll 1D6: 1-3 a rat, 4-6 a bat.') + row('5 or 6', 'C.');
    scores(rule(`<p>Roll 1D6:</p><table>${rows}</table>`), 'xml', ['1-2', '3-4', '1-3', '4-6', '5 or 6']);
  });

  it('are cut where a line ends', () => {
    check(rule('<p>Magic\n  Resistance 5+</p>'), ['ability Magic', 'ability Resistance', 'rating 5+']);
    check(rule('<p>Magic\r\nResistance 5+</p>'), ['ability Magic', 'ability Resistance', 'rating 5+']);
  });

  it('of a range are those on its lines', () => {
    const { workspace, document } = opened(`<rules>\n${'<rule id="a">Fear 4</rule>\n'.repeat(3)}</rules>`);
    const second = document.getText().indexOf('Fear', document.getText().indexOf('Fear') + 1);
    assert.deepEqual(decoded(workspace, document, { start: second, end: second + 4 }), ['ability Fear', 'rating 4']);
    assert.equal(decoded(workspace, document).length, 6);
  });

  it('follow names, and stay while only texts change', () => {
    const { workspace, document } = opened(rule('<p>A Wobble 5, a Fear 4.</p>'));
    const has = (token: string): boolean => decoded(workspace, document).includes(token);
    assert.ok(has('ability Fear') && !has('ability Wobble'));
    workspace.putFile('file:///other.xml', '<rules><rule id="w" name="WOBBLE n"><p>x</p></rule></rules>');
    assert.ok(has('ability Wobble'));
    workspace.delete('file:///other.xml');
    assert.ok(!has('ability Wobble'));
  });

  it('are types that the manifest gives colours', () => {
    const { semanticTokenTypes, semanticTokenScopes } = JSON.parse(readFileSync('package.json', 'utf8')).contributes;
    const ids = semanticTokenTypes.map(({ id }: { id: string }) => id);
    assert.deepEqual(ids, semanticTokensLegend.tokenTypes);
    assert.deepEqual(Object.keys(semanticTokenScopes[0].scopes), semanticTokensLegend.tokenTypes);
  });

  itLong('are in order and apart in all that the program brings along', () => {
    const workspace = new Workspace(packs);
    for (const { uri } of packs.flatMap(({ files }) => files)) {
      const document = workspace.packWith(uri);
      assert.ok(document && decoded(workspace, document).length > 5, uri);
    }
  });
});
