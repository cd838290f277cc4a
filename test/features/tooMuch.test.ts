import assert from 'node:assert/strict';
import { it } from 'mocha';
import type { CodeLens } from 'vscode-languageserver-types';
import { hover } from '../../server/features/hover/hover.ts';
import { inlayHints } from '../../server/features/inlayHints.ts';
import { oddsLenses } from '../../server/features/lenses/oddsLenses.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english, opened, readerIn } from '../support/cursor.ts';
import { codeLenses, lensesAsked } from '../support/lenses.ts';
import { describeLong } from '../support/runs.ts';

const lensTitles = (lenses: readonly CodeLens[]) => lenses.map(({ command }) => command?.title ?? '');

/** Almost too large for an answer by itself; no two are alike. */
const hard = (number: number): string => `highest(12 of 24D12) + ${number}`;
const annotation = (number: number): string => `<?odds number${number}: ${hard(number)} ?>`;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

/** A document that is nobody's: what is remembered of it is forgotten with it. */
const rules = (entries: readonly string[]): Document =>
  new Document('file:///much.xml', 'xml', 1, `<rules>\n${entries.join('\n')}\n</rules>\n`);
const rule = (body: string, number = 0): string => `<rule id="much-${number}" name="MUCH ${number}">${body}</rule>`;

const asked = (document: Document) => ({ scope: new Workspace([]).packageOf(document), document, reader: english });

describeLong('what is too much to work out', () => {
  it('costs nothing where lenses are out of sight: they are listed without being worked out', () => {
    const document = rules(numbers(500).map((number) => rule(annotation(number), number)));
    const lenses = oddsLenses.lenses(lensesAsked(asked(document)));
    assert.equal(lenses.length, 2 * 500);
    assert.ok(lenses.every(({ command }) => command === undefined));
    const [{ range } = assert.fail()] = lenses;
    assert.match(
      oddsLenses.command?.(
        lensesAsked({ ...asked(document), budgets: { odds: { steps: 1 }, fights: { steps: 0 } } }),
        range.start,
        0,
      )?.title ?? '',
      /^number0 → /,
    );
  });

  it('is a document of hard lenses of which too many are in sight: the rest says so, and can still be opened', () => {
    const document = rules(numbers(60).map((number) => rule(annotation(number), number)));
    const lenses = codeLenses(asked(document)).filter(({ command }) => command?.command === 'odds');
    const titles = lensTitles(lenses);
    const worked = titles.filter((title) => /^number\d+ → \d/.test(title)).length;
    assert.ok(worked >= 20 && worked < 50, `${worked} of 60`);
    assert.equal(titles.at(-1), 'number59 → … too much to calculate here');
    assert.match(JSON.stringify(lenses.at(-1)?.command?.arguments), /highest\(12 of 24D12\) \+ 59/);
    const easy = rules(numbers(400).map((number) => rule('\nRoll 2D6+1.'.repeat(5), number)));
    const left = lensTitles(codeLenses(asked(easy))).filter((title) => title.includes('…'));
    assert.deepEqual(left, [], 'those of a book are not hard');
  });

  it('is a document of more lenses than an editor shows', () => {
    const document = rules(numbers(400).map((number) => rule(`\nRoll 2D6+1.`.repeat(40), number)));
    const titles = lensTitles(codeLenses(asked(document)));
    assert.equal(titles.length, 2 * 10_000 + 1);
    assert.equal(titles.at(-1), '… too much to calculate here: no odds below this line');
    const [spanish] = lensTitles(
      oddsLenses.lenses(lensesAsked({ ...asked(document), reader: readerIn('es') })).slice(-1),
    );
    assert.equal(spanish, '… demasiado para calcularlo aquí: debajo de esta línea no hay probabilidades');
  });

  it('is a line of thousands of rolls, of which the first are shown', () => {
    const rolls = numbers(20_000).map((number) => `2D6+${number + 1}`);
    const lenses = codeLenses(asked(rules([rule(rolls.join(', '))])));
    assert.match(lensTitles(lenses).join(' · '), /^Roll · 2D6\+1 → 3–13, average 8 · .* · \+19997 more$/);
    assert.ok(JSON.stringify(lenses).length < 20_000, 'no lens carries thousands of rolls');
  });

  it('ends hints with one that says so', () => {
    const document = rules([rule('Roll 2D6+1. '.repeat(6000))]);
    const hints = inlayHints({ document, reader: english }, { start: 0, end: document.length });
    assert.equal(hints.length, 5001);
    assert.equal(hints.at(-1)?.label, '… too much to calculate here: no odds below this line');
  });

  it('ends the odds of a card with a line that says so', () => {
    const card = (body: string): string => {
      const { scope, document } = opened(
        `<rules>\n<rule id="scary" name="SCARY THING">${body}</rule>\n${rule('The SCARY THING ability.', 1)}\n</rules>`,
      );
      const offset = document.getText().lastIndexOf('SCARY') + 1;
      return JSON.stringify(hover({ scope, document, reader: english }, offset)?.contents ?? '');
    };
    assert.match(card(numbers(50).map(annotation).join('')), /number1: .*too much to calculate here"/);
    assert.doesNotMatch(
      card(
        numbers(3)
          .map((number) => `<?odds easy: 1D6+${number} ?>`)
          .join(''),
      ),
      /too much/,
    );
  });
});
