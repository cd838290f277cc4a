import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'mocha';

interface Table {
  readonly origin: string;
  readonly order: readonly string[];
}

const { mergedRows }: { mergedRows: (before: string, rows: readonly string[], table: Table) => readonly string[] } =
  await import(pathToFileURL(resolve('test/bench/report.mjs')).href);

describe('the table of the bench', () => {
  const order = ['keys', 'hovers', 'memory'];
  const origin = 'Measured on 2 × eel.';
  const before = [
    '| part | what |',
    '| --- | --- |',
    '| keys   | old |',
    '| keys   | gone |',
    '| memory | kept |',
    '',
    origin,
  ];
  const merged = (text: readonly string[], rows: readonly string[]): readonly string[] =>
    mergedRows(text.join('\n'), rows, { origin, order });

  it('gets the new rows of a part in place of its old ones', () => {
    assert.deepEqual(merged(before, ['| keys | new |']), ['| keys | new |', '| memory | kept |']);
  });

  it('keeps no figures of another machine, and none of a part that there is no more', () => {
    const elsewhere = before.map((line) => (line === origin ? 'Measured on 8 × eel.' : line));
    assert.deepEqual(merged(elsewhere, ['| keys | new |']), ['| keys | new |']);
    assert.deepEqual(merged([...before, '| ropes | old |'], ['| keys | new |']), [
      '| keys | new |',
      '| memory | kept |',
    ]);
  });
});
