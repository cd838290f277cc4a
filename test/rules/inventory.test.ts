import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Block } from '../../server/abilities/content.ts';
import { blockLine, cellsOfBlock } from '../../server/answers/cards/wordTable.ts';
import { ruleTextIn } from '../../server/answers/rules/ruleText.ts';
import { namedDiceIn } from '../../server/dice/prose/chances/namedDice.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** What the source of a pack has, written down from the source: nothing in it is read from the pack. */
interface Inventory {
  /** The names of the entries, in order, by the section of the source. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** `at` are the rows around the table, the outermost first: `4-5/2`. A row is `scores: figures that its text has`. */
  readonly rolls: readonly {
    readonly rule: string;
    readonly at?: string;
    readonly die: string;
    readonly rows: readonly string[];
  }[];
  readonly chances: readonly { readonly rule: string; readonly odds: readonly string[] }[];
  /** The cells of price lists, lookups, profiles and grids. */
  readonly lists: readonly { readonly rule: string; readonly rows: readonly (readonly string[])[] }[];
}

interface RollTable {
  readonly at: string;
  /** The text before its first row. */
  readonly before: string;
  readonly rows: { readonly scores: string; text: string }[];
}

const systems = ['mordheim', 'gamebook', 'wfb-reference'];

for (const system of systems) {
  const inventory: Inventory = JSON.parse(readFileSync(`test/rules/inventory/${system}.json`, 'utf8'));
  const workspace = new Workspace([]);
  for (const name of [`${system}.xml`, `${system}.es.xml`])
    workspace.putFile(`file:///rules/${name}`, readFileSync(`rules/${name}`, 'utf8'));

  const textOf = (id: string, language?: string) => {
    const definition = workspace.all.ruleWithId(id);
    assert.ok(definition, id);
    return ruleTextIn(workspace.all, definition, language);
  };

  describe(`the pack ${system}, beside the inventory of its source`, () => {
    it('has every entry, under the section of the source', () => {
      const found: Record<string, string[]> = {};
      for (const { rule, section } of workspace.all.index.definitions()) {
        const source = /<\?source ([^?]+)\?>/.exec(section.text.slice(rule.nameSpan?.start ?? 0))?.[1]?.trim() ?? '';
        found[source] = [...(found[source] ?? []), rule.name];
      }
      assert.deepEqual(found, inventory.entries);
    });

    for (const language of [undefined, 'es']) {
      const tablesOf = (id: string) => rollTablesOf(textOf(id, language).blocks);

      it(`has every roll table, with its die, its rows and their figures (${language ?? 'en'})`, () => {
        for (const { rule, at = '', die, rows } of inventory.rolls) {
          const table = tablesOf(rule).find((one) => one.at === at);
          const where = `${rule} ${at} ${language}`;
          assert.ok(table, where);
          assert.deepEqual(
            table.rows.map(({ scores }) => scores),
            rows.map((row) => row.replace(/:.*/, '')),
            where,
          );
          assert.ok(dieIn(table.before) === die, `${where}: ${table.before}`);
          rows.forEach((row, index) => {
            const [scores, figures = ''] = row.split(': ');
            const text = table.rows[index]?.text ?? '';
            const left = figuresIn(text);
            for (const figure of figures.split(' ').filter(Boolean)) {
              const place = left.indexOf(figure);
              assert.ok(place >= 0, `${where} ${scores}: ${figure} in ${text}`);
              left.splice(place, 1);
            }
          });
        }
      });

      it(`has no other roll table (${language ?? 'en'})`, () => {
        const known = inventory.rolls.map(({ rule, at = '' }) => `${rule} ${at}`);
        const found = [...workspace.all.index.definitions()].flatMap(({ rule: { id = '' } }) =>
          tablesOf(id).map(({ at }) => `${id} ${at}`),
        );
        assert.deepEqual(found.sort(), known.sort());
      });

      it(`has every chance (${language ?? 'en'})`, () => {
        for (const { rule, odds } of inventory.chances) {
          const stated = textOf(rule, language).mechanics.map((source) => source.replace(/^[^:]*:/, '').trim());
          for (const expression of odds) assert.ok(stated.includes(expression), `${rule} ${language}: ${expression}`);
        }
      });

      it(`has every cell of its lists, profiles and grids (${language ?? 'en'})`, () => {
        for (const { rule, rows } of inventory.lists) {
          const table = wordRowsOf(textOf(rule, language).blocks);
          const where = `${rule} ${language}`;
          assert.equal(table.length, rows.length, where);
          rows.forEach((row, at) => {
            const cells = table[at] ?? [];
            assert.ok(isRow(cells, row, language), `${where}: ${cells.join(' | ')} for ${row.join(' | ')}`);
          });
        }
      });
    }

    it('has no other list, profile or grid', () => {
      const found = [...workspace.all.index.definitions()].flatMap(({ rule: { id = '' } }) =>
        wordRowsOf(textOf(id).blocks).length > 0 ? [id] : [],
      );
      assert.deepEqual(found.sort(), inventory.lists.map(({ rule }) => rule).sort());
    });
  });
}

function rollTablesOf(blocks: readonly Block[]): readonly RollTable[] {
  const found: RollTable[] = [];
  const open: RollTable[] = [];
  let before = '';
  for (const block of blocks) {
    open.length = Math.min(open.length, block.kind === 'row' ? block.depth + 1 : block.depth);
    if (block.kind === 'row') {
      const at = open
        .slice(0, block.depth)
        .map(({ rows }) => rows.at(-1)?.scores)
        .join('/');
      const table = open[block.depth] ?? { at, before, rows: [] };
      if (!open[block.depth]) found.push(table);
      open[block.depth] = table;
      table.rows.push({ scores: block.range, text: block.text });
    }
    before = blockLine(block);
  }
  return found;
}

/** The die that is named last before a table. */
function dieIn(text: string): string | undefined {
  const named = text.match(/\d*D\d+/g);
  assert.ok(namedDiceIn(text).length > 0 || named?.at(-1) === 'D66', text);
  return named?.at(-1);
}

/** Dice and numbers of a text: `1D6+4`, `4+`, `-1`, `45`. */
function figuresIn(text: string): string[] {
  return text.match(/\d*D\d+(?:\+\d+)?|[+-]?\d+\+?/g) ?? [];
}

function wordRowsOf(blocks: readonly Block[]): readonly (readonly string[])[] {
  return blocks.flatMap((block) => (block.kind === 'words' ? [cellsOfBlock(block)] : []));
}

/** Whether the cells are those of the row; in another language the words are others, with the same figures. */
function isRow(cells: readonly string[], row: readonly string[], language: string | undefined): boolean {
  const isTranslated = (cell: string, original: string): boolean =>
    [cell, original].every((text) => /\p{L}/u.test(text)) && figuresIn(cell).join() === figuresIn(original).join();
  return (
    cells.length === row.length &&
    cells.every((cell, at) => cell === row[at] || (language !== undefined && isTranslated(cell, row[at] ?? '')))
  );
}
