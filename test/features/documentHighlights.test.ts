import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { DocumentHighlightKind } from 'vscode-languageserver-types';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { linkedEditingRanges } from '../../server/features/linkedEditingRanges.ts';
import { withCursor } from '../support/cursor.ts';

/** What is highlighted, each with `!` behind it where it is the definition, and `~` where it is a tag. */
function check(marked: string, expected: readonly string[], languageId = 'xml'): void {
  const { scope, document, offset } = withCursor(marked, languageId);
  const marks = {
    [DocumentHighlightKind.Write]: '!',
    [DocumentHighlightKind.Read]: '',
    [DocumentHighlightKind.Text]: '~',
  };
  const found = documentHighlights({ scope, document }, offset).map(
    ({ range, kind }) => `${document.getText(range)}${marks[kind ?? DocumentHighlightKind.Text]}`,
  );
  assert.deepEqual(found, expected);
}

/** The two names that are edited as one. */
function checkLinked(marked: string, ...expected: readonly string[]): void {
  const { document, offset } = withCursor(marked);
  const linked = linkedEditingRanges(document, offset);
  assert.deepEqual(linked?.ranges.map((range) => document.getText(range)) ?? [], expected);
  for (const name of expected) assert.match(name, new RegExp(`^(?:${linked?.wordPattern})$`));
  const offsets = linked?.ranges.map(({ start }) => document.offsetAt(start)) ?? [];
  assert.equal(new Set(offsets).size, expected.length);
}

describe('documentHighlights', () => {
  it('mark a rule and what names it in the file', () => {
    const rules =
      '<rules><rule id="a-b" name="SCARE n">Scare 1.</rule><rule id="c" name="C">Sca|re 4, Fear 5</rule></rules>';
    check(rules, ['a-b!', 'Scare 1', 'Scare 4']);
    check('6 Goblins (Fear 4), 2 Orcs (Mie|do 6, Fly), `rpb-fear`', ['Fear 4', 'Miedo 6', 'rpb-fear'], 'markdown');
    const special = (id: string) => `<special><rule id="${id}">Fear 5</rule></special>`;
    const monster = `<monster id="m" name="M">${special('rpb-fear')}</monster>`;
    check(`<monsters>${monster}${monster.replace('Fear', 'Fe|ar')}</monsters>`, ['rpb-fear', 'rpb-fear']);
  });

  it('mark a Monster or a table and what names it in the file', () => {
    const table = '<table name="T"><monster id="eel"/><group><monster id="e|el"/></group><event id="eel"/></table>';
    check(`<tables>${table}</tables>`, ['eel', 'eel']);
    check('<tables><table name="|T"><tableRef name="T"/></table><table name="U"/></tables>', ['T!', 'T']);
  });

  it('mark the two names of an element', () => {
    check('<rules><ru|le id="a" name="A"><p>x</p></rule><rule/></rules>', ['rule~', 'rule~']);
    check('<rules><rule id="a" name="A"><p>x</p|></rule></rules>', ['p~', 'p~']);
    check('<rul|es><rule id="a" name="A"><p>x</p></rule>\n</rules>', ['rules~', 'rules~']);
  });

  it('mark nothing else', () => {
    check('<rules><rule id="a" name="A"><p>so|me text</p></rule></rules>', []);
    check('<rules><ru|le id="a" name="A"><p>x</p></rules>', []);
    check('<project><a|>x</a></project>', []);
  });
});

describe('linkedEditingRanges', () => {
  it('are the names of one element', () => {
    checkLinked('<rules><rule id="a" name="A"><|p><p>x</p></p></rule></rules>', 'p', 'p');
    checkLinked('<rules><rule id="a" name="A">x</rule|></rules>', 'rule', 'rule');
    checkLinked('<rules><rule/>\n<rule/></ru|les>', 'rules', 'rules');
    checkLinked('<ru|les></rules>', 'rules', 'rules');
  });

  it('are none where there are no two alike', () => {
    checkLinked('<rules><ru|le/></rules>');
    checkLinked('<rules><rule|>x</rules>');
    checkLinked('<rules><rule i|d="a">x</rule></rules>');
    checkLinked('<rules><rule>x|</rule></rules>');
    checkLinked('<rules><rule><|p>x</q></rule></rules>');
    checkLinked('<project><a|>x</a></project>');
  });
});
