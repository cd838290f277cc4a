import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { SymbolKind } from 'vscode-languageserver-types';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { foldingRanges } from '../../server/features/foldingRanges.ts';
import { selectionRanges } from '../../server/features/selectionRanges.ts';
import { opened, withCursor } from '../support/cursor.ts';

const text = `<?xml version="1.0"?>
<!-- two
lines -->
<rules>
  <rule id="a" name="SCARE n">
    <table>
      <tr><td>1</td><td>x &amp; y</td></tr>
    </table>
  </rule>
  <rule id="b"><p>half
  <magic name="Spell &amp; Song">z</magic>
  <rule>nothing</rule>
</rules>
`;

describe('documentSymbols', () => {
  it('lists the entries by the names people know them by, broken ones too', () => {
    const symbols = documentSymbols(opened(text).document);
    assert.deepEqual(
      symbols.map(({ name, detail, kind }) => [name, detail, kind]),
      [
        ['SCARE n', 'a', SymbolKind.Class],
        ['b', '', SymbolKind.Class],
        ['Spell & Song', '', SymbolKind.Event],
        ['<rule>', '', SymbolKind.Class],
      ],
    );
    for (const { range, selectionRange } of symbols) {
      assert.ok(range.start.line <= selectionRange.start.line && selectionRange.end.line <= range.end.line);
    }
  });

  it('shows an entry of each kind as the descriptor of the kind says', () => {
    const shown = [
      '<monsters><monster id="eel"/></monsters>',
      '<tables><table name="Tide"/></tables>',
      '<events><event id="wave" name="Wave"/></events>',
      '<translations><entry key="monster.eel.name">Anguila</entry></translations>',
    ].flatMap((file) => documentSymbols(opened(file).document).map(({ name, kind }) => [name, kind]));
    assert.deepEqual(shown, [
      ['eel', SymbolKind.Struct],
      ['Tide', SymbolKind.Array],
      ['Wave', SymbolKind.Event],
      ['monster.eel.name', SymbolKind.Key],
    ]);
  });

  it('has the name of an entry from its element, and the parts of an entry in it', () => {
    const [location] = documentSymbols(
      opened('<locations><location id="quay"><name>Old Quay</name></location></locations>').document,
    );
    assert.deepEqual([location?.name, location?.detail], ['Old Quay', 'quay']);
    const [room] = documentSymbols(
      opened(
        '<objectiveRoomAdventures><objectiveRoom name="HALL"><adventure id="1" name="Brine"/><adventure id="2" name="Foam"/></objectiveRoom></objectiveRoomAdventures>',
      ).document,
    );
    assert.deepEqual(
      room?.children?.map(({ name, detail }) => [name, detail]),
      [
        ['Brine', '1'],
        ['Foam', '2'],
      ],
    );
  });

  it('is empty where there is nothing of ours', () => {
    assert.deepEqual(documentSymbols(opened('<project><target name="a"/></project>').document), []);
    assert.deepEqual(documentSymbols(opened('# Fear 4', 'markdown').document), []);
    assert.deepEqual(documentSymbols(opened('<rules>\n</rules>').document), []);
  });
});

describe('foldingRanges', () => {
  it('folds what goes over several lines and leaves the closing tag in sight', () => {
    const ranges = foldingRanges(opened(text).document).map(({ startLine, endLine, kind }) => [
      startLine,
      endLine,
      kind,
    ]);
    assert.deepEqual(
      ranges.sort(([a = 0], [b = 0]) => Number(a) - Number(b)),
      [
        [1, 2, 'comment'],
        [3, 11, undefined],
        [4, 7, undefined],
        [5, 6, undefined],
      ],
    );
  });
});

describe('selectionRanges', () => {
  /** What is selected, from the smallest on. */
  function check(marked: string, ...expected: string[]): void {
    const { document, offset } = withCursor(marked);
    const selected: string[] = [];
    let [range] = selectionRanges(document, [offset]);
    for (; range; range = range.parent as typeof range) selected.push(document.getText(range.range));
    assert.deepEqual(selected.slice(0, expected.length), expected);
    assert.equal(selected.at(-1), document.getText());
    for (const [index, part] of selected.entries()) {
      assert.ok(index === 0 || (part.includes(selected[index - 1] ?? '') && part !== selected[index - 1]));
    }
  }

  it('grows from the word to the file', () => {
    const rule = '<rule id="a" name="A"><p> x </p></rule>';
    check('<rules><rule id="a|" name="A"><p> x </p></rule></rules>', 'a', 'id="a"', '<rule id="a" name="A">', rule);
    check(
      '<rules><rule id="a" name="A"><p> |x </p></rule></rules>',
      'x',
      ' x ',
      '<p> x </p>',
      rule,
      `<rules>${rule}</rules>`,
    );
    check('<rules><rule id="a" name="A"><p> x </p></ru|le></rules>', 'rule', '</rule>', rule);
  });
});
