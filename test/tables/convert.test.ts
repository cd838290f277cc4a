import assert from 'node:assert/strict';
import { markupEdits, type TableEdit } from '../../server/tables/edits/markupEdits.ts';
import { plainEdits } from '../../server/tables/edits/plainEdits.ts';
import { readTables } from '../../server/tables/reading/readTables.ts';
import type { RollTable } from '../../server/tables/rollTable.ts';
import { parse } from '../../server/xml/parse.ts';
import { ownFiles } from '../support/realFiles.ts';
import { entriesWithTables, writingOf } from '../support/realTables.ts';
import { casesOfEachKind, itProperty } from '../support/runs.ts';

function edited(text: string, edits: readonly TableEdit[]): string {
  return edits
    .toReversed()
    .reduce((now, { span, newText }) => now.slice(0, span.start) + newText + now.slice(span.end), text);
}

function tablesOf(text: string): readonly RollTable[] {
  return readTables(text, parse(text).nodes);
}

/** The scores of the rows of a table, and of those in them. */
function scores({ rows }: RollTable): unknown {
  return rows.map(({ low, high, tables }) => [low, high, tables.map(scores)]);
}

const wordsOf = (text: string): readonly string[] => text.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];

/** What becomes of the only table in a text, there and back. */
function check(plain: string, markup: string): void {
  const [table] = tablesOf(plain);
  assert.equal(table && edited(plain, markupEdits(plain, table) ?? []), markup);
  const [back] = tablesOf(markup);
  assert.ok(back);
  assert.equal(edited(markup, plainEdits(markup, back) ?? []), plain);
}

/** Whether a table becomes elements with the same rows, and then the same text again; false if it cannot become elements. */
function isThereAndBack(text: string, table: RollTable): boolean {
  const edits = markupEdits(text, table);
  if (!edits) return false;
  const markup = edited(text, edits);
  assert.deepEqual(wordsOf(markup), wordsOf(text));
  const back = tablesOf(markup).find(({ span }) => span.start === edits[0]?.span.start);
  assert.ok(back, markup);
  assert.deepEqual(scores(back), scores(table));
  assert.equal(edited(markup, plainEdits(markup, back) ?? []), text);
  return true;
}

/** Tables of the package that cannot become elements without another character, each with the reason. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^.{0,4}1-3\] .*\[4-6\] /s, 'weapons in a sentence'],
  [/^.{0,4}1[^\n]*\n\s*\* 2 /s, 'bullets before the scores'],
  [/^.{0,4}1 {2,}\S+ {4,}4 {2,}/s, 'two rows in a line'],
];

describe('tables as elements and as lines', () => {
  it('become each other', () => {
    check(
      '<rule>Roll 1D6:\n1-3 A rope.\n4-6 He finds gold.\n</rule>',
      '<rule>Roll 1D6:\n<table><tr><td>1-3</td> <td>A rope.</td></tr>\n<tr><td>4-6</td> <td>He finds gold.</td></tr></table>\n</rule>',
    );
    check(
      '<rule>Roll 1D6. 1. A rope. 2. A bat. 3-6. Nothing.</rule>',
      '<rule>Roll 1D6. <table><tr><td>1.</td> <td>A rope.</td></tr> <tr><td>2.</td> <td>A bat.</td></tr> <tr><td>3-6.</td> <td>Nothing.</td></tr></table></rule>',
    );
    check(
      '<rule>Roll 1D6:\n1-3 – A rope.\n4-6 – Roll 1D6:\n1 A rat.\n2-6 A bat.</rule>',
      '<rule>Roll 1D6:\n<table><tr><td>1-3 –</td> <td>A rope.</td></tr>\n<tr><td>4-6 –</td> <td>Roll 1D6:\n<table><tr><td>1</td> <td>A rat.</td></tr>\n<tr><td>2-6</td> <td>A bat.</td></tr></table></td></tr></table></rule>',
    );
  });

  it('keep words apart where only tags stood between them', () => {
    const markup =
      '<rule><p>Roll 1D6.</p><table><tr><td>1-3</td><td>A rope.</td></tr><tr><td>4-6</td><td><b>Gold</b> coins.</td></tr></table>Then go on.</rule>';
    const [table] = tablesOf(markup);
    assert.ok(table);
    assert.equal(
      edited(markup, plainEdits(markup, table) ?? []),
      '<rule><p>Roll 1D6.</p>\n1-3 A rope.\n4-6 <b>Gold</b> coins.\nThen go on.</rule>',
    );
  });

  itProperty('of the published package are the same after both ways, with the same rows in between', () => {
    const all = entriesWithTables().flatMap(({ text, tables }) => tables.map((table) => ({ text, table })));
    const cases = casesOfEachKind(all, ({ text, table }) => writingOf(text, table));
    let done = 0;
    const left: string[] = [];
    for (const { text, table } of cases) {
      if (isThereAndBack(text, table)) done++;
      else left.push(text.slice(Math.max(0, table.span.start - 4), table.span.end));
    }
    if (all.length === 0) return;
    const reasons = left.map((table) => exceptions.find(([pattern]) => pattern.test(table))?.[1]);
    console.log(
      `      ${done} of ${done + left.length} tables of the package there and back; not: ${reasons.join(', ')}`,
    );
    assert.deepEqual(
      left.filter((_, index) => reasons[index] === undefined),
      [],
    );
    assert.ok(done > (cases.length < all.length ? 60 : 290) && left.length <= 10);
  });

  it('of the bundled books lose no word', () => {
    for (const { name, text } of ownFiles())
      for (const table of tablesOf(text)) {
        const edits = plainEdits(text, table);
        if (edits) assert.deepEqual(wordsOf(edited(text, edits)), wordsOf(text), name);
      }
  });
});
