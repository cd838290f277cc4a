import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  type FaultKind,
  type Half,
  type MarkedFile,
  type MarkedRow,
  type MarkedTable,
  readMarks,
  readProse,
  withNested,
} from './readMarks.ts';

const halves: readonly Half[] = ['open', 'held-out', 'open-2', 'held-out-2', 'open-3', 'held-out-3'];
const wordsOfProse: readonly (readonly [Half, number])[] = [
  ['open', 1500],
  ['held-out', 1500],
  ['open-3', 1000],
];
const layouts = [
  ...['behind', 'bullet', 'columns', 'dash', 'dotted', 'inline', 'line', 'mark-line', 'markup', 'md-list', 'md-table'],
  ...['nested-markup', 'plus', 'two-column'],
];
const kinds: readonly FaultKind[] = [
  ...(['dead-sub-table', 'die-mismatch', 'gap', 'garbled-mark', 'impossible-row', 'misnested-row'] as const),
  ...(['no-die', 'overlap', 'row-order', 'stray-rows'] as const),
];

for (const half of halves) {
  const files = readMarks(half);
  describe(`the marked tables, ${half}`, () => {
    it('have all layouts, all kinds of faults and both languages', () => {
      const tables = files.flatMap((file) => file.tables.flatMap(withNested));
      const faults = tables.flatMap((table) => table.faults);
      const others = half === 'open-3' ? ['html-list', 'pipes'] : [];
      assert.deepEqual([...new Set(tables.map(({ layout }) => layout))].sort(), [...layouts, ...others].sort());
      assert.deepEqual([...new Set(faults.map(({ kind }) => kind))].sort(), kinds);
      const spanish = tables.filter(({ language }) => language === 'es').length;
      const [least, leastFaults] = leastOf(half);
      assert.ok(tables.length >= least && faults.length >= leastFaults, `${tables.length} tables, ${faults.length}`);
      assert.ok(spanish >= 0.3 * tables.length && spanish <= 0.45 * tables.length, `${spanish} Spanish tables`);
    });

    for (const file of files) {
      it(`are marked soundly in ${file.name}`, () => {
        assert.ok(file.tables.length > 0);
        for (const table of file.tables) checkTable(file, table, file.text.length);
      });
    }
  });
}

for (const [half, least] of wordsOfProse) {
  describe(`the prose without tables, ${half}`, () => {
    it(`has ${least} words in both languages`, () => {
      const prose = readProse(half);
      const words = prose.map(({ text }) => text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\d]+/gu)?.length ?? 0);
      const all = words.reduce((sum, count) => sum + count, 0);
      assert.ok(all >= least, `${all} words`);
      assert.ok(prose.some(({ name }) => name.startsWith('es-')) && prose.some(({ name }) => !name.startsWith('es-')));
    });
  });
}

/** How many tables and how many faults a half has at least. */
function leastOf(half: Half): readonly [number, number] {
  if (half === 'held-out-3') return [32, 24];
  return half.endsWith('2') ? [50, 20] : [60, 25];
}

/** Fails if the marks of a table contradict the text or each other. */
function checkTable(file: MarkedFile, table: MarkedTable, end: number): void {
  const where = `${file.name}: ${file.text.slice(table.at.start, table.at.end)}`;
  const starts = [table.at, ...table.rows.map(({ start }) => start)].map(({ start }) => start);
  assert.deepEqual(
    [...starts].sort((a, b) => a - b),
    starts,
    `${where}: rows in the order of the text`,
  );
  assert.ok((starts.at(-1) ?? 0) < end, `${where}: inside the row around it`);
  assert.ok(
    table.faults.every(({ kind, alsoAs }) => kinds.includes(kind) && alsoAs.every((also) => kinds.includes(also))),
  );
  table.rows.forEach((row, index) => {
    const next = table.rows[index + 1]?.start.start ?? end;
    for (const nested of row.nested) {
      assert.ok(nested.at.start > row.start.start, `${where}: a nested table behind the start of its row`);
      checkTable(file, nested, next);
    }
  });
  checkPrintedMarks(file.text, table, where);
  checkScores(table, where);
}

/** The text has each row's range as its mark, before or, in bad scans, behind the text of the row. */
function checkPrintedMarks(text: string, table: MarkedTable, where: string): void {
  const garbled = table.faults.filter(({ kind }) => kind === 'garbled-mark');
  table.rows.forEach(({ low, high, start }, index) => {
    const isGarbled = garbled.some(({ at }) => at.end === start.end);
    const forms = [
      ...(low === undefined ? [`${high} or less`, `${high} o menos`, `up to ${high}`] : []),
      ...(high === undefined ? [`${low}+`, `${low} or more`, `${low} o más`] : []),
      ...(low !== undefined && high !== undefined ? [low === high ? `${low}` : `${low}-${high}`] : []),
    ];
    const from = table.rows[index - 1]?.start.end ?? table.at.end;
    const until = table.rows[index + 1]?.start.start ?? text.length;
    const before = text
      .slice(from, start.start)
      .replace(/<\/td><td>|<\/?[bip]>/g, ' ')
      .replace(/→/g, '=>')
      .replace(/(\d) ?(?:[–—-]|or|o|a) ?(?=\d)/g, '$1-')
      .replace(/-00/g, '-100')
      .replace(/(?<![\d,])0(?=\d)/g, '')
      .replace(/[\s.:,)|*–—=>-]+$/, '');
    const printed =
      table.layout === 'behind'
        ? forms.some((form) => text.slice(start.end, until).includes(` ${form}\n`))
        : forms.some((form) => new RegExp(`(^|[^\\d+-])${form.replace('+', '\\+')}$`).test(before));
    assert.equal(printed, !isGarbled, `${where}: the mark ${forms[0]} of ${text.slice(start.start, start.end)}`);
  });
}

/** The rows and the scores of the die differ by the planted faults, and by nothing else. */
function checkScores(table: MarkedTable, where: string): void {
  const valuesOf = (...of: readonly FaultKind[]): readonly number[] =>
    table.faults.flatMap(({ kind, values }) => (of.includes(kind) ? values : [])).sort((a, b) => a - b);
  const has = (kind: FaultKind): boolean => table.faults.some((fault) => fault.kind === kind);
  const { rows } = table;
  const lowOf = (row: MarkedRow | undefined): number => (row ? (row.low ?? -Infinity) : Infinity);
  const disorderly = rows.filter((row, index) => lowOf(row) > lowOf(rows[index + 1]));
  // Columns are read from top to bottom, and some tables begin with their highest score.
  const isDescending = disorderly.length === rows.length - 1 && rows.length > 2;
  const disorder = table.layout === 'two-column' || isDescending ? [] : disorderly;
  assert.deepEqual(
    disorder.map(({ low }) => low),
    valuesOf('row-order'),
    `${where}: order`,
  );
  assert.equal(table.die === undefined, has('no-die'), `${where}: the die`);
  const scores = table.die === undefined ? scoresBetween(rows) : scoresOf(table.die);
  if (scores === undefined || table.isModified) {
    checkOpenRange(table, scores ?? [], where);
    return;
  }
  const position = (score: number): number => scores.indexOf(score);
  const covered = rows.flatMap(({ low, high }) => {
    const own = listed(table.die === 'D66' ? scores : [], low ?? scores[0] ?? 0, high ?? scores.at(-1) ?? 0);
    return own;
  });
  const impossible = covered.filter((score) => position(score) < 0);
  const gaps = scores.filter((score) => !covered.includes(score));
  const twice = [...new Set(covered.filter((score, index) => covered.indexOf(score) !== index))];
  if (has('die-mismatch')) {
    assert.deepEqual(valuesOf('die-mismatch'), [scores[0], scores.at(-1)], `${where}: the range of the die`);
    assert.ok(impossible.length + gaps.length >= 4, `${where}: another die`);
    return;
  }
  assert.deepEqual(impossible, valuesOf('impossible-row'), `${where}: impossible scores`);
  assert.deepEqual(gaps, valuesOf('gap', 'stray-rows'), `${where}: missing scores`);
  assert.deepEqual(twice, valuesOf('overlap'), `${where}: scores in two rows`);
}

/** Rows of a roll with an open term: without a gap between them, from its lowest score on and without end. */
function checkOpenRange({ rows, faults }: MarkedTable, certain: readonly number[], where: string): void {
  const planned = faults.flatMap(({ kind, values }) => (kind === 'gap' ? values : []));
  const found = rows.slice(1).flatMap(({ low = 0 }, index) => listed([], (rows[index]?.high ?? low) + 1, low - 1));
  assert.deepEqual(found, planned, `${where}: missing scores`);
  rows.slice(1).forEach(({ low = 0 }, index) => {
    assert.ok(low > (rows[index]?.high ?? Infinity), `${where}: no score in two rows`);
  });
  const [first, last] = [rows[0]?.low, rows.at(-1)?.high];
  assert.ok(first === undefined || first <= (certain[0] ?? 2), `${where}: the lowest score`);
  assert.ok(last === undefined || last >= (certain.at(-1) ?? Infinity), `${where}: the highest score`);
}

/** The numbers from low to high: of this list, or all. */
function listed(list: readonly number[], low: number, high: number): readonly number[] {
  if (list.includes(low) && list.includes(high)) return list.filter((score) => score >= low && score <= high);
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}

function scoresBetween(rows: MarkedTable['rows']): readonly number[] {
  const ends = rows.flatMap(({ low, high }) => [low ?? high ?? 0, high ?? low ?? 0]);
  return listed([], Math.min(...ends), Math.max(...ends));
}

/** All scores of `2D6`, `1D3`, `1D6 + 2` or `D66`; undefined if a term is open. */
function scoresOf(die: string): readonly number[] | undefined {
  if (die === 'D66') return [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((units) => 10 * tens + units));
  const [, count, sides, sign, added] = /^(\d+)D([36]|100)(?: ([+-]) (\d+))?$/.exec(die) ?? [];
  if (count === undefined || sides === undefined) {
    assert.match(die, /^(\d+|\([a-z]+\))D[36]( [+-] [a-z-]+)?$/);
    return undefined;
  }
  const more = Number(added ?? 0) * (sign === '-' ? -1 : 1);
  return listed([], Number(count) + more, Number(count) * Number(sides) + more);
}
